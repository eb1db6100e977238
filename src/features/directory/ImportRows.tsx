import { useTranslate } from 'react-admin'
import type { components } from '../../../openapi/generated/schema.d.ts'
import { Status, type Tone } from '../../ui/marks.tsx'

type Schemas = components['schemas']

const TONES: Record<Schemas['ImportRow']['status'], Tone> = { new: 'ok', update: 'info', error: 'bad' }

interface ImportRowsProps {
  rows: readonly Schemas['ImportRow'][]
  faults: readonly Schemas['RowFault'][]
}

/** The first rows as they were understood. */
export function ImportRows({ rows, faults }: ImportRowsProps) {
  const translate = useTranslate()
  const faultyFields = new Set(faults.map(({ row, field }) => `${row} ${field}`))
  const faulty = (row: number, field: string) => (faultyFields.has(`${row} ${field}`) ? 'rv-faulty' : undefined)
  return (
    <section
      className="rv-card rv-scroll rv-import-rows"
      aria-label={translate('directory.import.preview')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="rv-table">
        <thead>
          <tr>
            {['line', 'name', 'email', 'department', 'leader', 'effect'].map((name) => (
              <th key={name} scope="col">
                {translate(`directory.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, displayName, email, department, leader, status }) => (
            <tr key={row} className={status === 'error' ? 'rv-faulty-row' : undefined}>
              <td>{row}</td>
              <td className={faulty(row, 'displayName')}>{displayName}</td>
              <td className={faulty(row, 'email')}>{email}</td>
              <td className={faulty(row, 'department')}>{department}</td>
              <td>{leader && translate('state.yes')}</td>
              <td>
                <Status tone={TONES[status]}>{translate(`directory.import.status.${status}`)}</Status>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
