import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'

const MIDDLE = { display: 'grid', justifyItems: 'center', gap: 2, px: 3, py: 4, textAlign: 'center' }

/** What a list says while it has nothing, with the next step (design §6). */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <Box sx={MIDDLE}>
      <svg
        width="48"
        height="48"
        viewBox="0 0 48 48"
        fill="none"
        stroke="var(--ink-3)"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M12 7h18l7 7v27H12z" fill="var(--surface)" strokeLinejoin="round" />
        <path d="M30 7v7h7" strokeLinejoin="round" />
        <path d="M18 22h13M18 28h13M18 34h7" stroke="var(--line)" strokeWidth="2" />
      </svg>
      <Typography color="textSecondary">{children}</Typography>
      {action && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>{action}</Box>}
    </Box>
  )
}
