import { Box } from '@mui/material'
import type { ReactNode } from 'react'

const POINTS = { display: 'grid', gap: 0.5, m: 0, pl: 2, '& > li::marker': { color: 'var(--accent)' } }

/** Sentences to be read one by one. */
export function Points({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={POINTS}>
      {children}
    </Box>
  )
}
