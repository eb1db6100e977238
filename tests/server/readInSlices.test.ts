/** Team figures and the table of a round of several slices (issue 7, point 2): each is the one its report, or the list, shows. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namedApart } from '../../domain/evaluation/names.ts'
import { questionsOf } from '../../domain/paper/model.ts'
import { scoreVector } from '../../domain/paper/score.ts'
import { createIds } from '../../server/database/ids.ts'
import { insertBallot } from '../../server/records/turns/answers.ts'
import { insertForms } from '../../server/records/turns/forms.ts'
import { parseCsv } from '../../server/sheets/csv.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { createResults } from './results.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

/** More than two slices of forms, more than one of reports. */
const EVALUATEES = 60
const RATERS = { superior: 1, sameLevel: 20, subordinate: 19, self: 0 }
const LEFT_OUT = 7
const ids = createIds(Date.now, 60)

let testApp: TestApp
let administrator: Visitor
let results: ReturnType<typeof createResults>

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  results = createResults(testApp, administrator)
})

afterAll(() => testApp.close())

/** Every turn is sent, each with another choice than the one before; in no order of people. */
async function sendAll(round: Collecting, table: 'response' | 'ballot') {
  const { enterpriseId, questionnaireId, relations } = round
  const inNoOrder = relations.toSorted((a, b) => ((a.id * 7919) % 1009) - ((b.id * 7919) % 1009))
  const forms = inNoOrder.map(({ id: relationId, evaluateeId, levelId }, index) => {
    const answers = round.answers(1 + ((index + Math.floor(index / 7)) % 5))
    const ballot = { enterpriseId, questionnaireId, relationId, answersJson: JSON.stringify(answers) }
    const scores = scoreVector(questionsOf(round.paper), answers)
    return { ballot, sent: { ...ballot, id: ids.newId(), evaluateeId, levelId, scores } }
  })
  await testApp.database.write(async (db) => {
    if (table === 'ballot') for (const { ballot } of forms) await insertBallot(db, ballot)
    else
      await insertForms(
        db,
        forms.map(({ sent }) => sent),
      )
    const sent = db.updateTable('relation').set({ status: 'submitted', submittedDay: '2026-11-20' })
    await sent.where('questionnaireId', '=', questionnaireId).execute()
  })
  return inNoOrder
}

async function expectAsReports(round: Collecting) {
  const path = { id: round.questionnaireId }
  const { items, incomplete } = await administrator.ok('getRanking', { path })
  expect(incomplete).toEqual([])
  const { rows } = await administrator.ok('getRankingDetail', { path })
  expect(rows.map(({ employeeId }) => employeeId)).toEqual(round.evaluatees.map(({ employeeId }) => employeeId))
  expect(items).toHaveLength(EVALUATEES)
  const figures = new Map(items.map(({ employeeId, percent, points }) => [employeeId, { percent, points }]))
  for (const [index, { employeeId }] of round.evaluatees.entries()) {
    const report = await results.personalReport(round, index)
    expect(figures.get(employeeId)).toEqual({ percent: report.overallPercent, points: report.points })
    expect(rows[index]?.percents).toEqual(report.dimensions.map(({ percent }) => percent))
  }
  expect(new Set(items.map(({ percent }) => percent)).size).toBeGreaterThan(10)
}

test('a named round, some of whose last forms are left out', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: EVALUATEES, ratersPerLevel: RATERS })
  const sent = await sendAll(round, 'response')
  const before = await administrator.ok('getRanking', { path: { id: round.questionnaireId } })
  // A level without its only form would make the evaluatee's figures incomplete.
  const alone = round.levels.find(({ type }) => type === 'superior')?.id
  const others = sent.filter(({ levelId }) => levelId !== alone)
  const leftOut = others.slice(-LEFT_OUT).map(({ id }) => id)
  await testApp.database.write((db) =>
    db.updateTable('relation').set({ counted: 0 }).where('id', 'in', leftOut).execute(),
  )
  await expectAsReports(round)
  expect(await administrator.ok('getRanking', { path: { id: round.questionnaireId } })).not.toEqual(before)
})

test('an anonymous round that is finished', async () => {
  const round = await createCollecting(testApp, { type: 2, evaluatees: EVALUATEES, ratersPerLevel: RATERS })
  await sendAll(round, 'ballot')
  await results.finish(round)
  const state = () => administrator.ok('getQuestionnaire', { path: { id: round.questionnaireId } })
  await expect.poll(async () => (await state()).processStatus, { timeout: 30_000 }).toBe(40)
  await expectAsReports(round)
})

test('the table of its progress has every form, in the order of the list', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: EVALUATEES, ratersPerLevel: RATERS })
  const path = { id: round.questionnaireId }
  const { raw } = await administrator.call('exportParticipants', { path })
  const { items } = await administrator.ok('listFeedback', { path, query: { pageSize: 10_000 } })
  expect(items).toHaveLength(round.relations.length)
  const pairs = parseCsv(raw.toString('utf8')).rows.map(({ cells: [evaluatee, rater] }) => [evaluatee, rater])
  expect(pairs).toEqual(
    items.map((row) => [
      namedApart(row.evaluatorName, row.evaluatorNameMark),
      namedApart(row.valuerName, row.valuerNameMark),
    ]),
  )
})
