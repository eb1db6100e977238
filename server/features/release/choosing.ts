/** Which evaluatees a list of releases shows, and in which order. */
import { readDepartments } from '../../database/byId.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Reading } from '../../database/sliceBySlice.ts'
import { inOrder, isTyped, type Order } from '../../database/statements.ts'
import type { QueryOf, ResultOf } from '../../http/call.ts'
import { apart } from '../../jobs/reading.ts'
import type { RoundKey } from '../../records/turns/answers.ts'
import { listEvaluatees } from '../../records/turns/evaluatees.ts'
import { listNewestReleases, listOpened } from '../../records/turns/published/releases.ts'
import type { Evaluated } from './round.ts'
import { readHolding } from './store.ts'

type Query = QueryOf<'listReleases'>
export type State = ResultOf<'listReleases'>['items'][number]['state']
export type Filters = Pick<Query, 'kw' | 'stateList'>

export interface Sort {
  sort: NonNullable<Query['sort']>
  order: Order
}

const AS_ADDED: Sort = { sort: 'employeeId', order: 'asc' }
const STATES: readonly State[] = ['none', 'unopened', 'opened', 'withdrawn']

/** How far the newest release of a report is. */
export function stateOf(release: { endedAt: string | null } | undefined, isOpened: boolean): State {
  if (release === undefined) return 'none'
  if (release.endedAt !== null) return 'withdrawn'
  return isOpened ? 'opened' : 'unopened'
}

/** The newest releases, and the state of each evaluatee's report. */
async function readStates(db: Handle, key: RoundKey) {
  const newest = await listNewestReleases(db, key)
  const opened = new Map<number, number>()
  for (const { employeeId, version } of await listOpened(db, key)) {
    opened.set(employeeId, Math.max(version, opened.get(employeeId) ?? 0))
  }
  return (employeeId: number) => {
    const release = newest.get(employeeId)
    const state = stateOf(release, release !== undefined && opened.get(employeeId) === release.version)
    return { state, releasedAt: release?.releasedAt ?? null }
  }
}

/** What a filter lets through, in its order; each table is asked alone, and only where filter or order needs it. */
export async function chooseEvaluatees(
  { read }: Reading,
  key: RoundKey,
  { kw, stateList = [] }: Filters,
  { sort, order }: Sort = AS_ADDED,
): Promise<Evaluated[]> {
  const { enterpriseId, questionnaireId } = key
  let chosen: Evaluated[] = await read((db) => listEvaluatees(db, enterpriseId, questionnaireId))
  if (order === 'desc') chosen = chosen.toReversed()
  const ids = chosen.map(({ employeeId }) => employeeId)
  const byPerson = sort === 'name' || sort === 'departmentName'
  const people = isTyped(kw) || byPerson ? await read((db) => readHolding(db, enterpriseId, ids, kw)) : null
  if (people !== null) chosen = chosen.filter(({ employeeId }) => people.has(employeeId))
  const byRelease = sort === 'state' || sort === 'releasedAt'
  const releaseOf = stateList.length > 0 || byRelease ? await read((db) => readStates(db, key)) : null
  if (releaseOf !== null && stateList.length > 0) {
    chosen = chosen.filter(({ employeeId }) => stateList.includes(releaseOf(employeeId).state))
  }
  if (byPerson) {
    const departmentIds = [...(people?.values() ?? [])].map(({ departmentId }) => departmentId)
    const departments = await read((db) => readDepartments(db, enterpriseId, departmentIds))
    return inOrder(chosen, order, ({ employeeId }) => {
      const person = people?.get(employeeId)
      return (sort === 'name' ? person?.sortKey : departments.get(person?.departmentId ?? 0)?.sortKey) ?? null
    })
  }
  if (releaseOf === null || !byRelease) return chosen
  return inOrder(chosen, order, ({ employeeId }) => {
    const { state, releasedAt } = releaseOf(employeeId)
    return sort === 'state' ? STATES.indexOf(state) : releasedAt
  })
}

/** Every employee id a filter lets through. */
export const idsOf =
  ({ database }: Pick<ServiceContext, 'database'>, key: RoundKey) =>
  async (filters: Filters): Promise<number[]> =>
    (await chooseEvaluatees(apart(database), key, filters)).map(({ employeeId }) => employeeId)
