/** "Show the arithmetic": single answers of named rounds alone, and what is recorded of it (anonymity.md R13, R15). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { readArithmetic } from '../../server/features/reports/personal/arithmetic.ts'
import { afterReading } from './afterReading.ts'
import { createResults, pathOf } from './results.ts'
import { turnsOf } from './submitting.ts'
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

const eventsOf = (questionnaireId: number) =>
  testApp.database.read((db) =>
    db
      .selectFrom('auditEvent')
      .select(['action', 'detailJson'])
      .where('objectId', '=', questionnaireId)
      .orderBy('id')
      .execute(),
  )

test('a named round is walked from what each rater gave, to the figure of the report', async () => {
  const round = await results.worked({ type: 1 })
  await results.answerWorked(round, 0, [2, 3])
  const path = pathOf(round)
  const [, leftOut] = turnsOf(round, 0, 'sameLevel')
  await testApp.database.write((db) =>
    db
      .updateTable('relation')
      .set({ counted: 0 })
      .where('id', '=', leftOut?.id ?? 0)
      .execute(),
  )
  const report = await results.personalReport(round)
  const [dimension] = report.dimensions
  const query = { dimensionId: dimension?.dimensionId }
  const steps = await administrator.ok('getScoreArithmetic', { path, query })
  expect(steps).toMatchObject({ isExact: true, levels: report.levels, overall: { figure: report.overallPercent } })
  expect(steps.dimension).toMatchObject({ ...query, figure: dimension?.percent })
  const [first] = steps.dimension?.questions ?? []
  expect(first?.figure).toBe(dimension?.questions[0]?.weightedScore)
  const peers = round.raters.filter(({ levelType }) => levelType === 'sameLevel')
  const [superior] = round.raters.filter(({ levelType }) => levelType === 'superior')
  const below = round.raters.filter(({ levelType }) => levelType === 'subordinate')
  const given = (people: typeof peers, scores: (number | null)[]) =>
    people.flatMap(({ name }, place) => {
      const score = scores[place] ?? null
      return score === null ? [] : [{ name, nameMark: expect.any(String), score }]
    })
  expect(first?.terms.map(({ answers }) => answers)).toEqual([
    given(superior === undefined ? [] : [superior], [4]),
    given(peers, [3, null, 3, 4]),
    given(below, [2, 3]),
  ])
  await administrator.ok('getScoreArithmetic', { path })
  const detailJson = JSON.stringify({ employeeId: path.employeeId })
  expect(await eventsOf(path.id)).toEqual([
    { action: 'report.personal', detailJson },
    { action: 'report.answersOfScore', detailJson },
    { action: 'report.arithmetic', detailJson },
  ])
})

test.each([
  ['one of its forms is left out', [0]],
  ['one is left out and another counted again', [0, 1]],
])('whoever gave an answer is named also where meanwhile of the level %s', async (_, changed) => {
  const round = await results.worked({ type: 1 })
  await results.answerWorked(round, 0, [2, 3])
  const path = pathOf(round)
  const peers = round.raters.filter(({ levelType }) => levelType === 'sameLevel')
  const turns = turnsOf(round, 0, 'sameLevel')
  const setStatistic = (place: number, statistic: boolean) =>
    administrator.ok('bulkSetStatistic', {
      path,
      body: { ids: [turns[place]?.id ?? 0], statistic, reason: '作答时间过短' },
    })
  const [leftOut, ...countedAgain] = changed
  for (const place of countedAgain) await setStatistic(place, false)
  const [dimension] = (await results.personalReport(round)).dimensions
  const read: DatabaseService['read'] = (work) =>
    testApp.database.read((db) =>
      work(
        db.withPlugin(
          afterReading('response', async () => {
            await setStatistic(leftOut ?? 0, false)
            for (const place of countedAgain) await setStatistic(place, true)
          }),
        ),
      ),
    )
  const context = {
    database: { ...testApp.database, read },
    ids: createIds(Date.now, 61),
    now: () => testApp.clock.now,
  }
  const wanted = { ...path, dimensionId: dimension?.dimensionId ?? 0 }
  const steps = await readArithmetic(context, round.enterpriseId, wanted)
  const answersOf = steps.dimension?.questions[0]?.terms[1]?.answers
  const given = [3, 4, 3, 4]
  expect(answersOf?.map(({ name, score }) => ({ name, score }))).toEqual(
    peers.flatMap(({ name }, place) => (countedAgain.includes(place) ? [] : [{ name, score: given[place] }])),
  )
})

test('an anonymous one is walked from what is published, and nobody’s answer is told', async () => {
  const round = await results.worked({ type: 2 })
  await results.answerWorked(round, 0, [2, 3])
  await results.finish(round)
  const path = pathOf(round)
  const report = await results.personalReport(round)
  const [dimension] = report.dimensions
  const query = { dimensionId: dimension?.dimensionId }
  const steps = await administrator.ok('getScoreArithmetic', { path, query })
  expect(steps).toMatchObject({ isExact: false, levels: report.levels, overall: { figure: report.overallPercent } })
  const [question] = dimension?.questions ?? []
  const [own] = steps.dimension?.questions ?? []
  expect(own).toMatchObject({ figure: question?.weightedScore, percent: { figure: question?.percent } })
  expect(own?.terms).toEqual(
    report.levels.flatMap(({ key, weight }, place) => {
      const value = question?.byLevel[place] ?? null
      return value === null || weight === null ? [] : [{ levelKey: key, value, share: weight, answers: null }]
    }),
  )
  const actions = (await eventsOf(path.id)).map(({ action }) => action).filter((action) => action.startsWith('report.'))
  expect(actions).toEqual(['report.personal', 'report.arithmetic'])
})

test.each([1, 2] as const)(
  'of type %s: who is no evaluatee has none, a dimension of elsewhere neither',
  async (type) => {
    const round = await results.worked({ type })
    if (type === 2) await results.finish(round)
    const path = pathOf(round)
    const stranger = { ...path, employeeId: round.raters[0]?.employeeId ?? 0 }
    expect((await administrator.call('getScoreArithmetic', { path: stranger })).returnCode).toBe(2001)
    const elsewhere = await administrator.call('getScoreArithmetic', { path, query: { dimensionId: 7 } })
    expect(elsewhere.returnCode).toBe(2001)
  },
)
