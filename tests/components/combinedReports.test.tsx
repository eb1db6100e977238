/** Combined reports: choosing rounds, naming, saved ones, and the report itself. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const list = exampleResult('listQuestionnaires')
const [sample] = list.items
if (sample === undefined) throw new Error('the document has no example')
const finished = (id: number, title: string, finishedAt: string) => ({
  ...{ ...sample, id, uid: `q-${id}`, title, finishedAt, processStatus: 40 as const },
})
const NEWER = finished(2, '2026 年度', '2026-12-16T02:30:00.000Z')
const OLDER = finished(1, '2025 年度', '2025-12-18T03:00:00.000Z')

const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name })
const tick = (title: string) => page.getByRole('checkbox', { name: `选择此行: ${title}` })
const combine = page.getByRole('toolbar').getByRole('button', { name: '合并为报告' })

async function openCreate(): Promise<void> {
  answer('listQuestionnaires', { ...list, items: [NEWER, OLDER], total: 2 })
  await renderPage('/reports/global')
  await expect.element(page.getByRole('link', { name: NEWER.title })).toBeVisible()
}

const saved = (body: object) => ({ operationId: 'saveCombinedReport', params: {}, query: {}, body })

describe('choosing questionnaires', () => {
  test('two are combined under a title, the oldest first, and the report opens', async () => {
    await openCreate()
    await expect.element(page.getByRole('link', { name: '选择问卷' })).toHaveAttribute('aria-current', 'page')
    await tick(NEWER.title).click()
    await expect.element(combine).toBeDisabled()
    await expect.element(page.getByText('请逐一勾选 2 到 50 份问卷')).toBeVisible()
    await tick(OLDER.title).click()
    await combine.click()
    const items = dialog.getByRole('listitem')
    await expect.element(items.nth(0)).toHaveTextContent(OLDER.title)
    await expect.element(items.nth(1)).toHaveTextContent(NEWER.title)
    await expectNoSeriousAxe()
    await dialog.getByRole('textbox', { name: '名称' }).fill('两年对比')
    await dialog.getByRole('textbox', { name: '说明' }).fill('给管理层')
    await dialog.getByRole('button', { name: '保存并查看' }).click()
    await expect
      .poll(writes)
      .toEqual([saved({ reportId: 0, title: '两年对比', summary: '给管理层', questionnaireUids: ['q-1', 'q-2'] })])
    const { reportId } = exampleResult('saveCombinedReport')
    await expect.poll(() => location.hash).toBe(`#/reports/${reportId}`)
    await expect.element(page.getByRole('heading', { name: '2025 与 2026 年度对比' })).toBeVisible()
  })

  test('without a title nothing is sent; a refusal keeps what was typed', async () => {
    await openCreate()
    await tick(NEWER.title).click()
    await tick(OLDER.title).click()
    await combine.click()
    await dialog.getByRole('textbox', { name: '名称' }).fill('  ')
    await dialog.getByRole('button', { name: '保存并查看' }).click()
    await expect.element(dialog.getByRole('textbox', { name: '名称' })).toHaveAttribute('aria-invalid', 'true')
    await expectNoWrites()
    refuse('saveCombinedReport', 'NOT_FINISHED')
    await dialog.getByRole('textbox', { name: '名称' }).fill('对比')
    await dialog.getByRole('button', { name: '保存并查看' }).click()
    await expect.poll(() => writes().length).toBe(1)
    await expect.element(page.getByText(/\[2033\]/).first()).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: '名称' })).toHaveValue('对比')
  })

  test('the dialog can be left', async () => {
    await openCreate()
    await tick(NEWER.title).click()
    await tick(OLDER.title).click()
    await combine.click()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expectNoWrites()
  })

  test('those on another page are named, too', async () => {
    await openCreate()
    await tick(NEWER.title).click()
    await tick(OLDER.title).click()
    answer('listQuestionnaires', ({ query }) => ({
      ...list,
      items: query['pageSize'] === '10000' ? [OLDER, NEWER] : [NEWER],
      total: query['pageSize'] === '10000' ? 2 : 1,
    }))
    await page.getByRole('textbox', { name: '标题或标签' }).fill('2026')
    await expect.element(page.getByRole('link', { name: OLDER.title })).not.toBeInTheDocument()
    await combine.click()
    await expect.element(dialog.getByRole('listitem').nth(0)).toHaveTextContent(OLDER.title)
    await dialog.getByRole('textbox', { name: '名称' }).fill('对比')
    await dialog.getByRole('button', { name: '保存并查看' }).click()
    await expect
      .poll(writes)
      .toEqual([saved({ reportId: 0, title: '对比', summary: '', questionnaireUids: ['q-1', 'q-2'] })])
  })
})

describe('saved reports', () => {
  const reports = exampleResult('listCombinedReports')
  const [report] = reports.items
  if (report === undefined) throw new Error('the document has no example')

  async function openSaved(): Promise<void> {
    await renderPage('/reports/global')
    await page.getByRole('link', { name: '已保存' }).click()
    await expect.element(page.getByRole('link', { name: report?.title })).toBeVisible()
  }

  test('are listed in pages, and each opens', async () => {
    await openSaved()
    await expectNoSeriousAxe()
    expect(callsOf('listCombinedReports').map(({ query }) => query)).toEqual([{ pageIndex: '1', pageSize: '50' }])
    await page.getByRole('link', { name: report.title }).click()
    await expect.poll(() => location.hash).toBe(`#/reports/${report.reportId}`)
    await expect
      .poll(() => callsOf('getCombinedReport').map(({ query }) => query))
      .toEqual([{ reportId: String(report.reportId) }])
  })

  test('are renamed, what they combine stays', async () => {
    await openSaved()
    await button(`重命名：${report.title}`).click()
    await dialog.getByRole('textbox', { name: '名称' }).fill('新名')
    await dialog.getByRole('button', { name: '保存' }).click()
    const { reportId, summary, questionnaireUids, version } = report
    await expect.poll(writes).toEqual([saved({ reportId, title: '新名', summary, questionnaireUids, version })])
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => callsOf('listCombinedReports').length).toBe(2)
  })

  test('where somebody else renamed it meanwhile, it is asked whose name shall stay', async () => {
    await openSaved()
    await button(`重命名：${report.title}`).click()
    await dialog.getByRole('textbox', { name: '名称' }).fill('新名')
    refuse('saveCombinedReport', 'STALE_VERSION', { version: 2 })
    answer('listCombinedReports', { ...reports, items: [{ ...report, title: '别人的名', version: 2 }] })
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect.element(page.getByText('别人的名').first()).toBeVisible()
  })

  test('are removed at once, and undo brings them back', async () => {
    await openSaved()
    answer('listCombinedReports', { ...reports, items: [], total: 0 })
    await button(`删除：${report.title}`).click()
    await expect.element(page.getByText(`已删除“${report.title}”`)).toBeVisible()
    await expect.element(page.getByText('还没有保存的综合报告。选择两份或更多已结束的问卷，即可合并。')).toBeVisible()
    answer('listCombinedReports', reports)
    await button('撤销').click()
    await expect.element(page.getByRole('link', { name: report.title })).toBeVisible()
    const params = { id: String(report.reportId) }
    await expect.poll(writes).toEqual([
      { operationId: 'deleteCombinedReport', params, query: {}, body: undefined },
      { operationId: 'restoreCombinedReport', params, query: {}, body: undefined },
    ])
  })

  test('where there is none, it leads to choosing', async () => {
    answer('listCombinedReports', { ...reports, items: [], total: 0 })
    await renderPage('/reports')
    await page.getByRole('main').getByRole('link', { name: '选择问卷' }).last().click()
    await expect.poll(() => location.hash).toBe('#/reports/global')
  })
})

describe('the report', () => {
  const report = exampleResult('getCombinedReport')
  const address = `/reports/${report.reportId}`
  const row = (table: string, name: string | RegExp) =>
    page.getByRole('table', { name: table }).getByRole('row', { name })

  test('says its finding, and the figures of each round', async () => {
    await renderPage(address)
    await expect
      .element(
        page.getByRole('heading', {
          name: '总分从“2025 年度管理者 360° 评估”到“2026 年度管理者 360° 评估”上升 2.3 分，不太可能是偶然',
        }),
      )
      .toBeVisible()
    await expect.element(row('各轮得分', /总分/)).toHaveTextContent('总分78.480.779.6+2.3（+0.4 至 +4.2）不太可能是偶然')
    await expect
      .element(row('各轮得分', /引领变革/))
      .toHaveTextContent('引领变革77.278.477.8+1.2（−0.8 至 +3.2）可能是偶然')
    await expect
      .element(row('只出现在一轮的指标', /领导他人/))
      .toHaveTextContent('领导他人2026 年度管理者 360° 评估81.9')
    await expect.element(page.getByText('共 12 位被评价人，其中 6 位参加过两轮或以上。')).toBeVisible()
    await expectNoSeriousAxe()
    await expectNoWrites()
  })

  test('leads to the results of a round', async () => {
    await renderPage(address)
    await page.getByRole('list', { name: '合并的问卷' }).getByRole('link').first().click()
    await expect.poll(() => location.hash).toBe('#/questionnaire/reports/summary/report/7302100000')
  })

  test('everybody across the rounds, over all or in a dimension', async () => {
    await renderPage(address)
    await page.getByRole('link', { name: '被评价人' }).click()
    await expect.poll(() => location.hash).toBe(`#${address}?view=people`)
    await expect
      .element(row('被评价人', /何晓明/))
      .toHaveTextContent('何晓明前端组81.986.384.1+4.4（+1.1 至 +7.7）不太可能是偶然')
    await expect.element(row('被评价人', /孙洋/)).toHaveTextContent('孙洋前端组 · 数据不完整—79.579.5—')
    expect(callsOf('listCombinedScores').map(({ query }) => query)).toEqual([{ reportIds: String(report.reportId) }])
    await expectNoSeriousAxe()
    await page.getByRole('combobox', { name: '显示' }).click()
    await page.getByRole('option', { name: '引领变革' }).click()
    await expect
      .element(row('被评价人', /何晓明/))
      .toHaveTextContent('何晓明前端组81.584.583.0+3.0（−1.4 至 +7.4）可能是偶然')
    await page.getByRole('link', { name: '何晓明' }).click()
    await expect
      .poll(() => location.hash)
      .toBe('#/questionnaire/reports/personal/report/7302100001?employeeId=7301000011')
  })

  test('tells two people of one name apart, and how many are marked by chance', async () => {
    const [one, other] = exampleResult('listCombinedScores')
    if (one === undefined || other === undefined) throw new Error('the document has no example')
    answer('listCombinedScores', [
      { ...one, nameMark: 'E1' },
      { ...one, evaluatorId: other.evaluatorId, nameMark: 'E2' },
    ])
    await renderPage(`${address}?view=people`)
    await expect.element(page.getByRole('link', { name: '何晓明 (E1)' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '何晓明 (E2)' })).toBeVisible()
    await expect.element(page.getByText(/共比较 2 位；即使毫无变化，也会有约 0.1 位/)).toBeVisible()
  })

  test('says what became of a round, and that nothing can be compared', async () => {
    const [first, second] = report.questionnaires
    if (first === undefined || second === undefined) throw new Error('the document has no example')
    const nothing = { combined: 78.4, byQuestionnaire: [78.4, null], change: null }
    answer('getCombinedReport', {
      ...{ ...report, overall: nothing },
      dimensions: [{ ...nothing, name: '引领变革', isMatched: false, isAsked: [true, false] }],
      questionnaires: [
        first,
        { ...second, state: 'gone', questionnaireId: null, title: '', finishedAt: null, evaluateeCount: 0 },
      ],
    })
    await renderPage(address)
    await expect.element(page.getByText('一份已删除的问卷，没有结果可显示')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '只有一份问卷有结果，无法比较' })).toBeVisible()
    await expect.element(row('各轮得分', /总分/)).toHaveTextContent('总分78.478.4—')
  })

  test('says that none of its rounds has results', async () => {
    const questionnaires = report.questionnaires.map((one) => ({
      ...one,
      state: 'notFinished' as const,
      finishedAt: null,
    }))
    answer('getCombinedReport', { ...report, questionnaires, dimensions: [] })
    await renderPage(address)
    await expect.element(page.getByText('这份报告中的问卷都没有可显示的结果。')).toBeVisible()
    await expect.element(page.getByText('问卷尚未结束，没有结果可显示').first()).toBeVisible()
  })

  test('that is gone says so, and is asked for again', async () => {
    refuse('getCombinedReport', 'NOT_FOUND')
    await renderPage(address)
    await expect.element(page.getByText(/\[2001\]/).first()).toBeVisible()
    answer('getCombinedReport', report)
    await button('重试').click()
    await expect.element(page.getByRole('heading', { name: report.title })).toBeVisible()
  })

  test('on a phone nothing is cut off', async () => {
    await renderPage(address, { width: 390 })
    await expect.element(row('各轮得分', /总分/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  })

  test('in English', async () => {
    await renderPage(`${address}?view=people`, { language: 'en' })
    await expect.element(page.getByRole('table', { name: 'Evaluatees' })).toBeVisible()
  })
})
