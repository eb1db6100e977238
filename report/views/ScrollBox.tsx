import type { ReactNode } from 'react'
import classes from './report.module.css'

/** Lets a wide table scroll by itself on narrow screens, also by keyboard. */
export function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups a table that scrolls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse (axe: scrollable-region-focusable)
    <div className={classes.scroll} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
