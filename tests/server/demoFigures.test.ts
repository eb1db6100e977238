/**
 * numbers.md 11 on the demonstration enterprise: every figure is worked out anew from what its raters sent, and is the same text
 * wherever it stands: in the answers pages are made of, in CSV and Excel files, and on paper.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf } from '../../server/pdf/pdfText.fixture.ts'
import { type DemoRound, type figuresOf, fillWatched, meanOfPeople } from './demoRounds.ts'
import { expectSheets } from './demoSheets.ts'
import { cellsOf, expectedOf, gapText, NOTHING, seenAndSaid, sheetsOf, text, told, toldIn } from './demoTexts.ts'
import { jobEnded } from './jobEnded.ts'
import { roundedTo } from './recomputed.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let rounds: DemoRound[]

beforeAll(async () => {
  testApp = await startTestApp()
  rounds = await fillWatched(testApp)
  administrator = testApp.visitor({ 'accept-language': 'zh' })
  const { email, password } = ADMINISTRATOR
  await administrator.ok('signIn', { body: { email, password } })
}, 120_000)

afterAll(() => testApp.close())

describe.each([
  { type: 1, points: 2, share: 1 },
  { type: 2, points: 1, share: 0 },
])('the finished round of type $type', ({ type, points, share }) => {
  let round: DemoRound
  let path: { id: number }
  let people: ReturnType<typeof expectedOf>['people']
  let expected: ReturnType<typeof expectedOf>

  beforeAll(() => {
    const found = rounds.find((one) => one.type === type)
    if (found === undefined) throw new Error('no such round')
    round = found
    path = { id: round.id }
    expected = expectedOf(round, { points, share })
    people = expected.people
  })

  test('has weights of its own, and figures worth comparing', () => {
    expect(round.levels.map(({ weight }) => weight)).toEqual(type === 1 ? [45, 25, 20, 10] : [40, 35, 25, 0])
    expect(new Set(round.dimensions.map(({ weight }) => weight)).size).toBeGreaterThan(2)
    expect(people.length).toBeGreaterThan(4)
    const overall = new Set(people.map(({ figures }) => text(1, figures.overall)))
    expect(overall.size).toBeGreaterThan(people.length / 2)
    const keys = people.map(({ figures }) => figures.shown.join())
    expect(new Set(keys).size).toBeGreaterThan(1)
    if (type === 1) expect(round.forms.some(({ scores }) => scores.includes(null))).toBe(true)
  })

  test('says them in the personal report, and in its parts', async () => {
    for (const { employeeId, figures } of people) {
      const key = { path: { id: round.id, employeeId } }
      const report = await administrator.ok('getPersonalReport', key)
      expect(told(1, report.overallPercent)).toBe(text(1, figures.overall))
      expect(told(points, report.points?.earned)).toBe(text(points, figures.points))
      expect(report.points?.possible).toBe(figures.possible)
      expect(report.incomplete).toBe(figures.incomplete)
      const whole = [report.dimensions, (await administrator.ok('getQuestionScores', key)).dimensions]
      const parts = [...whole, (await administrator.ok('getDimensionScores', key)).dimensions]
      const shown = report.levels.flatMap(({ kind, status }, place) => (status === 'shown' ? [{ kind, place }] : []))
      expect(shown.map(({ kind }) => kind)).toEqual(figures.shown)
      const rowsOf = (byLevel: readonly (number | null)[], decimals: number) =>
        shown.map(({ place }) => told(decimals, byLevel[place]))
      for (const dimensions of parts) {
        expect(
          dimensions.map((one) => [
            ...[one.name, told(1, one.percent), told(1, one.othersPercent), told(1, one.selfPercent)],
            ...rowsOf(one.byLevel, 1),
          ]),
        ).toEqual(expected.dimensionRows(figures))
      }
      for (const dimensions of whole) {
        expect(
          dimensions
            .flatMap(({ questions }) => questions)
            .map((one) => [
              ...[one.title, told(share, one.percent)],
              ...[one.weightedScore, one.othersScore, one.selfScore].map((value) => told(points, value)),
              ...rowsOf(one.byLevel, points),
            ]),
        ).toEqual(expected.questionRows(figures))
      }
    }
  })

  test('ranks by them, those of whom something is missing apart', async () => {
    const { items, incomplete } = await administrator.ok('getRanking', { path })
    const overall = new Map(people.map(({ employeeId, figures }) => [employeeId, roundedTo(1, figures.overall) ?? 0]))
    const complete = people.filter(({ figures }) => !figures.incomplete).map(({ employeeId }) => employeeId)
    expect(items.map(({ employeeId }) => employeeId).toSorted()).toEqual(complete.toSorted())
    for (const { employeeId, percent, points: earned, rank } of [...items, ...incomplete]) {
      const own = people.find((one) => one.employeeId === employeeId)?.figures
      expect([told(1, percent), told(points, earned?.earned)]).toEqual([
        text(1, own?.overall),
        text(points, own?.points),
      ])
      const above = complete.filter((id) => (overall.get(id) ?? 0) > (overall.get(employeeId) ?? 0)).length
      expect(rank).toBe(own?.incomplete === true ? null : above + 1)
    }
    for (const format of ['csv', 'xlsx'] as const) {
      const { raw } = await administrator.call('exportRanking', { path, query: { format } })
      const rows = await cellsOf(raw, format)
      const want = [...items, ...incomplete].map(({ employeeId, rank }) => {
        const own = people.find((one) => one.employeeId === employeeId)?.figures
        return [String(rank ?? ''), text(1, own?.overall), text(points, own?.points)]
      })
      expect(
        rows.map((cells) => [String(cells[0] ?? ''), toldIn(format, 1, cells[4]), toldIn(format, points, cells[9])]),
      ).toEqual(want)
    }
  })

  test('has them in the heat map, with the means of people', async () => {
    const { dimensions, rows } = await administrator.ok('getRankingDetail', { path })
    const means = round.dimensions.map((_, place) =>
      meanOfPeople(expected.printedOf((own) => own.dimensions[place]?.percent)),
    )
    expect(dimensions.map(({ name, mean }) => [name, told(1, mean)])).toEqual(
      round.dimensions.map(({ name }, place) => [name, text(1, means[place])]),
    )
    const { columns: keys } = expected
    for (const format of ['csv', 'xlsx'] as const) {
      const { raw } = await administrator.call('exportRankingDetail', { path, query: { format } })
      const table = await cellsOf(raw, format)
      for (const [place, { employeeId, percents }] of rows.entries()) {
        const own = people.find((one) => one.employeeId === employeeId)?.figures
        expect(percents.map((percent) => told(1, percent))).toEqual(
          own?.dimensions.map(({ percent }) => text(1, percent)),
        )
        const want =
          own?.dimensions.flatMap((one) => [one.percent, ...keys.map((key) => one.byLevel[key] ?? null)]) ?? []
        const cells = table[place]?.slice(3, 4 + want.length) ?? []
        expect(cells.map((cell) => toldIn(format, 1, cell))).toEqual(
          [own?.overall ?? null, ...want].map((one) => text(1, one)),
        )
      }
    }
  })

  test('has them by relation', async () => {
    for (const [place, { id: dimensionId }] of (await administrator.ok('listDimensions', { path })).entries()) {
      const { levels, rows } = await administrator.ok('getRankingLevels', { path, query: { dimensionId } })
      for (const { employeeId, percent, byLevel } of rows) {
        const own = people.find((one) => one.employeeId === employeeId)?.figures.dimensions[place]
        expect(told(1, percent)).toBe(text(1, own?.percent))
        expect(byLevel.map((figure) => told(1, figure))).toEqual(levels.map(({ kind }) => text(1, own?.byLevel[kind])))
      }
    }
  })

  test('has them on the page of statistics', async () => {
    for (const { employeeId, figures } of people) {
      const page = await administrator.ok('getPersonalStatistics', { path: { id: round.id, employeeId } })
      expect(told(1, page.percent)).toBe(text(1, figures.overall))
      expect(told(1, page.norm)).toBe(text(1, meanOfPeople(expected.printedOf((own) => own.overall))))
      for (const [place, one] of page.dimensions.entries()) {
        const own = figures.dimensions[place]
        const { others, self, gap } = seenAndSaid(own)
        const norm = meanOfPeople(expected.printedOf((each) => each.dimensions[place]?.percent))
        const line = meanOfPeople(expected.printedOf((each) => each.dimensions[place]?.others))
        expect(
          [one.percent, one.othersPercent, one.selfPercent, one.gap, one.norm, one.line?.mean].map((f) => told(1, f)),
        ).toEqual([own?.percent, others, self, gap, norm, line].map((f) => text(1, f)))
      }
      const { questions } = await administrator.ok('getQuestionStatistics', { path: { id: round.id, employeeId } })
      const means = new Map(
        figures.dimensions.flatMap((one, place) =>
          one.questions.map((own, at) => [expected.titleAt(place, at), own.byLevel]),
        ),
      )
      const counted = questions.filter(({ title }) => means.has(title))
      expect(counted).toHaveLength(means.size)
      for (const { title, rows } of counted) {
        expect(rows.map(({ mean }) => told(points, mean))).toEqual(
          figures.shown.map((key) => text(points, means.get(title)?.[key])),
        )
      }
    }
  })

  test('has them in the table of one person’s questions', async () => {
    for (const { employeeId, figures } of people) {
      const { raw } = await administrator.call('exportQuestionScores', { path: { id: round.id, employeeId } })
      const others = figures.shown.filter((key) => key !== 'self')
      const want = figures.dimensions.flatMap(({ questions }, place) =>
        questions.map((one, at) => [
          ...[round.dimensions[place]?.name, expected.titleAt(place, at), '5', ...expected.questionTexts(one)],
          ...others.map((key) => text(points, one.byLevel[key])),
        ]),
      )
      const table = await cellsOf(raw, 'csv')
      expect(table.map((cells) => cells.slice(0, 6 + others.length).map(String))).toEqual(want)
    }
  })

  test.each(['csv', 'xlsx'] as const)('has them in the sheets of one person, as %s', async (format) => {
    for (const one of people) {
      const key = { path: { id: round.id, employeeId: one.employeeId } }
      const query = { format: format === 'csv' ? ('zip' as const) : format }
      const { raw } = await administrator.call('exportQuestionScores', { ...key, query })
      expectSheets(await sheetsOf(raw, format), { format, of: [one], expected, decimals: { points, share } })
    }
  })

  test.each(['csv', 'xlsx'] as const)('has them in the file of all results, as %s', async (format) => {
    const { jobId } = await administrator.ok('exportResults', {
      path,
      body: { content: 'results', format, language: 'zh' },
    })
    await jobEnded(administrator, jobId)
    const { raw } = await administrator.call('downloadExport', { path: { jobId } })
    expectSheets(await sheetsOf(raw, format), { format, of: people, expected, decimals: { points, share } })
  })

  test('prints them on paper', async () => {
    const norms = round.dimensions.map((_, place) =>
      meanOfPeople(expected.printedOf((own) => own.dimensions[place]?.percent)),
    )
    for (const { employeeId, figures } of people) {
      const key = { path: { id: round.id, employeeId }, query: { language: 'zh' as const } }
      const paper = readPdf((await administrator.call('downloadPersonalReport', key)).raw).text
      const total = `${text(points, figures.points)}/${figures.possible}分`
      expect(paper).toContain(`${text(1, figures.overall)}满分100·${total}`)
      for (const [place, one] of figures.dimensions.entries()) {
        const { name = '', weight = 0 } = round.dimensions[place] ?? {}
        const { others, self, gap } = seenAndSaid(one)
        const beforeGap = `${name}${text(1, others, NOTHING)}${text(1, self, NOTHING)}`
        // One that is more than chance bears a sign.
        expect(paper.replaceAll(`${beforeGap}*`, beforeGap)).toContain(`${beforeGap}${gapText(gap)}`)
        const norm = norms[place] ?? null
        const apart = roundedTo(1, (roundedTo(1, one.percent) ?? 0) - (roundedTo(1, norm) ?? 0)) ?? 0
        const [score, beside] = [text(1, one.percent, NOTHING), `${text(1, norm, NOTHING)}${gapText(apart)}`]
        const compared = paper.split(name).some((behind) => {
          const band = behind.startsWith(score) ? behind.slice(score.length).replace(/^(\d+\.\d–\d+\.\d|—)/, '') : ''
          return band.startsWith(beside)
        })
        expect(compared, `${name} ${score} … ${beside}`).toBe(true)
        const row = [one.percent, ...figures.shown.map((level) => one.byLevel[level])]
        expect(paper).toContain(`${name}${weight}%${row.map((figure) => text(1, figure, NOTHING)).join('')}`)
        for (const [at, question] of one.questions.entries()) {
          const cells = [question.score, ...figures.shown.map((level) => question.byLevel[level])]
          const printed = `5${cells.map((figure) => text(points, figure, NOTHING)).join('')}`
          const title = expected.titleAt(place, at).replaceAll(' ', '')
          const [, behind = ''] = paper.split(title)
          expect(behind.replace(/^本题权重：[^%]*%(、[^%]*%)*/, '').slice(0, printed.length), title).toBe(printed)
        }
      }
    }
  }, 120_000)

  test('has them in the report over the team, and on its paper', async () => {
    const report = await administrator.ok('getTeamReport', { path })
    const paper = readPdf(
      (await administrator.call('downloadTeamReport', { path, query: { language: 'zh' } })).raw,
    ).text
    const overall = text(1, meanOfPeople(expected.printedOf((own) => own.overall)))
    expect(told(1, report.overall?.mean)).toBe(overall)
    expect(paper).toContain(overall)
    for (const [place, one] of report.dimensions.entries()) {
      const mean = (pick: (own: ReturnType<typeof figuresOf>['dimensions'][number]) => number | null | undefined) =>
        meanOfPeople(
          expected.printedOf((own) => (own.dimensions[place] === undefined ? null : pick(own.dimensions[place]))),
        )
      const [score, others, self] = [mean((own) => own.percent), mean((own) => own.others), mean((own) => own.self)]
      const gaps = people.map(({ figures }) => seenAndSaid(figures.dimensions[place]).gap)
      const byLevel = report.levels.map(({ kind }) => mean((own) => own.byLevel[kind]))
      expect([one.score?.mean, one.others, one.self, one.gap, ...one.byLevel].map((figure) => told(1, figure))).toEqual(
        [score, others, self, meanOfPeople(gaps), ...byLevel].map((figure) => text(1, figure)),
      )
      expect(paper).toContain(`${one.name}${round.dimensions[place]?.weight}%${text(1, score, NOTHING)}`)
      expect(paper).toContain(`${one.name}${text(1, others, NOTHING)}${text(1, self, NOTHING)}`)
      expect(paper).toContain(`${one.name}${byLevel.map((figure) => text(1, figure, NOTHING)).join('')}`)
    }
  })
})
