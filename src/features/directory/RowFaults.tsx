import { useTranslate } from 'react-admin'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Fault = components['schemas']['RowFault']

const KNOWN = ['name', 'email', 'employeeNo', 'department', 'leader', 'mobile', 'sex', 'departNo', 'parent']
const ALIAS: Record<string, string> = { displayName: 'name' }

/** The rows that cannot be taken, each with its field and what to do about it. */
export function RowFaults({ faults }: { faults: readonly Fault[] }) {
  const translate = useTranslate()
  const nameOf = (field: string) => {
    const word = ALIAS[field] ?? field
    return KNOWN.includes(word) ? translate(`directory.${word}`) : field
  }
  return (
    <section className="rv-card rv-import-faults">
      <table className="rv-table">
        <caption className="rv-hidden">{translate('directory.import.faults')}</caption>
        <tbody>
          {faults.map(({ row, field, message }) => (
            <tr key={`${row} ${field} ${message}`}>
              <td>
                {row === 0 ? translate('directory.import.wholeFile') : translate('directory.import.row', { row })}
              </td>
              <td>{nameOf(field)}</td>
              <td className="rv-wide">{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
