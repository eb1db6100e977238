import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import type { Notes } from './reportCalls.ts'
import { AIM, AIM_FAULT, AIM_TEXT, AIMS, FIELD, NAME } from './shapes.ts'
import { useWords } from './useWords.ts'

const MOST_AIMS = 3
const LONGEST_AIM = 300
/** A browser lets a year have six digits where none is named; a day that is kept has four. */
const LAST_DAY = '9999-12-31'
const ADD = 'addAim'

type Aims = Notes['aims']

/** What keeps an aim from being saved, and the name of its field. */
export interface AimFault {
  key: 'released.notes.noDay' | 'released.notes.noWords'
  index: number
  name: string
}

/** The first aim that cannot be saved; its fields say by their names which it is. One without a word or a day keeps nothing. */
export function faultIn(form: HTMLFormElement): AimFault | null {
  for (const text of form.querySelectorAll<HTMLInputElement>('input[name^="aim"]')) {
    const index = Number(text.name.slice('aim'.length))
    const date = form.elements.namedItem(`date${index}`) as HTMLInputElement
    const isHalf = date.validity.badInput
    if (text.value.trim() === '' && (isHalf || date.value !== '')) {
      return { key: 'released.notes.noWords', index, name: text.name }
    }
    if (isHalf) return { key: 'released.notes.noDay', index, name: date.name }
  }
  return null
}

const named = (around: RefObject<HTMLElement | null>, name: string) =>
  around.current?.querySelector<HTMLElement>(`[name="${name}"]`)

/** Who has the focus after an act that took away what had it; a save takes rows that were left empty. */
function useNextFocus(count: number) {
  const around = useRef<HTMLFieldSetElement>(null)
  const next = useRef<string | null>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) next.current = ADD
    before.current = count
    if (next.current === null) return
    named(around, next.current)?.focus()
    next.current = null
  })
  const focusNext = (name: string) => {
    next.current = name
  }
  return { around, focusNext }
}

/** The field that keeps an aim from being saved has the focus, and is seen with its message, above the bar. */
function useShownFault(around: RefObject<HTMLElement | null>, fault: AimFault | null) {
  useEffect(() => {
    if (fault === null) return
    const field = named(around, fault.name)
    field?.closest('[data-aim]')?.scrollIntoView({ block: 'nearest' })
    field?.focus()
  }, [around, fault])
}

/** A key an aim keeps whatever its place: what the browser holds of a field, half a day for one, goes with its aim. */
function useKeys(count: number) {
  const [keys, setKeys] = useState<readonly number[]>(() => Array.from({ length: count }, (_, index) => index))
  const fresh = Math.max(-1, ...keys) + 1
  if (keys.length !== count) setKeys(Array.from({ length: count }, (_, index) => keys[index] ?? fresh + index))
  return {
    keys,
    addKey: () => setKeys([...keys, fresh]),
    removeKey: (place: number) => setKeys(keys.filter((_, index) => index !== place)),
  }
}

interface AimFieldsProps {
  aims: Aims
  fault: AimFault | null
  onChange: (aims: Aims) => void
}

/** Up to three aims, each with a day by which it shall be reached. */
export function AimFields({ aims, fault, onChange }: AimFieldsProps) {
  const words = useWords()
  const id = useId()
  const { keys, addKey, removeKey } = useKeys(aims.length)
  const { around, focusNext } = useNextFocus(aims.length)
  useShownFault(around, fault)
  const faultOf = (name: string) =>
    fault?.name === name ? { 'aria-invalid': true, 'aria-describedby': id } : undefined
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
        <div key={keys[index]} style={AIM} data-aim>
          <label style={AIM_TEXT}>
            <span style={NAME}>{words('released.notes.aim', { index: index + 1 })}</span>
            <input
              className="q-input"
              name={`aim${index + 1}`}
              {...faultOf(`aim${index + 1}`)}
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
              {...faultOf(`date${index + 1}`)}
              type="date"
              max={LAST_DAY}
              value={aim.date ?? ''}
              onChange={(event) => change(index, { date: event.target.value === '' ? null : event.target.value })}
            />
          </label>
          <button type="button" className="button" onClick={() => remove(index)}>
            {words('released.notes.remove', { index: index + 1 })}
          </button>
          {fault?.index === index + 1 && (
            <p id={id} className="trouble bad" role="alert" style={AIM_FAULT}>
              {words(fault.key, { index: fault.index })}
            </p>
          )}
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
