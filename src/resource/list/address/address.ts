/** Filters and order as the address gives them: what the list does not know is dropped, old addresses lead on. */
import { isTooLong } from '../../../../domain/textLength.ts'
import type { FilterDescriptor } from '../../../../openapi/generated/descriptors.ts'
import { type ResourceDescriptor, type ResourceName, resources } from '../../../../openapi/generated/resources.ts'

/** How many rows a page may have. */
export const SHORTEST_PAGE = 20
export const PAGE_SIZES = [SHORTEST_PAGE, 50, 100, 200]

/** The filters and orders a list has. */
export type Known = Pick<ResourceDescriptor, 'filters' | 'sorts' | 'lastPage'>
type Filters = Record<string, unknown>

/** A part of the address that is none of the list's: a filter by its name, the others with what they were given. */
export interface Dropped {
  of: 'filters' | 'filter' | 'sort' | 'order' | 'page' | 'perPage'
  value: string
}

export interface ReadAddress {
  /** The query as the list wants it. */
  search: string
  isChanged: boolean
  /** What was dropped, to be told. */
  dropped: Dropped[]
}

/** The page, how long one is, and the direction. */
const SINGLE: readonly ['page' | 'perPage' | 'order', (text: string, known: Known) => boolean][] = [
  ['page', (text, { lastPage }) => /^[1-9]\d*$/.test(text) && Number(text) <= (lastPage ?? Infinity)],
  ['perPage', (text) => PAGE_SIZES.some((size) => String(size) === text)],
  ['order', (text) => text === 'ASC' || text === 'DESC'],
]

/** The filters of `?filter={…}`; undefined where that is no object. */
function parsed(text: string | null): Filters | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

/** A choice by its text: addresses are written by hand, too. */
const choiceOf = (choices: readonly unknown[], text: string) => choices.find((choice) => String(choice) === text)

function numberOf({ kind, minimum = -Infinity, maximum = Infinity }: FilterDescriptor, text: string) {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  const isKnown = number >= minimum && number <= maximum && (kind === 'number' || Number.isInteger(number))
  return isKnown ? number : undefined
}

/** One value as the contract takes it; undefined where it is none of the filter's. */
function oneValue(filter: FilterDescriptor, value: unknown): unknown {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined
  const text = String(value)
  if (filter.choices) return choiceOf(filter.choices, text)
  if (filter.kind === 'boolean') return text === 'true' ? true : undefined
  if (filter.kind === 'number' || filter.kind === 'reference') return numberOf(filter, text)
  // The contract counts characters, not the halves of some of them, and knows no half and no NUL.
  const isText = !/\p{Cs}/u.test(text) && !text.includes('\0')
  return isText && !isTooLong(text, filter.maxLength ?? Infinity) ? text : undefined
}

/** What the filter keeps of what it is given, and whether that is all of it. */
function knownValue(filter: FilterDescriptor, value: unknown): { kept: unknown; isWhole: boolean } {
  // What is switched off again asks for nothing.
  if (filter.kind === 'boolean' && String(value) === 'false') return { kept: undefined, isWhole: true }
  if (!filter.many) {
    const kept = oneValue(filter, value)
    return { kept, isWhole: kept !== undefined }
  }
  const given = [value].flat()
  const kept = given.map((one) => oneValue(filter, one)).filter((one) => one !== undefined)
  if (kept.length > (filter.maxItems ?? Infinity)) return { kept: undefined, isWhole: false }
  return { kept: kept.length > 0 ? kept : undefined, isWhole: kept.length === given.length }
}

/** The filters the list has, of those it is given. */
function knownFilters(filters: Known['filters'], given: Filters, dropped: Dropped[]): Filters {
  const known: Filters = {}
  for (const [name, value] of Object.entries(given)) {
    const filter = filters.find((one) => one.name === name)
    const { kept, isWhole } = filter ? knownValue(filter, value) : { kept: undefined, isWhole: false }
    if (!isWhole) dropped.push({ of: 'filter', value: name })
    if (kept !== undefined) known[name] = kept
  }
  return known
}

/** `?status=30&keyword=x` of earlier versions and `?filter={…}&sort=…` alike. */
export function readAddress(search: string, known: Known): ReadAddress {
  const { filters, sorts } = known
  const params = new URLSearchParams(search)
  const dropped: Dropped[] = []
  // What is said twice is not known.
  const only = (name: string) => (params.getAll(name).length > 1 ? '' : params.get(name))
  const broken = ['filter', 'displayedFilters'].filter((name) => parsed(only(name)) === undefined)
  for (const name of broken) params.delete(name)
  const given = { ...parsed(params.get('filter')) }
  if (broken.length > 0) dropped.push({ of: 'filters', value: '' })
  let isRewritten = false
  for (const { name } of filters) {
    if (!params.has(name)) continue
    const values = params.getAll(name)
    given[name] = values.length > 1 ? values : values[0]
    params.delete(name)
    isRewritten = true
  }
  const kept = knownFilters(filters, given, dropped)
  const sort = only('sort')
  if (sort !== null && !sorts.includes(sort)) {
    dropped.push({ of: 'sort', value: params.getAll('sort').join(' ') })
    params.delete('sort')
    params.delete('order')
  }
  for (const [of, isKnown] of SINGLE) {
    const text = only(of)
    if (text === null || isKnown(text, known)) continue
    dropped.push({ of, value: params.getAll(of).join(' ') })
    params.delete(of)
  }
  // What is ordered has a direction.
  if (params.has('sort') && !params.has('order')) {
    params.set('order', 'ASC')
    isRewritten = true
  }
  // A choice that was written as text is that choice from here on.
  const isChanged = isRewritten || dropped.length > 0 || JSON.stringify(kept) !== JSON.stringify(given)
  if (isChanged) params.set('filter', JSON.stringify(kept))
  return { search: params.size === 0 ? '' : `?${params}`, isChanged, dropped }
}

/** The same address with other filters, on their first page. */
export function withFilters(search: string, filters: object): string {
  const params = new URLSearchParams(search)
  params.set('filter', JSON.stringify(filters))
  if (params.has('page')) params.set('page', '1')
  return `?${params}`
}

/** Whether a list asks just what its address says: nothing of it is old or spoiled. */
export const isOwnAddress = (resource: ResourceName, search: string) =>
  !readAddress(search, resources[resource]).isChanged
