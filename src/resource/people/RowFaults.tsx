import { Card, Table, TableBody, TableCell, TableRow } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Fault = components['schemas']['RowFault']

const KNOWN = ['name', 'email', 'employeeNo', 'department', 'leader', 'mobile', 'sex', 'departNo', 'parent']
const ALIAS: Record<string, string> = { displayName: 'name' }

interface RowFaultsProps {
  faults: readonly Fault[]
  /** They are of no table of people: a field is what the row itself is called. */
  isNamed?: boolean
}

const ROW = { fontWeight: 'var(--strong)', whiteSpace: 'nowrap' }
const NAME = { fontWeight: 'var(--strong)', minWidth: 96, overflowWrap: 'anywhere' }

/** The rows that cannot be taken, each with its field and what to do about it. */
export function RowFaults({ faults, isNamed = false }: RowFaultsProps) {
  const translate = useTranslate()
  const nameOf = (field: string) => {
    const word = ALIAS[field] ?? field
    return KNOWN.includes(word) ? translate(`directory.${word}`) : field
  }
  const whole = translate(isNamed ? 'jobs.whole' : 'directory.import.wholeFile')
  const headOf = (row: number, field: string) => {
    if (row === 0) return whole
    // Nobody has seen the order such a job takes them in.
    return isNamed ? field : translate('directory.import.row', { row })
  }
  return (
    <Card sx={{ maxHeight: 280, overflow: 'auto' }}>
      <Table>
        <caption className="rv-hidden">{translate('directory.import.faults')}</caption>
        <TableBody>
          {faults.map(({ row, field, message }) => (
            <TableRow key={`${row} ${field} ${message}`}>
              <TableCell component="th" scope="row" sx={isNamed ? NAME : ROW}>
                {headOf(row, field)}
              </TableCell>
              {!isNamed && <TableCell sx={{ whiteSpace: 'nowrap' }}>{nameOf(field)}</TableCell>}
              <TableCell sx={{ width: '100%' }}>{message}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Card>
  )
}
