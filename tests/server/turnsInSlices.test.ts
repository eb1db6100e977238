/** Works that begin with all turns of a round read them some at a time, between which others come, and find the same. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { notify } from '../../server/features/collection/notify.ts'
import { allTurns, chosenForms } from '../../server/features/collection/progress.ts'
import { readImport } from '../../server/features/directory/imports/importReading.ts'
import { createImportService } from '../../server/features/directory/imports/importService.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { planBinding } from '../../server/features/relations/autobindPlan.ts'
import { apart, together } from '../../server/jobs/reading.ts'
import { insertDepartments } from '../../server/records/people/departments.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { nameMarks } from '../../server/records/people/nameMarks.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { takeMails } from './takenMails.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

/** More than one slice of turns, and more people than are told apart at once. */
const PEOPLE = 700
const MOST_ROWS = 2000
const ids = createIds(Date.now, 61)
const ACCOUNT = { enterpriseName: 'x', displayName: 'admin', email: 'admin@x.example', passwordHash: 'x' }

let place: TestDatabase
let round: Collecting
/** In a department of their own, which is not there yet. */
let newcomers: ReturnType<typeof newEmployee>[]
let key: [enterpriseId: number, questionnaireId: number]

beforeAll(async () => {
  place = await openTestDatabase()
  const { enterpriseId } = await setUpEnterprise(contextOf(place.database), ACCOUNT, true)
  const ratersPerLevel = { superior: 1, sameLevel: 1, subordinate: 1, self: 0 }
  const make = { enterpriseId, type: 1, evaluatees: PEOPLE, ratersPerLevel, amongThemselves: true } as const
  round = await createCollecting(place, make)
  // Everybody shares a name with somebody.
  await createCollecting(place, { ...make, ratersPerLevel: { superior: 0, sameLevel: 1, subordinate: 0, self: 0 } })
  const [departmentId, createdAt] = [ids.newId(), '2026-11-20T08:00:00.000Z']
  newcomers = Array.from({ length: MOST_ROWS }, (_, index) =>
    newEmployee({
      ...{ enterpriseId, id: ids.newId(), displayName: `n${index}`, email: `n${index}@x.example` },
      ...{ departmentId, createdAt, disabled: index === MOST_ROWS - 2 ? 1 : 0 },
    }),
  )
  await place.database.write((db) => insertEmployees(db, newcomers))
  key = [enterpriseId, round.questionnaireId]
})

afterAll(() => place.remove())

const contextOf = (database: DatabaseService) => ({ database, ids, now: () => new Date() })

/** The same database; of each read how many rows it answers, and in which turn of the event loop it begins. */
function watched() {
  const reads: { rows: number; turn: number }[] = []
  let turn = 0
  let next = setImmediate(function count() {
    turn += 1
    next = setImmediate(count)
  })
  const database: DatabaseService = {
    ...place.database,
    read: (work) =>
      place.database.read(async (db) => {
        const begun = turn
        const answer = await work(db)
        reads.push({ rows: Array.isArray(answer) ? answer.length : 0, turn: begun })
        return answer
      }),
  }
  return { database, reads, stop: () => clearImmediate(next) }
}

function expectSlices(reads: { rows: number; turn: number }[]) {
  expect(Math.max(...reads.map(({ rows }) => rows))).toBe(MOST_ROWS)
  expect(new Set(reads.map(({ turn }) => turn)).size).toBe(reads.length)
}

const SORTS = ['participantRelationId', 'valuerName', 'levelName', 'submittedDay'] as const

test.each(SORTS.flatMap((sort) => (['asc', 'desc'] as const).map((order) => ({ sort, order }))))(
  'the forms of a file by $sort, $order',
  async (by) => {
    const { database, reads, stop } = watched()
    const found = await chosenForms(apart(database), ...key, {}, by)
    stop()
    expectSlices(reads)
    expect(found).toEqual(await place.database.read((db) => chosenForms(together(db), ...key, {}, by)))
    expect(found.toSorted()).toEqual(round.relations.map(({ id }) => id).toSorted())
  },
)

test('equal ones by their id, either way', async () => {
  const of = (order: 'asc' | 'desc') => chosenForms(apart(place.database), ...key, {}, { sort: 'submittedDay', order })
  const inOrder = round.relations.map(({ id }) => id).toSorted((a, b) => a - b)
  expect(await of('asc')).toEqual(inOrder)
  expect(await of('desc')).toEqual(inOrder.toReversed())
})

test('the turns of a table', async () => {
  const { database, reads, stop } = watched()
  const found = await allTurns(apart(database), ...key)
  stop()
  expectSlices(reads)
  expect(found).toEqual(await place.database.read((db) => allTurns(together(db), ...key)))
})

test('who gets a mail, each told apart from whoever bears the same name; the mails say the same', async () => {
  const [enterpriseId, questionnaireId] = key
  const { database, reads, stop } = watched()
  const meant = { enterpriseId, questionnaireId, relationIds: null, repeat: false, confirm: false }
  const { recipients } = await notify(contextOf(database), { ...meant, emailType: 'invite' })
  stop()
  expectSlices(reads)
  const people = round.evaluatees.map(({ employeeId }) => employeeId)
  const markOf = await place.database.read((db) => nameMarks(db, enterpriseId, people))
  const marks = new Map(recipients.map(({ employeeId, nameMark }) => [employeeId, nameMark]))
  expect(marks).toEqual(new Map(people.map((id) => [id, markOf(id)])))
  expect(new Set(marks.values()).size).toBe(PEOPLE)
  const now = contextOf(database).now()
  const mails = await takeMails({ database: place.database, clock: { now } }, { questionnaireId }, PEOPLE)
  expect(mails.size).toBe(PEOPLE)
  const last = round.evaluatees.at(-1) ?? expect.unreachable()
  const about = round.relations.filter(({ raterId }) => raterId === last.employeeId)
  const evaluated = about.map(
    ({ evaluateeId }) => round.evaluatees.find(({ id }) => id === evaluateeId)?.employeeId ?? 0,
  )
  expect(evaluated).toHaveLength(3)
  for (const id of evaluated) expect(mails.get(last.email)?.text).toContain(markOf(id))
})

test('who stands where, as auto-bind reads it', async () => {
  const [enterpriseId, questionnaireId] = key
  const [departmentId] = newcomers.map((one) => one.departmentId ?? 0)
  if (departmentId === undefined) throw new Error('there are newcomers')
  const leaderId = newcomers.at(-1)?.id ?? 0
  await place.database.write(async (db) => {
    const department = { enterpriseId, id: departmentId, parentId: null, departNo: 'D', leaderId, seq: 1, name: 'D' }
    await insertDepartments(db, [department])
    const evaluated = round.evaluatees.map(({ employeeId }) => employeeId)
    await db.updateTable('employee').set({ departmentId }).where('id', 'in', evaluated).execute()
  })
  const { database, reads, stop } = watched()
  const { wanted } = await planBinding(database, enterpriseId, questionnaireId, ['superior', 'sameLevel'])
  stop()
  expectSlices(reads)
  const on = (type: string) => {
    const levelId = round.levels.find((level) => level.type === type)?.id
    return new Set(wanted.flatMap((relation) => (relation.levelId === levelId ? [relation.raterId] : [])))
  }
  expect(on('superior')).toEqual(new Set([leaderId]))
  // Whoever has nothing to do yet comes first, once more than once: all newcomers but the disabled one and who is the superior.
  const peers = on('sameLevel')
  expect(newcomers.filter(({ id }) => !peers.has(id)).map(({ id }) => id)).toEqual(
    newcomers.slice(-2).map(({ id }) => id),
  )
})

test('everybody whom the rows of an import may be about', async () => {
  const { database, reads, stop } = watched()
  const thread: Parameters<typeof createImportService>[1]['thread'] = {
    ask: async (_, question) => readImport(await question()),
    rest: () => undefined,
    stop: async () => undefined,
  }
  const jobs = { start: async () => 0, onTakeUp: () => undefined }
  const rest = { jobs, thread, redirectMails: async () => undefined, wakeMails: () => undefined }
  const service = createImportService(contextOf(database), rest)
  const rows = newcomers.map(({ displayName, email }) => `${displayName},${email}`)
  const told = await service.preview(key[0], ['displayName,email', ...rows, 'new,new@x.example'].join('\n'), 'en')
  stop()
  expectSlices(reads)
  expect(told).toMatchObject({ newEmployees: 1, updatedEmployees: MOST_ROWS, errors: [] })
})
