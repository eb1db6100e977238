/** DUO_XUAN: any number of options. */
import { toggleOption } from './answer.ts'
import { Choice } from './Choice.tsx'
import type { FieldProps } from './fieldProps.ts'

export function OptionsField(props: FieldProps) {
  const { question, answer, describedBy, translate, onGive } = props
  return (
    <div className="q-choices">
      <p className="q-hint">{translate('question.several')}</p>
      {(question.data.options ?? []).map((option, index) => (
        <Choice
          key={option.id}
          type="checkbox"
          name={`q${question.id}-${option.id}`}
          mark={index < 9 ? String(index + 1) : ''}
          checked={!answer?.unable && (answer?.optionIds ?? []).includes(option.id)}
          describedBy={describedBy}
          onChoose={() => onGive(toggleOption(question, answer, option.id), false)}
        >
          {option.title}
        </Choice>
      ))}
    </div>
  )
}
