/** So many raters that binding them is a job: it goes on after every kill until each is bound, once. */

import { slices } from '../../../../server/database/statements.ts'
import { insertDepartments } from '../../../../server/records/people/departments.ts'
import { insertEmployees } from '../../../../server/records/people/employees.ts'
import { newEmployee } from '../../../../server/records/people/newEmployee.ts'
import { at, type Found, type Ground, type Kind, noJobIsOpen, times, when } from '../kind.ts'
import { draftRound, LEVELS } from './draftRound.ts'

/** Six raters of each on level sameLevel, a superior and oneself: some sixteen thousand relations, eight slices. */
const PEOPLE = 2000
const DEPARTMENT = 1
const FIRST_PERSON = 1_000

/** People of one department, which the first of them leads. */
async function addPeers({ database, enterpriseId }: Ground): Promise<number[]> {
  const ids = times(PEOPLE, (index) => FIRST_PERSON + index)
  const department = { enterpriseId, id: DEPARTMENT, parentId: null, departNo: '', name: '同事', seq: 0 }
  await database.write((db) => insertDepartments(db, [{ ...department, leaderId: FIRST_PERSON }]))
  const lead = { enterpriseId, departmentId: DEPARTMENT, createdAt: new Date().toISOString() }
  const people = ids.map((id) =>
    newEmployee({ ...lead, id, displayName: `同事${id}`, email: `peer${id}@faults.example` }),
  )
  for (const slice of slices(people, 500)) await database.write((db) => insertEmployees(db, slice))
  return ids
}

export const autobindJob: Kind = {
  name: 'auto-bind as a job',
  async prepare(ground) {
    const employeeIds = await addPeers(ground)
    const ids: number[] = []
    while (ids.length < ground.times) ids.push(await draftRound({ ...ground, employeeIds }, PEOPLE))
    const body = { participantLevelCodes: [...LEVELS] }
    /** By the time; a round whose order was not acknowledged may have none. */
    const jobs = new Map<number, number>()
    /** As many as are bound when nothing happens. */
    let whole = 0
    return {
      acknowledged: () => jobs.size,
      async act({ administrator }, time) {
        const { jobId } = await administrator.ok('autobindParticipants', { path: { id: at(ids, time) }, body })
        if (jobId === null) throw new Error('all was bound at once')
        jobs.set(time, jobId)
      },
      isOver: noJobIsOpen,
      async check({ administrator }, time): Promise<Found> {
        const id = jobs.get(time)
        if (id === undefined) return { lost: [], torn: [] }
        const { status, message, total, result } = await administrator.ok('getJob', { path: { id } })
        if (time === 0) whole = total
        const { created, skipped } = { created: 0, skipped: 0, ...result }
        const isWhole = total === whole && created === whole && skipped === 0
        return {
          lost: when(status !== 'done', `auto-bind ${time} is ${status}: ${message}`),
          torn: when(status === 'done' && !isWhole, `auto-bind ${time}: ${JSON.stringify(result)}`),
        }
      },
      async stored(database) {
        const found = await Promise.all(
          ids.map(async (id, time) => {
            const rows = await database.read((db) =>
              db.selectFrom('relation').select(['evaluateeId', 'raterId']).where('questionnaireId', '=', id).execute(),
            )
            const pairs = new Set(rows.map(({ evaluateeId, raterId }) => `${evaluateeId} ${raterId}`)).size
            const said = `round ${time} has ${rows.length} turns of ${pairs} pairs, not ${whole}`
            return { own: rows.length, pairs, isKnown: jobs.has(time), said }
          }),
        )
        const saidOf = (wrong: typeof found) => wrong.map(({ said }) => said)
        return {
          lost: saidOf(found.filter(({ own, isKnown }) => isKnown && own < whole)),
          torn: saidOf(found.filter(({ own, pairs }) => pairs !== own || (own !== 0 && own !== whole))),
        }
      },
    }
  },
}
