/** WEN_DA: open text. */
import { textMaximum } from '../../domain/paper/answers.ts'
import { writeText } from './answer.ts'
import type { FieldProps } from './fieldProps.ts'
import { TextInput } from './TextInput.tsx'

export function TextField(props: FieldProps) {
  const { question, answer, onGive } = props
  return (
    <div className="q-choices">
      <TextInput
        {...props}
        labelledBy={`q${question.id}`}
        maximum={textMaximum(question)}
        counts={question.config.lengthLimit === true}
        value={answer?.unable ? '' : (answer?.text ?? '')}
        onWrite={(text) => onGive(writeText(question, answer, text), false)}
      />
    </div>
  )
}
