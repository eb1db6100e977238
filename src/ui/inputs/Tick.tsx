import { Checkbox, FormControlLabel } from '@mui/material'
import type { ReactNode } from 'react'

interface TickProps {
  checked: boolean
  onChange: (checked: boolean) => void
  children: ReactNode
}

/** A box to tick, and what ticking it says. */
export function Tick({ checked, onChange, children }: TickProps) {
  return (
    <FormControlLabel
      control={<Checkbox checked={checked} onChange={(event) => onChange(event.target.checked)} />}
      label={children}
    />
  )
}
