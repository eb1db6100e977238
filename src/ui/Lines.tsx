import { Box } from '@mui/material'
import type { ReactNode } from 'react'

const LINES = {
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 36, py: 0.5 },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& > li > :last-child:not(:only-child)': { ml: 'auto' },
}

/** A list of short lines, what counts at their right end. */
export function Lines({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={LINES}>
      {children}
    </Box>
  )
}
