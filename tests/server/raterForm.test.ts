/** What one rater of a named questionnaire answered, as administrators may see it (spec §3 type 1, anonymity.md R1, R15). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { questionsOf } from '../../domain/paper/model.ts'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { ROWS_A_STATEMENT, slices } from '../../server/database/statements.ts'
import { openForm } from '../../server/features/collection/form.ts'
import { LEFT_OUT } from '../../server/records/turns/leftOut.ts'
import { afterReading } from './afterReading.ts'
import { pass } from './clock.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createResults } from './results.ts'
import { submitTurn, turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const ids = createIds(Date.now, 61)

let testApp: TestApp
let administrator: Visitor
let results: ReturnType<typeof createResults>

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  results = createResults(testApp, administrator)
})

afterAll(async () => {
  await testApp.close()
})

beforeEach(() => pass(testApp, 1_000))

/** The first superior's turn about the first evaluatee. */
function superiorOf(round: Collecting) {
  const [turn] = turnsOf(round, 0, 'superior')
  if (turn === undefined) throw new Error('the round has a superior')
  return turn
}

const open = (round: Collecting, relationId: number) =>
  administrator.call('getRaterForm', { path: { id: round.questionnaireId, relationId } })

describe('a form of a named questionnaire', () => {
  test('is shown as it was sent, with what it counts', async () => {
    const round = await results.worked({ type: 1 })
    const turn = superiorOf(round)
    await submitTurn(testApp, round, turn, { option: 4, text: '表达清楚' })
    const { result } = await open(round, turn.id)
    const [evaluatee] = round.evaluatees
    const rater = round.raters.find(({ employeeId }) => employeeId === turn.raterId)
    expect(result).toMatchObject({
      participantRelationId: turn.id,
      ...{ evaluatorName: evaluatee?.name, evaluatorNameMark: '' },
      ...{ valuerName: rater?.name, valuerNameMark: '' },
      ...{ levelType: 'superior', levelName: '', statistic: true, reason: '' },
      submittedDay: testApp.clock.now.toISOString().slice(0, 10),
    })
    expect(result?.answers.map(({ questionId }) => questionId)).toEqual(questionsOf(round.paper).map(({ id }) => id))
    expect(result?.answers.find(({ points }) => points !== null)).toMatchObject({
      points: 4,
      maximum: 5,
      unable: false,
    })
    expect(result?.answers.find(({ text }) => text !== '')).toMatchObject({
      text: '表达清楚',
      points: null,
      chosen: [],
    })
  })

  test('says that it is left out, and the newest reason', async () => {
    const round = await results.worked({ type: 1 })
    const turn = superiorOf(round)
    await submitTurn(testApp, round, turn, { option: 4 })
    const path = { id: round.questionnaireId }
    const set = (statistic: boolean, reason?: string) =>
      administrator.ok('setFeedbackStatistic', {
        path,
        body: { ids: [turn.id], statistic, ...(reason !== undefined && { reason }) },
      })
    await set(false, '作答时间过短')
    await set(true, '已核实')
    expect((await open(round, turn.id)).result).toMatchObject({ statistic: true, reason: '' })
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000)
    await set(false, '评价人已说明填错')
    expect((await open(round, turn.id)).result).toMatchObject({ statistic: false, reason: '评价人已说明填错' })
  })

  test('gives no reason for counting it again as one for leaving it out, should that happen meanwhile', async () => {
    const round = await results.worked({ type: 1 })
    const turn = superiorOf(round)
    await submitTurn(testApp, round, turn, { option: 4 })
    const { enterpriseId, questionnaireId } = round
    const set = (statistic: boolean, reason: string) =>
      administrator.ok('setFeedbackStatistic', {
        path: { id: questionnaireId },
        body: { ids: [turn.id], statistic, reason },
      })
    await set(false, '')
    const read: DatabaseService['read'] = (work) =>
      testApp.database.read((db) => work(db.withPlugin(afterReading('response', () => set(true, '已核实')))))
    const context = { database: { ...testApp.database, read }, now: () => testApp.clock.now, ids }
    const form = await openForm(context, { enterpriseId, userId: 1, remoteAddress: '' }, questionnaireId, turn.id)
    expect(form).toMatchObject({ statistic: false, reason: '' })
  })

  test('says why it was left out behind any number of later acts on others', async () => {
    const round = await results.worked({ type: 1 })
    const turn = superiorOf(round)
    await submitTurn(testApp, round, turn, { option: 4 })
    const path = { id: round.questionnaireId }
    const body = { ids: [turn.id], statistic: false, reason: '作答时间过短' }
    await administrator.ok('setFeedbackStatistic', { path, body })
    await testApp.database.write(async (db) => {
      const own = db.selectFrom('auditEvent').selectAll().where('objectId', '=', path.id)
      const event = await own.where('action', '=', LEFT_OUT).executeTakeFirstOrThrow()
      const detailJson = JSON.stringify({ relationIds: [turn.id + 1], statistic: false, reason: '' })
      const later = Array.from({ length: 1001 }, () => ({ ...event, detailJson, id: ids.newId() }))
      for (const slice of slices(later, ROWS_A_STATEMENT)) await db.insertInto('auditEvent').values(slice).execute()
    })
    expect((await open(round, turn.id)).result).toMatchObject({ statistic: false, reason: '作答时间过短' })
  })

  test('being opened is recorded: who, and whose about whom', async () => {
    const round = await results.worked({ type: 1 })
    const turn = superiorOf(round)
    await submitTurn(testApp, round, turn, { option: 4 })
    await open(round, turn.id)
    const { items } = await administrator.ok('listAuditEvents', { query: { action: 'report.form' } })
    const rater = round.raters.find(({ employeeId }) => employeeId === turn.raterId)
    expect(items[0]).toMatchObject({ actor: '管理员', action: 'report.form' })
    expect(items[0]?.detail).toContain(rater?.name)
    expect(items[0]?.detail).toContain(round.evaluatees[0]?.name)
  })

  test('that nobody sent is none, and what was not shown is not recorded', async () => {
    const round = await results.worked({ type: 1 })
    const before = (await administrator.ok('listAuditEvents', { query: { action: 'report.form' } })).total
    expect(await open(round, superiorOf(round).id)).toMatchObject({ status: 404, returnCode: 2001 })
    expect(await open(round, 5)).toMatchObject({ status: 404, returnCode: 2001 })
    const other = await results.worked({ type: 1 })
    await submitTurn(testApp, other, superiorOf(other), { option: 4 })
    expect(await open(round, superiorOf(other).id)).toMatchObject({ status: 404, returnCode: 2001 })
    expect((await administrator.ok('listAuditEvents', { query: { action: 'report.form' } })).total).toBe(before)
  })
})

test('a form of an anonymous questionnaire is nobody’s to see, sent or not, before the finish and after (R1)', async () => {
  const round = await results.worked()
  const turn = superiorOf(round)
  const refused = { returnCode: 2061, result: null }
  expect(await open(round, turn.id)).toMatchObject(refused)
  await results.answerWorked(round, 0, [2, 3])
  expect(await open(round, turn.id)).toMatchObject(refused)
  await results.finish(round)
  expect(await open(round, turn.id)).toMatchObject(refused)
})
