/** What stores of both engines write alike: rows in slices, words looked for (engines.md). */
import { type OrderByItemBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../domain/search.ts'
import { eachOf, toEnd } from '../../domain/steps.ts'

/** Rows of one insert: both engines limit the parameters of a statement. */
export const ROWS_A_STATEMENT = 500

/** Ids of one `in (...)`. */
export const IDS_A_STATEMENT = 5000

/** `items` cut into pieces of at most `size`; none for an empty list. */
export function slices<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** Ids in order, cut into lists for one `isOneOf` each. */
export const idSlices = (ids: readonly number[]): number[][] =>
  slices(
    ids.toSorted((a, b) => a - b),
    IDS_A_STATEMENT,
  )

/**
 * `column`, of a table with one index alone, holds one of these ids, at least one. That it lies between the least and the
 * greatest says nothing new, but PostgreSQL, where it guesses that a round has few rows, reads them all and compares each with
 * the list: so only those between.
 */
export function isOneOf(column: 'evaluateeId' | 'relationId', ids: readonly number[]) {
  const held = sql.ref(column)
  return sql<SqlBool>`(${held} in (${sql.join(ids)}) and ${held} between ${Math.min(...ids)} and ${Math.max(...ids)})`
}

/** A column of text has this in it; percent signs and underscores mean themselves, capitals what the engine takes them for. */
function textHolds(column: string, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
}

/** A search column, of an aliased table too (`rater.search`), holds every word typed. */
export function searchHolds(column: `${string}.search`, typed: string | undefined) {
  const held = searchWords(typed).map((word) => textHolds(column, word))
  return held.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(held, sql` and `)}`
}

/** Whether there is anything to look for in what was typed. */
export const isTyped = (typed: string | undefined): typed is string => searchWords(typed).length > 0

export type Order = 'asc' | 'desc'

/** What a list is sorted by: a column, and whether it may be without a value. */
export interface SortColumn<Column extends string> {
  column: Column
  isNullable?: true
}

/** The direction of one `orderBy`; what has no value comes last both ways, which the engines do not agree on. */
export function directed(order: Order, isNullable?: true) {
  return (term: OrderByItemBuilder) => {
    const direction = order === 'asc' ? term.asc() : term.desc()
    return isNullable === true ? direction.nullsLast() : direction
  }
}

/** A character for each byte: JavaScript's own comparison takes rare characters for their halves, the engines do not. */
const bytesOf = (text: string) => Buffer.from(text).toString('latin1')

/** The same for rows in memory, by what `keyOf` answers; texts compare byte by byte, as the engines do it. */
export const inOrder = <Row>(rows: readonly Row[], order: Order, keyOf: KeyOf<Row>): Row[] =>
  toEnd(orderSteps(rows, order, keyOf))

type KeyOf<Row> = (row: Row) => string | number | null

/** The same with pauses: to sort the turns of a whole round takes longer than others may be held up. */
export function* orderSteps<Row>(rows: readonly Row[], order: Order, keyOf: KeyOf<Row>): Generator<void, Row[]> {
  const sign = order === 'asc' ? 1 : -1
  const keys = yield* eachOf(rows, keyOf)
  const places = placesOf(keys)
  yield
  const placed = yield* eachOf(rows, (row, index) => {
    const key = keys[index] ?? null
    return { row, place: typeof key === 'string' ? (places.get(key) ?? null) : key }
  })
  const compare = ({ place: a }: Placed<Row>, { place: b }: Placed<Row>) => {
    if (a === b) return 0
    if (a === null || b === null) return a === null ? 1 : -1
    return a < b ? -sign : sign
  }
  return yield* eachOf(yield* merged(placed, compare), ({ row }) => row)
}

interface Placed<Row> {
  row: Row
  place: number | null
}

/** Rows that are sorted at once. */
const A_RUN = 1000

/** Run after run is sorted, then two at a time become one; of equal ones the first stays the first. */
function* merged<Item>(items: readonly Item[], compare: (a: Item, b: Item) => number): Generator<void, Item[]> {
  let runs: Item[][] = []
  for (const run of slices(items, A_RUN)) {
    runs.push(run.sort(compare))
    yield
  }
  while (runs.length > 1) {
    const fewer: Item[][] = []
    for (const [one = [], other = []] of slices(runs, 2)) fewer.push(yield* mergedOf(one, other, compare))
    runs = fewer
  }
  return runs[0] ?? []
}

function* mergedOf<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (a: Item, b: Item) => number,
): Generator<void, Item[]> {
  const all: Item[] = []
  let [first, second] = [0, 0]
  while (first < one.length || second < other.length) {
    const [a, b] = [one[first], other[second]]
    const isFirst = b === undefined || (a !== undefined && compare(a, b) <= 0)
    all.push((isFirst ? a : b) as Item)
    if (isFirst) first += 1
    else second += 1
    if (all.length % A_RUN === 0) yield
  }
  return all
}

/** Where each text stands among them: many rows share few texts, and numbers are compared sooner. */
function placesOf(keys: readonly (string | number | null)[]): Map<string, number> {
  const texts = [...new Set(keys)].filter((key) => typeof key === 'string')
  const sorted = texts.map((text) => ({ text, bytes: bytesOf(text) })).sort((a, b) => (a.bytes < b.bytes ? -1 : 1))
  return new Map(sorted.map(({ text }, place) => [text, place]))
}
