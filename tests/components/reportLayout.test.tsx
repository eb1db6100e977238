/** Where things stand in results: what they look like whatever was opened before, and what stands below what. */
import { describe, expect, onTestFinished, test } from 'vitest'
import { cdp, type Locator, page } from 'vitest/browser'
import { answer, callsOf, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const box = (one: Locator | Element) => ('element' in one ? one.element() : one).getBoundingClientRect()

async function open(view: string, width = 1280): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/${view}/${id}`, { width })
}

async function onPaper(): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' })
  onTestFinished(async () => void (await cdp().send('Emulation.setEmulatedMedia', { media: '' })))
}

/** As they are for whoever opened another page with the same fields first. */
function loadReportStylesLast(): void {
  const styles = [...document.querySelectorAll('style')].filter(({ textContent }) => textContent.includes('_report_'))
  expect(styles.length).toBeGreaterThan(0)
  for (const style of styles) document.head.append(style)
}

describe('the four windows', () => {
  const report = exampleResult('getTeamReport')
  const [dimension] = report.dimensions
  const [place] = dimension?.windows?.places ?? []
  const chooser = page.getByRole('combobox', { name: '指标' })

  test('have a chooser of a field’s height, wherever one comes from', async () => {
    await open('summary/report')
    await expect.element(chooser).toBeVisible()
    const { height } = box(chooser)
    expect(height).toBeGreaterThan(34)
    loadReportStylesLast()
    expect(box(chooser).height).toBe(height)
  })

  test('say where their axes begin and end, and keep a point at either end whole within the frame', async () => {
    if (dimension?.windows == null || place === undefined) return expect.unreachable()
    const places = [
      { ...place, employeeId: 1, others: 100, self: 100 },
      { ...place, employeeId: 2, others: dimension.lowest, self: dimension.lowest },
    ]
    const drawn = { ...dimension, windows: { ...dimension.windows, places } }
    answer('getTeamReport', { ...report, dimensions: [drawn] as typeof report.dimensions })
    await open('summary/report')
    await expect.element(chooser).toBeVisible()
    const plot = document.querySelector('svg:has(rect):has(circle):has(text)')
    const frame = plot?.querySelector('rect')
    if (plot === null || frame == null) return expect.unreachable()
    const [inner, outer] = [box(frame), box(plot)]
    for (const point of plot.querySelectorAll('circle')) {
      const { left, right, top, bottom } = box(point)
      expect(left).toBeGreaterThan(inner.left)
      expect(right).toBeLessThan(inner.right)
      expect(top).toBeGreaterThan(inner.top)
      expect(bottom).toBeLessThan(inner.bottom)
    }
    const words = [...plot.querySelectorAll('text')].map((one) => ({ text: one.textContent, ...edges(one) }))
    const left = words.filter(({ right }) => right < inner.left).sort((one, other) => one.top - other.top)
    expect(left.map(({ text }) => text)).toEqual(['100', '20'])
    const below = words.filter(({ top }) => top > inner.bottom - 1).sort((one, other) => one.left - other.left)
    expect(below.map(({ text }) => text)).toEqual(['20', '他评 →', '100'])
    for (const word of words) {
      expect(word.left).toBeGreaterThanOrEqual(outer.left)
      expect(word.right).toBeLessThanOrEqual(outer.right)
      expect(word.bottom).toBeLessThanOrEqual(outer.bottom)
    }
  })

  function edges(one: Element) {
    const { left, right, top, bottom } = box(one)
    return { left, right, top, bottom }
  }
})

test('figures of all questions stand below each other, however long their words and how many their answers', async () => {
  const statistics = exampleResult('getQuestionStatistics')
  const [first] = statistics.questions
  if (first === undefined) return expect.unreachable()
  const labelled = [
    { title: '能够清楚地说明团队的目标，并且让每个人都知道自己的工作为什么重要', labels: ['1', '2', '3', '4', '5'] },
    { title: '可靠', labels: ['是的，我完全同意这一点', '否'] },
  ]
  const questions = labelled.map((one, at) => ({
    ...{ ...first, ...one, questionId: at + 1 },
    rows: first.rows.map((row) => ({ ...row, shares: one.labels.map(() => 20) })),
  }))
  answer('getQuestionStatistics', { ...statistics, questions })
  await open('personal/indexScoreDetails')
  const headsOf = (title: string) => page.getByRole('table', { name: title, exact: true }).getByRole('columnheader')
  await expect.element(headsOf('可靠').first()).toBeVisible()
  const [many, few] = labelled.map(({ title }) =>
    headsOf(title)
      .elements()
      .map((head) => Math.round(box(head).right)),
  )
  expect(few).toHaveLength(7)
  expect(few).toEqual(many?.slice(0, 7))
})

test('the head of a personal report is as wide as its room, and the gaps are as high as the chart beside them', async () => {
  const report = exampleResult('getPersonalReport')
  const [first] = report.dimensions
  if (first === undefined) return expect.unreachable()
  const dimensions = ['引领变革', '领导他人', '沟通'].map((name, at) => ({ ...first, dimensionId: at + 1, name }))
  answer('getPersonalReport', { ...report, dimensions })
  await open('personal/report')
  const gaps = page.getByRole('group', { name: '差距' }).getByRole('table')
  await expect.element(page.getByRole('button', { name: '打印' })).toBeVisible()
  const head = page.getByRole('heading', { level: 2, name: report.evaluatee.name, exact: true })
  expect(box(head).width).toBeGreaterThan(box(page.getByRole('article')).width * 0.7)
  await expect.element(page.getByRole('checkbox', { name: '按评价关系显示' })).toBeVisible()
  const panel = gaps.element().closest('section')
  if (panel === null) return expect.unreachable()
  const below = () => box(panel).bottom - box(gaps).bottom
  await expect.poll(below).toBeLessThan(24)
  expect(below()).toBeGreaterThanOrEqual(0)
  const panels = [...(panel.parentElement?.children ?? [])].map((one) => one.getBoundingClientRect().bottom)
  expect(panels.length).toBeGreaterThan(1)
  expect(Math.max(...panels) - Math.min(...panels)).toBeLessThan(1)
})

test('on paper a part of the report is whole, one of several questions goes on where it began, and no title ends a page', async () => {
  await open('personal/report')
  const article = page.getByRole('article')
  await expect.element(article.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await onPaper()
  const parts = [...article.element().querySelectorAll('section')]
  const told = parts.map((part) => [part.querySelector('h3') !== null, getComputedStyle(part).breakInside])
  const kinds = new Set(told.map(String))
  expect(kinds).toEqual(new Set(['true,auto', 'false,avoid']))
  const titles = parts.flatMap((part) => [...part.querySelectorAll('h2, h3')])
  expect(titles.filter((title) => getComputedStyle(title).breakAfter !== 'avoid')).toEqual([])
})

test.each(['personal/report', 'personal/indexScoreDetails', 'summary/report', 'summary/details'])(
  'on paper nothing of a table is cut off by the box that it scrolls in on a screen: %s',
  async (view) => {
    await open(view)
    await expect.element(page.getByRole('table').first()).toBeVisible()
    const found = () => {
      const boxes = [...document.querySelectorAll('.rv-scroll, [role=group]:has(> table)')]
      return new Set(boxes.map((one) => getComputedStyle(one).overflow))
    }
    expect(found()).toEqual(new Set(['auto']))
    await onPaper()
    expect(found()).toEqual(new Set(['visible']))
  },
)

describe('the team’s details', () => {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const table = page.getByRole('table', { name: '团队明细' })

  test('stand by score, or as one chooses, and so do relation levels', async () => {
    await open('summary/details')
    await expect.element(button('从高到低')).toHaveAttribute('aria-pressed', 'true')
    await button('按姓名').click()
    const asked = [{ sort: 'scoreDesc' }, { sort: 'name' }]
    await expect.poll(() => callsOf('getRankingDetail').map(({ query }) => query)).toEqual(asked)
    await button('按评价关系').click()
    await expect.poll(() => callsOf('getRankingLevels').map(({ query }) => query)).toEqual([{ sort: 'name' }])
  })

  /** What stands below the overall scores. */
  const below = (word: string) =>
    table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: word, exact: true }) })
      .getByRole('cell')
      .first()

  test('say of the overall score too how people differ', async () => {
    await open('summary/details')
    await expect.element(below('平均')).toHaveTextContent('80.4')
    await expect.element(below('标准差')).toHaveTextContent('3.3')
    await expect.element(below('最低')).toHaveTextContent('76.1')
    await expect.element(below('最高')).toHaveTextContent('86.3')
  })

  test('have a dash where the overall score may not be summed up', async () => {
    const none = { mean: null, deviation: null, lowest: null, highest: null }
    answer('getRankingDetail', { ...exampleResult('getRankingDetail'), overall: none })
    await open('summary/details')
    await expect.element(below('平均')).toHaveTextContent('—')
  })
})
