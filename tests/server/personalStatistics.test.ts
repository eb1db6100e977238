/** What one evaluatee's figures are compared with: recomputed here from the answers that were sent (numbers.md, statistics). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { questionsOf } from '../../domain/paper/model.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { jobEnded } from './jobEnded.ts'
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

const EVALUATEES = 10
const PEERS = { ratersPerLevel: { superior: 1, sameLevel: 8, self: 1 } } as const

const chosenOf = (evaluatee: number) => ({
  superior: [1 + (evaluatee % 5)],
  sameLevel: [0, 1, 2, 3, 4, 5, 6, 7].map((rater) => 1 + ((evaluatee + rater * rater) % 5)),
  self: [5 - (evaluatee % 4)],
})

/** Each is answered about as `chosenOf` says of the one so many places further on. */
async function answered(type: 1 | 2, evaluatees = EVALUATEES, further = 0): Promise<Collecting> {
  const round = await results.worked({ type, evaluatees, ...PEERS })
  for (let evaluatee = 0; evaluatee < evaluatees; evaluatee += 1) {
    const { superior, sameLevel, self } = chosenOf(evaluatee + further)
    await results.answerLevel(round, evaluatee, 'superior', superior)
    await results.answerLevel(round, evaluatee, 'sameLevel', sameLevel)
    await results.answerLevel(round, evaluatee, 'self', self)
  }
  if (type === 2) await results.finish(round)
  return round
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const toOne = (value: number) => Math.round(value * 10) / 10
const inPercent = (options: readonly number[]) => mean(options.map((option) => 20 * option))
const deviation = (values: readonly number[]) =>
  Math.sqrt(values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0) / (values.length - 1))

const PEOPLE = Array.from({ length: EVALUATEES }, (_, evaluatee) => {
  const { superior, sameLevel, self } = chosenOf(evaluatee)
  return {
    score: toOne((inPercent(superior) + inPercent(sameLevel)) / 2),
    others: toOne(inPercent([...superior, ...sameLevel])),
    self: inPercent(self),
  }
})

describe.each([1, 2] as const)('of a questionnaire of type %i', (type) => {
  let round: Collecting
  beforeAll(async () => {
    round = await answered(type)
  })

  test('norm, gap, line, spread and trust are what the answers say', async () => {
    const path = pathOf(round, 3)
    const found = await administrator.ok('getPersonalStatistics', { path })
    const report = await results.personalReport(round, 3)
    const person = PEOPLE[3]
    const floor = type === 1 ? 3 : 5
    expect(found).toMatchObject({ levels: report.levels, floor, evaluatees: EVALUATEES, previous: null })
    expect(found.norm).toBe(toOne(mean(PEOPLE.map(({ score }) => score))))
    expect(found.compared).toBe(found.dimensions.length)
    expect(found.byChance).toBe(toOne(found.compared * 0.05))
    expect(found.marked).toBe(found.dimensions.filter(({ isMarked }) => isMarked).length)
    for (const dimension of found.dimensions) {
      expect(dimension).toMatchObject({
        ...{ percent: person?.score, othersPercent: person?.others, selfPercent: person?.self, lowest: 20 },
        norm: found.norm,
        gap: toOne((person?.others ?? 0) - (person?.self ?? 0)),
        line: { mean: toOne(mean(PEOPLE.map(({ others }) => others))) },
        change: null,
      })
      const [, peers] = dimension.rows
      const own = chosenOf(3).sameLevel
      expect(peers?.deviation).toBe(toOne(20 * deviation(own)))
      expect(peers?.agreement).toBe(Math.max(0, Math.round(100 * (1 - deviation(own) ** 2 / 2)) / 100))
      expect(peers?.band?.low).toBeLessThan(peers?.band?.high ?? 0)
      const [superior] = dimension.rows
      expect(dimension.rows.map(({ raters }) => raters)).toEqual(['1', type === 1 ? '8' : '5-9', null, '1'])
      expect(superior).toMatchObject({ band: null, deviation: null, agreement: null })
      expect(dimension.single).toBeGreaterThanOrEqual(0)
    }
  })

  test('each question tells how it was answered, row by row', async () => {
    const path = pathOf(round, 3)
    const { levels, floor, questions } = await administrator.ok('getQuestionStatistics', { path })
    expect(floor).toBe(type === 1 ? 3 : 5)
    expect(levels.map(({ kind }) => kind)).toEqual(['superior', 'sameLevel', 'self'])
    const own = chosenOf(3)
    const shareOf = (options: number[]) =>
      [1, 2, 3, 4, 5].map((option) =>
        Math.round((100 * options.filter((one) => one === option).length) / options.length),
      )
    const [first] = questions
    expect(first?.rows.map(({ shares }) => shares)).toEqual([
      shareOf(own.superior),
      shareOf(own.sameLevel),
      shareOf(own.self),
    ])
    expect(first?.rows.map(({ raters }) => raters)).toEqual(['1', type === 1 ? '8' : '5-9', '1'])
    const report = await results.personalReport(round, 3)
    expect(first?.rows.map((row) => row.mean)).toEqual(
      report.dimensions[0]?.questions[0]?.byLevel.filter((value) => value !== null),
    )
  })

  test('who is no evaluatee has none', async () => {
    const path = { id: round.questionnaireId, employeeId: round.raters[0]?.employeeId ?? 0 }
    expect((await administrator.call('getPersonalStatistics', { path })).returnCode).toBe(2001)
    expect((await administrator.call('getQuestionStatistics', { path })).returnCode).toBe(2001)
  })
})

test('of four evaluatees there is neither norm nor line nor reliability', async () => {
  const round = await answered(1, 4)
  const found = await administrator.ok('getPersonalStatistics', { path: pathOf(round) })
  expect(found).toMatchObject({ norm: null, evaluatees: 4 })
  expect(found.dimensions.map(({ norm, line, quadrant, single }) => [norm, line, quadrant, single])).toEqual(
    found.dimensions.map(() => [null, null, null, null]),
  )
})

test('a protected row of four has neither spread nor distribution, one of five has both', async () => {
  const round = await results.worked({
    type: 2,
    ratersPerLevel: { superior: 1, sameLevel: 5, subordinate: 4, self: 1 },
  })
  await results.answerLevel(round, 0, 'superior', [4])
  await results.answerLevel(round, 0, 'sameLevel', [3, 4, 3, 4, 5])
  await results.answerLevel(round, 0, 'subordinate', [3, 4, 3, 4])
  await results.finish(round)
  const path = pathOf(round)
  const { dimensions } = await administrator.ok('getPersonalStatistics', { path })
  const { questions } = await administrator.ok('getQuestionStatistics', { path })
  const shown = (row: { deviation: number | null } | undefined) => row?.deviation !== null
  expect(dimensions[0]?.rows.map(shown)).toEqual([false, true, false, false])
  expect(questions[0]?.rows.map(({ shares }) => shares !== null)).toEqual([true, true, false])
  expect(questions[0]?.rows.map(shown)).toEqual([false, true, false])
  expect(questions[0]?.hidden).toBe(true)
})

describe('the round before', () => {
  /** The same people, evaluated anew: their ids are those of `first`. */
  async function again(first: Collecting, type: 1 | 2, further: number): Promise<Collecting> {
    const round = await answered(type, 5, further)
    for (const [place, { id }] of round.evaluatees.entries()) {
      const employeeId = first.evaluatees[place]?.employeeId ?? 0
      await testApp.database.write((db) =>
        db.updateTable('evaluatee').set({ employeeId }).where('id', '=', id).execute(),
      )
      for (const table of type === 2 ? (['publishedReport', 'publishedMember'] as const) : [])
        await testApp.database.write((db) =>
          db
            .updateTable(table)
            .set({ employeeId })
            .where('questionnaireId', '=', round.questionnaireId)
            .where('employeeId', '=', round.evaluatees[place]?.employeeId ?? 0)
            .execute(),
        )
    }
    return round
  }

  test.each([1, 2] as const)('is the last that was finished about the same person, of type %i', async (type) => {
    const over = async (round: Collecting) => {
      if (type === 1) await results.finish(round)
      testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000)
    }
    const oldest = await answered(type, 5, 2)
    await over(oldest)
    const first = await again(oldest, type, 1)
    await over(first)
    const second = await again(oldest, type, 0)
    const path = { id: second.questionnaireId, employeeId: oldest.evaluatees[1]?.employeeId ?? 0 }
    const [now = 0, before = 0, longBefore = 0] = PEOPLE.slice(1).map(({ score }) => score)
    const { previous, dimensions } = await administrator.ok('getPersonalStatistics', { path })
    expect(previous).toMatchObject({ id: first.questionnaireId })
    for (const { change } of dimensions)
      expect(change).toMatchObject({ before, now, difference: toOne(now - before), levelKeys: null })
    // Nobody looks into the future.
    const earlier = await administrator.ok('getPersonalStatistics', {
      path: { id: first.questionnaireId, employeeId: path.employeeId },
    })
    expect(earlier.previous).toMatchObject({ id: oldest.questionnaireId })
    await administrator.ok('deleteQuestionnaire', { path: { id: first.questionnaireId } })
    const left = await administrator.ok('getPersonalStatistics', { path })
    expect(left.previous).toMatchObject({ id: oldest.questionnaireId })
    expect(left.dimensions[0]?.change).toMatchObject({ before: longBefore, now })
  })

  test('is not judged where that round asked on another scale', async () => {
    const first = await answered(2, 5, 1)
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000)
    const second = await again(first, 2, 0)
    const path = { id: second.questionnaireId, employeeId: first.evaluatees[1]?.employeeId ?? 0 }
    const changes = async () => {
      const { dimensions } = await administrator.ok('getPersonalStatistics', { path })
      return dimensions.map(({ change }) => [change?.isMarked, change?.isOtherScale])
    }
    const alike = await changes()
    expect(alike).toEqual(alike.map(() => [null, undefined]))
    for (const question of questionsOf(first.paper)) {
      const options = question.data.options?.map((option, place) => (place === 0 ? { ...option, score: 0 } : option))
      await testApp.database.write((db) =>
        db
          .updateTable('question')
          .set({ dataJson: JSON.stringify({ ...question.data, options }) })
          .where('questionnaireId', '=', first.questionnaireId)
          .where('id', '=', question.id)
          .execute(),
      )
    }
    expect(await changes()).toEqual(alike.map(() => [null, true]))
  })

  test('is recorded as opened wherever its figures stand beside a later one (R15)', async () => {
    const first = await answered(1, 5, 1)
    await results.finish(first)
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000)
    const second = await again(first, 1, 0)
    const path = { id: second.questionnaireId, employeeId: first.evaluatees[1]?.employeeId ?? 0 }
    await administrator.ok('getPersonalStatistics', { path })
    await administrator.call('downloadPersonalReport', { path })
    const { jobId } = await administrator.ok('archiveReports', { path: { id: path.id }, body: { language: 'zh' } })
    await jobEnded(administrator, jobId)
    const events = await testApp.database.read((db) =>
      db
        .selectFrom('auditEvent')
        .select('detailJson')
        .where('action', '=', 'report.before')
        .where('objectId', '=', first.questionnaireId)
        .orderBy('id')
        .execute(),
    )
    const { employeeId } = path
    expect(events.map(({ detailJson }) => JSON.parse(detailJson))).toEqual([
      { employeeId },
      { employeeId },
      { count: 5 },
    ])
  })
})
