/** What every document on paper must hold, whatever stands in it: nothing beyond the edges, nothing over anything else, every font in it. */
import { describe, expect, it, test } from 'vitest'
import type { ShownReport } from '../../domain/scoring/report.ts'
import type { Language } from '../../messages/format.ts'
import { EVIL } from '../../report/evilTexts.fixture.ts'
import { longReport } from '../../report/longReport.fixture.ts'
import { exampleReport, scaledReport, toldReport } from '../../report/personalReport.fixture.ts'
import { exampleTeamReport } from '../../report/teamReport.fixture.ts'
import { MOST_DRAWN, type ShownTeamReport } from '../../report/teamReport.ts'
import { PRINT_PALETTE as ink } from '../../report/theme/tokens.ts'
import { builtMaker } from './builtMaker.fixture.ts'
import { readLayout } from './pdfLayout.fixture.ts'
import { openPdf, readPdf, streamOf } from './pdfText.fixture.ts'
import {
  evilReport,
  largeFigures,
  longComments,
  longLevels,
  manyLevels,
  manyQuestions,
  withNothing,
} from './personalReports.fixture.ts'
import { allFaults } from './pictureFaults.fixture.ts'

const maker = builtMaker()

const PERSONAL: Record<string, () => ShownReport> = {
  'the example': exampleReport,
  'ten pages': () => longReport(1),
  'evil texts': evilReport,
  '300 questions': manyQuestions,
  '50 levels': manyLevels,
  'six levels with long names': longLevels,
  'figures of a million': largeFigures,
  nothing: withNothing,
}

function evilTeam(): ShownTeamReport {
  const report = exampleTeamReport()
  const evil = (at: number) => EVIL[at % EVIL.length] ?? ''
  report.questionnaire.title = evil(0)
  report.dimensions = report.dimensions.map((dimension, at) => ({ ...dimension, name: evil(at) }))
  report.departments = report.departments.map((department, at) => ({ ...department, name: evil(at), depth: at * 3 }))
  report.highest = report.highest.map((question, at) => ({ ...question, title: evil(at) }))
  report.participation = report.participation.map((level, at) => ({
    ...level,
    levelName: evil(at),
    leftOut: at,
    unable: at,
  }))
  return report
}

function teamOfNobody(): ShownTeamReport {
  const report = exampleTeamReport()
  const none = {
    score: null,
    others: null,
    self: null,
    gap: null,
    agreement: null,
    reliability: [],
    consistency: null,
    windows: null,
  }
  return {
    ...report,
    ...{
      evaluatees: 1,
      scored: 0,
      complete: 0,
      overall: null,
      percents: [],
      levels: [],
      highest: [],
      lowest: [],
      departments: [],
    },
    dimensions: report.dimensions.map((dimension) => ({ ...dimension, ...none, byLevel: [] })),
    participation: [],
  }
}

const TEAM: Record<string, () => ShownTeamReport> = {
  'the example': exampleTeamReport,
  'evil texts': evilTeam,
  nobody: teamOfNobody,
}

describe.each(['zh', 'en'] as const satisfies Language[])('in %s', (language) => {
  it.each(Object.keys(PERSONAL))('a personal report keeps inside its page: %s', async (name) => {
    const pdf = await maker().personalReport(PERSONAL[name]?.() ?? exampleReport(), language)
    expect((await allFaults(pdf)).slice(0, 5)).toEqual([])
  })

  it.each(Object.keys(TEAM))('a team report keeps inside its page: %s', async (name) => {
    const pdf = await maker().teamReport(TEAM[name]?.() ?? exampleTeamReport(), language)
    expect((await allFaults(pdf)).slice(0, 5)).toEqual([])
    expect(readPdf(pdf).text).not.toMatch(/NaN|undefined|report\.[a-z]/)
  })
})

test('large figures are whole', async () => {
  const pieces = readLayout(await maker().personalReport(largeFigures(), 'zh')).flatMap((page) => page.pieces)
  const figures = new Set(pieces.map(({ text }) => text).filter((text) => /^−?[\d.]{6,}$/.test(text)))
  expect([...figures].toSorted()).toEqual(
    [
      '1000000',
      '1000000.00',
      '83333.3',
      '833333.33',
      '100000.0',
      '−1000000.00',
      '−333333.32',
      '−33333.3',
      '−100000.0',
    ].toSorted(),
  )
})

/** What letters and shapes are filled with, as hexadecimal. */
function fills(pdf: Buffer): Set<string> {
  const inHex = (part: string) =>
    Math.round(255 * Number(part))
      .toString(16)
      .padStart(2, '0')
  const streams = [...openPdf(pdf).objects.values()].map(streamOf)
  const found = streams.flatMap((stream) => [...stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:scn|rg)\b/g)])
  return new Set(found.map(([, ...parts]) => `#${parts.map(inHex).join('')}`))
}

test('gaps of a team are not marked, since nothing says that they are more than chance', async () => {
  const report = exampleTeamReport()
  report.dimensions = report.dimensions.map((dimension, at) => ({ ...dimension, gap: at % 2 === 0 ? -30 : 30 }))
  const found = fills(await maker().teamReport(report, 'zh'))
  expect(found).toContain(ink.ink)
  expect(found).not.toContain(ink.ok)
  expect(found).not.toContain(ink.bad)
})

test('means of a team have their 95 % bands drawn on their bars, where there are any', async () => {
  /** How often something is stroked in the darkest ink. */
  async function strokes(report: ShownTeamReport): Promise<number> {
    const pdf = await maker().teamReport(report, 'zh')
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ink.ink.slice(at, at + 2), 16))
    const isInk = ([, ...parts]: string[]) =>
      parts.map((part) => Math.round(255 * Number(part))).join() === [red, green, blue].join()
    const streams = [...openPdf(pdf).objects.values()].map(streamOf)
    return streams.flatMap((stream) => [...stream.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) (?:SCN|RG)\b/g)].filter(isInk))
      .length
  }
  const [report, without] = [exampleTeamReport(), exampleTeamReport()]
  for (const { score } of without.dimensions) if (score !== null) score.band = null
  expect(report.dimensions).toHaveLength(7)
  expect((await strokes(report)) - (await strokes(without))).toBe(7)
})

test('a plot that does not draw everybody says so', async () => {
  const report = exampleTeamReport()
  const [dimension] = report.dimensions
  const [place] = dimension?.windows?.places ?? []
  if (dimension?.windows == null || place === undefined) throw new Error('the example has no windows')
  const written = async () => readPdf(await maker().teamReport(report, 'en')).text
  dimension.windows.places = Array.from({ length: MOST_DRAWN }, (_, at) => ({ ...place, employeeId: at }))
  expect(await written()).not.toContain('aredrawn')
  dimension.windows.places.push({ ...place, employeeId: MOST_DRAWN })
  expect(await written()).toContain(`Thefirst${MOST_DRAWN}aredrawn`)
})

test('below every plot its mean and its margin of error stand whole, in English, too', async () => {
  const { text } = readPdf(await maker().teamReport(exampleTeamReport(), 'en'))
  for (const { windows } of exampleTeamReport().dimensions)
    expect(text).toContain(`Meanofothers${windows?.line.mean.toFixed(1)},marginoferror±3.2.`)
})

test('scales that begin below nothing have the minus of all other figures', async () => {
  const [team, personal] = [exampleTeamReport(), exampleReport()]
  team.percents.push(-15)
  for (const one of team.dimensions) one.lowest = -20
  for (const { questions } of personal.dimensions) for (const question of questions) question.minimum = -2
  const { text } = readPdf(await maker().teamReport(team, 'en'))
  expect(text + readPdf(await maker().personalReport(personal, 'en')).text).not.toMatch(/(?<!\d)-\d/)
  expect(text).toContain('−20–−10')
})

test('where relations are shown and there is no overall score all the same, paper says that they have no weight', async () => {
  const example = exampleReport()
  const dimensions = example.dimensions.map((one) => ({ ...one, percent: null }))
  const report = { ...example, dimensions, overallPercent: null, points: null }
  const { text } = readPdf(await maker().personalReport(report, 'zh'))
  expect(text).toContain('所显示的评价关系都没有权重，因此没有总分')
  expect(text).not.toContain('可显示的评价人数不足，不显示总分')
})

test('200 comments of 3,000 characters stand on paper whole, within a minute', async () => {
  const pdf = await maker().personalReport(longComments(), 'zh')
  expect((await allFaults(pdf)).slice(0, 5)).toEqual([])
  const { text } = readPdf(pdf)
  expect(text.match(/言/g)).toHaveLength(200 * 1500 - (199 * 200) / 2)
  expect(text.match(/word/g)).toHaveLength(200 * 300)
}, 90_000)

test('no word is cut in the head of a column, on no page its table goes on to', async () => {
  const pages = readLayout(await maker().personalReport(longReport(1), 'en')).map(({ pieces }) =>
    pieces.map(({ text }) => text),
  )
  const ofQuestions = pages.filter((texts) => texts.includes('Question'))
  expect(ofQuestions.length).toBeGreaterThan(2)
  for (const texts of ofQuestions) expect(texts).toContain('Subordinates')
})

test('options of a question stand on one page', async () => {
  const report = toldReport()
  const [choices] = report.told?.choices ?? []
  if (report.told === undefined || choices === undefined) throw new Error('the example has no options')
  const options = ['授权', '委派', '沟通', '复盘', '倾听']
  report.told.choices = Array.from({ length: 20 }, (_, at) => ({
    ...choices,
    options,
    questionId: 100 + at,
    reasons: [],
  }))
  const pages = readLayout(await maker().personalReport(report, 'zh')).map(({ pieces }) =>
    pieces.map(({ text }) => text),
  )
  const [begun, ended] = ['选项', '倾听'].map((word) =>
    pages.map((texts) => texts.filter((text) => text === word).length),
  )
  expect(begun?.filter((count) => count > 0).length).toBeGreaterThan(2)
  expect(begun).toEqual(ended)
})

describe('questions with the same options', () => {
  const OPTIONS = ['从不', '很少', '有时', '经常', '总是']

  test('are a row each, read line by line, none of them parted between pages', async () => {
    const pdf = await maker().personalReport(scaledReport(OPTIONS), 'zh')
    expect((await allFaults(pdf)).slice(0, 5)).toEqual([])
    const { text, pages } = readPdf(pdf)
    expect(pages).toBe(6)
    expect(text).toContain('题目评价关系从不很少有时经常总是评价人数')
    expect(text).toContain('具体、及时的反馈上级0%100%0%0%0%1同级0%0%0%100%0%5–9下级——————自评——————')
    expect(text).toContain('每个人都理解*上级0%100%0%0%0%1同级——————下级——————自评——————')
    expect(text).toContain('*部分关系作答的人太少，为保护评价人不显示比例。')
  })

  test('have what their letters stand for on every page, and names of relations as many lines as they need', async () => {
    const report = scaledReport(['wholeheartedly', ...OPTIONS, ...OPTIONS])
    report.levels = report.levels.map((one) => (one.kind === 'sameLevel' ? { ...one, name: '别'.repeat(40) } : one))
    const pdf = await maker().personalReport(report, 'zh')
    expect((await allFaults(pdf)).slice(0, 5)).toEqual([])
    const texts = readLayout(pdf).map(({ pieces }) => pieces.map(({ text }) => text).join(''))
    const [headed, explained] = ['ABCDEFGHIJK', 'A wholeheartedly · B 从不'].map((wanted) =>
      texts.map((text) => text.includes(wanted)),
    )
    expect(headed?.filter(Boolean).length).toBeGreaterThan(1)
    expect(headed).toEqual(explained)
  })
})

test('what goes on on another page is named there again: sections, groups, and whose comments they are', async () => {
  const firstOf = (pdf: Buffer) =>
    readLayout(pdf)
      .slice(1)
      .map(({ pieces }) => pieces.map(({ text }) => text))
  const many = firstOf(await maker().personalReport(manyQuestions(), 'zh'))
  const going = many.filter(([first]) => first === '各题得分（续）')
  expect(going.length).toBeGreaterThan(5)
  for (const [, ...texts] of going) expect(texts[0]).toBe('题目')
  expect(
    going.filter((texts) => texts.some((text) => /^(引领变革|沟通协作|结果导向)（续）$/.test(text))).length,
  ).toBeGreaterThan(2)
  const english = firstOf(await maker().personalReport(longReport(1), 'en'))
  const comments = english.filter(([first]) => first === 'Comments (continued)')
  expect(comments.length).toBeGreaterThan(1)
  for (const [, about, whose] of comments) {
    expect(about).toMatch(/[？] \(continued\)$/)
    expect(whose).toBe('Other raters, relations not told apart')
  }
  const team = exampleTeamReport()
  team.departments = Array.from({ length: 60 }, (_, at) => ({
    ...(team.departments[0] ?? expect.unreachable()),
    name: `D${at}`,
  }))
  const [headed] = firstOf(await maker().teamReport(team, 'zh')).filter(([first]) => first === '部门（续）')
  expect(headed?.[1]).toBe('部门')
})

test('no font is only named', async () => {
  const source = (await maker().personalReport(exampleReport(), 'zh')).toString('latin1')
  const named = source.match(/\/Type \/Font\n/g)?.length ?? 0
  const descendants = source.match(/\/Subtype \/CIDFontType\d\n/g)?.length ?? 0
  const files = source.match(/\/FontFile\d? \d+ 0 R/g)?.length ?? 0
  expect([named, descendants, files]).toEqual([4, 2, 2])
})
