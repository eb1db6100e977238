import { useTranslate } from 'react-admin'
import type { CopyData } from '../model.ts'
import '../plain.css'

const PARTS = ['paper', 'dimensions', 'settings', 'relations'] as const

/** Everything but the people, who are mostly others next time. */
export const USUAL_COPY: CopyData = { paper: true, dimensions: true, settings: true, relations: false }

/** The choice with one part switched; indicators need the questions they name. */
export function switchPart(data: CopyData, part: keyof CopyData, isTaken: boolean): CopyData {
  const next = { ...data, [part]: isTaken }
  return next.paper ? next : { ...next, dimensions: false }
}

/** What a copy takes along; answers it never does. */
export function CopyChoices({ data, onChange }: { data: CopyData; onChange: (data: CopyData) => void }) {
  const translate = useTranslate()
  return (
    <fieldset className="rv-plain">
      <legend>{translate('questionnaires.copy.what')}</legend>
      {PARTS.map((part) => (
        <label key={part} className="rv-tick">
          <input
            type="checkbox"
            checked={data[part]}
            disabled={part === 'dimensions' && !data.paper}
            onChange={({ target }) => onChange(switchPart(data, part, target.checked))}
          />
          {translate(`questionnaires.copy.${part}`)}
        </label>
      ))}
      <p className="rv-sub">{translate('questionnaires.copy.answers')}</p>
    </fieldset>
  )
}
