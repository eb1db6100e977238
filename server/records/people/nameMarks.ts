import { markOf, sharedNames } from '../../../domain/evaluation/names.ts'
import type { Handle } from '../../database/open.ts'
import { IDS_A_STATEMENT, slices } from '../../database/statements.ts'

/** Of more people than these, whatever names are shared in the enterprise are read. */
export const MOST_CHOSEN = 500

/** The marks of people by employee id; '' of whoever bears a name alone. */
export type NameMarks = (employeeId: number) => string

/** Equal names have equal keys, and the keys have an index. */
async function keysOf(db: Handle, enterpriseId: number, ids: readonly number[]): Promise<string[]> {
  const people = db.selectFrom('employee').select('sortKey').where('enterpriseId', '=', enterpriseId)
  // Asked for the key alone, SQLite would look for ids all through the index of keys: everybody's, for a page of people.
  const asked =
    ids.length > MOST_CHOSEN
      ? people.groupBy(['sortKey', 'displayName']).having((eb) => eb.fn.countAll<number>(), '>', 1)
      : people.select('displayName').where('id', 'in', ids)
  return [...new Set((await asked.execute()).map(({ sortKey }) => sortKey))]
}

/** Whoever has one of the keys. Joined with itself, everybody would be compared with everybody where PostgreSQL has no statistics. */
async function readNamed(db: Handle, enterpriseId: number, sortKeys: readonly string[]) {
  const found = []
  for (const slice of slices(sortKeys, IDS_A_STATEMENT)) {
    const rows = await db
      .selectFrom('employee')
      .select(['id', 'sortKey', 'displayName', 'employeeNo', 'email'])
      .where('enterpriseId', '=', enterpriseId)
      .where('sortKey', 'in', slice)
      .execute()
    found.push(...rows)
  }
  return found
}

/** What tells those of `employeeIds` from others of the same name who bear a name that occurs twice in the enterprise. */
export async function nameMarks(db: Handle, enterpriseId: number, employeeIds: readonly number[]): Promise<NameMarks> {
  const ids = [...new Set(employeeIds)]
  if (ids.length === 0) return () => ''
  const people = await readNamed(db, enterpriseId, await keysOf(db, enterpriseId, ids))
  const nameOf = ({ sortKey, displayName }: (typeof people)[number]) => `${sortKey}\0${displayName}`
  const shared = sharedNames(people.map(nameOf))
  const namesakes = people.filter((person) => shared.has(nameOf(person)))
  const marks = new Map(namesakes.map((person) => [person.id, markOf(person)]))
  return (employeeId) => marks.get(employeeId) ?? ''
}
