/** A combined report on paper says what its page says, figure by figure, and whom it is about. */
import { describe, expect, it } from 'vitest'
import type { CombinedDimension, CombinedFigures } from '../../domain/scoring/combined/combinedReport.ts'
import type { Language } from '../../messages/format.ts'
import { exampleCombinedReport } from '../../report/combinedReport.fixture.ts'
import { changeBandText, changeText, type ShownCombinedReport } from '../../report/combinedReport.ts'
import { EVIL } from '../../report/evilTexts.fixture.ts'
import { formatPercent } from '../../report/format.ts'
import { builtMaker } from './builtMaker.fixture.ts'
import { readLayout } from './pdfLayout.fixture.ts'
import { readPdf } from './pdfText.fixture.ts'
import { allFaults } from './pictureFaults.fixture.ts'

const maker = builtMaker()

const read = async (report: ShownCombinedReport, language: Language) =>
  readPdf(await maker().combinedReport(report, language))

const bare = (text: string) => text.replace(/\s/g, '')

/** A row as its table has it: who or what, the rounds, their mean, and what became of it. */
const rowOf = (head: string, { byQuestionnaire, combined, change }: CombinedFigures, language: Language) =>
  bare(
    [head, ...[...byQuestionnaire, combined].map(formatPercent), changeText(change)].join('') +
      changeBandText(change, language),
  )

const SECTIONS = {
  zh: ['各轮得分', '只出现在一轮的指标', '阅读说明', '被评价人', '被评价人的各指标得分'],
  en: [
    ...['Scores round by round', 'Indicators of one round alone', 'How to read this report'],
    ...['Evaluatees', 'Evaluatees by indicator'],
  ],
}

function evilCombined(): ShownCombinedReport {
  const report = exampleCombinedReport()
  const evil = (at: number) => EVIL[at % EVIL.length] ?? ''
  const named = <Named extends { name: string }>(one: Named, at: number) => ({ ...one, name: evil(at) })
  return {
    ...report,
    ...{ title: 'x'.repeat(200), summary: EVIL.join(' ').repeat(3) },
    questionnaires: report.questionnaires.map((round, at) => ({
      ...round,
      title: evil(at) + '题'.repeat(at * 60),
    })),
    dimensions: report.dimensions.map(named),
    people: (report.people ?? []).map((person, at) => ({
      ...person,
      ...{ evaluatorName: at === 0 ? 'N'.repeat(100) : evil(at), departmentName: evil(at + 1) },
      dimensions: person.dimensions.map(named),
    })),
  }
}

/** Of so many rounds, the figures of the example's last one in each. */
function roundsOf(count: number): ShownCombinedReport {
  const report = exampleCombinedReport()
  const [round] = report.questionnaires
  if (round === undefined) throw new Error('no round')
  const wide = <Figures extends { byQuestionnaire: (number | null)[] }>(figures: Figures) => ({
    ...figures,
    byQuestionnaire: Array.from({ length: count }, (_, at) => (figures.byQuestionnaire[2] ?? 0) - at / 10),
  })
  return {
    ...report,
    questionnaires: Array.from({ length: count }, (_, at) => ({ ...round, title: `第${at + 1}轮评估` })),
    overall: wide(report.overall),
    dimensions: report.dimensions.map(wide),
    people: (report.people ?? []).map((person) => ({
      ...person,
      ...{ overall: wide(person.overall), dimensions: person.dimensions.map(wide) },
    })),
  }
}

const NONE = { combined: null, byQuestionnaire: [null, null, null], change: null }

/** Its rounds are gone or not finished. */
function combinedOfNothing(): ShownCombinedReport {
  const report = exampleCombinedReport()
  return {
    ...report,
    questionnaires: report.questionnaires.map((round, at) => ({
      ...{ ...round, finishedAt: null, evaluateeCount: 0 },
      ...(at === 0 ? { state: 'gone' as const, title: '' } : { state: 'notFinished' as const }),
    })),
    ...{ evaluateeCount: 0, repeatedCount: 0, overall: NONE, dimensions: [], people: [] },
  }
}

/** Finished rounds about nobody, without a dimension in common. */
function combinedOfNobody(): ShownCombinedReport {
  const report = exampleCombinedReport()
  const dimensions = report.dimensions.filter(({ isMatched }) => !isMatched)
  return {
    ...{ ...report, evaluateeCount: 0, repeatedCount: 0, overall: NONE, people: [] },
    dimensions: dimensions.map((one) => ({ ...one, ...NONE })),
  }
}

const COMBINED: Record<string, () => ShownCombinedReport> = {
  'the example': exampleCombinedReport,
  'evil texts': evilCombined,
  'one round': () => roundsOf(1),
  '50 rounds': () => roundsOf(50),
  'no results': combinedOfNothing,
  nobody: combinedOfNobody,
}

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  it('has every figure of the page, as it is printed there', async () => {
    const report = exampleCombinedReport()
    const { text, title, outline, pages } = await read(report, language)
    const kind = language === 'zh' ? '综合报告' : 'Combined report'
    expect(title).toBe(`${report.title} · ${kind}`)
    expect(outline).toEqual(SECTIONS[language])
    expect(pages).toBeGreaterThan(4)
    expect(text).toContain(rowOf(language === 'zh' ? '总分' : 'Overall score', report.overall, language))
    const rows = report.dimensions.filter(({ isMatched }) => isMatched).map((one) => rowOf(one.name, one, language))
    for (const { evaluatorName, nameMark, departmentName, overall, dimensions } of report.people ?? []) {
      // No room for a column of departments beside so many figures: where they work stands with those of one name alone.
      const name = nameMark === '' ? evaluatorName : `${evaluatorName}(${nameMark})${departmentName}`
      rows.push(rowOf(name, overall, language))
      for (const dimension of dimensions) rows.push(rowOf(dimension.name, dimension, language))
    }
    for (const row of rows) expect(text).toContain(row)
    expect(text).toContain('领导他人2024年度管理者360°评估68.9')
  })

  it.each(Object.keys(COMBINED))('keeps inside its pages: %s', async (name) => {
    const pdf = await maker().combinedReport(COMBINED[name]?.() ?? exampleCombinedReport(), language)
    expect((await allFaults(pdf)).slice(0, 5)).toEqual([])
    expect(readPdf(pdf).text).not.toMatch(/NaN|undefined|null|report\.[a-z]/)
  })

  it('says on its cover what it is, when it was made, and which rounds it is over', async () => {
    const report = exampleCombinedReport()
    const { text } = await read(report, language)
    const cover = text.slice(0, text.indexOf(bare(SECTIONS[language][1] ?? '')))
    for (const wanted of [
      report.title,
      ...report.summary.split('\n'),
      ...report.questionnaires.map((one) => one.title),
    ])
      expect(cover).toContain(bare(wanted))
    const told =
      language === 'zh'
        ? ['计算于2026年12月18日', '1.2024年度管理者360°评估2024年12月16日结束·12位被评价人', '第1页，共']
        : ['Computedon18December2026', '1.2024年度管理者360°评估Finished16December2024·evaluatees:12', 'Page1of']
    for (const wanted of told) expect(text).toContain(wanted)
  })
})

it('marks a change only where it is more than chance', async () => {
  const report = exampleCombinedReport()
  const { text } = await read(report, 'zh')
  const changes = [report, ...(report.people ?? [])].flatMap(({ overall, dimensions }) =>
    [overall, ...dimensions].flatMap(({ change }) => change ?? []),
  )
  const marked = changes.filter(({ isMarked }) => isMarked)
  expect(marked.length).toBeGreaterThan(3)
  // Each with its words, besides the note on how to read them and those on how many would be marked by chance.
  expect(text.match(/）不太可能是偶然/g)).toHaveLength(marked.length)
})

it('names the rounds of a change that is not between those of the overall score, and judges none through another scale', async () => {
  const report = exampleCombinedReport()
  const [longer, scale, ...others] = report.dimensions.map((one) => ({ ...one, change: null as typeof one.change }))
  if (longer === undefined || scale === undefined) throw new Error('the example has no dimensions')
  const own = { value: 6, band: { low: 4, high: 8 }, isMarked: true, isPartial: false, evaluatees: 10 }
  longer.change = { ...own, from: 0, to: 2 }
  scale.change = { ...own, from: 1, to: 2, value: -10, band: null, isMarked: null, isOtherScale: true }
  const text = bare((await read({ ...report, people: null, dimensions: [longer, scale, ...others] }, 'zh')).text)
  expect(text).toContain('+6.01.→3.')
  expect(text).toContain('−10.0无法判断')
  expect(text.match(/→/g)).toHaveLength(1)
  for (const note of ['两轮的指标按名称对应', '两轮量表的起点不同时', '旁边注明两轮的变化'])
    expect(text).toContain(note)
})

it('has those whose figures are incomplete apart, behind the others', async () => {
  const report = exampleCombinedReport()
  const { text } = await read(report, 'zh')
  const [people = ''] = text.slice(text.lastIndexOf('被评价人总分')).split('被评价人的各指标得分')
  const apart = people.indexOf('数据不完整')
  expect(apart).toBeGreaterThan(0)
  for (const { evaluatorName, incomplete, nameMark } of report.people ?? []) {
    if (nameMark === '') expect(people.indexOf(evaluatorName) > apart).toBe(incomplete)
  }
})

it('names its sections and people again where they go on on another page', async () => {
  const report = exampleCombinedReport()
  const [person] = report.people ?? []
  if (person === undefined) throw new Error('the example is about nobody')
  const dimensions = Array.from(
    { length: 90 },
    (_, at) => ({ ...person.dimensions[0], name: `D${at}` }) as CombinedDimension,
  )
  const pages = readLayout(await maker().combinedReport({ ...report, people: [{ ...person, dimensions }] }, 'en'))
  const going = pages.filter(({ pieces }) => pieces[0]?.text === 'Evaluatees by indicator (continued)')
  expect(going.length).toBeGreaterThan(1)
  for (const { pieces } of going) {
    expect(pieces.map(({ text }) => text)).toEqual(expect.arrayContaining(['Indicator', '何晓明 · 前端组 (continued)']))
  }
})

it('has departments in a column of their own where there is room for one, so that a row is one line high', async () => {
  const report = exampleCombinedReport()
  const bare = ({ change, ...figures }: CombinedFigures) => ({
    ...figures,
    change: change && { ...change, band: null },
  })
  const people = (report.people ?? []).map((person) => ({ ...person, overall: bare(person.overall), dimensions: [] }))
  const pages = readLayout(await maker().combinedReport({ ...report, people }, 'zh'))
  const pieces = pages.flatMap((page, index) => page.pieces.map((piece) => ({ ...piece, index })))
  expect(pieces.filter(({ text }) => text === '部门').length).toBeGreaterThan(0)
  const lineOf = (wanted: string) => pieces.find(({ text }) => text === wanted)
  for (const { evaluatorName, nameMark, departmentName } of people) {
    const name = lineOf(nameMark === '' ? evaluatorName : `${evaluatorName} (${nameMark})`)
    const beside = pieces.filter(({ index, baseline }) => index === name?.index && baseline === name?.baseline)
    expect(beside.map(({ text }) => text)).toContain(departmentName)
  }
})

it('lists those chosen, and says how many there are besides', async () => {
  const report = exampleCombinedReport()
  const people = report.people?.slice(0, 2) ?? []
  const { text } = await read({ ...report, people }, 'zh')
  expect(text).toContain('共12位被评价人，这里列出选定的2位。')
  expect(text).toContain('何晓明')
  expect(text).not.toContain('曾磊')
})

it('has nobody in it where the rounds alone are asked for', async () => {
  const { text, outline } = await read({ ...exampleCombinedReport(), people: null }, 'zh')
  expect(outline).toEqual(SECTIONS.zh.slice(0, 3))
  expect(text).not.toMatch(/何晓明|被标为/)
})

it('leaves dimensions of people out where they would fill hundreds of pages, and says so', async () => {
  const report = exampleCombinedReport()
  const [person] = report.people ?? []
  if (person === undefined) throw new Error('the example is about nobody')
  const people = Array.from({ length: 900 }, (_, at) => ({ ...person, evaluatorName: `员工${at}` }))
  const { text } = await read({ ...report, people, evaluateeCount: 900 }, 'zh')
  expect(text).toContain('员工899')
  expect(text).toContain('这里不逐人列出各指标得分')
  expect(text).not.toContain('员工899·')
})

it('says that none of its rounds has results', async () => {
  const { text, outline } = await read(combinedOfNothing(), 'zh')
  expect(text).toContain('这份报告中的问卷都没有可显示的结果。')
  expect(text).toContain('1.一份已删除的问卷，没有结果可显示2.2025年度管理者360°评估问卷尚未结束，没有结果可显示')
  expect(outline).toEqual([])
})

it('has no column of changes where nothing can be compared', async () => {
  const { overall, dimensions, people, ...report } = exampleCombinedReport()
  const still = <Figures extends { change: unknown }>(figures: Figures) => ({ ...figures, change: null })
  const nothing = {
    ...{ ...report, overall: still(overall), dimensions: dimensions.map(still) },
    people: (people ?? []).map((one) => ({
      ...one,
      overall: still(one.overall),
      dimensions: one.dimensions.map(still),
    })),
  }
  const heads = async (shown: Parameters<typeof read>[0]) =>
    (await read(shown, 'zh')).text.split('各轮平均变化').length - 1
  expect(await heads(exampleCombinedReport())).toBeGreaterThan(0)
  expect(await heads(nothing)).toBe(0)
  expect((await read(nothing, 'zh')).text).toContain('各轮平均')
})

it('says that nobody was evaluated, and that nothing can be compared', async () => {
  const { text, outline } = await read(combinedOfNobody(), 'zh')
  expect(text).toContain('最近两份问卷没有同名的指标，不计算总分的变化')
  expect(text).toContain('没有被评价人')
  expect(outline).toEqual(SECTIONS.zh.slice(0, 4))
})
