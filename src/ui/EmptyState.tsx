import type { ReactNode } from 'react'
import './page.css'

/** What a list says while it has nothing, with the next step (design §6). */
export function EmptyState({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="rv-empty">
      <svg width="44" height="44" viewBox="0 0 44 44" fill="none" aria-hidden="true">
        <circle cx="22" cy="22" r="17" stroke="var(--line)" strokeWidth="5" />
        <path d="M22 5a17 17 0 0 1 12 5" stroke="var(--accent)" strokeWidth="5" />
      </svg>
      <p>{children}</p>
      {action}
    </div>
  )
}
