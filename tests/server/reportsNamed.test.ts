/** Reports of named questionnaires, what is recorded of reading them (R15), and the PDF. */
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { createMetrics } from '../../server/health/metrics.ts'
import { createResults, pathOf } from './results.ts'
import { submitTurn, turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

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

describe('a named questionnaire', () => {
  const NAMED = { type: 1, ratersPerLevel: { sameLevel: 1, self: 0 } } as const

  test('is computed whenever it is looked at, and says when', async () => {
    const round = await results.worked({ ...NAMED, ratersPerLevel: { sameLevel: 2, self: 0 } })
    await results.answerLevel(round, 0, 'sameLevel', [4])
    const early = await results.personalReport(round)
    expect(early).toMatchObject({ overallPercent: 80, computedAt: testApp.clock.now.toISOString() })
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000)
    const [, second] = turnsOf(round, 0, 'sameLevel')
    if (second === undefined) throw new Error('the fixture has no second peer')
    await submitTurn(testApp, round, second, { option: 1 })
    const later = await results.personalReport(round)
    expect(later).toMatchObject({ overallPercent: 50, computedAt: testApp.clock.now.toISOString() })
    expect(later.levels[1]).toMatchObject({ kind: 'sameLevel', status: 'shown', raterCount: '2' })
    await testApp.database.write((db) =>
      db.updateTable('relation').set({ counted: 0 }).where('id', '=', second.id).execute(),
    )
    expect((await results.personalReport(round)).overallPercent).toBe(80)
  })

  test('ranks by the published score; ties share a rank', async () => {
    const round = await results.worked({ ...NAMED, evaluatees: 5 })
    for (const [evaluatee, option] of [3, 4, 5, 4].entries()) {
      await results.answerLevel(round, evaluatee, 'sameLevel', [option])
    }
    const ranking = async (sort: 'scoreDesc' | 'scoreAsc' | 'name' | undefined) => {
      const found = await administrator.ok('getRanking', { path: { id: round.questionnaireId }, query: { sort } })
      return [...found.items, ...found.incomplete].map(({ rank, name, percent }) => [rank, name, percent])
    }
    const best = [1, '经理3', 100]
    const [second, fourth] = [
      [2, '经理2', 80],
      [2, '经理4', 80],
    ]
    const last = [4, '经理1', 60]
    const none = [null, '经理5', null]
    expect(await ranking('scoreDesc')).toEqual([best, second, fourth, last, none])
    expect(await ranking(undefined)).toEqual([best, second, fourth, last, none])
    expect(await ranking('scoreAsc')).toEqual([last, second, fourth, best, none])
    expect(await ranking('name')).toEqual([last, second, best, fourth, none])
    const { rows, dimensions } = await administrator.ok('getRankingDetail', { path: { id: round.questionnaireId } })
    expect(rows.map(({ percent }) => percent)).toEqual([60, 80, 100, 80, null])
    // Four evaluatees with figures are one too few for a mean.
    expect(dimensions.map(({ weight, mean }) => [weight, mean])).toEqual(
      round.dimensions.map(({ weight }) => [weight, null]),
    )
    const people = await administrator.ok('listReportEvaluatees', { path: { id: round.questionnaireId } })
    expect(people.map(({ name }) => name)).toEqual(['经理1', '经理2', '经理3', '经理4', '经理5'])
  })
})

test('who has a report is told without computing any', async () => {
  const round = await results.worked({ type: 1 })
  const path = { id: round.questionnaireId }
  await results.answerLevel(round, 0, 'superior', [4])
  // Whoever reads this stumbles.
  await testApp.database.write((db) =>
    db
      .updateTable('response')
      .set({ answersJson: 'no JSON' })
      .where('questionnaireId', '=', round.questionnaireId)
      .execute(),
  )
  const [person] = round.evaluatees
  expect(await administrator.ok('listReportEvaluatees', { path })).toEqual([
    { employeeId: person?.employeeId, name: person?.name, nameMark: '', departmentName: '' },
  ])
})

describe('what is opened is recorded (R15)', () => {
  test('who, what, whose and when', async () => {
    const round = await results.worked({ type: 1 })
    const path = pathOf(round)
    await results.published(round, 0)
    await administrator.call('downloadTeamReport', { path })
    await administrator.call('downloadPersonalReport', { path })
    await administrator.ok('preparePersonalReport', { path })
    const user = await testApp.database.read((db) => db.selectFrom('user').select('id').executeTakeFirstOrThrow())
    const events = await testApp.database.read((db) =>
      db.selectFrom('auditEvent').selectAll().where('objectId', '=', path.id).orderBy('id').execute(),
    )
    const common = { userId: user.id, at: testApp.clock.now.toISOString() }
    const named = JSON.stringify({ employeeId: path.employeeId })
    expect(events).toMatchObject([
      { action: 'report.ranking', detailJson: '{}', ...common },
      { action: 'report.rankingExport', detailJson: '{}', ...common },
      { action: 'report.rankingDetail', detailJson: '{}', ...common },
      { action: 'report.rankingLevels', detailJson: '{}', ...common },
      { action: 'report.rankingDetailExport', detailJson: '{}', ...common },
      { action: 'report.team', detailJson: '{}', ...common },
      { action: 'report.dimensionScores', detailJson: named, ...common },
      { action: 'report.questionScores', detailJson: named, ...common },
      { action: 'report.export', detailJson: named, ...common },
      { action: 'report.personal', detailJson: named, ...common },
      { action: 'report.arithmetic', detailJson: named, ...common },
      { action: 'report.statistics', detailJson: named, ...common },
      { action: 'report.questionStatistics', detailJson: named, ...common },
      { action: 'report.teamPdf', detailJson: '{}', ...common },
      { action: 'report.pdf', detailJson: named, ...common },
      { action: 'report.pdf', detailJson: named, ...common },
    ])
    expect(events).toHaveLength(16)
  })
})

describe('the PDF', () => {
  test('is a PDF with the evaluatee’s name', async () => {
    const round = await results.worked({ type: 1 })
    await results.answerLevel(round, 0, 'superior', [4])
    const answer = await administrator.call('downloadPersonalReport', { path: pathOf(round) })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(String(answer.headers['content-disposition'])).toContain(encodeURIComponent('经理1.pdf'))
    expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is refused in words while its worker is not built, and counted as a fault of ours', async () => {
    const round = await results.worked({ type: 1 })
    const pdfBuild = { workerFile: join(testApp.directory, 'none.js'), fontDirectory: testApp.directory }
    const config = readConfig({ DATA_DIR: testApp.directory })
    const { database } = testApp
    const metrics = createMetrics()
    const now = () => new Date(testApp.clock.now.getTime() + 5000)
    const app = await createApp({ config, database, pdfBuild, metrics, now })
    const { id, employeeId } = pathOf(round)
    const url = `/api/questionnaire/${id}/statistics/${employeeId}/report/pdf`
    const answer = await app.inject({ method: 'GET', url, headers: { cookie: administrator.cookie() } })
    const counted = 'roundview_calls_total{operation="downloadPersonalReport",outcome="failed"} 1'
    // Once the answer is out.
    await expect.poll(() => metrics.text()).toContain(counted)
    await app.close()
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ returnCode: 2080, result: null })
    expect(answer.json().message).toContain('npm run build')
  })
})
