import { Box, Card, CardContent, type SxProps, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  /** One line below the title. */
  hint?: ReactNode
  /** What can be done, at the right of the title. */
  action?: ReactNode
  sx?: SxProps
  children: ReactNode
}

const HEADER = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: 2,
}

/** A sheet of a page: its heading, and what belongs together below it. */
export function Panel({ title, hint, action, sx, children }: PanelProps) {
  const id = useId()
  return (
    <Card aria-labelledby={id} sx={sx}>
      <CardContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}>
        <Box sx={{ breakAfter: 'avoid' }}>
          <Box sx={HEADER}>
            <Typography variant="h2" id={id}>
              {title}
            </Typography>
            {action}
          </Box>
          {hint && <Typography variant="caption">{hint}</Typography>}
        </Box>
        {children}
      </CardContent>
    </Card>
  )
}
