import { markOf, sharedNames } from '../../../domain/evaluation/names.ts'
import type { Handle } from '../../database/open.ts'

/** Of more people than these, everybody's names are read at once. */
const MOST_CHOSEN = 500

/** The marks of people by employee id; '' of whoever bears a name alone. */
export type NameMarks = (employeeId: number) => string

/** People whose names may be compared; equal names have equal keys, and the keys have an index. */
const named = (db: Handle, enterpriseId: number) =>
  db
    .selectFrom('employee')
    .select(['id', 'sortKey', 'displayName', 'employeeNo', 'email'])
    .where('enterpriseId', '=', enterpriseId)

/** `ids` and whoever may share a name with one of them. Joined with itself, everybody would be compared with everybody where PostgreSQL has no statistics. */
async function readNamed(db: Handle, enterpriseId: number, ids: readonly number[]) {
  if (ids.length > MOST_CHOSEN) return named(db, enterpriseId).execute()
  const chosen = await named(db, enterpriseId).where('id', 'in', ids).execute()
  const sortKeys = [...new Set(chosen.map(({ sortKey }) => sortKey))]
  return sortKeys.length === 0 ? [] : named(db, enterpriseId).where('sortKey', 'in', sortKeys).execute()
}

/** What tells those of `employeeIds` from others of the same name who bear a name that occurs twice in the enterprise. */
export async function nameMarks(db: Handle, enterpriseId: number, employeeIds: readonly number[]): Promise<NameMarks> {
  const ids = [...new Set(employeeIds)]
  if (ids.length === 0) return () => ''
  const people = await readNamed(db, enterpriseId, ids)
  const nameOf = ({ sortKey, displayName }: (typeof people)[number]) => `${sortKey}\0${displayName}`
  const shared = sharedNames(people.map(nameOf))
  const namesakes = people.filter((person) => shared.has(nameOf(person)))
  const marks = new Map(namesakes.map((person) => [person.id, markOf(person)]))
  return (employeeId) => marks.get(employeeId) ?? ''
}
