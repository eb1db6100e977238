import type { Notes } from './reportCalls.ts'
import { AIM, AIM_TEXT, AIMS, FIELD, NAME } from './shapes.ts'
import { useWords } from './useWords.ts'

const MOST_AIMS = 3
const LONGEST_AIM = 300

type Aims = Notes['aims']

/** Up to three aims, each with a day by which it shall be reached. */
export function AimFields({ aims, onChange }: { aims: Aims; onChange: (aims: Aims) => void }) {
  const words = useWords()
  const change = (place: number, part: Partial<Aims[number]>) =>
    onChange(aims.map((aim, index) => (index === place ? { ...aim, ...part } : aim)))
  return (
    <fieldset style={AIMS}>
      <legend style={NAME}>{words('released.notes.aims')}</legend>
      {aims.map((aim, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an aim is its place
        <div key={index} style={AIM}>
          <label style={AIM_TEXT}>
            <span style={NAME}>{words('released.notes.aim', { index: index + 1 })}</span>
            <input
              className="q-input"
              name={`aim${index + 1}`}
              maxLength={LONGEST_AIM}
              value={aim.text}
              onChange={(event) => change(index, { text: event.target.value })}
            />
          </label>
          <label style={FIELD}>
            <span style={NAME}>{words('released.notes.date', { index: index + 1 })}</span>
            <input
              className="q-input"
              name={`date${index + 1}`}
              type="date"
              value={aim.date ?? ''}
              onChange={(event) => change(index, { date: event.target.value === '' ? null : event.target.value })}
            />
          </label>
          <button type="button" className="button" onClick={() => onChange(aims.filter((_, place) => place !== index))}>
            {words('released.notes.remove', { index: index + 1 })}
          </button>
        </div>
      ))}
      {aims.length < MOST_AIMS && (
        <div>
          <button type="button" className="button" onClick={() => onChange([...aims, { text: '', date: null }])}>
            {words('released.notes.add')}
          </button>
        </div>
      )}
    </fieldset>
  )
}
