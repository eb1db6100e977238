/** What is published of an anonymous questionnaire, through HTTP: R2, R2b, R4, R10, numbers.md 8. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createResults, PERSONAL, pathOf, TEAM } from './results.ts'
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

describe('before there are results (R4)', () => {
  test.each([...TEAM, ...PERSONAL])('%s of an anonymous questionnaire waits for its finish', async (operation) => {
    const round = await results.worked()
    await results.answerLevel(round, 0, 'sameLevel', [3, 4, 3, 4])
    const answer = await administrator.call(operation, { path: pathOf(round) })
    expect(answer).toMatchObject({ returnCode: 2033, status: 409, result: null })
  })

  test.each([...TEAM, ...PERSONAL])('%s of a named questionnaire waits for its start', async (operation) => {
    const round = await results.worked({ type: 1, processStatus: 20 })
    expect((await administrator.call(operation, { path: pathOf(round) })).returnCode).toBe(2032)
  })

  test.each(PERSONAL)('%s knows the questionnaire’s evaluatees only', async (operation) => {
    const [round, other] = [await results.worked({ processStatus: 40 }), await results.worked()]
    const path = { id: round.questionnaireId, employeeId: other.raters[0]?.employeeId ?? 0 }
    expect((await administrator.call(operation, { path })).returnCode).toBe(2001)
  })
})

describe('a hidden level', () => {
  let round: Collecting
  const HIDDEN_TEXT = 'what only a subordinate could know'

  beforeAll(async () => {
    // The evaluatees differ in nothing but what their two subordinates, who are hidden, said.
    round = await results.worked({ evaluatees: 6 })
    for (const [evaluatee, said] of [
      [2, 3],
      [5, 5],
      [1, 1],
      [1, 5],
      [3, 3],
      [4, 2],
    ].entries()) {
      await results.answerWorked(round, evaluatee, said, HIDDEN_TEXT)
    }
    await results.finish(round)
  })

  test('has the figures of numbers.md without it', async () => {
    const { levels, dimensions, incomplete, overallPercent } = await results.personalReport(round)
    expect(levels.map(({ kind, status, raterCount, weight }) => [kind, status, raterCount, weight])).toEqual([
      ['superior', 'shown', '1', 50],
      ['sameLevel', 'shown', '3-4', 50],
      ['subordinate', 'hidden', '<3', null],
      ['self', 'shown', '1', null],
    ])
    expect({ incomplete, overallPercent }).toEqual({ incomplete: true, overallPercent: 75 })
    for (const dimension of dimensions) {
      expect(dimension).toMatchObject({
        percent: 75,
        othersPercent: 72,
        selfPercent: 100,
        byLevel: [80, 70, null, 100],
      })
      for (const question of dimension.questions) {
        expect(question).toMatchObject({
          weightedScore: 3.8,
          othersScore: 3.6,
          selfScore: 5,
          byLevel: [4, 3.5, null, 5],
        })
      }
    }
  })

  test('leaves no trace in anything published (R2, R10)', async () => {
    const rows = (text: string) => text.replaceAll(HIDDEN_TEXT, 'FOUND')
    const first = await results.published(round, 0)
    for (const evaluatee of round.evaluatees.keys()) {
      const said = await results.published(round, evaluatee)
      const own = round.evaluatees[evaluatee]
      for (const [operation, text] of Object.entries(said)) {
        expect(rows(text)).not.toContain('FOUND')
        // With the names taken out, what is said of one is what is said of another.
        const nameless = (one: string, person = own) =>
          one.replaceAll(String(person?.employeeId), 'id').replaceAll(person?.name ?? '', 'name')
        if (!TEAM.some((team) => team === operation)) {
          expect(nameless(text)).toBe(nameless(first[operation] ?? '', round.evaluatees[0]))
        }
      }
    }
    const { items, incomplete } = await administrator.ok('getRanking', { path: { id: round.questionnaireId } })
    expect(items).toEqual([])
    const figures = incomplete.map(({ rank, percent, points }) => JSON.stringify({ rank, percent, points }))
    expect(figures).toEqual(Array(6).fill('{"rank":null,"percent":75,"points":{"earned":75,"possible":100}}'))
    const { dimensions, rows: heat } = await administrator.ok('getRankingDetail', {
      path: { id: round.questionnaireId },
    })
    expect(heat.map(({ percents }) => percents)).toEqual(Array(6).fill(dimensions.map(() => 75)))
    expect(dimensions.map(({ mean }) => mean)).toEqual(dimensions.map(() => 75))
  })

  test('is neither a column nor a cell of the export', async () => {
    const answer = await administrator.call('exportQuestionScores', { path: pathOf(round) })
    expect(answer.headers['content-type']).toContain('text/csv')
    const lines = answer.raw.toString('utf8').split('\r\n')
    expect(lines[0]).toBe('\uFEFF指标,题目,满分,原始分,他评,自评,上级,同级')
    expect(lines).toHaveLength(22)
    for (const line of lines.slice(1, 21)) expect(line).toMatch(/,5,3\.8,3\.6,5\.0,4\.0,3\.5$/)
    const english = await administrator.call('exportQuestionScores', {
      path: pathOf(round),
      headers: { 'accept-language': 'en' },
    })
    expect(english.raw.toString('utf8').split('\r\n')[0]).toMatch(/^\uFEFFIndicator,Question,Max.,Points,/)
  })

  test('says the same for ever, whatever happens to the people (R4)', async () => {
    const before = await results.published(round, 0)
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 86_400_000)
    await testApp.database.write((db) =>
      db.updateTable('relation').set({ counted: 0 }).where('questionnaireId', '=', round.questionnaireId).execute(),
    )
    expect(await results.published(round, 0)).toEqual(before)
  })

  test('ranks and lists people under the names they had at the finish (R4)', async () => {
    const path = { id: round.questionnaireId }
    const shown = async () => [
      await administrator.ok('getRanking', { path }),
      await administrator.ok('listReportEvaluatees', { path }),
    ]
    const before = await shown()
    await testApp.database.write((db) =>
      db
        .updateTable('employee')
        .set({ displayName: '祖改名', sortKey: 'zu gai ming 祖改名' })
        .where('id', '=', round.evaluatees[0]?.employeeId ?? 0)
        .execute(),
    )
    expect(await shown()).toEqual(before)
  })
})

describe('small levels together (R2b)', () => {
  test('are shown as other raters and not apart', async () => {
    const round = await results.worked({ setting: { pooling: true } })
    await results.answerWorked(round, 0, [2, 3])
    await results.finish(round)
    const { levels, dimensions, incomplete } = await results.personalReport(round)
    expect(levels.map(({ kind }) => kind)).toEqual(['superior', 'self', 'pool'])
    expect(levels[2]?.pooledNames.map(({ levelType }) => levelType)).toEqual(['sameLevel', 'subordinate'])
    expect(dimensions[0]?.questions[0]).toMatchObject({ byLevel: [4, 5, 3.2], weightedScore: 3.4, othersScore: 3.3 })
    expect(incomplete).toBe(false)
    const csv = (await administrator.call('exportQuestionScores', { path: pathOf(round) })).raw.toString('utf8')
    expect(csv.split('\r\n')[0]).toMatch(/,上级,其他评价人（同级、下级）$/)
  })

  test('comments of five protected raters are shown without their levels', async () => {
    const round = await results.worked({ setting: { pooling: true } })
    await results.answerLevel(round, 0, 'sameLevel', [3, 4, 3], (rater) => `peer ${rater}`)
    await results.answerLevel(round, 0, 'subordinate', [2, 3], (rater) => `subordinate ${rater}`)
    await results.finish(round)
    const [comments] = (await results.personalReport(round)).comments
    expect(comments?.groups.map(({ levelKey }) => levelKey)).toEqual([null])
    const want = ['peer 0', 'peer 1', 'peer 2', 'subordinate 0', 'subordinate 1']
    expect([...(comments?.groups[0]?.texts ?? [])].sort()).toEqual(want)
  })
})

describe('incomplete (numbers.md 8)', () => {
  test('is not who has nobody on a level', async () => {
    const round = await results.worked({ ratersPerLevel: { superior: 1, sameLevel: 3, subordinate: 0 } })
    await results.answerLevel(round, 0, 'superior', [4])
    await results.answerLevel(round, 0, 'sameLevel', [4, 4, 4])
    await results.finish(round)
    expect(await results.personalReport(round)).toMatchObject({ incomplete: false, overallPercent: 80 })
  })

  test('is whose superior was asked and did not answer', async () => {
    const round = await results.worked({ ratersPerLevel: { superior: 1, sameLevel: 3, subordinate: 0 } })
    await results.answerLevel(round, 0, 'sameLevel', [4, 4, 4])
    await results.finish(round)
    expect(await results.personalReport(round)).toMatchObject({ incomplete: true, overallPercent: 80 })
  })
})
