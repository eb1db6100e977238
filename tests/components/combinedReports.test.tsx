/** Combined reports: choosing rounds, naming, and saved ones. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp } from './dialog.ts'
import { answer, callsOf, disconnect, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'
import { question } from './whoseStays.ts'

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
    await expectGivenUp(() => combine.click())
    await expectNoWrites()
  })

  test('those on another page are named, too', async () => {
    await openCreate()
    await tick(NEWER.title).click()
    await tick(OLDER.title).click()
    answer('listQuestionnaires', { ...list, items: [NEWER], total: 1 })
    answer('getQuestionnaire', { ...exampleResult('getQuestionnaire'), ...OLDER })
    await page.getByRole('textbox', { name: '标题或标签' }).fill('2026')
    await expect.element(page.getByRole('link', { name: OLDER.title })).not.toBeInTheDocument()
    await combine.click()
    await expect.element(dialog.getByRole('listitem').nth(0)).toHaveTextContent(OLDER.title)
    await dialog.getByRole('textbox', { name: '名称' }).fill('对比')
    await dialog.getByRole('button', { name: '保存并查看' }).click()
    await expect
      .poll(writes)
      .toEqual([saved({ reportId: 0, title: '对比', summary: '', questionnaireUids: ['q-1', 'q-2'] })])
    await expect.poll(() => callsOf('getQuestionnaire').map(({ params }) => params)).toEqual([{ id: '1' }])
  })

  test('one on another page that is gone is told, one that cannot be asked for is asked for again', async () => {
    await openCreate()
    await tick(NEWER.title).click()
    await tick(OLDER.title).click()
    answer('listQuestionnaires', { ...list, items: [NEWER], total: 1 })
    await page.getByRole('textbox', { name: '标题或标签' }).fill('2026')
    await expect.element(page.getByRole('link', { name: OLDER.title })).not.toBeInTheDocument()
    refuse('getQuestionnaire', 'INTERNAL')
    await combine.click()
    await expect.element(dialog.getByRole('button', { name: '重试' })).toBeVisible()
    refuse('getQuestionnaire', 'NOT_FOUND')
    await dialog.getByRole('button', { name: '重试' }).click()
    await expect.element(dialog.getByText('有的所选问卷已经不在列表中，请关闭后重新选择。')).toBeVisible()
    await expectNoWrites()
  })

  test('more than the contract takes cannot be combined, and it is said how many can', async () => {
    const many = Array.from({ length: 51 }, (_, place) =>
      finished(place + 1, `第 ${place + 1} 份`, '2025-12-18T03:00:00.000Z'),
    )
    answer('listQuestionnaires', { ...list, items: many, total: many.length })
    await renderPage('/reports/global')
    await page.getByRole('checkbox', { name: '全选' }).click()
    await expect.element(combine).toBeDisabled()
    await expect.element(page.getByText('请逐一勾选 2 到 50 份问卷')).toBeVisible()
    await tick('第 51 份').click()
    await expect.element(combine).toBeEnabled()
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
    await expect
      .poll(() => callsOf('listCombinedReports').map(({ query }) => query))
      .toEqual([{ pageIndex: '1', pageSize: '50' }])
    await page.getByRole('link', { name: report.title }).click()
    await expect.poll(() => location.hash).toBe(`#/reports/${report.reportId}`)
    await expect
      .poll(() => callsOf('getCombinedReport').map(({ query }) => query))
      .toEqual([{ reportId: String(report.reportId) }])
  })

  test('are renamed, what they combine stays', async () => {
    await openSaved()
    await button(`重命名：${report.title}`).click()
    // What is typed at once takes the place of the old name.
    await expect.element(dialog.getByRole('textbox', { name: '名称' })).toHaveFocus()
    await userEvent.keyboard('新名')
    await dialog.getByRole('button', { name: '保存' }).click()
    const { reportId, summary, questionnaireUids, version } = report
    await expect.poll(writes).toEqual([saved({ reportId, title: '新名', summary, questionnaireUids, version })])
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => callsOf('listCombinedReports').length).toBe(2)
  })

  test('are named as before where that is given up', async () => {
    await openSaved()
    await expectGivenUp(() => button(`重命名：${report.title}`).click())
    await expectNoWrites()
  })

  test('get another description, the title stays', async () => {
    await openSaved()
    await button(`重命名：${report.title}`).click()
    await dialog.getByRole('textbox', { name: '说明' }).fill('给董事会')
    await dialog.getByRole('button', { name: '保存' }).click()
    const { reportId, title, questionnaireUids, version } = report
    await expect.poll(writes).toEqual([saved({ reportId, title, summary: '给董事会', questionnaireUids, version })])
  })

  const theirs = { ...reports, items: [{ ...report, title: '别人的名', version: 2 }] }

  test('where somebody else renamed it meanwhile, it is asked whose name shall stay', async () => {
    await openSaved()
    await button(`重命名：${report.title}`).click()
    await dialog.getByRole('textbox', { name: '名称' }).fill('新名')
    refuse('saveCombinedReport', 'STALE_VERSION', { version: 2 })
    answer('listCombinedReports', theirs)
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect.element(question.getByText('名称: 别人的名')).toBeVisible()
    expect(callsOf('listCombinedReports').map(({ query }) => query)).toContainEqual({
      reportId: String(report.reportId),
    })
  })

  test('where it cannot be read what somebody else made of it, that is told, and asked at the next save', async () => {
    await openSaved()
    await button(`重命名：${report.title}`).click()
    const title = dialog.getByRole('textbox', { name: '名称' })
    await title.fill('新名')
    refuse('saveCombinedReport', 'STALE_VERSION', { version: 2 })
    disconnect('listCombinedReports')
    const save = dialog.getByRole('button', { name: '保存' })
    await save.click()
    const reread = () => callsOf('listCombinedReports').filter(({ query }) => 'reportId' in query)
    await expect.poll(reread).toHaveLength(1)
    // It is locked until the answer has come.
    await expect.element(save).toBeEnabled()
    await expect.element(page.getByText('请求服务器失败', { exact: false }).first()).toBeVisible()
    await expect.element(title).toHaveValue('新名')
    answer('listCombinedReports', theirs)
    await save.click()
    await expect.element(question.getByText('名称: 别人的名')).toBeVisible()
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
