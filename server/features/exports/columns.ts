/** The columns of an exported list: those of its record that are fit to be read, worded in the caller's language. */
import { joinList, type Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { FieldDescriptor } from '../../../openapi/generated/descriptors.ts'
import { resources } from '../../../openapi/generated/resources.ts'
import type { ExportedListName } from '../../jobs/listSource.ts'
import type { CsvCell } from '../../sheets/csv.ts'
import { timeCell, zoneName } from '../../sheets/times.ts'

/** What a person reads nothing in: ids of others (their names stand beside them), addresses of pictures, nests. */
const UNREADABLE = new Set<FieldDescriptor['kind']>(['reference', 'references', 'image', 'object', 'password'])

function cellOf({ kind, choiceLabels }: FieldDescriptor, value: unknown, language: Language): CsvCell {
  const label = choiceLabels?.[String(value)]
  if (label !== undefined) return label[language]
  if (typeof value === 'boolean') return translateServer(language, value ? 'notice.yes' : 'notice.no')
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return joinList(value, language)
  if (value === null || value === undefined) return null
  return kind === 'dateTime' ? timeCell(String(value)) : String(value)
}

/** Above times the zone they are told in: the reader's may be another. */
function headingOf({ kind, label }: FieldDescriptor, language: Language): string {
  const heading = label[language]
  return kind === 'dateTime' ? translateServer(language, 'sheet.timeIn', { heading, zone: zoneName() }) : heading
}

/** The head and the cells of a list's records; `named` references come as words. */
export function columnsOf(list: ExportedListName, named: readonly string[], language: Language) {
  const columns = resources[list].columns.filter(
    ({ name, kind, writeOnly }) => !writeOnly && (named.includes(name) || !UNREADABLE.has(kind)),
  )
  return {
    header: columns.map((column) => headingOf(column, language)),
    cellsOf(record: object): CsvCell[] {
      const values = new Map<string, unknown>(Object.entries(record))
      return columns.map((column) => cellOf(column, values.get(column.name), language))
    },
  }
}
