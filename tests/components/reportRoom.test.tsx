/** Many indicators, long names and levels of one's own in results: every column stands on paper, every word in its room. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { open as openReleases } from './releasesPage.ts'
import { renderPage } from './renderPage.tsx'
import { linesOf } from './textLines.ts'

const { id } = exampleResult('getQuestionnaire')
/** A4 upright less the margins a browser leaves (10 mm), in CSS pixels. */
const PAPER = 718
const LONG = 'Millions and a name of an indicator that goes on and on until it is wider than any telephone'

async function open(view: string, width = 1280, language: 'zh' | 'en' = 'en'): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/${view}/${id}`, { width, height: 844, language })
}

async function print(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
}

const many = <One extends object>(one: One | undefined, nameOf: (at: number) => string) =>
  Array.from({ length: 12 }, (_, at) => ({ ...(one as One), dimensionId: at + 1, name: nameOf(at + 1) }))

describe('on paper', () => {
  test.each([
    ['long names', (at: number) => `Leading people through change ${at}`, 'en'],
    ['short names', (at: number) => `Trust ${at}`, 'en'],
    ['Chinese names', (at: number) => `引领变革与创新${at}`, 'zh'],
  ] as const)('twelve indicators stand side by side: %s', async (_name, nameOf, language) => {
    const report = exampleResult('getTeamReport')
    const dimensions = many(report.dimensions[0], nameOf)
    const departments = report.departments.map((one) => ({ ...one, percents: dimensions.map(() => 100) }))
    answer('getTeamReport', { ...report, dimensions, departments })
    await open('summary/report', PAPER, language)
    const table = page.getByRole('table', { name: language === 'zh' ? '部门' : 'Departments', exact: true })
    await expect.element(table).toBeInTheDocument()
    await print()
    await expect.poll(() => table.element().getBoundingClientRect().right).toBeLessThanOrEqual(PAPER)
    const detail = exampleResult('getRankingDetail')
    const rows = detail.rows.map((one) => ({ ...one, percents: dimensions.map(() => 100) }))
    answer('getRankingDetail', { ...detail, dimensions: many(detail.dimensions[0], nameOf), rows })
    await open('summary/details', PAPER, language)
    const heat = page.getByRole('columnheader', { name: nameOf(12), exact: true })
    await expect.element(heat).toBeInTheDocument()
    await expect.poll(() => heat.element().getBoundingClientRect().right).toBeLessThanOrEqual(PAPER)
    const box = heat.element().closest('.rv-scroll')
    expect(box && getComputedStyle(box).backgroundImage).toBe('none')
  })

  test.each([
    ['twelve short', 12, (at: number) => `内部客户代表${at}`],
    ['eight long', 8, (at: number) => `跨部门项目合作伙伴与外部顾问以及矩阵汇报的职能线负责人与业务伙伴${at}`],
    ['fifty', 50, (at: number) => `Customers of the region ${at}`],
  ] as const)(
    'every relation of the team stands on paper, one table below the other: %s',
    async (_name, count, nameOf) => {
      const report = exampleResult('getTeamReport')
      const levels = Array.from({ length: count }, (_, at) => ({
        ...(report.levels[0] as (typeof report.levels)[number]),
        ...{ key: `own ${at}`, kind: 'custom' as const, name: nameOf(at + 1) },
      }))
      const dimensions = report.dimensions.map((one) => ({ ...one, byLevel: levels.map((_level, at) => at + 0.5) }))
      answer('getTeamReport', { ...report, levels, dimensions })
      await open('summary/report', PAPER, 'zh')
      const tables = page.getByRole('table', { name: '各评价关系的看法', exact: true })
      await expect.poll(() => tables.elements().length).toBe(1)
      await print()
      await expect.poll(() => tables.elements().length).toBe(Math.ceil(count / 7))
      const texts = (selector: string) =>
        tables
          .elements()
          .flatMap((table) => [...table.querySelectorAll(selector)].map(({ textContent }) => textContent))
      expect(texts('thead th:not(:first-child)')).toEqual(levels.map(({ name }) => name))
      expect(texts('tbody tr:first-child td')).toEqual(levels.map((_level, at) => `${at}.5`))
      for (const table of tables.elements()) {
        expect(table.getBoundingClientRect().right).toBeLessThanOrEqual(PAPER)
        expect(
          table.closest('.MuiCard-root') && getComputedStyle(table.closest('.MuiCard-root') as Element).overflowX,
        ).toBe('visible')
      }
    },
  )

  test('a long question leaves the words beside it whole', async () => {
    const statistics = exampleResult('getPersonalStatistics')
    const title = Array.from({ length: 30 }, () => 'Explains clearly where the team is going').join(' ')
    const lowest = statistics.lowest.map((one) => ({ ...one, title }))
    const dimensions = statistics.dimensions.map((one) => ({ ...one, name: 'Communication' }))
    answer('getPersonalStatistics', { ...statistics, dimensions, lowest } as never)
    await open('personal/indexScoreStats', PAPER)
    const table = page.getByRole('table', { name: 'Questions with the lowest scores' })
    await expect.element(table).toBeInTheDocument()
    await print()
    for (const word of ['Indicator', 'Communication', 'lowest', 'Explains'])
      expect([word, linesOf(table.element(), word)[0]]).toEqual([word, 1])
  })
})

describe('on a phone', () => {
  test.each(['zh', 'en'] as const)('bars of scores below nothing stand on one line (%s)', async (language) => {
    const ranking = exampleResult('getRanking')
    const items = ranking.items.map((one, at) => ({ ...one, percent: [-28, -4, 86][at] ?? 0 }))
    answer('getRanking', { ...ranking, items })
    await open('summary/rankList', 390, language)
    const words = page.getByText(language === 'zh' ? '−30 至 −20' : '−30 to −20', { exact: true })
    await expect.element(words.first()).toBeVisible()
    const strip = words.first().element().parentElement
    const bars = [...(strip?.children ?? [])].flatMap((one) =>
      one.firstElementChild?.matches('div') ? [one.firstElementChild] : [],
    )
    expect(bars).toHaveLength(13)
    expect(new Set(bars.map((bar) => Math.round(bar.getBoundingClientRect().bottom))).size).toBe(1)
  })

  /** How far the words reach to the right, and what is seen of the table they stand in. */
  function reach(text: string) {
    const words = page.getByText(text, { exact: true }).elements()
    const scrolled = words.map((one) => one.closest('[role=group]')).find((one) => one !== null)
    const inside = words.find((one) => scrolled?.contains(one))
    if (scrolled == null || inside === undefined) return null
    const range = document.createRange()
    range.selectNodeContents(inside)
    return range.getBoundingClientRect().right - scrolled.getBoundingClientRect().right
  }

  /** A report whose tables are wider than the screen, as is the name of an indicator without questions; its levels. */
  function answerWide() {
    const report = exampleResult('getPersonalReport')
    const levels = Array.from({ length: 6 }, (_, at) => ({ ...report.levels[1], key: `level:${at}` }) as never)
    const [first] = report.dimensions
    const dimensions = [first, { ...first, dimensionId: 1, name: LONG, questions: [] }]
    answer('getPersonalReport', { ...report, levels, dimensions } as never)
    return levels
  }

  const NO_QUESTIONS = 'This indicator has no scored questions, so it has no score.'

  test('what stands over all columns of a table is read without scrolling', async () => {
    const levels = answerWide()
    await open('personal/report', 390)
    await expect.element(page.getByText(NO_QUESTIONS)).toBeVisible()
    expect([reach(NO_QUESTIONS), reach(LONG)].every((one) => one !== null && one < 0)).toBe(true)
    const scores = exampleResult('getQuestionScores')
    answer('getQuestionScores', {
      ...scores,
      levels,
      dimensions: scores.dimensions.map((one) => ({ ...one, name: LONG })),
    })
    await open('personal/indexScoreDetails', 390)
    await expect.element(page.getByRole('rowheader', { name: LONG }).or(page.getByText(LONG)).first()).toBeVisible()
    expect(reach(LONG)).toBeLessThan(0)
  })

  test('and while it is scrolled to its end: those words stay where they are', async () => {
    answerWide()
    await open('personal/report', 390)
    const said = page.getByText(NO_QUESTIONS)
    await expect.element(said).toBeVisible()
    const box = said.element().closest('[role=group]') ?? expect.unreachable()
    const seen = box.getBoundingClientRect()
    box.scrollLeft = box.scrollWidth
    await expect.poll(() => box.scrollLeft).toBeGreaterThan(seen.width / 2)
    const words = [said, page.elementLocator(box).getByText(LONG, { exact: true })]
    for (const one of words) {
      const { left, right } = one.element().getBoundingClientRect()
      expect([left >= seen.left, right <= seen.right]).toEqual([true, true])
    }
  })
})

test('who can read a report has room for a name beside empty columns', async () => {
  await openReleases({ language: 'en', superiorReads: false })
  const head = page.getByRole('columnheader', { name: /^Who can read it/ })
  await expect.element(head).toBeVisible()
  expect(head.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(176)
})

test('relations of who took part are whole words', async () => {
  await open('personal/report')
  const name = page.getByRole('group', { name: 'Who took part' }).getByRole('rowheader', { name: 'Subordinates' })
  await expect.element(name).toBeVisible()
  expect(linesOf(name.element(), 'Subordinates')).toEqual([1])
})

test('levels of one’s own have lines and marks of their own, the same wherever they stand', async () => {
  const report = exampleResult('getPersonalReport')
  const names = ['Partners', 'Customers', 'Suppliers']
  const levels = ['Mentors', ...names].map((name, at) => ({
    ...{ ...report.levels[0], key: `level:${at}`, kind: 'custom', name },
    status: at === 0 ? 'hidden' : 'shown',
  }))
  const [first] = report.dimensions
  const dimensions = ['A', 'B', 'C'].map((name, at) => ({
    ...{ ...first, dimensionId: at, name, byLevel: [null, 60, 70, 80] },
  }))
  answer('getPersonalReport', { ...report, levels, dimensions, told: undefined, comments: [] } as never)
  await open('personal/report')
  await page.getByRole('checkbox', { name: 'Show by relation' }).click()
  const keys = names.map((name) => page.getByRole('listitem').filter({ hasText: name }))
  for (const key of keys) await expect.element(key).toBeVisible()
  const drawn = (one: Element | undefined, part: string, attribute: string) =>
    one?.querySelector(`svg ${part}`)?.getAttribute(attribute)
  const told = keys.map((key) => key.element())
  expect(new Set(told.map((key) => drawn(key, 'line', 'stroke'))).size).toBe(3)
  expect(new Set(told.map((key) => drawn(key, 'line', 'stroke-dasharray'))).size).toBe(3)
  expect(new Set(told.map((key) => drawn(key, 'path', 'd'))).size).toBe(3)
  for (const [at, name] of names.entries()) {
    const marks = page.getByRole('rowheader', { name }).or(page.getByRole('columnheader', { name })).elements()
    expect(marks.length).toBeGreaterThan(1)
    const colours = new Set(marks.map((mark) => drawn(mark, 'path', 'stroke')))
    expect(colours).toEqual(new Set([drawn(told[at], 'path', 'stroke')]))
  }
})
