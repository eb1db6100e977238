import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'
import { ScrollBox } from '../../../../report/views/ScrollBox.tsx'

interface FigureTableProps {
  /** What stands at the head of each row; names the table, too. */
  label: string
  columns: string[]
  rows: { key: string | number; name: ReactNode; cells: ReactNode[] }[]
}

/** Names with figures beside them; scrolls by itself where it is too wide. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <ScrollBox label={label}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{label}</TableCell>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two options may bear one name; the place is the column's own
              <TableCell key={index} align="right">
                {column}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ key, name, cells }) => (
            <TableRow key={key}>
              <TableCell component="th" scope="row" sx={{ minWidth: 120, overflowWrap: 'break-word' }}>
                {name}
              </TableCell>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <TableCell key={index} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  )
}
