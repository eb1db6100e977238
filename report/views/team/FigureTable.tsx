import type { ReactNode } from 'react'
import classes from '../report.module.css'
import { ScrollBox } from '../ScrollBox.tsx'

export interface FigureColumn {
  key: string | number
  label: ReactNode
  /** Words, or a drawing. */
  isText?: boolean
}

export interface FigureRow {
  key: string | number
  name: string
  cells: ReactNode[]
  /** Departments below others. */
  depth?: number
}

interface FigureTableProps {
  label: string
  /** The first one names the rows. */
  head: string
  columns: readonly FigureColumn[]
  rows: readonly FigureRow[]
}

/** Points a row is set in below the one it belongs to. */
const INDENT = 12

/** Rows of figures, headed by their names; it scrolls by itself where it is wider than the page. */
export function FigureTable({ label, head, columns, rows }: FigureTableProps) {
  return (
    <ScrollBox label={label}>
      <table className={classes.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.isText ? undefined : classes.number}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row" style={{ paddingInlineStart: row.depth ? INDENT * (row.depth + 1) : undefined }}>
                {row.name}
              </th>
              {columns.map((column, index) => (
                <td key={column.key} className={column.isText ? undefined : classes.number}>
                  {row.cells[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}
