import type { CSSProperties, ReactNode } from 'react'
import classes from './report.module.css'

/** As many columns as stand on paper beside the others with their names written across, unless all are short. */
const MOST_ACROSS = 4
const SHORT = 10
/** More than these have no room for short ones either. */
const MOST_SHORT = 6

/** On paper its height is given (report.module.css): a table asks for the width before it knows how high it is. */
const DOWNWARDS: CSSProperties = {
  display: 'inline-block',
  textAlign: 'end',
  textWrap: 'balance',
}

interface ColumnHeadProps {
  /** The names of all levels or indicators that have a column in the table. */
  among: readonly string[]
  children: ReactNode
}

/** The name of a level or an indicator above its figures; many long ones are written downwards on paper, so that every column stands on it. */
export function ColumnHead({ among, children }: ColumnHeadProps) {
  const isDownwards = among.length > (among.some((name) => name.length > SHORT) ? MOST_ACROSS : MOST_SHORT)
  if (!isDownwards) return children
  return (
    <span className={classes.downwards} style={DOWNWARDS}>
      {children}
    </span>
  )
}
