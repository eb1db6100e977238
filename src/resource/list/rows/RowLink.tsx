import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** The name of a row, which leads where the row leads: one step, not one of each. */
export function RowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} onClick={(event) => event.stopPropagation()}>
      {children}
    </Link>
  )
}
