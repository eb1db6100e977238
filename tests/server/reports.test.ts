import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { type Collecting, type CollectingOptions, createCollecting } from './collectingQuestionnaire.ts'
import { answerLevel, submitTurn, turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

const pathOf = (round: Collecting, evaluatee = 0) => ({
  id: round.questionnaireId,
  employeeId: round.evaluatees[evaluatee]?.employeeId ?? 0,
})

const finish = (round: Collecting) => administrator.ok('finishQuestionnaire', { path: { id: round.questionnaireId } })

const personalReport = (round: Collecting, evaluatee = 0) =>
  administrator.ok('getPersonalReport', { path: pathOf(round, evaluatee) })

const PERSONAL = [
  'getDimensionScores',
  'getQuestionScores',
  'exportQuestionScores',
  'getPersonalReport',
  'downloadPersonalReport',
] as const
const TEAM = ['getRanking', 'getRankingDetail', 'listReportEvaluatees'] as const

const PEOPLE = { superior: 1, sameLevel: 4, subordinate: 2, self: 1 }

const worked = (options: Partial<CollectingOptions> = {}) =>
  createCollecting(testApp, {
    type: 2,
    evaluatees: 1,
    ratersPerLevel: PEOPLE,
    ...options,
    setting: { pooling: false, ...options.setting },
  })

/** The worked example of numbers.md on every question: 4; 3, 4, 3, 4; self 5; and two subordinates. */
async function answerWorked(round: Collecting, evaluatee: number, subordinates: number[], text = '') {
  await answerLevel(testApp, round, evaluatee, 'superior', [4])
  await answerLevel(testApp, round, evaluatee, 'sameLevel', [3, 4, 3, 4])
  await answerLevel(testApp, round, evaluatee, 'subordinate', subordinates, () => text)
  await answerLevel(testApp, round, evaluatee, 'self', [5])
}

/** Everything the server says about results, as text: each team call once, the personal ones for one evaluatee. */
async function published(round: Collecting, evaluatee: number, language = 'zh') {
  const headers = { 'accept-language': language }
  const path = pathOf(round, evaluatee)
  const said: Record<string, string> = {}
  for (const operation of TEAM) {
    said[operation] = (await administrator.call(operation, { path: { id: path.id }, headers })).raw.toString('utf8')
  }
  for (const operation of PERSONAL) {
    if (operation === 'downloadPersonalReport') continue
    said[operation] = (await administrator.call(operation, { path, headers })).raw.toString('utf8')
  }
  return said
}

describe('before there are results (R4)', () => {
  test.each([...TEAM, ...PERSONAL])('%s of an anonymous questionnaire waits for its finish', async (operation) => {
    const round = await worked()
    await answerLevel(testApp, round, 0, 'sameLevel', [3, 4, 3, 4])
    const answer = await administrator.call(operation, { path: pathOf(round) })
    expect(answer).toMatchObject({ returnCode: 2033, status: 409, result: null })
  })

  test.each([...TEAM, ...PERSONAL])('%s of a named questionnaire waits for its start', async (operation) => {
    const round = await worked({ type: 1, processStatus: 20 })
    expect((await administrator.call(operation, { path: pathOf(round) })).returnCode).toBe(2032)
  })

  test.each(PERSONAL)('%s knows the questionnaire’s evaluatees only', async (operation) => {
    const [round, other] = [await worked({ processStatus: 40 }), await worked()]
    const path = { id: round.questionnaireId, employeeId: other.raters[0]?.employeeId ?? 0 }
    expect((await administrator.call(operation, { path })).returnCode).toBe(2001)
  })
})

describe('a hidden level', () => {
  let round: Collecting
  const HIDDEN_TEXT = 'what only a subordinate could know'

  beforeAll(async () => {
    // The evaluatees differ in nothing but what their two subordinates, who are hidden, said.
    round = await worked({ evaluatees: 6 })
    for (const [evaluatee, said] of [
      [2, 3],
      [5, 5],
      [1, 1],
      [1, 5],
      [3, 3],
      [4, 2],
    ].entries()) {
      await answerWorked(round, evaluatee, said, HIDDEN_TEXT)
    }
    await finish(round)
  })

  test('has the figures of numbers.md without it', async () => {
    const { levels, dimensions, incomplete, overallPercent } = await personalReport(round)
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
    const first = await published(round, 0)
    for (const evaluatee of round.evaluatees.keys()) {
      const said = await published(round, evaluatee)
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
    expect(lines[0]).toBe('\uFEFF指标,题目,满分,得分,他人,自评,上级,同级')
    expect(lines).toHaveLength(22)
    for (const line of lines.slice(1, 21)) expect(line).toMatch(/,5,3\.8,3\.6,5,4,3\.5$/)
    const english = await administrator.call('exportQuestionScores', {
      path: pathOf(round),
      headers: { 'accept-language': 'en' },
    })
    expect(english.raw.toString('utf8').split('\r\n')[0]).toMatch(/^\uFEFFDimension,Question,/)
  })

  test('says the same for ever, whatever happens to the people (R4)', async () => {
    const before = await published(round, 0)
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 86_400_000)
    await testApp.database.write((db) =>
      db.updateTable('relation').set({ counted: 0 }).where('questionnaireId', '=', round.questionnaireId).execute(),
    )
    expect(await published(round, 0)).toEqual(before)
  })
})

describe('small levels together (R2b)', () => {
  test('are shown as other raters and not apart', async () => {
    const round = await worked({ setting: { pooling: true } })
    await answerWorked(round, 0, [2, 3])
    await finish(round)
    const { levels, dimensions, incomplete } = await personalReport(round)
    expect(levels.map(({ kind }) => kind)).toEqual(['superior', 'self', 'pool'])
    expect(levels[2]?.pooledNames.map(({ levelType }) => levelType)).toEqual(['sameLevel', 'subordinate'])
    expect(dimensions[0]?.questions[0]).toMatchObject({ byLevel: [4, 5, 3.2], weightedScore: 3.4, othersScore: 3.3 })
    expect(incomplete).toBe(false)
    const csv = (await administrator.call('exportQuestionScores', { path: pathOf(round) })).raw.toString('utf8')
    expect(csv.split('\r\n')[0]).toMatch(/,上级,其他评价人（同级、下级）$/)
  })

  test('comments of five protected raters are shown without their levels', async () => {
    const round = await worked({ setting: { pooling: true } })
    await answerLevel(testApp, round, 0, 'sameLevel', [3, 4, 3], (rater) => `peer ${rater}`)
    await answerLevel(testApp, round, 0, 'subordinate', [2, 3], (rater) => `subordinate ${rater}`)
    await finish(round)
    const [comments] = (await personalReport(round)).comments
    expect(comments?.groups.map(({ levelKey }) => levelKey)).toEqual([null])
    const want = ['peer 0', 'peer 1', 'peer 2', 'subordinate 0', 'subordinate 1']
    expect([...(comments?.groups[0]?.texts ?? [])].sort()).toEqual(want)
  })
})

describe('incomplete (numbers.md 8)', () => {
  test('is not who has nobody on a level', async () => {
    const round = await worked({ ratersPerLevel: { superior: 1, sameLevel: 3, subordinate: 0 } })
    await answerLevel(testApp, round, 0, 'superior', [4])
    await answerLevel(testApp, round, 0, 'sameLevel', [4, 4, 4])
    await finish(round)
    expect(await personalReport(round)).toMatchObject({ incomplete: false, overallPercent: 80 })
  })

  test('is whose superior was asked and did not answer', async () => {
    const round = await worked({ ratersPerLevel: { superior: 1, sameLevel: 3, subordinate: 0 } })
    await answerLevel(testApp, round, 0, 'sameLevel', [4, 4, 4])
    await finish(round)
    expect(await personalReport(round)).toMatchObject({ incomplete: true, overallPercent: 80 })
  })
})

describe('a named questionnaire', () => {
  const NAMED = { type: 1, ratersPerLevel: { sameLevel: 1, self: 0 } } as const

  test('is computed whenever it is looked at, and says when', async () => {
    const round = await worked({ ...NAMED, ratersPerLevel: { sameLevel: 2, self: 0 } })
    await answerLevel(testApp, round, 0, 'sameLevel', [4])
    const early = await personalReport(round)
    expect(early).toMatchObject({ overallPercent: 80, computedAt: testApp.clock.now.toISOString() })
    testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000)
    const [, second] = turnsOf(round, 0, 'sameLevel')
    if (second === undefined) throw new Error('the fixture has no second peer')
    await submitTurn(testApp, round, second, { option: 1 })
    const later = await personalReport(round)
    expect(later).toMatchObject({ overallPercent: 50, computedAt: testApp.clock.now.toISOString() })
    expect(later.levels[1]).toMatchObject({ kind: 'sameLevel', status: 'shown', raterCount: '2' })
    await testApp.database.write((db) =>
      db.updateTable('relation').set({ counted: 0 }).where('id', '=', second.id).execute(),
    )
    expect((await personalReport(round)).overallPercent).toBe(80)
  })

  test('ranks by the published score; ties share a rank', async () => {
    const round = await worked({ ...NAMED, evaluatees: 5 })
    for (const [evaluatee, option] of [3, 4, 5, 4].entries()) {
      await answerLevel(testApp, round, evaluatee, 'sameLevel', [option])
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

describe('what is opened is recorded (R15)', () => {
  test('who, what, whose and when', async () => {
    const round = await worked({ type: 1 })
    const path = pathOf(round)
    await published(round, 0)
    await administrator.call('downloadPersonalReport', { path })
    const user = await testApp.database.read((db) => db.selectFrom('user').select('id').executeTakeFirstOrThrow())
    const events = await testApp.database.read((db) =>
      db.selectFrom('auditEvent').selectAll().where('objectId', '=', path.id).orderBy('id').execute(),
    )
    const common = { userId: user.id, at: testApp.clock.now.toISOString() }
    const named = JSON.stringify({ employeeId: path.employeeId })
    expect(events).toMatchObject([
      { action: 'report.ranking', detailJson: '{}', ...common },
      { action: 'report.rankingDetail', detailJson: '{}', ...common },
      { action: 'report.dimensionScores', detailJson: named, ...common },
      { action: 'report.questionScores', detailJson: named, ...common },
      { action: 'report.export', detailJson: named, ...common },
      { action: 'report.personal', detailJson: named, ...common },
      { action: 'report.pdf', detailJson: named, ...common },
    ])
    expect(events).toHaveLength(7)
  })
})

describe('the PDF', () => {
  test('is a PDF with the evaluatee’s name', async () => {
    const round = await worked({ type: 1 })
    await answerLevel(testApp, round, 0, 'superior', [4])
    const answer = await administrator.call('downloadPersonalReport', { path: pathOf(round) })
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(String(answer.headers['content-disposition'])).toContain(encodeURIComponent('经理1.pdf'))
    expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-')
  })

  test('is refused in words while its worker is not built', async () => {
    const round = await worked({ type: 1 })
    const pdfBuild = { workerFile: join(testApp.directory, 'none.js'), fontDirectory: testApp.directory }
    const config = readConfig({ DATA_DIR: testApp.directory })
    const { database } = testApp
    const app = await createApp({ config, database, pdfBuild, now: () => new Date(testApp.clock.now.getTime() + 5000) })
    const { id, employeeId } = pathOf(round)
    const url = `/api/questionnaire/${id}/statistics/${employeeId}/report/pdf`
    const answer = await app.inject({ method: 'GET', url, headers: { cookie: administrator.cookie() } })
    await app.close()
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ returnCode: 2080, result: null })
    expect(answer.json().message).toContain('npm run build')
  })
})
