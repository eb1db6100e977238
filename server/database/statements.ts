/** What stores of both engines write alike: rows in slices, words looked for (engines.md). */
import { type OrderByItemBuilder, type SqlBool, sql } from 'kysely'
import { searchWords } from '../../domain/search.ts'

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

/**
 * What `read` answers for slices of `ids`, by id; null is nobody's. For what is shown beside rows of another table: joined
 * with them, either is read anew for each row of the other where PostgreSQL has no statistics (48 s at 20,000; engines.md).
 */
export async function byId<Row extends { id: number }>(
  ids: Iterable<number | null>,
  read: (slice: number[]) => Promise<Row[]>,
): Promise<Map<number, Row>> {
  const known = [...new Set(ids)].filter((id) => id !== null)
  const found = new Map<number, Row>()
  for (const slice of slices(known, IDS_A_STATEMENT)) {
    for (const row of await read(slice)) found.set(row.id, row)
  }
  return found
}

/** A search column, of an aliased table too (`rater.search`), holds every word typed; percent signs and underscores mean themselves. */
export function searchHolds(column: `${string}.search`, typed: string | undefined) {
  const held = searchWords(typed).map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
    return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
  })
  return held.length === 0 ? sql<SqlBool>`1 = 1` : sql<SqlBool>`${sql.join(held, sql` and `)}`
}

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
export function inOrder<Row>(rows: readonly Row[], order: Order, keyOf: (row: Row) => string | number | null): Row[] {
  const sign = order === 'asc' ? 1 : -1
  const keyed = rows.map((row) => {
    const key = keyOf(row)
    return { row, key: typeof key === 'string' ? bytesOf(key) : key }
  })
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === b) return 0
    if (a === null || b === null) return a === null ? 1 : -1
    return a < b ? -sign : sign
  })
  return keyed.map(({ row }) => row)
}
