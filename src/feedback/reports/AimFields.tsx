import { useEffect, useRef, useState } from 'react'
import type { Notes } from './reportCalls.ts'
import { AIM, AIM_TEXT, AIMS, FIELD, NAME } from './shapes.ts'
import { useWords } from './useWords.ts'

const MOST_AIMS = 3
const LONGEST_AIM = 300
/** A browser lets a year have six digits where none is named; a day that is kept has four. */
const LAST_DAY = '9999-12-31'
const ADD = 'addAim'

type Aims = Notes['aims']

/** Who has the focus after an act that took away what had it. */
function useNextFocus() {
  const around = useRef<HTMLFieldSetElement>(null)
  const next = useRef<string | null>(null)
  useEffect(() => {
    if (next.current === null) return
    around.current?.querySelector<HTMLElement>(`[name="${next.current}"]`)?.focus()
    next.current = null
  })
  const focusNext = (name: string) => {
    next.current = name
  }
  return { around, focusNext }
}

/** A key an aim keeps whatever its place: what the browser holds of a field, half a day for one, goes with its aim. */
function useKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, index) => index))
  const fresh = Math.max(-1, ...keys) + 1
  const isOthers = keys.length !== count
  if (isOthers) setKeys(Array.from({ length: count }, (_, index) => fresh + index))
  return {
    keys,
    addKey: () => setKeys([...keys, fresh]),
    removeKey: (place: number) => setKeys(keys.filter((_, index) => index !== place)),
  }
}

/** Up to three aims, each with a day by which it shall be reached. */
export function AimFields({ aims, onChange }: { aims: Aims; onChange: (aims: Aims) => void }) {
  const words = useWords()
  const { keys, addKey, removeKey } = useKeys(aims.length)
  const { around, focusNext } = useNextFocus()
  const change = (place: number, part: Partial<Aims[number]>) =>
    onChange(aims.map((aim, index) => (index === place ? { ...aim, ...part } : aim)))
  function add() {
    addKey()
    onChange([...aims, { text: '', date: null }])
    focusNext(`aim${aims.length + 1}`)
  }
  function remove(place: number) {
    removeKey(place)
    onChange(aims.filter((_, index) => index !== place))
    focusNext(ADD)
  }
  return (
    <fieldset ref={around} style={AIMS}>
      <legend style={NAME}>{words('released.notes.aims')}</legend>
      {aims.map((aim, index) => (
        <div key={keys[index]} style={AIM}>
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
              max={LAST_DAY}
              value={aim.date ?? ''}
              onChange={(event) => change(index, { date: event.target.value === '' ? null : event.target.value })}
            />
          </label>
          <button type="button" className="button" onClick={() => remove(index)}>
            {words('released.notes.remove', { index: index + 1 })}
          </button>
        </div>
      ))}
      {aims.length < MOST_AIMS && (
        <div>
          <button type="button" className="button" name={ADD} onClick={add}>
            {words('released.notes.add')}
          </button>
        </div>
      )}
    </fieldset>
  )
}
