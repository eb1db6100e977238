import { markOf, sharedNames } from '../../../domain/evaluation/names.ts'
import type { DatabaseService, Handle } from '../../database/open.ts'
import { IDS_A_STATEMENT, slices } from '../../database/statements.ts'

/** Of more people than these, whatever names are shared in the enterprise are read. */
export const MOST_CHOSEN = 500

/** The marks of people by employee id; '' of whoever bears a name alone. */
export type NameMarks = (employeeId: number) => string

/** Equal names have equal keys, and the keys have an index. */
async function keysOf(db: Handle, enterpriseId: number, ids: readonly number[]): Promise<string[]> {
  const people = db.selectFrom('employee').select('sortKey').where('enterpriseId', '=', enterpriseId)
  // Asked for the key alone, SQLite would look for ids all through the index of keys: everybody's, for a page of people.
  const asked = await people.select('displayName').where('id', 'in', ids).execute()
  return [...new Set(asked.map(({ sortKey }) => sortKey))]
}

/** The keys of names that occur twice in the enterprise. */
async function sharedKeys(db: Handle, enterpriseId: number): Promise<string[]> {
  const shared = await db
    .selectFrom('employee')
    .select('sortKey')
    .where('enterpriseId', '=', enterpriseId)
    .groupBy(['sortKey', 'displayName'])
    .having((eb) => eb.fn.countAll<number>(), '>', 1)
    .execute()
  return [...new Set(shared.map(({ sortKey }) => sortKey))]
}

const namedBy = (db: Handle, enterpriseId: number, sortKeys: readonly string[]) =>
  db
    .selectFrom('employee')
    .select(['id', 'sortKey', 'displayName', 'employeeNo', 'email'])
    .where('enterpriseId', '=', enterpriseId)
    .where('sortKey', 'in', sortKeys)
    .execute()

type Named = Awaited<ReturnType<typeof namedBy>>[number]

/** Whoever has one of the keys. Joined with itself, everybody would be compared with everybody where PostgreSQL has no statistics. */
async function readNamed(read: DatabaseService['read'], enterpriseId: number, sortKeys: readonly string[]) {
  const found: Named[] = []
  for (const slice of slices(sortKeys, IDS_A_STATEMENT)) {
    found.push(...(await read((db) => namedBy(db, enterpriseId, slice))))
  }
  return found
}

function marksOf(people: readonly Named[]): NameMarks {
  const nameOf = ({ sortKey, displayName }: Named) => `${sortKey}\0${displayName}`
  const shared = sharedNames(people.map(nameOf))
  const namesakes = people.filter((person) => shared.has(nameOf(person)))
  const marks = new Map(namesakes.map((person) => [person.id, markOf(person)]))
  return (employeeId) => marks.get(employeeId) ?? ''
}

/** What tells those of `employeeIds` from others of the same name who bear a name that occurs twice in the enterprise. */
export async function nameMarks(db: Handle, enterpriseId: number, employeeIds: readonly number[]): Promise<NameMarks> {
  const ids = [...new Set(employeeIds)]
  if (ids.length === 0) return () => ''
  const keys = await (ids.length > MOST_CHOSEN ? sharedKeys(db, enterpriseId) : keysOf(db, enterpriseId, ids))
  return marksOf(await readNamed((work) => work(db), enterpriseId, keys))
}

/** The same of everybody, some at a time: once for what goes through a whole round, since so many share a name. */
export async function everybodysNameMarks(read: DatabaseService['read'], enterpriseId: number): Promise<NameMarks> {
  const keys = await read((db) => sharedKeys(db, enterpriseId))
  return marksOf(await readNamed(read, enterpriseId, keys))
}
