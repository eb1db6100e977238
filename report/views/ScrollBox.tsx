import type { ReactNode } from 'react'
import classes from './report.module.css'

interface ScrollBoxProps {
  label: string
  /** Another look than the report's own. */
  className?: string
  children: ReactNode
}

/** Lets a wide table scroll by itself on narrow screens, also by keyboard. */
export function ScrollBox({ label, className = classes.scroll, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups a table that scrolls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse (axe: scrollable-region-focusable)
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
