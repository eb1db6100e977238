import type { CSSProperties, ReactNode } from 'react'

/** What is seen of the table is measured by `ACROSS`. */
const BOX: CSSProperties = { containerType: 'inline-size' }
const ACROSS: CSSProperties = {
  display: 'inline-block',
  position: 'sticky',
  left: 4,
  maxWidth: 'calc(100cqi - 32px)',
}

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
    <div className={`rv-scroll ${className}`} role="group" aria-label={label} tabIndex={0} style={BOX}>
      {children}
    </div>
  )
}

/** Words over all columns of a table that scrolls: their lines are as long as what is seen of it, and stay there. */
export const Across = ({ children }: { children: ReactNode }) => <span style={ACROSS}>{children}</span>
