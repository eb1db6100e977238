import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { ScrollBox } from '../../../../report/views/ScrollBox.tsx'
import { FIGURE_HEAD } from '../figureHead.ts'

/** A column of figures by its name alone. */
type FigureColumn = string | { key: string | number; label: ReactNode /** Words, or a drawing. */; isText?: boolean }

export interface FigureRow {
  key: string | number
  name: ReactNode
  cells: ReactNode[]
  /** Below how many others it stands, as departments do. */
  depth?: number
}

interface FigureTableProps {
  /** Names the table. */
  label: string
  /** What stands at the head of the rows' names; the label, unless it is given. */
  head?: string
  columns: readonly FigureColumn[]
  rows: readonly FigureRow[]
}

const FIRST_HEAD = { minWidth: 120, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const
const TEXT = { minWidth: 120, overflowWrap: 'break-word' } as const
const FIGURE = { whiteSpace: 'nowrap' } as const

/** Names with figures beside them; scrolls by itself where it is too wide. */
export function FigureTable({ label, head = label, columns, rows }: FigureTableProps) {
  const known = columns.map((column, place) => (typeof column === 'string' ? { key: place, label: column } : column))
  const alignOf = ({ isText = false }: { isText?: boolean }) => (isText ? 'left' : 'right')
  return (
    <ScrollBox label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell sx={FIRST_HEAD}>{head}</TableCell>
            {known.map((column) => (
              <TableCell key={column.key} align={alignOf(column)} sx={FIGURE_HEAD}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, cells, depth = 0 }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={TEXT}>
                <Box sx={{ pl: 2 * depth }}>{name}</Box>
              </TableCell>
              {known.map((column, index) => (
                <TableCell key={column.key} align={alignOf(column)} sx={column.isText ? TEXT : FIGURE}>
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  )
}
