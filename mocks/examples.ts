/** What the document's examples say of a resource's records, and what is answered of those that are kept. */
import type { OperationId } from '../openapi/generated/operations.ts'
import type { ResourceDescriptor } from '../openapi/generated/resources.ts'
import { exampleOf } from './handlers.ts'
import type { Row } from './listing.ts'

// The JSON edge: the contract tests hold the examples to the document's types.
const resultOf = (id: OperationId) => structuredClone((exampleOf(id) as { result: unknown }).result)

function recordsIn(result: unknown): Row[] {
  if (Array.isArray(result)) return result
  const { items } = result as { items?: Row[] }
  return items ?? [result as Row]
}

/** The record an operation's example shows. */
export const firstRecordOf = (id: OperationId): Row | undefined => recordsIn(resultOf(id))[0]

/** Every record that an example of the resource shows, each once. */
export function seedOf({ operations, recordKey }: ResourceDescriptor): Row[] {
  const { getList, getOne, create, update } = operations
  const shown = [getList, getOne, create, update].flatMap((id) => (id === null ? [] : recordsIn(resultOf(id))))
  const records = shown.filter((row) => row[recordKey] !== undefined)
  return [...new Map(records.reverse().map((row) => [row[recordKey], row])).values()].reverse()
}

/** An operation's example, told of these records: their keys, or what it has of the first one's properties; undefined where none was found. */
export function answerOf(id: OperationId, rows: Row[], recordKey: string): unknown {
  const result = Object(resultOf(id)) as Row
  if ('changed' in result) {
    return { ...result, changed: rows.map((one) => one[recordKey]), ...('skipped' in result && { skipped: [] }) }
  }
  const [row] = rows
  if (row === undefined) return undefined
  const tell = ([name, value]: [string, unknown]) => {
    if (name in row) return [name, row[name]]
    return [name, recordKey in Object(value) ? row : value]
  }
  return Object.fromEntries(Object.entries(result).map(tell))
}
