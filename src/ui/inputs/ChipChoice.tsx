import { Box } from '@mui/material'
import type { ReactNode } from 'react'

interface ChipChoiceProps<T> {
  /** Each value with what stands on its chip. */
  choices: readonly (readonly [value: T, label: ReactNode])[]
  value: T | undefined
  onChange: (value: T) => void
}

/** One of a few, each a touch away. */
export function ChipChoice<T extends string | number | boolean>({ choices, value, onChange }: ChipChoiceProps<T>) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {choices.map(([each, label]) => (
        <button
          key={String(each)}
          type="button"
          className="rv-chip"
          aria-pressed={each === value}
          onClick={() => onChange(each)}
        >
          {label}
        </button>
      ))}
    </Box>
  )
}
