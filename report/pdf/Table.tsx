import { View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { styles } from './theme.ts'
import { Write } from './Write.tsx'

export interface Column {
  key: string
  label: string
  /** Points; absent for the one column that takes what is left. */
  width?: number
  color?: string
  /** Fixed columns are figures, set right, unless they say they are words. */
  isText?: boolean
}

const widthOf = ({ width }: Column) =>
  width === undefined ? { flexGrow: 1, flexShrink: 1, flexBasis: 0 } : { width, flexGrow: 0, flexShrink: 0 }

const isFigure = ({ width, isText }: Column): boolean => width !== undefined && !isText

/** The heads, repeated on every page the table spans. */
export function HeadRow({ columns }: { columns: readonly Column[] }) {
  return (
    <View style={styles.headRow} fixed>
      {columns.map((column) => (
        <View key={column.key} style={widthOf(column)}>
          <Write
            style={[
              isFigure(column) ? styles.headFigure : styles.headCell,
              column.color === undefined ? {} : { color: column.color },
            ]}
          >
            {column.label}
          </Write>
        </View>
      ))}
    </View>
  )
}

interface RowProps {
  columns: readonly Column[]
  /** One for each column: a text, or something drawn. */
  cells: readonly ReactNode[]
  /** Keys of the columns to print in bold. */
  strong?: readonly string[]
}

/** A row that is never split over two pages. */
export function Row({ columns, cells, strong = [] }: RowProps) {
  return (
    <View style={styles.row} wrap={false}>
      {columns.map((column, index) => {
        const cell = cells[index]
        const weight = strong.includes(column.key) ? styles.strong : {}
        return (
          <View key={column.key} style={widthOf(column)}>
            {typeof cell === 'string' ? (
              <Write style={[isFigure(column) ? styles.figure : styles.cell, weight]}>{cell}</Write>
            ) : (
              cell
            )}
          </View>
        )
      })}
    </View>
  )
}
