/** Filters and order as the address gives them: what the list does not know is dropped, old addresses lead on. */
import type { FilterDescriptor } from '../../../openapi/generated/descriptors.ts'
import type { ResourceDescriptor } from '../../../openapi/generated/resources.ts'

/** How many rows a page may have. */
export const SHORTEST_PAGE = 20
export const PAGE_SIZES = [SHORTEST_PAGE, 50, 100, 200]

/** The filters and orders a list has. */
export type Known = Pick<ResourceDescriptor, 'filters' | 'sorts'>
type Filters = Record<string, unknown>

export interface ReadAddress {
  /** The query as the list wants it. */
  search: string
  isChanged: boolean
  /** Names of what was dropped, to be told. */
  dropped: string[]
}

/** The page, and how long one is. */
const NUMBERS: readonly [string, (value: number) => boolean][] = [
  ['page', (value) => Number.isInteger(value) && value > 0],
  ['perPage', (value) => PAGE_SIZES.includes(value)],
]

function parsed(text: string | null): Filters {
  try {
    const value: unknown = JSON.parse(text ?? '{}')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

/** A choice by its text: addresses are written by hand, too. */
function choiceOf({ choices }: FilterDescriptor, value: unknown): unknown {
  return choices === undefined ? value : choices.find((choice) => String(choice) === String(value))
}

function numberOf({ minimum = -Infinity, maximum = Infinity }: FilterDescriptor, value: unknown): number | undefined {
  const number = typeof value === 'number' ? value : Number.parseFloat(String(value))
  return number >= minimum && number <= maximum ? number : undefined
}

/** The value as the contract takes it; undefined where it is none of the filter's. */
function knownValue(filter: FilterDescriptor, value: unknown): unknown {
  if (filter.kind === 'tags' || filter.kind === 'references') return [value].flat()
  if (filter.many || Array.isArray(value)) {
    const known = [value].flat().map((one) => choiceOf(filter, one))
    const kept = known.filter((one) => one !== undefined)
    return kept.length > 0 ? kept : undefined
  }
  if (filter.kind === 'boolean') return value === true || value === 'true' ? true : undefined
  if (filter.kind === 'number') return numberOf(filter, value)
  return choiceOf(filter, value)
}

/** `?status=30&keyword=x` of earlier versions and `?filter={…}&sort=…` alike. */
export function readAddress(search: string, { filters, sorts }: Known): ReadAddress {
  const params = new URLSearchParams(search)
  const given = parsed(params.get('filter'))
  const dropped: string[] = []
  const kept: Filters = {}
  let isOld = false
  for (const filter of filters) {
    if (!params.has(filter.name)) continue
    const values = params.getAll(filter.name)
    given[filter.name] = values.length > 1 ? values : values[0]
    params.delete(filter.name)
    isOld = true
  }
  for (const [name, value] of Object.entries(given)) {
    const filter = filters.find((one) => one.name === name)
    const known = filter && knownValue(filter, value)
    if (known === undefined) dropped.push(name)
    else kept[name] = known
  }
  const sort = params.get('sort')
  if (sort !== null && !sorts.includes(sort)) {
    dropped.push(sort)
    params.delete('sort')
    params.delete('order')
  }
  for (const [name, isKnown] of NUMBERS) {
    const text = params.get(name)
    if (text === null || isKnown(Number(text))) continue
    dropped.push(text)
    params.delete(name)
  }
  // A choice that was written as text is that choice from here on.
  const isChanged = isOld || dropped.length > 0 || JSON.stringify(kept) !== JSON.stringify(given)
  if (isChanged) params.set('filter', JSON.stringify(kept))
  return { search: params.size === 0 ? '' : `?${params}`, isChanged, dropped }
}
