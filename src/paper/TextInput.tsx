/** A text that grows with what is written, and a counter where it matters. */
import { countCharacters } from '../../domain/paper/answers.ts'
import type { FieldProps } from './fieldProps.ts'

interface TextInputProps extends FieldProps {
  value: string
  /** Characters; the counter shows always (`counts`) or once nine tenths are used. */
  maximum: number
  counts?: boolean
  labelledBy?: string
  onWrite: (text: string) => void
}

export function TextInput({ value, maximum, counts, labelledBy, ...props }: TextInputProps) {
  const used = countCharacters(value)
  const isOver = used > maximum
  return (
    <>
      <textarea
        className="q-input q-text"
        rows={4}
        value={value}
        aria-labelledby={labelledBy}
        aria-describedby={props.describedBy || undefined}
        aria-invalid={props.invalid || isOver || undefined}
        onChange={(event) => props.onWrite(event.target.value)}
      />
      {(counts || used > maximum * 0.9) && (
        <span className={isOver ? 'q-counter q-over' : 'q-counter'}>
          {props.translate('question.characters', { used, maximum })}
        </span>
      )}
    </>
  )
}
