/** What stands beside the rows of another table, looked up by its ids. */
import { type SqlBool, sql } from 'kysely'
import type { Handle } from './open.ts'
import { IDS_A_STATEMENT } from './statements.ts'

/**
 * The rows that have these ids, by id; null is nobody's. `read` is given the ids, or null to read all there are: of more than
 * a statement takes that is sooner on both engines. For what is shown beside rows of another table: joined with them, either
 * is read anew for each row of the other where PostgreSQL has no statistics (48 s at 20,000; engines.md).
 */
export async function byId<Row extends { id: number }>(
  ids: Iterable<number | null>,
  read: (ids: number[] | null) => Promise<Row[]>,
): Promise<Map<number, Row>> {
  const wanted = new Set(ids)
  const known = [...wanted].filter((id) => id !== null)
  if (known.length === 0) return new Map()
  const rows = await read(known.length > IDS_A_STATEMENT ? null : known)
  return new Map(rows.filter(({ id }) => wanted.has(id)).map((row) => [row.id, row]))
}

/** The id is one of these; any, of null. */
export const hasId = (ids: readonly number[] | null) =>
  ids === null ? sql<SqlBool>`1 = 1` : sql<SqlBool>`id in (${sql.join(ids)})`

/** Names of people, by their ids. */
export async function namesOf(
  db: Handle,
  enterpriseId: number,
  ids: Iterable<number | null>,
): Promise<Map<number, string>> {
  const people = await byId(ids, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'displayName'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )
  return new Map([...people.values()].map(({ id, displayName }) => [id, displayName]))
}

/** What departments are called and sorted by, by their ids. */
export async function readDepartments(db: Handle, enterpriseId: number, ids: Iterable<number | null>) {
  return byId(ids, (known) =>
    db
      .selectFrom('department')
      .select(['id', 'name', 'sortKey'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )
}
