import classes from './report.module.css'

/** The head of a column of figures. */
export const NumberHead = ({ label }: { label: string }) => (
  <th scope="col" className={classes.number}>
    {label}
  </th>
)
