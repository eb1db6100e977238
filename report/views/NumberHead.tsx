import type { CSSProperties } from 'react'
import classes from './report.module.css'

/** So short a word stays whole in Chinese, too. */
const SHORT = 6
const WHOLE: CSSProperties = { wordBreak: 'keep-all' }

/** The head of a column of figures. */
export const NumberHead = ({ label }: { label: string }) => (
  <th scope="col" className={classes.number} style={label.length > SHORT ? undefined : WHOLE}>
    {label}
  </th>
)
