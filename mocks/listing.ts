/** Which records a list's question finds, in which order, on which page. */
import type { ResourceDescriptor } from '../openapi/generated/resources.ts'

export type Row = Record<string, unknown>

/** What the contract says of a filter that does not ask for the property of its name (x-resources). */
export interface FilterMeaning {
  property: string
  /** What records have that a single choice means. */
  choices?: Record<string, Row>
}

export type FilterMeanings = Record<string, FilterMeaning>

function holdsText(row: Row, words: string): boolean {
  return Object.values(row).some((value) => typeof value === 'string' && value.toLowerCase().includes(words))
}

const hasAll = (row: Row, wanted: Row) => Object.entries(wanted).every(([name, value]) => row[name] === value)

/** A property that no record has asks for nothing. */
function fits(row: Row, kind: string, wanted: string[], { property, choices }: FilterMeaning): boolean {
  if (kind === 'search') return wanted.every((words) => holdsText(row, words.toLowerCase()))
  if (!(property in row)) return true
  const own = [row[property]].flat().map(String)
  return wanted.some((value) => {
    const choice = choices?.[value]
    return choice === undefined ? own.includes(value) : hasAll(row, choice)
  })
}

/** Smaller first, nothing last whichever way. */
function compare(a: unknown, b: unknown, direction: number): number {
  const isBlank = (value: unknown) => value === null || value === undefined
  if (isBlank(a) || isBlank(b)) return Number(isBlank(a)) - Number(isBlank(b))
  if (typeof a === 'number' && typeof b === 'number') return (a - b) * direction
  return String(a).localeCompare(String(b), 'zh-CN') * direction
}

/** The records a question finds; `ids` find by themselves. */
export function foundBy(
  rows: readonly Row[],
  { recordKey, filters }: ResourceDescriptor,
  query: URLSearchParams,
  meanings: FilterMeanings,
) {
  const ids = query.getAll('ids')
  if (ids.length > 0) return rows.filter((row) => ids.includes(String(row[recordKey])))
  const asked = filters.filter(({ name }) => query.has(name))
  return rows.filter((row) =>
    asked.every(({ name, kind }) => fits(row, kind, query.getAll(name), meanings[name] ?? { property: name })),
  )
}

/** What a list answers: all in their order, or a page of them. */
export function pageOf(found: Row[], { recordKey, defaultSort, lastPage }: ResourceDescriptor, query: URLSearchParams) {
  const sort = query.get('sort') ?? defaultSort?.field ?? recordKey
  const direction = (query.get('order') ?? defaultSort?.order ?? 'asc').toLowerCase() === 'desc' ? -1 : 1
  found.sort((a, b) => compare(a[sort], b[sort], direction) || compare(a[recordKey], b[recordKey], 1))
  if (lastPage === null) return found
  const [pageIndex, pageSize] = [Number(query.get('pageIndex') ?? 1), Number(query.get('pageSize') ?? 20)]
  const items = found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize)
  return { items, total: found.length, pageIndex, pageSize }
}
