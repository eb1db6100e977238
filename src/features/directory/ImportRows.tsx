import { Box, Card, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { Status, type Tone } from '../../ui/marks/marks.tsx'

type Schemas = components['schemas']

const TONES: Record<Schemas['ImportRow']['status'], Tone> = { new: 'ok', update: 'info', error: 'bad' }

const FAULTY = { background: 'color-mix(in srgb, var(--bad) 6%, var(--surface))' }

/** Two lines of what a file may hold much of; words that fit stay whole. */
const SHORT = {
  ...{ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
  ...{ width: 'max-content', maxWidth: 240, overflow: 'hidden', overflowWrap: 'break-word' },
}

/** What does not fit is told by its title, and heard whole. */
function Short({ children }: { children: string }) {
  return (
    <Box component="span" sx={SHORT} title={children}>
      {children}
    </Box>
  )
}

interface ImportRowsProps {
  rows: readonly Schemas['ImportRow'][]
  faults: readonly Schemas['RowFault'][]
}

/** The first rows as they were understood. */
export function ImportRows({ rows, faults }: ImportRowsProps) {
  const translate = useTranslate()
  const faultyFields = new Set(faults.map(({ row, field }) => `${row} ${field}`))
  const colour = (row: number, field: string) =>
    faultyFields.has(`${row} ${field}`) ? { color: 'var(--bad)' } : undefined
  return (
    <Card
      aria-label={translate('directory.import.preview')}
      sx={{ maxHeight: 480, overflow: 'auto' }}
      // What scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <Table stickyHeader>
        <TableHead>
          <TableRow>
            {['line', 'employeeNo', 'name', 'email', 'department', 'leader', 'effect'].map((name) => (
              <TableCell key={name}>{translate(`directory.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ row, employeeNo, displayName, email, department, leader, status }) => (
            <TableRow key={row} sx={status === 'error' ? FAULTY : undefined}>
              <TableCell>{row}</TableCell>
              <TableCell sx={colour(row, 'employeeNo')}>
                <Short>{employeeNo}</Short>
              </TableCell>
              <TableCell sx={colour(row, 'displayName')}>
                <Short>{displayName}</Short>
              </TableCell>
              <TableCell sx={colour(row, 'email')}>
                <Short>{email}</Short>
              </TableCell>
              <TableCell sx={colour(row, 'department')}>
                <Short>{department}</Short>
              </TableCell>
              <TableCell>{leader && translate('state.yes')}</TableCell>
              <TableCell>
                <Status tone={TONES[status]}>{translate(`directory.import.status.${status}`)}</Status>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
