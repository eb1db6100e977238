import { chooseOption, giveScore } from './answer.ts'
import type { FieldProps } from './fieldProps.ts'

/** Radios cannot be unchosen: an optional question offers it. */
export function ClearChoice({ question, answer, translate, onGive }: FieldProps) {
  const isGiven = answer?.unable || answer?.score !== undefined || (answer?.optionIds?.length ?? 0) > 0
  if (question.config.required || !isGiven) return null
  const clear = () => onGive(giveScore(question, chooseOption(question, answer, null), undefined), false)
  return (
    <button type="button" className="q-clear" onClick={clear}>
      {translate('question.clear')}
    </button>
  )
}
