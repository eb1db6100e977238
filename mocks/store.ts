/**
 * Records in memory, one table a resource, made from x-resources and filled from the document's examples. It keeps,
 * finds, orders and forgets; who may do what, and what follows from it, it does not know (style.md: mocks are no second server).
 */
import document from '../openapi/generated/openapi.json' with { type: 'json' }
import type { OperationId } from '../openapi/generated/operations.ts'
import { type ResourceName, resources } from '../openapi/generated/resources.ts'
import { answerOf, firstRecordOf, seedOf } from './examples.ts'
import { type FilterMeanings, foundBy, pageOf, type Row } from './listing.ts'

export type { Row }

/** A call, as far as a table has to know it. */
export interface TableCall {
  params: Record<string, string>
  query: URLSearchParams
  body: Row
}

/** What a call gets; undefined where no record has the id. */
type Serve = (call: TableCall) => unknown

export interface StoreOptions {
  /** Laid over every record of a resource at the start. */
  patch?: Partial<Record<ResourceName, Row>>
  isEmpty?: boolean
}

/** What the contract says of a resource besides: its filters, and what further operations set in a record or bring back. */
interface Further {
  filters?: FilterMeanings
  also?: Record<string, Row | 'restore'>
}

// The JSON edge: codegen checks the names.
const further = document['x-resources'] as unknown as Record<ResourceName, Further>

let lastId = 7_301_500_000_000_000

function serve(name: ResourceName, { patch, isEmpty = false }: StoreOptions): [OperationId | null, Serve][] {
  const descriptor = resources[name]
  const { operations, recordKey } = descriptor
  const { filters = {}, also = {} } = further[name]
  let rows = isEmpty ? [] : seedOf(descriptor).map((row) => ({ ...row, ...patch?.[name] }))
  let removed: Row[] = []
  /** Those a body chooses, by ids or by filter, else the one of the address or of the body. */
  const chosen = (among: Row[], { params, query, body }: TableCall): Row[] => {
    const { ids, filter } = body as { ids?: unknown[]; filter?: Row }
    const listed = ids ?? [Object.values(params).at(-1) ?? body[recordKey] ?? [...query.values()].at(-1)]
    const pairs = filter
      ? Object.entries(filter).flatMap(([key, value]) => [value].flat().map((one) => [key, String(one)]))
      : listed.map((id) => ['ids', String(id)])
    return foundBy(among, descriptor, new URLSearchParams(pairs), filters)
  }
  const list: Serve = ({ query }) => pageOf(foundBy(rows, descriptor, query, filters), descriptor, query)
  const find: Serve = (call) => chosen(rows, call)[0]
  const add: Serve = ({ body }) => {
    lastId += 1
    const row = { ...(operations.create && firstRecordOf(operations.create)), ...body, [recordKey]: lastId }
    rows.push(row)
    return row
  }
  /** Serves an operation upon those that `act` finds. */
  const upon = (id: OperationId | null, act: (call: TableCall) => Row[]): [OperationId | null, Serve] => [
    id,
    (call) => id && answerOf(id, act(call), recordKey),
  ]
  const changeBy = (set: Row, isWhole: boolean) => (call: TableCall) => {
    const own = Object.entries(call.body)
    const found = chosen(rows, call)
    for (const row of found) Object.assign(row, Object.fromEntries(own.filter(([key]) => isWhole || key in row)), set)
    return found
  }
  const remove = (call: TableCall) => {
    const found = chosen(rows, call)
    rows = rows.filter((row) => !found.includes(row))
    removed.push(...found)
    return found
  }
  const restore = (call: TableCall) => {
    const found = chosen(removed, call)
    removed = removed.filter((row) => !found.includes(row))
    rows.push(...found)
    return found
  }
  const { getList, getMany, getManyReference, getOne, create, update, updateMany, deleteMany } = operations
  return [
    ...[getList, getMany, getManyReference].map((id): [OperationId | null, Serve] => [id, list]),
    [getOne, find],
    [create, add],
    upon(update, changeBy({}, true)),
    upon(updateMany, changeBy({}, false)),
    upon(operations.delete, remove),
    upon(deleteMany, remove),
    ...Object.entries(also).map(([id, set]) =>
      upon(id as OperationId, set === 'restore' ? restore : changeBy(set, false)),
    ),
  ]
}

/** What each operation of a resource answers, over tables of its own. */
export function createStore(options: StoreOptions = {}): Map<OperationId | null, Serve> {
  return new Map((Object.keys(resources) as ResourceName[]).flatMap((name) => serve(name, options)))
}
