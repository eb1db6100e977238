import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

/** A column of figures by its name alone. */
type FigureColumn = string | { key: string | number; label: string /** Words, or a drawing. */; isText?: boolean }

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

/** Paper does not scroll: every column has to stand on it. */
const ON_PAPER = {
  '@media print': {
    overflow: 'visible',
    '& .MuiTableCell-root': {
      ...{ px: 0.5, minWidth: 0, fontSize: 'var(--text-note)' },
      ...{ whiteSpace: 'normal', overflowWrap: 'anywhere' },
    },
  },
}

/** Names with figures beside them; scrolls by itself where it is too wide. */
export function FigureTable({ label, head = label, columns, rows }: FigureTableProps) {
  const known = columns.map((column) => (typeof column === 'string' ? { key: column, label: column } : column))
  const alignOf = ({ isText = false }: { isText?: boolean }) => (isText ? 'left' : 'right')
  return (
    <Box sx={{ overflowX: 'auto', ...ON_PAPER }} role="group" aria-label={label} tabIndex={0}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{head}</TableCell>
            {known.map((column) => (
              <TableCell key={column.key} align={alignOf(column)}>
                {column.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, cells, depth = 0 }) => (
            <TableRow key={key} sx={{ breakInside: 'avoid' }}>
              <TableCell component="th" scope="row" sx={{ minWidth: 120, overflowWrap: 'break-word' }}>
                <Box sx={{ pl: 2 * depth }}>{name}</Box>
              </TableCell>
              {known.map((column, index) => (
                <TableCell key={column.key} align={alignOf(column)} sx={{ whiteSpace: 'nowrap' }}>
                  {cells[index]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
