/** An enterprise in its third year: rounds of many turns, many people, mails, records and smaller things. */
import { createIds } from '../../../server/database/ids.ts'
import type { DatabaseService } from '../../../server/database/open.ts'
import { sortKeyOf } from '../../../server/database/pinyin.ts'
import type { Database } from '../../../server/database/schema/schema.ts'
import { ROWS_A_STATEMENT, slices } from '../../../server/database/statements.ts'
import { insertDepartments } from '../../../server/records/people/departments.ts'
import { insertEmployees } from '../../../server/records/people/employees.ts'
import { newEmployee } from '../../../server/records/people/newEmployee.ts'
import { TAG_USE } from '../../../server/records/questionnaire/tags.ts'
import { type Collecting, createCollecting } from '../../server/collectingQuestionnaire.ts'
import { putSent } from '../sent.ts'

const AT = '2026-11-20T08:00:00.000Z'
const TURNS_OF_ONE = 10
const DEPARTMENTS = 50
const SMALL_ROUNDS = 100
const TAGS = 40
const JOBS = 1000
const AMONG_THEMSELVES = { amongThemselves: true, ratersPerLevel: { superior: 1, sameLevel: 4, subordinate: 4 } }
const ACTIONS = ['session.opened', 'setting.changed', 'report.personal', 'raters.changed']

const ids = createIds(Date.now, 61)
const times = <T>(count: number, make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index))

export interface Crowd {
  /** Named and collecting, anonymous and collecting, named and finished. */
  rounds: Collecting[]
  departmentIds: number[]
  tagNames: string[]
  jobIds: number[]
}

async function insertAll<T extends keyof Database>(database: DatabaseService, table: T, rows: Database[T][]) {
  for (const part of slices(rows, ROWS_A_STATEMENT)) {
    await database.write((db) =>
      db
        .insertInto(table)
        .values(part as never)
        .execute(),
    )
  }
}

/** People in a tree of departments, the first of each its leader. */
export async function addPeople(database: DatabaseService, enterpriseId: number, count: number): Promise<number[]> {
  const departments = times(DEPARTMENTS, (seq) => ({
    ...{ enterpriseId, id: ids.newId(), parentId: null as number | null, departNo: `D${seq}` },
    leaderId: null as number | null,
    ...{ seq, name: `部门${seq}` },
  }))
  for (const [index, one] of departments.entries()) {
    if (index > 0) one.parentId = departments[Math.floor((index - 1) / 4)]?.id ?? null
  }
  const people = times(count, (index) =>
    newEmployee({
      ...{ enterpriseId, id: ids.newId(), displayName: `员工${index}`, email: `person${index}@crowd.example` },
      ...{ employeeNo: `N${index}`, departmentId: departments[index % DEPARTMENTS]?.id ?? null, createdAt: AT },
      disabled: index % 10 === 9 ? 1 : 0,
    }),
  )
  for (const [index, one] of departments.entries()) one.leaderId = people[index]?.id ?? null
  await database.write((db) => insertDepartments(db, departments))
  for (const part of slices(people, ROWS_A_STATEMENT)) await database.write((db) => insertEmployees(db, part))
  return departments.map(({ id }) => id)
}

/** Everybody was invited and reminded twice; the newest mail of some failed, and that of others waits. */
async function addMails(database: DatabaseService, { enterpriseId, questionnaireId, evaluatees }: Collecting) {
  const NEWEST = ['failed', 'waiting', 'sent', 'sent', 'sent'] as const
  const mails = times(3, (round) =>
    evaluatees.slice(evaluatees.length / 20).map(({ employeeId, email }, index): Database['outboxMail'] => {
      const status = round === 2 ? (NEWEST[index % NEWEST.length] ?? 'sent') : 'sent'
      return {
        ...{ enterpriseId, questionnaireId, id: ids.newId(), employeeId, address: email, status },
        ...{
          emailType: round === 0 ? 'invite' : 'remind',
          subject: '请评价',
          templateJson: null,
          content: '您好 {link}',
        },
        ...{ attempts: 1, unreached: 0, nextAttemptAt: '2999-01-01T00:00:00.000Z', createdAt: AT },
        ...{ claimedUntil: null, claimedBy: null },
        ...{ error: status === 'failed' ? '550 no such user' : '', sentAt: status === 'sent' ? AT : null },
      }
    }),
  )
  await insertAll(database, 'outboxMail', mails.flat())
}

async function addRecords(
  database: DatabaseService,
  userId: number,
  actorId: number,
  crowd: Collecting,
  count: number,
) {
  const { enterpriseId, questionnaireId, evaluatees } = crowd
  const events = times(count, (index) => ({
    ...{ enterpriseId, id: ids.newId(), at: AT, userId, actorId, action: ACTIONS[index % ACTIONS.length] ?? '' },
    objectId: index % 2 === 0 ? questionnaireId : (evaluatees[index % evaluatees.length]?.employeeId ?? 0),
    detailJson: index % 4 === 2 ? JSON.stringify({ employeeId: evaluatees[index % 7]?.employeeId ?? 0 }) : '{}',
    ...{ remoteAddress: '192.0.2.1', times: 0 },
  }))
  await insertAll(database, 'auditEvent', events)
  const jobs = times(JOBS, () => ({
    ...{ enterpriseId, id: ids.newId(), kind: 'import', status: 'done' as const, total: 9, done: 9 },
    ...{ message: '', resultJson: '', createdBy: actorId, createdAt: AT, updatedAt: AT, claimedBy: null },
    ...{ questionnaireId: null, format: null, startedAt: null, startedDone: null },
  }))
  await insertAll(database, 'job', jobs)
  return jobs.map(({ id }) => id)
}

async function addSmallRounds(database: DatabaseService, enterpriseId: number): Promise<string[]> {
  const tags = times(TAGS, (index) => ({
    ...{ enterpriseId, id: ids.newId(), useType: TAG_USE, name: `标签${index}`, sortKey: sortKeyOf(`标签${index}`) },
  }))
  await insertAll(database, 'tag', tags)
  for (let index = 0; index < SMALL_ROUNDS; index += 1) {
    const processStatus = index % 2 === 0 ? 30 : 10
    const options = { enterpriseId, type: 1 as const, evaluatees: 1, ratersPerLevel: 1, processStatus } as const
    const { questionnaireId } = await createCollecting({ database }, options)
    const bound = [tags[index % TAGS], tags[(index + 1) % TAGS]]
    const bindings = bound.map((tag) => ({
      ...{ enterpriseId, useType: TAG_USE, objectId: questionnaireId, tagId: tag?.id ?? 0 },
    }))
    await insertAll(database, 'tagBinding', bindings)
  }
  return tags.map(({ name }) => name)
}

async function addRound(database: DatabaseService, type: 1 | 2, processStatus: 30 | 40, turns: number) {
  const evaluatees = Math.ceil(turns / TURNS_OF_ONE)
  const round = await createCollecting({ database }, { type, processStatus, evaluatees, ...AMONG_THEMSELVES })
  const isSent = (index: number) => processStatus === 40 || index % 3 === 0
  const relations = round.relations.filter((_, index) => isSent(index))
  await putSent(database, { ...round, relations }, type, (id) => JSON.stringify(round.answers(1 + (id % 5), '好')))
  await addMails(database, round)
  return round
}

export interface CrowdSize {
  /** Of the named round that collects. */
  turns: number
  /** Of the anonymous round beside it, and of the one that is finished. */
  beside: number
}

/** Fills the only enterprise of the database. */
export async function fillCrowd(database: DatabaseService, { turns, beside }: CrowdSize): Promise<Crowd> {
  const admin = await database.read((db) =>
    db.selectFrom('employee').select(['enterpriseId', 'id', 'userId']).executeTakeFirstOrThrow(),
  )
  const departmentIds = await addPeople(database, admin.enterpriseId, Math.ceil(turns / 4))
  const tagNames = await addSmallRounds(database, admin.enterpriseId)
  const named = await addRound(database, 1, 30, turns)
  const anonymous = await addRound(database, 2, 30, beside)
  const finished = await addRound(database, 1, 40, beside)
  // Only for combined reports, which want two.
  await addRound(database, 1, 40, beside)
  const jobIds = await addRecords(database, admin.userId ?? 0, admin.id, named, turns)
  return { rounds: [named, anonymous, finished], departmentIds, tagNames, jobIds }
}
