import { type ReactNode, useId } from 'react'
import classes from './report.module.css'

interface PanelProps {
  /** The panel's finding, or its name. */
  title: string
  caption?: string
  children: ReactNode
}

/** A titled part of the report. */
export function Panel({ title, caption, children }: PanelProps) {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 className={classes.finding} id={id}>
        {title}
      </h2>
      {caption !== undefined && <p className={classes.caption}>{caption}</p>}
      {children}
    </section>
  )
}
