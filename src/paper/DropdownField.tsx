/** XIA_LA: the browser's own list, which phones show best. */
import { chooseOption } from './answer.ts'
import type { FieldProps } from './fieldProps.ts'

export function DropdownField(props: FieldProps) {
  const { question, answer, describedBy, invalid, translate, onGive } = props
  const chosen = answer?.unable ? undefined : answer?.optionIds?.[0]
  const choose = (value: string) => onGive(chooseOption(question, answer, value === '' ? null : Number(value)), false)
  return (
    <div className="q-choices">
      <select
        className="q-input q-select"
        value={chosen ?? ''}
        aria-labelledby={`q${question.id}`}
        aria-describedby={describedBy || undefined}
        aria-invalid={invalid || undefined}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{translate('question.choose')}</option>
        {(question.data.options ?? []).map((option) => (
          <option key={option.id} value={option.id}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  )
}
