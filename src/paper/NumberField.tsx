/** DA_FEN_INPUT, and a DA_FEN with more scores than buttons fit: a number typed in. */
import { useState } from 'react'
import { checkScore } from '../../domain/paper/answers.ts'
import { readNumber, typeScore } from './answer.ts'
import type { FieldProps } from './fieldProps.ts'

export function NumberField(props: FieldProps) {
  const { question, answer, describedBy, invalid, translate, onGive } = props
  const { score, text } = answer?.unable ? {} : { ...answer }
  const [typed, setTyped] = useState('')
  // What is typed stays as it is ("8." on the way to "8.5") as long as it means the score.
  const shown = score === undefined ? (text ?? '') : readNumber(typed) === score ? typed : String(score)
  const { minimumScore: minimum = 0, maximumScore: maximum = 100, isFloat, precision = 0 } = question.config
  const write = (value: string) => {
    setTyped(value)
    onGive(typeScore(question, answer, value), false)
  }
  const hintId = `q${question.id}-bounds`
  const isUnreadable = shown.trim() !== '' && readNumber(shown) === undefined
  const isRefused = isUnreadable || (score !== undefined && checkScore(question, score).length > 0)
  const withDecimals = isFloat === true && precision > 0
  return (
    <div className="q-choices">
      <div className="q-number">
        <input
          className="q-input"
          inputMode={withDecimals || minimum < 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={20}
          value={shown}
          aria-labelledby={`q${question.id}`}
          aria-describedby={`${hintId} ${describedBy}`.trim()}
          aria-invalid={invalid || isRefused || undefined}
          onChange={(event) => write(event.target.value)}
        />
        <span className={isRefused ? 'q-hint q-over' : 'q-hint'} id={hintId}>
          {translate(withDecimals ? 'question.bounds.decimals' : 'question.bounds', { minimum, maximum, precision })}
        </span>
      </div>
    </div>
  )
}
