/** A page's head: where it belongs, its title with a status, one primary action at the right (design §6). */
import { Box, Typography } from '@mui/material'
import { createContext, type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import './page.css'

interface PageHeaderProps {
  title: ReactNode
  /** A chip beside the title. */
  status?: ReactNode
  /** One line below the title: what matters now. */
  subtitle?: ReactNode
  /** What the page belongs to, above the title. */
  above?: ReactNode
  /** Buttons; the primary one stands last. */
  actions?: ReactNode
  /** Where PageActions of the pages inside are drawn. */
  actionsRef?: (element: HTMLElement | null) => void
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 1.5,
  px: { xs: 2, sm: 4 },
  pt: 2,
  pb: 1.5,
}

export function PageHeader({ title, status, subtitle, above, actions, actionsRef }: PageHeaderProps) {
  return (
    <Box component="header" sx={HEAD}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
        {above && <Typography variant="caption">{above}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography variant="h1">{title}</Typography>
          {status}
        </Box>
        {subtitle && <Typography color="textSecondary">{subtitle}</Typography>}
      </Box>
      <Box ref={actionsRef} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
        {actions}
      </Box>
    </Box>
  )
}

/** The way back to what a page belongs to. */
export function Above({ to, children }: { to: string; children: ReactNode }) {
  return (
    <>
      <Link to={to}>{children}</Link> /
    </>
  )
}

/** The place of the frame's header where pages inside put their buttons. */
export const ActionsPlace = createContext<HTMLElement | null>(null)

/** Puts buttons of a page into the header of the frame around it (inside a questionnaire). */
export function PageActions({ children }: { children: ReactNode }) {
  const place = useContext(ActionsPlace)
  return place && createPortal(children, place)
}
