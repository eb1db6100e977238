/** One big target: a radio or a checkbox with its number and its words (look/phone.png). */
import type { ReactNode } from 'react'

interface ChoiceProps {
  type: 'radio' | 'checkbox'
  name: string
  /** The key that chooses it, or a dash; shown, not read out. */
  mark: string
  checked: boolean
  describedBy: string
  isQuiet?: boolean
  onChoose: () => void
  children: ReactNode
}

export function Choice({ type, name, mark, checked, describedBy, isQuiet, onChoose, children }: ChoiceProps) {
  return (
    <label className={isQuiet ? 'q-choice q-quiet' : 'q-choice'}>
      <input
        type={type}
        name={name}
        checked={checked}
        aria-describedby={describedBy || undefined}
        onChange={onChoose}
      />
      <span className="q-mark" aria-hidden="true">
        {mark}
      </span>
      <span className="q-words">{children}</span>
      {type === 'checkbox' && <span className="q-tick" aria-hidden="true" />}
    </label>
  )
}
