import type { CSSProperties } from 'react'

/** A background that carries a figure: browsers print it, too, when they leave backgrounds out, as they do unless asked. */
export const INKED = { WebkitPrintColorAdjust: 'exact', printColorAdjust: 'exact' } satisfies CSSProperties
