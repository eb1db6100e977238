/** Names, times and what can be done have the room they need: lists at 1280 px, reports and cards on a phone. */
import { describe, expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const box = (one: Locator) => one.element().getBoundingClientRect()
const LONG = 'Alexandra Montgomery-Whitfield'

/** What scrolls sideways around it, and how far it could be scrolled. */
function scrolled(inner: Locator) {
  const scroller = inner.element().closest('.rv-scroll, [role="group"]')
  if (scroller === null) throw new Error('nothing scrolls')
  return { edge: scroller.getBoundingClientRect().right, hidden: scroller.scrollWidth - scroller.clientWidth }
}

/** On how many lines its words stand. */
function linesOf(one: Locator): number {
  const range = document.createRange()
  range.selectNodeContents(one.element())
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

describe('a list', () => {
  const list = exampleResult('listFeedback')
  const [first] = list.items
  const sent = { feedbackStatus: 'submitted', statistic: true, submittedDay: '2026-03-12' } as const
  const acts = page.getByRole('button', { name: `More: ${LONG} · Christopher Featherstonehaugh` })

  async function openDetails(width: number) {
    answerQuestionnaire({ processStatus: 30, closingSince: null, type: 1 })
    const row = { ...first, ...sent, evaluatorName: LONG, valuerName: 'Christopher Featherstonehaugh' }
    answer('listFeedback', { ...list, items: [row as never], total: 1 })
    await renderPage(`/questionnaire/publish/details/${id}`, { language: 'en', width })
    await expect.element(acts).toBeVisible()
  }

  test('shows names, days and what can be done at 1280 px without scrolling', async () => {
    await openDetails(1280)
    const name = page.getByRole('cell', { name: LONG, exact: true })
    await expect.poll(() => scrolled(name).hidden).toBe(0)
    expect(box(name).width).toBeGreaterThanOrEqual(160)
    expect(linesOf(page.getByRole('cell', { name: '12 Mar 2026' }))).toBe(1)
    expect(box(acts).right).toBeLessThanOrEqual(scrolled(name).edge)
  })

  test('that is wider than its room keeps what can be done in sight', async () => {
    await openDetails(760)
    await expect.poll(() => scrolled(acts).hidden).toBeGreaterThan(40)
    expect(box(acts).right).toBeLessThanOrEqual(scrolled(acts).edge)
    const { left, top } = box(acts)
    expect(acts.element().contains(document.elementFromPoint(left + 4, top + 4))).toBe(true)
  })

  describe('of what was done', () => {
    const log = exampleResult('listAuditEvents')
    const about = '2026 leadership 360° evaluation and development feedback'
    const detail = 'fewest raters for comments: 5 → 3; deadline: 12 Dec 2026 → 31 Dec 2026'
    const event = {
      ...log.items[0],
      ...{ action: 'setting.changed', actor: LONG, about, detail },
      remoteAddress: '2001:0db8:85a3:0000:0000:8a2e:0370:7334',
    }
    const found = page.getByText(about, { exact: true })
    const address = page.getByText(event.remoteAddress, { exact: true })

    async function openLog(language: 'zh' | 'en', width: number) {
      answer('listAuditEvents', { ...log, items: [event as never], total: 1 })
      await renderPage('/audit', { language, width })
      await expect.element(found).toBeVisible()
    }

    test.each(['zh', 'en'] as const)('no long address takes it from words at 1280 px (%s)', async (language) => {
      await openLog(language, 1280)
      await expect.poll(() => scrolled(found).hidden).toBe(0)
      for (const text of [found, page.getByText(detail, { exact: true })]) {
        expect(linesOf(text)).toBeLessThanOrEqual(4)
      }
    })

    test.each(['zh', 'en'] as const)('its cards stay within a phone (%s)', async (language) => {
      await openLog(language, 390)
      expect(box(page.getByRole('listitem').filter({ has: address })).right).toBeLessThanOrEqual(390 - 16)
      expect(box(address).right).toBeLessThanOrEqual(390 - 32)
    })
  })

  test('of people gives their names room, beside a number', async () => {
    const people = exampleResult('listEmployees')
    const more = { email: 'alexandra.montgomery@yuanhang.example', departName: 'Research and Development' }
    const person = { ...people.items[0], ...more, displayName: LONG, employeeNo: 'E01001' }
    answer('listEmployees', { ...people, items: [person as never], total: 1 })
    await renderPage('/employees', { language: 'en' })
    const name = page.getByRole('cell', { name: LONG, exact: true })
    await expect.element(name).toBeVisible()
    await expect.poll(() => box(name).width).toBeGreaterThanOrEqual(160)
    expect(scrolled(name).hidden).toBe(0)
    expect(box(page.getByRole('cell', { name: 'E01001', exact: true })).width).toBeLessThan(box(name).width)
  })

  test.each(['zh', 'en'] as const)('on a phone the next step and the menu stand on one line (%s)', async (language) => {
    const { items, ...rest } = exampleResult('listQuestionnaires')
    const row = { ...items[0], title: '2026 年度管理者 360° 评估与发展反馈', processStatus: 40 }
    answer('listQuestionnaires', { ...rest, items: [row as never], total: 1 })
    await renderPage('/manage', { language, width: 360, height: 800 })
    const menu = page.getByRole('button', { name: new RegExp(`: ${row.title}`) })
    const next = page.getByRole('link', { name: new RegExp(`: ${row.title}`) })
    await expect.element(menu).toBeVisible()
    const middle = (one: Locator) => (box(one).top + box(one).bottom) / 2
    await expect.poll(() => Math.abs(middle(menu) - middle(next))).toBeLessThan(8)
    expect(box(menu).right).toBeLessThanOrEqual(360)
  })
})

describe('a report', () => {
  test.each(['zh', 'en'] as const)('shows the gap on a phone without scrolling (%s)', async (language) => {
    answerQuestionnaire({ processStatus: 40 })
    const report = exampleResult('getPersonalReport')
    const figures = { name: 'Communication', othersPercent: 100, selfPercent: 87.5 }
    answer('getPersonalReport', { ...report, dimensions: report.dimensions.map((one) => ({ ...one, ...figures })) })
    await renderPage(`/questionnaire/reports/personal/report/${id}`, { language, width: 360, height: 800 })
    const gap = page.getByRole('columnheader', { name: language === 'zh' ? '差距' : 'Gap', exact: true })
    await expect.element(gap).toBeInTheDocument()
    await expect.poll(() => scrolled(gap).hidden).toBe(0)
  })

  test.each(['zh', 'en'] as const)(
    'over a team shows means and gaps on a phone before anything is scrolled (%s)',
    async (language) => {
      answerQuestionnaire({ processStatus: 40 })
      await renderPage(`/questionnaire/reports/summary/report/${id}`, { language, width: 390, height: 800 })
      for (const name of language === 'zh' ? ['平均分', '差距'] : ['Mean', 'Gap']) {
        const head = page.getByRole('columnheader', { name, exact: true }).first()
        await expect.element(head).toBeInTheDocument()
        expect(box(head).right).toBeLessThanOrEqual(scrolled(head).edge)
      }
    },
  )

  test('breaks long dimensions at the heads of the heat map, whose figures stay in sight', async () => {
    const detail = exampleResult('getRankingDetail')
    const name = 'Leading people through change and building trust'
    answerQuestionnaire({ processStatus: 40 })
    const [first] = detail.dimensions
    if (first === undefined) return expect.unreachable()
    const dimensions = [1, 2, 3, 4, 5].map((dimensionId) => ({ ...first, dimensionId, name: `${name} ${dimensionId}` }))
    const rows = detail.rows.map((one) => ({ ...one, percents: dimensions.map(() => 70) }))
    answer('getRankingDetail', { ...detail, dimensions, rows })
    await renderPage(`/questionnaire/reports/summary/details/${id}`, { language: 'en' })
    const last = page.getByRole('columnheader', { name: `${name} 5`, exact: true })
    await expect.element(last).toBeVisible()
    await expect.poll(() => scrolled(last).hidden).toBe(0)
  })
})

test('a dimension is read to its end where its weight is set, and both buttons of the weights stand together', async () => {
  const name = 'Leading people through change and building trust'
  answerQuestionnaire({ processStatus: 10 })
  const [dimension, ...rest] = exampleResult('listDimensions')
  answer('listDimensions', [{ ...dimension, name } as never, ...rest])
  await renderPage(`/questionnaire/edit/dimension/${id}`, { language: 'en' })
  const field = page.getByLabelText(`Name of the indicator: ${name}`, { exact: true })
  await expect.element(field).toBeVisible()
  const hidden = () => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = field.element()
    return [scrollWidth - clientWidth, scrollHeight - clientHeight]
  }
  await expect.poll(hidden).toEqual([0, 0])
  const button = (label: string) => box(page.getByRole('button', { name: label, exact: true }))
  expect(button('Save weights').top).toBe(button('Distribute equally').top)
})
