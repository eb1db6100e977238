import type { ReactNode } from 'react'

interface ScrollBoxProps {
  label: string
  /** Beside that of what scrolls: the box's own look. */
  className?: string
  children: ReactNode
}

/** Lets a wide table scroll by itself on narrow screens, also by keyboard. */
export function ScrollBox({ label, className = '', children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields; this groups a table that scrolls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse (axe: scrollable-region-focusable)
    <div className={`rv-scroll ${className}`} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
