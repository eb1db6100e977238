/** A list's file while it is made, given up, failed; and the list kit's controls nobody meets on a straight way. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectLeftFor } from './departures.ts'
import {
  answer,
  answerFile,
  callsOf,
  disconnect,
  exampleResult,
  expectNoWrites,
  hold,
  refuse,
  writes,
} from './network.ts'
import { renderPage } from './renderPage.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const job = { ...exampleResult('getJob'), kind: 'exportQuestionnaires', message: '' } as const
const { jobId } = exampleResult('createExport')

describe('the file', () => {
  async function order(status: 'running' | 'failed' | 'done'): Promise<void> {
    answer('getJob', { ...job, status, done: 1, total: 2 })
    await renderPage('/manage')
    await button('导出').click()
    await page.getByRole('menuitem', { name: /XLSX|Excel/ }).click()
  }

  test('is called off while it is made', async () => {
    await order('running')
    await expect.element(dialog.getByText('1 / 2', { exact: false }).first()).toBeVisible()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect
      .poll(() => writes().at(-1))
      .toEqual({ operationId: 'cancelJob', params: { id: String(jobId) }, query: {}, body: undefined })
  })

  test('goes on among the background jobs, where the dialog leads meanwhile', async () => {
    await order('running')
    await expect.element(dialog.getByText('完成后可在“后台任务”中保存文件', { exact: false })).toBeVisible()
    await dialog.getByRole('link', { name: '后台任务' }).click()
    await expect.poll(() => location.hash).toMatch(/^#\/jobs/)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => writes().map(({ operationId }) => operationId)).toEqual(['createExport'])
  })

  test.each(['button', 'Escape'])('that failed says so and is closed by %s', async (way) => {
    await order('failed')
    await expect.element(dialog.getByRole('button', { name: '关闭' })).toBeVisible()
    expect(dialog.getByRole('button', { name: '保存文件' }).elements()).toEqual([])
    if (way === 'Escape') await userEvent.keyboard('{Escape}')
    else await dialog.getByRole('button', { name: '关闭' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test.each(['refused', 'failed'])('that is %s can be asked for again, or left', async (how) => {
    if (how === 'refused') disconnect('createExport')
    await order('failed')
    await expect.element(dialog.getByText('未能生成文件', { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: '关闭' })).toBeVisible()
    answer('createExport', { jobId: 6 })
    answer('getJob', { ...job, id: 6, status: 'done', hasFile: true })
    await dialog.getByRole('button', { name: '重试' }).click()
    await expect.element(dialog.getByRole('button', { name: '保存文件' })).toBeVisible()
    const [first, second] = writes()
    expect(second).toEqual(first)
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test.each([
    ['text/csv; charset=utf-8', 'csv'],
    ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'],
  ])('is called by what the server says it is: %s', async (type, ending) => {
    answerFile('downloadExport', type, `导出问卷.${ending}`)
    await order('done')
    await dialog.getByRole('button', { name: '保存文件' }).click()
    await expectLeftFor(`download 导出问卷.${ending}`)
    await expect.poll(() => callsOf('downloadExport').map(({ params }) => params)).toEqual([{ jobId: String(jobId) }])
    await expect.element(dialog).not.toBeInTheDocument()
  })

  test('is called in the language of the screen, as the server and the list of jobs call it', async () => {
    answerFile('downloadExport', 'text/csv; charset=utf-8', 'Export questionnaires.csv')
    answer('getJob', { ...job, status: 'done', done: 2, total: 2 })
    await renderPage('/manage', { language: 'en' })
    await button('Export').click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    await dialog.getByRole('button', { name: 'Save file' }).click()
    await expectLeftFor('download Export questionnaires.csv')
  })

  test('can be left while it is not yet ordered', async () => {
    const release = hold('createExport')
    await order('running')
    await dialog.getByRole('button', { name: '关闭' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    release()
  })

  test('is not asked for when its menu is left', async () => {
    await renderPage('/manage')
    await button('导出').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
    await expectNoWrites()
  })
})

test('all are shown again by one touch', async () => {
  await renderPage('/manage?status=30')
  await page.getByRole('group').getByRole('button', { name: /^全部/ }).click()
  await expect.poll(() => callsOf('listQuestionnaires').at(-1)?.query).not.toHaveProperty('status')
})

test('on a phone rows are chosen, too', async () => {
  const { items, ...rest } = exampleResult('listQuestionnaires')
  answer('bulkDisableQuestionnaires', { changed: [items[0]?.id ?? 0], skipped: [], jobId: null })
  answer('listQuestionnaires', { ...rest, items })
  await renderPage('/manage', { width: 390, height: 844 })
  await page.getByRole('checkbox', { name: /^选择此行/ }).click()
  await page.getByRole('toolbar').getByRole('button', { name: '停用' }).click()
  await expect
    .poll(writes)
    .toEqual([
      { operationId: 'bulkDisableQuestionnaires', params: {}, query: {}, body: { ids: items.map(({ id }) => id) } },
    ])
})

test('undo that fails can be tried again', async () => {
  const [row] = exampleResult('listQuestionnaires').items
  answer('bulkDisableQuestionnaires', { changed: [row?.id ?? 0], skipped: [], jobId: null })
  refuse('bulkEnableQuestionnaires', 'NOT_FOUND')
  await renderPage('/manage')
  await page
    .getByRole('checkbox', { name: /^选择此行/ })
    .first()
    .click()
  await page.getByRole('toolbar').getByRole('button', { name: '停用' }).click()
  await button('撤销').click()
  await expect.poll(() => writes().length).toBe(2)
  await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
  answer('bulkEnableQuestionnaires', { changed: [row?.id ?? 0], skipped: [], jobId: null })
  await button('撤销').click()
  const { params, query, body } = { params: {}, query: {}, body: { ids: [row?.id] } }
  const back = { operationId: 'bulkEnableQuestionnaires', params, query, body }
  await expect.poll(() => writes().slice(1)).toEqual([back, back])
  await expect.element(button('撤销')).not.toBeInTheDocument()
})

describe('what undo could not take back', () => {
  const [row] = exampleResult('listQuestionnaires').items
  const id = row?.id ?? 0
  const skipped = [{ id, name: '年度评估', returnCode: 2040, message: '超出授权人数。' }]

  async function takeBack(result: Partial<ReturnType<typeof exampleResult<'bulkRestoreQuestionnaires'>>>) {
    answer('bulkDeleteQuestionnaires', { changed: [id], skipped: [], jobId: null })
    answer('bulkRestoreQuestionnaires', { changed: [], skipped: [], jobId: null, ...result })
    const draft = { ...row, processStatus: 10, submittedCount: 0 } as never
    answer('listQuestionnaires', { ...exampleResult('listQuestionnaires'), items: [draft] })
    await renderPage('/manage')
    await page
      .getByRole('checkbox', { name: /^选择此行/ })
      .first()
      .click()
    await page.getByRole('toolbar').getByRole('button', { name: '删除' }).click()
    await button('撤销').click()
    await expect.poll(() => writes().length).toBe(2)
  }

  test('is told with its reason, and offers no other way back', async () => {
    await takeBack({ skipped })
    await expect.element(page.getByText('有 1 项未处理\n年度评估: 超出授权人数。')).toBeVisible()
    await expect.element(button('撤销')).not.toBeInTheDocument()
  })

  test('in part is told beside what was', async () => {
    await takeBack({ changed: [1, 2], skipped })
    await expect.element(page.getByText('已撤销 2 项\n有 1 项未处理\n年度评估: 超出授权人数。')).toBeVisible()
  })

  test('because it is so already is told, too', async () => {
    await takeBack({})
    await expect.element(page.getByText('没有更改：所选各项本来就是这样，或已不存在。')).toBeVisible()
    await expect.element(button('撤销')).not.toBeInTheDocument()
  })
})

test('an act upon what is so already says so, and there is nothing to undo', async () => {
  answer('bulkDisableQuestionnaires', { changed: [], skipped: [], jobId: null })
  await renderPage('/manage')
  await page
    .getByRole('checkbox', { name: /^选择此行/ })
    .first()
    .click()
  await page.getByRole('toolbar').getByRole('button', { name: '停用' }).click()
  await expect.element(page.getByText('没有更改：所选各项本来就是这样，或已不存在。')).toBeVisible()
  await expect.element(button('撤销')).not.toBeInTheDocument()
})
