import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { ScrollBox } from '../../../../report/views/ScrollBox.tsx'
import { usePrinting } from '../../../ui/usePrinting.ts'
import { FIGURE_HEAD } from '../figureHead.ts'

/** Width of a column that stands below those of other tables: pixels on a screen, percent of an upright sheet. */
export interface Room {
  screen: number
  paper: number
  /** Its head takes no more than this: it is broken within words before figures go out of sight. */
  isStrict?: boolean
}

/** A column of figures by its name alone. */
type FigureColumn =
  | string
  | {
      key: string | number
      label: ReactNode /** Words, or a drawing, which has no head. */
      isText?: boolean
      room?: Room
    }

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
  /** As many columns as an upright sheet has room for beside the names: the others follow in further tables there. */
  mostOnPaper?: number
  /** Of the names' column, where every column has its room: the table is as wide as they are together. */
  room?: Room
}

/** Twelve indicators beside two figures of all. */
const MOST_ON_PAPER = 14
const FIRST_HEAD = { minWidth: 120, whiteSpace: 'normal', overflowWrap: 'anywhere' } as const
const TEXT = { minWidth: 120, overflowWrap: 'break-word' } as const
/** Short words beside names that are longer: on paper names give way, and these are broken only beyond this. */
const WORDS = { '@media print': { '&&&': { maxWidth: 128, overflowWrap: 'break-word' } } }
const FIGURE = { whiteSpace: 'nowrap' } as const
/** On paper, too, where the theme keeps words at the head of figures whole. */
const STRICT = { ...FIGURE_HEAD, overflowWrap: 'anywhere', '@media print': { '&&&': { overflowWrap: 'anywhere' } } }

const wordsOf = ({ isText, label }: { isText?: boolean; label: ReactNode }) => (isText && label !== '' ? WORDS : {})

const sumOf = (rooms: readonly Room[], medium: 'screen' | 'paper') => rooms.reduce((sum, room) => sum + room[medium], 0)

/** As wide as its columns; figures that need more take it. On paper they stand close, and words of names are whole up to a length, two Chinese signs in any case. */
const measured = (rooms: readonly Room[]) => ({
  ...{ width: sumOf(rooms, 'screen'), '& th, & td': { px: 0.5 } },
  '@media print': {
    width: `${sumOf(rooms, 'paper')}%`,
    '&&& :is(th, td)': { minWidth: 0, paddingRight: 0 },
    '&&& [scope="row"]': { minWidth: 'calc(2em + 6px)', maxWidth: 88, overflowWrap: 'break-word' },
  },
})

/** Gives each column of a table its room. */
const Rooms = ({ rooms }: { rooms: readonly Room[] }) => (
  <colgroup>
    {rooms.map(({ screen, paper }, place) => (
      <Box
        component="col"
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and keep their places
        key={place}
        sx={{ width: screen, '@media print': { width: `${(100 * paper) / sumOf(rooms, 'paper')}%` } }}
      />
    ))}
  </colgroup>
)

/** Names with figures beside them; scrolls by itself where it is too wide, and goes on below itself on paper. */
export function FigureTable({ columns, rows, mostOnPaper = MOST_ON_PAPER, ...rest }: FigureTableProps) {
  const most = usePrinting() ? mostOnPaper : columns.length
  if (columns.length <= most) return <OneTable columns={columns} rows={rows} {...rest} />
  return Array.from({ length: Math.ceil(columns.length / most) }, (_, sheet) => {
    const [from, to] = [sheet * most, (sheet + 1) * most]
    const some = rows.map((row) => ({ ...row, cells: row.cells.slice(from, to) }))
    return <OneTable key={from} columns={columns.slice(from, to)} rows={some} {...rest} />
  })
}

function OneTable({ label, head = label, columns, rows, room }: Omit<FigureTableProps, 'mostOnPaper'>) {
  const known: Exclude<FigureColumn, string>[] = columns.map((column, place) =>
    typeof column === 'string' ? { key: place, label: column } : column,
  )
  const rooms = room && [room, ...known.flatMap((column) => column.room ?? [])]
  const alignOf = ({ isText = false }: { isText?: boolean }) => (isText ? 'left' : 'right')
  return (
    <ScrollBox label={label}>
      <Table size="small" aria-label={label} sx={rooms && measured(rooms)}>
        {rooms && <Rooms rooms={rooms} />}
        <TableHead>
          <TableRow>
            <TableCell sx={FIRST_HEAD}>{head}</TableCell>
            {known.map((column) => (
              <TableCell
                key={column.key}
                component={column.label === '' ? 'td' : 'th'}
                align={alignOf(column)}
                sx={column.room?.isStrict ? STRICT : { ...FIGURE_HEAD, ...wordsOf(column) }}
              >
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
                <TableCell
                  key={column.key}
                  align={alignOf(column)}
                  sx={column.isText ? { ...TEXT, ...wordsOf(column) } : FIGURE}
                >
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
