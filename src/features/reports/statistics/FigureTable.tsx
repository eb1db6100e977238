import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

interface FigureTableProps {
  /** What stands at the head of each row; names the table, too. */
  label: string
  columns: string[]
  rows: { key: string | number; name: ReactNode; cells: ReactNode[] }[]
}

/** Names with figures beside them; scrolls by itself where it is too wide. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <Box sx={{ overflowX: 'auto' }} role="group" aria-label={label} tabIndex={0}>
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{label}</TableCell>
            {columns.map((column) => (
              <TableCell key={column} align="right">
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
                <TableCell key={columns[index]} align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
