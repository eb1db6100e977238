import type { ReactNode } from 'react'

/** Buttons and links of a row: a click on them, in their menus and in their dialogs is no click on the row. */
export function RowControls({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps clicks from the row
    <span role="presentation" onClick={(event) => event.stopPropagation()}>
      {children}
    </span>
  )
}
