import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { ScrollBox } from '../../../../report/views/ScrollBox.tsx'
import { FIGURE_HEAD } from '../figureHead.ts'

/** A column of figures by its name alone. */
type FigureColumn =
  | string
  | { key: string | number; label: ReactNode /** Words, or a drawing, which has no head. */; isText?: boolean }

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
  /** Of how many columns the widest of the tables below each other has: figures stand below figures in all of them. */
  sharedColumns?: number
}

const FIRST_HEAD = { minWidth: 120, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const
const TEXT = { minWidth: 120, overflowWrap: 'break-word' } as const
const FIGURE = { whiteSpace: 'nowrap' } as const

/** Where all tables have the same columns: room for a long word at the head of a figure; names take a fifth, on a phone little. */
const [FIGURE_ROOM, NAME_ROOM] = [84, 120]
/** On paper figures share what there is. */
const sharedLook = (count: number) => ({
  ...{ tableLayout: 'fixed', width: '100%', '& th, & td': { px: 0.5 } },
  '& col:first-of-type': { width: { xs: NAME_ROOM, sm: '20%' } },
  '@media screen': { minWidth: { xs: NAME_ROOM + count * FIGURE_ROOM, sm: (count * FIGURE_ROOM) / 0.8 } },
})

/** Names with figures beside them; scrolls by itself where it is too wide. */
export function FigureTable({ label, head = label, columns, rows, sharedColumns }: FigureTableProps) {
  const known = columns.map((column, place) => (typeof column === 'string' ? { key: place, label: column } : column))
  const missing = Math.max(0, (sharedColumns ?? 0) - known.length)
  // A cell, though there is nothing in it: the lines between rows are as long as those of the others.
  const filler = missing > 0 && <TableCell component="td" colSpan={missing} />
  const alignOf = ({ isText = false }: { isText?: boolean }) => (isText ? 'left' : 'right')
  return (
    <ScrollBox label={label}>
      <Table size="small" aria-label={label} sx={sharedColumns === undefined ? undefined : sharedLook(sharedColumns)}>
        {sharedColumns !== undefined && (
          <colgroup>
            <col />
            <col span={sharedColumns} />
          </colgroup>
        )}
        <TableHead>
          <TableRow>
            <TableCell sx={FIRST_HEAD}>{head}</TableCell>
            {known.map((column) => (
              <TableCell
                key={column.key}
                component={column.label === '' ? 'td' : 'th'}
                align={alignOf(column)}
                sx={FIGURE_HEAD}
              >
                {column.label}
              </TableCell>
            ))}
            {filler}
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
              {filler}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  )
}
