/** A question whose scale ends below 0: its maximum and the points that could be are the true ones, percents leave it out (numbers.md 5 and 6). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PersonalReport } from '../../domain/scoring/report.ts'
import { sheetsOf } from './answeredRound.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createResults, pathOf } from './results.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let results: ReturnType<typeof createResults>

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  results = createResults(testApp, administrator)
})

afterAll(() => testApp.close())

/** The first of its twenty questions gives −5 to −1 points, all others 1 to 5. */
async function answered(type: 1 | 2): Promise<{ round: Collecting; questionId: number }> {
  const round = await results.worked({ type })
  const questionId = round.dimensions[0]?.questionIds[0] ?? 0
  const question = round.paper.pages.flatMap(({ questions }) => questions).find(({ id }) => id === questionId)
  const options = question?.data.options?.map((option) => ({ ...option, score: (option.score ?? 0) - 6 }))
  await testApp.database.write((db) =>
    db
      .updateTable('question')
      .set({ dataJson: JSON.stringify({ ...question?.data, options }) })
      .where('questionnaireId', '=', round.questionnaireId)
      .where('id', '=', questionId)
      .execute(),
  )
  await results.answerWorked(round, 0, [2, 3])
  await results.finish(round)
  return { round, questionId }
}

/** All that tells a person most points: of the question, in all, in the ranking, in the sheet. */
async function toldOf(round: Collecting, questionId: number) {
  const report = await results.personalReport(round)
  const ranking = await administrator.ok('getRanking', { path: pathOf(round) })
  const { raw } = await administrator.call('exportQuestionScores', { path: pathOf(round) })
  const own = report.dimensions.flatMap(({ questions }) => questions).find((one) => one.questionId === questionId)
  const { dimension } = await administrator.ok('getScoreArithmetic', {
    path: pathOf(round),
    query: { dimensionId: round.dimensions[0]?.id ?? 0 },
  })
  const scores = (await sheetsOf(administrator, round)).get('题目得分')
  return {
    question: { maximum: own?.maximum, percent: own?.percent },
    exported: scores?.rows.slice(0, 2).map(({ cells }) => cells[scores.header.indexOf('满分')]),
    steps: dimension?.questions[0]?.maximum,
    possible: report.points?.possible,
    ranked: [...ranking.items, ...ranking.incomplete].map(({ points }) => points?.possible),
    maxima: raw
      .toString()
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[2])
      .slice(0, 2),
    dimension: report.dimensions[0]?.percent,
  }
}

const SCORED = 20
const POSSIBLE = (SCORED - 1) * 5 - 1

const TOLD = {
  question: { maximum: -1, percent: null },
  steps: -1,
  possible: POSSIBLE,
  ranked: [POSSIBLE],
  maxima: ['-1', '5'],
  exported: ['-1', '5'],
}

test('of a named round', async () => {
  const { round, questionId } = await answered(1)
  // What is left of the dimension: the three levels' 4, 3.5 and 2.5 of 5.
  expect(await toldOf(round, questionId)).toEqual({ ...TOLD, dimension: 66.7 })
})

test('of an anonymous one, also where 0 was kept in its place', async () => {
  const { round, questionId } = await answered(2)
  const told = { ...TOLD, dimension: 75 }
  expect(await toldOf(round, questionId)).toEqual(told)
  await keepAsBefore(round)
  expect(await toldOf(round, questionId)).toEqual(told)
})

test('of a report that was released when 0 was kept in its place, as its reader gets it', async () => {
  const { round, questionId } = await answered(2)
  const path = pathOf(round)
  const body = { ids: [path.employeeId], toSuperior: false }
  await administrator.ok('bulkReleaseReports', { path: { id: path.id }, body })
  const reader = testApp.visitor({ authorization: `Bearer ${await round.link(path.employeeId)}` })
  const toldReader = async () => {
    const { report } = await reader.ok('getMyReport', { path })
    const own = report.dimensions.flatMap(({ questions }) => questions).find((one) => one.questionId === questionId)
    return { maximum: own?.maximum, possible: report.points?.possible }
  }
  const told = { maximum: -1, possible: POSSIBLE }
  expect(await toldReader()).toEqual(told)
  await testApp.database.write(async (db) => {
    const ofRound = db.selectFrom('reportRelease').select('snapshotJson').where('questionnaireId', '=', path.id)
    const { snapshotJson } = await ofRound.executeTakeFirstOrThrow()
    const before = { snapshotJson: asBefore(snapshotJson) }
    await db.updateTable('reportRelease').set(before).where('questionnaireId', '=', path.id).execute()
  })
  expect(await toldReader()).toEqual(told)
})

/** As earlier versions kept it. */
function asBefore(json: string): string {
  const kept = JSON.parse(json) as PersonalReport
  if (kept.points !== null) kept.points.possible += 1
  for (const { questions = [] } of kept.dimensions)
    for (const question of questions) question.maximum = Math.max(0, question.maximum)
  return JSON.stringify(kept)
}

/** As earlier versions kept a report, and what rankings read of it. */
async function keepAsBefore({ questionnaireId }: Collecting): Promise<void> {
  await testApp.database.write(async (db) => {
    const reports = await db
      .selectFrom('publishedReport')
      .select('reportJson')
      .where('questionnaireId', '=', questionnaireId)
      .execute()
    const members = await db
      .selectFrom('publishedMember')
      .select('memberJson')
      .where('questionnaireId', '=', questionnaireId)
      .execute()
    await db
      .updateTable('publishedReport')
      .set({ reportJson: asBefore(reports[0]?.reportJson ?? '') })
      .where('questionnaireId', '=', questionnaireId)
      .execute()
    await db
      .updateTable('publishedMember')
      .set({ memberJson: asBefore(members[0]?.memberJson ?? '') })
      .where('questionnaireId', '=', questionnaireId)
      .execute()
  })
}
