/**
 * numbers.md 11 over drawn situations: the same evaluatee's figure is the same text on the personal report, on the page of
 * statistics, in ranking, heat map and levels side by side, in CSV and Excel files and on paper. That text is made here, of
 * the value before any rounding.
 */
import fc from 'fast-check'
import { readXlsx } from 'hucre/xlsx'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { disclose } from '../domain/scoring/gate.ts'
import { type ScoringInput, tally } from '../domain/scoring/input.ts'
import { personalReport, unroundedReport } from '../domain/scoring/personalReport.ts'
import { SUBJECT as NOBODY } from '../domain/scoring/proof/published.fixture.ts'
import { situation } from '../domain/scoring/proof/situations.fixture.ts'
import type { PersonalReport, ShownReport } from '../domain/scoring/report.ts'
import { standardRule } from '../domain/scoring/rule.ts'
import { asksForScores, type Member, memberOf } from '../domain/scoring/team/member.ts'
import { memberFigures } from '../domain/scoring/team/memberFigures.ts'
import { standingOf } from '../domain/scoring/team/standing.ts'
import { formatPercent, formatPoints } from '../report/format.ts'
import { PersonalReportView } from '../report/views/PersonalReportView.tsx'
import { resultRows, resultSheets } from '../server/features/reports/exports/resultSheets.ts'
import { detailSheet, rankingSheet } from '../server/features/reports/exports/teamSheets.ts'
import { statisticsOf } from '../server/features/reports/personal/statistics.ts'
import { scoreSheet } from '../server/features/reports/scoreSheet.ts'
import { rankingAnswer, rankingDetailAnswer, rankingLevelsAnswer } from '../server/features/reports/teamFigures.ts'
import { builtMaker } from '../server/pdf/builtMaker.fixture.ts'
import { readPdf } from '../server/pdf/pdfText.fixture.ts'
import { type CsvCell, decimalsOf, type Heading, parseCsv, writeCsv } from '../server/sheets/csv.ts'
import { writeXlsx } from '../server/sheets/xlsx.ts'
import { groundOf, settingsOf, UNMARKED } from './anonymity/sheetGround.ts'
import {
  besideAlike,
  combinedAlike,
  expectBeside,
  expectSteps,
  releasedOnScreen,
  type Texts,
} from './sameTextReleased.ts'
import { roundedTo } from './server/recomputed.ts'

const PAPERS = 8
const SUBJECT = { ...NOBODY, computedAt: '2026-11-28T08:00:00.000Z' }
const NOTHING = '—'
const EVERYBODY = { has: () => true, maySum: () => false }
const maker = builtMaker()

/** As it was drawn, or of a named questionnaire; everything with a name of its own. */
const drawn = fc.tuple(situation, fc.boolean()).map(([input, isNamed]): ScoringInput => {
  const named = isNamed ? ({ type: 1, rule: standardRule(1) } as const) : { type: input.type, rule: input.rule }
  return {
    ...{ ...input, ...named },
    questions: input.questions.map((one) => ({ ...one, title: `Q${one.questionId}`, floor: isNamed ? 1 : one.floor })),
    dimensions: input.dimensions.map((one) => ({ ...one, name: `D${one.dimensionId}` })),
    levels: input.levels.map((one) => ({ ...one, name: `L${one.levelId}` })),
  }
})

/** What must stand everywhere. */
function dueOf(input: ScoringInput): Texts {
  const counted = tally(input)
  const ground = { counted, disclosure: disclose(input, counted, 'administrator') }
  const exact = unroundedReport(input, SUBJECT, ground, 'administrator', () => 0)
  const [points, share] = input.type === 1 ? [2, 1] : [1, 0]
  const text = (decimals: number, value: number | null | undefined) =>
    value == null ? NOTHING : (roundedTo(decimals, value) ?? 0).toFixed(decimals)
  const due: Texts = { overall: text(1, exact.overallPercent), points: text(points, exact.points?.earned) }
  for (const one of exact.dimensions) {
    due[one.name] = text(1, one.percent)
    due[`${one.name} others`] = text(1, one.othersPercent)
    due[`${one.name} self`] = text(1, one.selfPercent)
    for (const [place, { key }] of exact.levels.entries()) due[`${one.name} ${key}`] = text(1, one.byLevel[place])
    for (const question of one.questions) {
      due[question.title] = text(points, question.weightedScore)
      due[`${question.title} share`] = text(share, question.percent)
      due[`${question.title} others`] = text(points, question.othersScore)
      due[`${question.title} self`] = text(points, question.selfScore)
      for (const [place, { key }] of exact.levels.entries())
        due[`${question.title} ${key}`] = text(points, question.byLevel[place])
    }
  }
  return due
}

const keysOf = (report: PersonalReport) =>
  report.levels.filter(({ status }) => status === 'shown').map(({ key }) => key)

const named = (head: string, parts: readonly string[], texts: readonly (string | undefined)[]): Texts =>
  Object.fromEntries(parts.map((part, place) => [`${head} ${part}`.trim(), texts[place]]))

/** The cells of each row of the page's tables, behind the name it begins with. */
function onScreen(report: PersonalReport): Texts {
  const shown: ShownReport = { ...report, evaluatee: { ...report.evaluatee, nameMark: '' } }
  const html = renderToStaticMarkup(createElement(PersonalReportView, { report: shown, language: 'en' }))
  const cellsIn = (row: string) =>
    [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<svg.*?<\/svg>/g, ''))
  const rowsOf = (name: string) => html.split('<tr>').filter((row) => new RegExp(`<th scope="row">${name}<`).test(row))
  const keys = keysOf(report)
  const [, total] = /<dd class="[^"]*figure[^"]*">([^<]*)<\/dd>/.exec(html) ?? []
  const [, earned] = /([−\d.]+) \/ [\d.]+ points/.exec(html) ?? []
  const dimensions = report.dimensions.flatMap(({ name }) => {
    const [gap = '', levels = ''] = rowsOf(name)
    return [
      named(name, ['others', 'self'], cellsIn(gap).slice(1)),
      named(name, ['', ...keys], cellsIn(levels).slice(1)),
    ]
  })
  const questions = report.dimensions.flatMap((one) =>
    one.questions.map(({ title }) => named(title, ['', ...keys], cellsIn(rowsOf(title)[0] ?? '').slice(1))),
  )
  return Object.assign({ overall: total ?? NOTHING, points: earned }, ...dimensions, ...questions)
}

/** What pages make of the answers to their calls. */
function onPages(input: ScoringInput, report: PersonalReport, member: Member): Texts {
  const statistics = statisticsOf({ report, lists: new Map(), questions: [] }, [member], [], null)
  const ranking = rankingAnswer([member], 'name', UNMARKED)
  const [ranked] = [...ranking.items, ...ranking.incomplete]
  const settings = settingsOf(report)
  const [row] = rankingDetailAnswer([member], settings, UNMARKED.markOf).rows
  const texts: Texts[] = [
    {
      overall: formatPercent(ranked?.percent ?? null),
      points: formatPoints(ranked?.points?.earned ?? null, ruleOf(input)),
    },
    { overall: formatPercent(row?.percent ?? null) },
    { overall: formatPercent(statistics.percent) },
    ...settings.map(({ name }, place) => ({ [name]: formatPercent(row?.percents[place] ?? null) })),
    ...statistics.dimensions.map((one) =>
      named(one.name, ['', 'others', 'self'], [one.percent, one.othersPercent, one.selfPercent].map(formatPercent)),
    ),
  ]
  for (const { id, name } of settings) {
    const asked = { dimensionId: id, selection: EVERYBODY }
    const { levels, rows } = rankingLevelsAnswer([member], settings, UNMARKED.markOf, asked)
    const figures = [rows[0]?.percent ?? null, ...(rows[0]?.byLevel ?? [])]
    texts.push(named(name, ['', ...levels.map(({ key }) => key)], figures.map(formatPercent)))
  }
  return merged(texts)
}

const ruleOf = ({ type }: ScoringInput) => ({ anonymous: type === 2 })

/** All of them; where one figure stands twice, both must be the same. */
function merged(texts: readonly Texts[]): Texts {
  const all: Texts = {}
  for (const one of texts) {
    for (const [name, text] of Object.entries(one)) {
      if (name in all) expect({ [name]: text }).toEqual({ [name]: all[name] })
      all[name] = text
    }
  }
  return all
}

/** What a file shows of a sheet: texts in CSV; in Excel numbers, printed with the decimals of their column. */
type Showing = (header: readonly Heading[], rows: readonly CsvCell[][]) => Promise<string[][]>

const asCsv: Showing = async (header, rows) =>
  parseCsv(writeCsv(header, rows)).rows.map(({ cells }) => cells.map((cell) => (cell === '' ? NOTHING : cell)))

const asExcel: Showing = async (header, rows) => {
  const [sheet] = (await readXlsx(await writeXlsx(header, rows))).sheets
  return (sheet?.rows ?? []).slice(1).map((cells) =>
    header.map((heading, column) => {
      const [cell, decimals] = [cells[column] ?? NOTHING, decimalsOf(heading)]
      if (typeof cell !== 'number' || decimals === undefined) return cell === '' ? NOTHING : String(cell)
      // More than is printed would be there for whoever widens the column.
      return cell === Number(cell.toFixed(decimals)) ? cell.toFixed(decimals) : String(cell)
    }),
  )
}

async function inFiles(report: PersonalReport, member: Member, show: Showing): Promise<Texts> {
  const ground = groundOf(report, 'en')
  const keys = report.levels.map(({ key }) => key)
  const besideSelf = report.levels.filter(({ kind }) => kind !== 'self').map(({ key }) => key)
  const own = scoreSheet(report, 'en')
  const others = report.levels.filter(({ kind, status }) => kind !== 'self' && status === 'shown').map(({ key }) => key)
  const texts = (await show(own.header, own.rows)).map((cells) =>
    named(cells[1] ?? '', ['', 'others', 'self', ...others], cells.slice(3)),
  )
  const ranking = rankingSheet(rankingAnswer([member], 'name', UNMARKED), ground)
  const [ranked = []] = await show(ranking.header, ranking.rows)
  const heatMap = rankingDetailAnswer([member], settingsOf(report), UNMARKED.markOf)
  const details = detailSheet([member], heatMap, ground)
  const [detailed = []] = await show(details.header, details.rows)
  const width = 1 + keys.length
  const [totals, , dimensions, questions] = await Promise.all(
    resultRows(report, new Map(), [], ground).map((rows, kind) => show(resultSheets(ground)[kind]?.header ?? [], rows)),
  )
  return merged([
    ...texts,
    { overall: ranked[4], points: ranked[9] },
    { overall: detailed[3] },
    ...report.dimensions.map(({ name }, place) => named(name, ['', ...keys], detailed.slice(4 + place * width))),
    { overall: totals?.[0]?.[3], points: totals?.[0]?.[4] },
    ...(dimensions ?? []).map((cells) => named(cells[3] ?? '', ['', 'others', 'self', ...besideSelf], cells.slice(4))),
    ...(questions ?? []).map((cells) =>
      named(cells[4] ?? '', ['share', '', 'others', 'self', ...besideSelf], cells.slice(6)),
    ),
  ])
}

/** Of every surface as much as stands there; a row that is not shown has no figure. */
function expectDue(told: Texts, due: Texts, where: string) {
  const known = Object.keys(told).filter((name) => told[name] !== undefined)
  const pick = (texts: Texts) => Object.fromEntries(known.map((name) => [name, texts[name] ?? NOTHING]))
  expect(pick(told), where).toEqual(pick(due))
}

const reportOf = (input: ScoringInput) => personalReport(input, SUBJECT, 'administrator', () => 0)

it('is the same text on every surface', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(drawn, async (input) => {
      const [report, due] = [reportOf(input), dueOf(input)]
      const fromVectors = memberFigures(new Map())(input, SUBJECT.evaluatee, 'administrator').member
      const standing = standingOf(input, SUBJECT.evaluatee, 'administrator')
      for (const name of Object.keys(due)) seen.add(name)
      expectDue(onScreen(report), due, 'the personal report')
      const released = releasedOnScreen(besideAlike(report))
      for (const head of released.heads) seen.add(head)
      for (const texts of released.texts) expectDue(texts, due, 'the released report')
      for (const member of [memberOf(report, new Map(), new Map()), fromVectors]) {
        expectDue(onPages(input, report, member), due, 'pages')
        expectDue(await inFiles(report, member, asCsv), due, 'CSV')
      }
      expectDue(await inFiles(report, fromVectors, asExcel), due, 'Excel')
      const standings = { overall: standing.overallPercent, points: standing.points?.earned ?? null }
      expect([formatPercent(standings.overall), formatPoints(standings.points, ruleOf(input))]).toEqual([
        ...[due.overall, due.points],
      ])
    }),
    { numRuns: 100 },
  )
  // Of which question or dimension does not matter: a pool of one certain question is drawn once in twenty times.
  const kinds = [...seen].map((name) => name.replace(/\d+/, ''))
  expect(kinds).toEqual(expect.arrayContaining(['overall', 'D', 'Q others', 'D level:3', 'Q pool']))
  expect(kinds).toEqual(expect.arrayContaining(['Score', 'Mean of all', 'Previous round']))
})

it('is that text on paper', async () => {
  const situations = fc.sample(drawn, { numRuns: PAPERS, seed: 20261128 })
  for (const input of situations) {
    const [report, due] = [reportOf(input), dueOf(input)]
    const shown = besideAlike(report)
    const { text } = readPdf(await maker().ownReport(shown, null, 'en'))
    expectSteps(text, report, due)
    expectBeside(text, shown, due)
    const combined = readPdf(await maker().combinedReport(combinedAlike(report), 'en')).text
    const twice = (name: string, key = name) => `${name}${due[key]}${due[key]}${due[key]}`
    if (report.overallPercent !== null) {
      for (const name of ['Overallscore', 'E1', 'E5']) expect(combined).toContain(twice(name, 'overall'))
    }
    for (const { name, percent } of report.dimensions) if (percent !== null) expect(combined).toContain(twice(name))
    const keys = keysOf(report)
    const row = (name: string, parts: readonly string[]) => parts.map((part) => due[`${name} ${part}`.trim()]).join('')
    if (report.overallPercent !== null) expect(text).toContain(`${due.overall}outof100·${due.points}/`)
    const isScored = asksForScores(report.dimensions)
    for (const { name, questions } of report.dimensions) {
      // Of a paper without scores there is no table of dashes.
      if (!isScored) {
        expect(text).not.toContain(`${name}—`)
        continue
      }
      expect(text).toContain(`${name}${row(name, ['others', 'self'])}`)
      expect(text).toMatch(new RegExp(`${name}(?:[\\d.]+%|—)${row(name, ['', ...keys]).replaceAll('.', '\\.')}`))
      for (const { title, maximum } of questions) {
        const figures = `${maximum}${row(title, ['', ...keys])}`.replaceAll('.', '\\.')
        expect(text).toMatch(new RegExp(`${title}(?:Weights.*?%)?${figures}`))
      }
    }
  }
}, 120_000)
