/**
 * Records in memory, one table a resource, made from x-resources and filled from the document's examples. It keeps,
 * finds, orders and forgets; who may do what, and what follows from it, it does not know (style.md: mocks are no second server).
 */
import type { OperationId } from '../openapi/generated/operations.ts'
import { type Question, type ResourceDescriptor, type ResourceName, resources } from '../openapi/generated/resources.ts'
import { exampleOf } from './handlers.ts'

export type Row = Record<string, unknown>

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

// The JSON edge: the contract tests hold the examples to the document's types.
const resultOf = (id: OperationId) => structuredClone((exampleOf(id) as { result: Row }).result)

function recordsIn(result: unknown): Row[] {
  if (Array.isArray(result)) return result
  const { items } = result as { items?: Row[] }
  return items ?? [result as Row]
}

/** Every record that an example of the resource shows, each once. */
function seedOf({ operations, recordKey }: ResourceDescriptor): Row[] {
  const { getList, getOne, create, update } = operations
  const shown = [getList, getOne, create, update].flatMap((id) => (id === null ? [] : recordsIn(resultOf(id))))
  const records = shown.filter((row) => row[recordKey] !== undefined)
  return [...new Map(records.reverse().map((row) => [row[recordKey], row])).values()].reverse()
}

/** A filter asks for the property of its name; one that no record has asks for nothing. */
function fits(row: Row, name: string, kind: string, wanted: string[]): boolean {
  const texts = Object.values(row).flatMap((value) => (typeof value === 'string' ? value.toLowerCase() : []))
  if (kind === 'search') return wanted.every((words) => texts.some((text) => text.includes(words.toLowerCase())))
  return !(name in row) || [row[name]].flat().some((value) => wanted.includes(String(value)))
}

/** Smaller first, nothing last whichever way. */
function compare(a: unknown, b: unknown, direction: number): number {
  const isBlank = (value: unknown) => value === null || value === undefined
  if (isBlank(a) || isBlank(b)) return Number(isBlank(a)) - Number(isBlank(b))
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction
  return String(a).localeCompare(String(b), 'zh-CN') * direction
}

function listOf(rows: Row[], { lastPage, ...descriptor }: ResourceDescriptor, query: URLSearchParams) {
  const { recordKey, filters, defaultSort } = descriptor
  const ids = query.getAll('ids')
  const asked = filters.filter(({ name }) => query.has(name))
  const isAsked = (row: Row) => asked.every(({ name, kind }) => fits(row, name, kind, query.getAll(name)))
  const found = rows.filter((row) => (ids.length > 0 ? ids.includes(String(row[recordKey])) : isAsked(row)))
  const sort = query.get('sort') ?? defaultSort?.field ?? recordKey
  const direction = (query.get('order') ?? defaultSort?.order ?? 'asc').toLowerCase() === 'desc' ? -1 : 1
  found.sort((a, b) => compare(a[sort], b[sort], direction) || compare(a[recordKey], b[recordKey], 1))
  if (lastPage === null) return found
  const [pageIndex, pageSize] = [Number(query.get('pageIndex') ?? 1), Number(query.get('pageSize') ?? 20)]
  const items = found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  return { items, total: found.length, pageIndex, pageSize }
}

let lastId = 7_301_500_000_000_000

function serve(name: ResourceName, { patch, isEmpty = false }: StoreOptions): [OperationId | null, Serve][] {
  const descriptor = resources[name]
  const { operations, recordKey } = descriptor
  let rows = isEmpty ? [] : seedOf(descriptor).map((row) => ({ ...row, ...patch?.[name] }))
  const find = ({ params, body }: TableCall) => {
    const id = String(Object.values(params).at(-1) ?? body[recordKey])
    return rows.find((row) => String(row[recordKey]) === id)
  }
  const list: Serve = ({ query }) => listOf(rows, descriptor, query)
  const change: Serve = (call) => {
    const row = find(call)
    return row && Object.assign(row, call.body)
  }
  const add: Serve = ({ body }) => {
    lastId += 1
    rows.push({ ...(operations.create && recordsIn(resultOf(operations.create))[0]), ...body, [recordKey]: lastId })
    return rows.at(-1)
  }
  const remove: Serve = (call) => {
    const row = find(call)
    rows = rows.filter((other) => other !== row)
    return row && { done: true }
  }
  /** Does to each of many what `one` does to one; the list knows whom a filter means, the example what else is told. */
  function toMany(id: OperationId | null, one: Serve): Serve {
    return ({ body: { ids, filter, expectedCount: _, ...body } }) => {
      const asked = Object.entries({ ...(filter as Row), ids })
      const query = new URLSearchParams(
        asked.flatMap(([key, all]) => [all ?? []].flat().map((each) => [key, `${each}`])),
      )
      const chosen = recordsIn(listOf(rows, { ...descriptor, lastPage: null }, query)).map((row) => row[recordKey])
      for (const key of chosen) one({ params: { key: String(key) }, query, body })
      return { ...(id && resultOf(id)), changed: chosen, skipped: [] }
    }
  }
  const served = { getList: list, getMany: list, getManyReference: list, getOne: find, update: change, create: add }
  const many = { updateMany: toMany(operations.updateMany, change), deleteMany: toMany(operations.deleteMany, remove) }
  const all = Object.entries({ ...served, delete: remove, ...many }) as [Question, Serve][]
  return all.map(([question, answer]) => [operations[question], answer])
}

/** What each operation of a resource answers, over tables of its own. */
export function createStore(options: StoreOptions = {}): Map<OperationId | null, Serve> {
  return new Map((Object.keys(resources) as ResourceName[]).flatMap((name) => serve(name, options)))
}
