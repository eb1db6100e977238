import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** What a page's parts keep from its sides. */
export const BODY_MARGINS = { px: { xs: 2, sm: 4 } }

const BODY = {
  ...BODY_MARGINS,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  pb: { xs: 3, sm: 4 },
}

/** Below a page's head: its parts, one under the other; `isNarrow` where they are to be read or filled in (design §6). */
export function PageBody({ isNarrow = false, children }: { isNarrow?: boolean; children: ReactNode }) {
  return <Box sx={{ ...BODY, '& > *': { maxWidth: isNarrow ? 720 : undefined } }}>{children}</Box>
}
