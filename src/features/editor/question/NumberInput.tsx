import { useState } from 'react'
import { useEditing } from '../editing.ts'
import '../../../ui/inputs/choice.css'
import { readNumber } from '../../../paper/answer.ts'

interface NumberInputProps {
  id: string
  label: string
  value: number | undefined
  isInvalid: boolean
  describedBy?: string | undefined
  onChange: (value: number | undefined) => void
}

/** A number that may be empty or half typed ("1.") while one types it. */
export function NumberInput({ id, label, value, isInvalid, describedBy, onChange }: NumberInputProps) {
  const { act } = useEditing()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      id={id}
      className="rv-input rv-figure"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={isInvalid}
      aria-describedby={describedBy}
      value={typed ?? value ?? ''}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(readNumber(target.value))
      }}
      onBlur={() => {
        setTyped(null)
        act({ kind: 'pause' })
      }}
    />
  )
}
