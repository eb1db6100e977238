/** Named or anonymous: asked without a default, both explained honestly (design §5.6, anonymity.md). */
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import './typeChoice.css'

export type QuestionnaireType = 1 | 2

interface TypeChoiceProps {
  value: QuestionnaireType | null
  onChange: (type: QuestionnaireType) => void
  /** Shows that a choice is missing. */
  isMissing?: boolean
  /** Set where the choice can no longer be changed. */
  isFixed?: boolean
}

const TYPES = [1, 2] as const
const POINTS = ['who', 'when', 'fits'] as const

export function TypeChoice({ value, onChange, isMissing = false, isFixed = false }: TypeChoiceProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <fieldset className="rv-types" aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <legend>{translate('type.question')}</legend>
      {TYPES.map((type) => (
        <label key={type} className="rv-type" data-chosen={value === type}>
          <input
            type="radio"
            name={id}
            checked={value === type}
            disabled={isFixed}
            onChange={() => onChange(type)}
            aria-describedby={`${id}-${type}`}
          />
          <b>{translate(`type.${type}`)}</b>
          <ul id={`${id}-${type}`}>
            {POINTS.map((point) => (
              <li key={point}>{translate(`type.${type}.${point}`)}</li>
            ))}
          </ul>
        </label>
      ))}
      <p className="rv-sub">{translate('type.fixed')}</p>
      {isMissing && (
        <p id={`${id}-missing`} className="rv-fault" role="alert">
          {translate('type.missing')}
        </p>
      )}
    </fieldset>
  )
}
