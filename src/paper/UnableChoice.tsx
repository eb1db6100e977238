import { chooseUnable } from './answer.ts'
import { Choice } from './Choice.tsx'
import type { FieldProps } from './fieldProps.ts'

interface UnableProps extends FieldProps {
  /** A radio where the other answers are radios, otherwise a checkbox. */
  type: 'radio' | 'checkbox'
  wasTouched?: () => boolean
}

/** "Unable to observe", where the questionnaire offers it. */
export function UnableChoice({
  type,
  wasTouched,
  question,
  answer,
  unable,
  describedBy,
  translate,
  onGive,
}: UnableProps) {
  if (!unable) return null
  const isUnable = answer?.unable === true
  const choose = () => onGive(chooseUnable(question, answer, type === 'radio' || !isUnable), wasTouched?.() ?? false)
  return (
    <Choice
      type={type}
      name={`q${question.id}`}
      mark="–"
      checked={isUnable}
      describedBy={describedBy}
      isQuiet
      onChoose={choose}
    >
      {translate('question.unable')}
    </Choice>
  )
}
