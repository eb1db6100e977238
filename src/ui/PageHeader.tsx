/** A page's head: where it belongs, its title with a status, one primary action at the right (design §6). */
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

export function PageHeader({ title, status, subtitle, above, actions, actionsRef }: PageHeaderProps) {
  return (
    <header className="rv-head">
      <div className="rv-head-text">
        {above && <p className="rv-sub">{above}</p>}
        <h1>
          {title} {status}
        </h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      <div className="rv-head-actions" ref={actionsRef}>
        {actions}
      </div>
    </header>
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
