import { TextField } from '@mui/material'
import type { ReactNode } from 'react'

interface PlainSelectProps {
  label: string
  /** Empty for none. */
  value: string
  /** The words for none. */
  none: string
  choices: readonly { code: string; name: string }[]
  helperText?: ReactNode
  isFaulty?: boolean
  onChange: (value: string) => void
}

/** One of a few, or none, in the browser's own list: it can be typed into, and fits a phone. */
export function PlainSelect({ label, value, none, choices, helperText, isFaulty, onChange }: PlainSelectProps) {
  return (
    <TextField
      select
      fullWidth
      label={label}
      value={value}
      disabled={choices.length === 0}
      helperText={helperText}
      error={isFaulty}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      <option value="">{none}</option>
      {choices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </TextField>
  )
}
