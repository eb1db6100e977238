/** Combined reports: what they say is recomputed here from the answers that were sent (numbers.md 9). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ResultOf } from '../../server/http/call.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createRounds, EVALUATEES, mean, scoreOf, toOne } from './combinedRounds.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let rounds: ReturnType<typeof createRounds>

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  rounds = createRounds(testApp, administrator)
})

afterAll(() => testApp.close())

describe.each([1, 2] as const)('over two rounds of type %i', (type) => {
  let first: Collecting
  let second: Collecting
  let saved: ResultOf<'saveCombinedReport'>

  beforeAll(async () => {
    first = await rounds.answered(type, 0)
    second = await rounds.answered(type, 1, first.evaluatees.slice(0, 5))
    const [one, other] = first.dimensions
    await rounds.rename(first, one?.name ?? '', ` ${one?.name} `)
    await rounds.rename(second, other?.name ?? '', '改了名')
    // The later one is named first: rounds stand by when they were finished.
    saved = await rounds.save([second, first])
  }, 120_000)

  const people = Array.from({ length: EVALUATEES }, (_, evaluatee) => evaluatee)
  const changes = people.slice(0, 5).map((evaluatee) => scoreOf(1, evaluatee) - scoreOf(0, evaluatee))

  test('is kept as it was saved, the oldest round first', async () => {
    expect(saved).toMatchObject({
      title: '两轮对比',
      summary: '说明',
      questionnaireUids: [await rounds.uidOf(first), await rounds.uidOf(second)],
      questionnaireCount: 2,
      version: 1,
    })
    const { items, total } = await administrator.ok('listCombinedReports')
    expect(items[0]).toEqual(saved)
    expect(items).toHaveLength(total)
  })

  test('means are over the people of each round, and rounds weigh the same', async () => {
    const report = await rounds.get(saved.reportId)
    const [before, now] = [0, 1].map((round) => mean(people.map((evaluatee) => scoreOf(round, evaluatee))))
    expect(report).toMatchObject({
      questionnaires: [
        { questionnaireId: first.questionnaireId, title: '第1轮', state: 'included', evaluateeCount: EVALUATEES },
        { questionnaireId: second.questionnaireId, title: '第2轮', state: 'included', evaluateeCount: EVALUATEES },
      ],
      evaluateeCount: 7,
      repeatedCount: 5,
      overall: {
        byQuestionnaire: [toOne(before ?? 0), toOne(now ?? 0)],
        combined: toOne(((before ?? 0) + (now ?? 0)) / 2),
        change: { from: 0, to: 1, evaluatees: 5, isPartial: true },
      },
    })
  })

  test('dimensions are the same by their trimmed name; the others are of one round alone', async () => {
    const { dimensions } = await rounds.get(saved.reportId)
    const [one, other] = first.dimensions
    expect(dimensions.find(({ name }) => name === one?.name)).toMatchObject({
      isMatched: true,
      isAsked: [true, true],
      change: { value: toOne(mean(changes)), evaluatees: 5, isPartial: false },
    })
    expect(dimensions.find(({ name }) => name === '改了名')).toMatchObject({
      isMatched: false,
      isAsked: [false, true],
      change: null,
    })
    expect(dimensions.find(({ name }) => name === other?.name)).toMatchObject({
      isMatched: false,
      isAsked: [true, false],
      change: null,
    })
  })

  test('everybody is followed across the rounds', async () => {
    const all = await rounds.scores(saved.reportId)
    expect(all).toHaveLength(7)
    const [one] = first.dimensions
    for (const evaluatee of people.slice(0, 5)) {
      const person = all.find(({ evaluatorId }) => evaluatorId === first.evaluatees[evaluatee]?.employeeId)
      const [before, now] = [scoreOf(0, evaluatee), scoreOf(1, evaluatee)]
      expect(person?.overall).toMatchObject({ byQuestionnaire: [before, now], combined: toOne((before + now) / 2) })
      const dimension = person?.dimensions.find(({ name }) => name === one?.name)
      expect(dimension).toMatchObject({
        byQuestionnaire: [before, now],
        change: { value: toOne(now - before), isPartial: false },
      })
      const { band = null } = dimension?.change ?? {}
      expect(band === null || (band.low < now - before && band.high > now - before)).toBe(true)
    }
    const alone = all.find(({ evaluatorId }) => evaluatorId === first.evaluatees[5]?.employeeId)
    expect(alone?.overall).toEqual({ byQuestionnaire: [scoreOf(0, 5), null], combined: scoreOf(0, 5), change: null })
    const chosen = first.evaluatees[2]?.employeeId ?? 0
    expect(await rounds.scores(saved.reportId, [chosen])).toEqual(
      all.filter(({ evaluatorId }) => evaluatorId === chosen),
    )
  })

  test('says of each person no more than the round itself', async () => {
    const path = { id: second.questionnaireId }
    const heatMap = await administrator.ok('getRankingDetail', { path })
    const all = await rounds.scores(saved.reportId)
    for (const row of heatMap.rows) {
      const person = all.find(({ evaluatorId }) => evaluatorId === row.employeeId)
      expect(person?.overall.byQuestionnaire[1]).toBe(row.percent)
      const byName = new Map(person?.dimensions.map(({ name, byQuestionnaire }) => [name, byQuestionnaire[1]]))
      expect(heatMap.dimensions.map(({ name }) => byName.get(name))).toEqual(row.percents)
    }
    const { dimensions } = await rounds.get(saved.reportId)
    const means = new Map(dimensions.map(({ name, byQuestionnaire }) => [name, byQuestionnaire[1]]))
    expect(heatMap.dimensions.map(({ name }) => means.get(name))).toEqual(heatMap.dimensions.map((one) => one.mean))
  })

  test('lists whom it is about, each once', async () => {
    const other = await rounds.save([first, second], '又一份')
    const query = { reportIds: [saved.reportId, other.reportId] }
    const evaluatees = await administrator.ok('listCombinedEvaluatees', { query })
    expect(evaluatees).toHaveLength(7)
    expect(evaluatees.every(({ reportIds }) => reportIds.length === 2)).toBe(true)
    // Everybody of the fixture is called alike in each round.
    expect(new Set(evaluatees.map(({ evaluatorName, nameMark }) => `${evaluatorName} ${nameMark}`)).size).toBe(7)
  })

  test('opening it is recorded of each of its rounds', async () => {
    await rounds.get(saved.reportId)
    await rounds.scores(saved.reportId)
    const query = { action: 'report.combined', pageSize: 4 } as const
    const { items } = await administrator.ok('listAuditEvents', { query })
    expect(items.map(({ about, detail }) => [about, detail])).toEqual(
      ['第2轮', '第1轮', '第2轮', '第1轮'].map((about) => [about, '两轮对比']),
    )
    const before = (await administrator.ok('listAuditEvents', { query })).total
    await administrator.ok('listCombinedEvaluatees', { query: { reportIds: [saved.reportId] } })
    await administrator.ok('listCombinedReports')
    expect((await administrator.ok('listAuditEvents', { query })).total).toBe(before)
  })

  test('it can be looked at before it is saved', async () => {
    const questionnaireUids = [await rounds.uidOf(first), await rounds.uidOf(second)]
    const found = await administrator.ok('getCombinedReport', { query: { questionnaireUids, title: '先看' } })
    const { overall, dimensions } = await rounds.get(saved.reportId)
    expect(found).toMatchObject({ reportId: 0, title: '先看', summary: '', questionnaireUids, overall, dimensions })
  })
})
