/** Background jobs: how far each is, its file, what it left out, stopping it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { expectGivenUp } from './dialog.ts'
import { answer, callsOf, disconnect, exampleResult, hold, refuse, writes } from './network.ts'
import { expectOutageToldOnce } from './outage.ts'
import { renderPage } from './renderPage.tsx'

const example = exampleResult('getJob')
const running = { ...example, id: 1, kind: 'exportFeedback', status: 'running', done: 400, total: 1000 } as const
const ready = { ...example, id: 2, kind: 'exportEmployees', status: 'done', result: null, hasFile: true } as const
const imported = { ...example, id: 3, kind: 'employeeImport', status: 'done' } as const
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const row = (name: string) => page.getByRole('row').filter({ hasText: name })

const list = (...items: (typeof example)[]) =>
  answer('listJobs', { items, total: items.length, pageIndex: 1, pageSize: 50 })

beforeEach(() => list({ ...running, result: null }, ready, imported))

describe('the list', () => {
  test('says what each job does, how far it is, and what came of it', async () => {
    await renderPage('/jobs')
    await expect.element(row('导出回收进度').getByText('400 / 1000')).toBeVisible()
    await expect.element(row('导出回收进度').getByText('进行中')).toBeVisible()
    await expect.element(row('导入人员').getByText(imported.message)).toBeVisible()
    await expectNoSeriousAxe()
  })

  test.each([
    [3, '约剩 5 秒'],
    [42, '约剩 45 秒'],
    [95, '约剩 2 分钟'],
    [7300, '约剩 2 小时'],
  ])('says that a job takes about %i seconds more', async (secondsLeft, left) => {
    list({ ...running, result: null, secondsLeft })
    await renderPage('/jobs')
    await expect.element(row('导出回收进度').getByText(left)).toBeVisible()
  })

  test('tells two of one kind apart: by the questionnaire, and by the kind of file', async () => {
    const about = '2026 年度评估'
    const exported = { ...ready, kind: 'exportResults', about } as const
    list({ ...exported, id: 5, format: 'csv' }, { ...exported, id: 6, format: 'xlsx' }, { ...exported, id: 7 })
    await renderPage('/jobs')
    for (const name of [` · ${about} · CSV`, ` · ${about} · XLSX`, ` · ${about}`])
      await expect.element(button(`下载: 导出全部结果${name}`)).toBeVisible()
    await expect.element(row(`${about} · CSV`)).toMatchTextContent('导出全部结果')
    await button(`下载: 导出全部结果 · ${about} · XLSX`).click()
    await expectLeftFor('download downloadExport.csv')
    await expect.poll(() => callsOf('downloadExport').at(-1)?.params).toEqual({ jobId: '6' })
  })

  test('a status is chosen with one touch', async () => {
    await renderPage('/jobs')
    await button('失败').click()
    await expect.poll(() => callsOf('listJobs').at(-1)?.query).toMatchObject({ status: 'failed', sort: 'createdAt' })
  })

  test('is loaded again while something is under way, and not afterwards', async () => {
    await renderPage('/jobs')
    await expect.element(page.getByText('400 / 1000')).toBeVisible()
    list({ ...running, status: 'done', done: 1000, result: null })
    await expect.element(page.getByText('1000 / 1000')).toBeVisible()
    const asked = callsOf('listJobs').length
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(callsOf('listJobs')).toHaveLength(asked)
  })

  test('that does not come again is told once, as long as it does not', async () => {
    const answerAgain = () => list({ ...running, result: null })
    await renderPage('/jobs')
    await expect.element(page.getByText('400 / 1000')).toBeVisible()
    await expectOutageToldOnce('listJobs', answerAgain)
  })

  test('says what would be here', async () => {
    list()
    await renderPage('/jobs')
    await expect.element(page.getByText(/还没有后台任务/)).toBeVisible()
  })

  test('the navigation leads to it', async () => {
    await renderPage('/enterprise')
    await page.getByRole('navigation').getByRole('link', { name: '后台任务' }).click()
    await expect.poll(() => location.hash).toBe('#/jobs')
    await expect.poll(() => document.title).toBe('环视 · 后台任务')
  })
})

describe('stopping', () => {
  const stop = button('取消: 导出回收进度')
  const write = { operationId: 'cancelJob', params: { id: '1' }, query: {}, body: undefined }

  test('a job under way is stopped once, and the list shows it', async () => {
    await renderPage('/jobs')
    const release = hold('cancelJob')
    await stop.click()
    await expect.element(stop).toBeDisabled()
    list({ ...running, status: 'cancelled', result: null })
    release()
    await expect.element(row('导出回收进度').getByText('已取消')).toBeVisible()
    await expect.element(page.getByText('已请求取消，不会生成文件。')).toBeVisible()
    await expect.element(stop).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write])
  })

  test('a job that has just ended says so', async () => {
    await renderPage('/jobs')
    answer('cancelJob', { ...running, status: 'done', done: 1000, result: null })
    await stop.click()
    await expect.element(page.getByText('任务在取消之前已经结束。')).toBeVisible()
    await expect.element(page.getByText(/已请求取消/)).not.toBeInTheDocument()
  })

  test('of what is no file the part that is done stays', async () => {
    list({ ...imported, status: 'running', result: null })
    await renderPage('/jobs')
    answer('cancelJob', { ...imported, status: 'cancelled', result: null })
    await button('取消: 导入人员').click()
    await expect.element(page.getByText('已请求取消，已完成的部分有效。')).toBeVisible()
  })

  test('a refusal is told, and the job can be stopped again', async () => {
    refuse('cancelJob', 'NOT_FOUND')
    await renderPage('/jobs')
    await stop.click()
    await expect.element(page.getByText('[2001]', { exact: false })).toBeVisible()
    await expect.element(stop).toBeEnabled()
  })

  test('what is over cannot be stopped', async () => {
    await renderPage('/jobs')
    await expect.element(row('导出人员')).toBeVisible()
    await expect.element(button(/^取消: 导出人员/)).not.toBeInTheDocument()
  })
})

describe('a file', () => {
  const download = button('下载: 导出人员')

  test('is kept under what it is', async () => {
    await renderPage('/jobs')
    await download.click()
    await expectLeftFor('download downloadExport.csv')
    await expect.poll(() => callsOf('downloadExport').at(-1)?.params).toEqual({ jobId: '2' })
  })

  test('that does not come is told', async () => {
    disconnect('downloadExport')
    await renderPage('/jobs')
    await download.click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
  })
})

test('what a job about many left out is called as it is', async () => {
  const failed = [{ row: 1, field: 'email', message: '不存在' }]
  const result = { created: 0, updated: 0, skipped: 1, failed }
  list({ ...example, id: 4, kind: 'bulkDisableQuestionnaires', status: 'done', result })
  await renderPage('/jobs')
  await button(/^未处理的行/).click()
  await expect.element(page.getByRole('row', { name: 'email 不存在', exact: true })).toBeVisible()
})

test('why an auto-bind ended is told of the whole, and of no row', async () => {
  const failed = [{ row: 0, field: '', message: '问卷已结束或已被删除，不能再添加评价人。' }]
  const result = { created: 4000, updated: 0, skipped: 0, failed }
  list({ ...example, id: 4, kind: 'autobindParticipants', status: 'failed', result })
  await renderPage('/jobs')
  await button('终止原因: 自动匹配评价人').click()
  const row = page.getByRole('row', { name: '整个任务 问卷已结束或已被删除，不能再添加评价人。', exact: true })
  await expect.element(row).toBeVisible()
})

test('the rows that were not taken are named with their reasons', async () => {
  await renderPage('/jobs')
  await button('未处理的行: 导入人员').click()
  const dialog = page.getByRole('dialog', { name: '导入人员' })
  // Columns are named as the import names them, not as they go over the wire.
  await expect.element(dialog.getByRole('row', { name: '第 17 行 邮箱 邮箱格式不正确', exact: true })).toBeVisible()
  await expect.element(dialog.getByRole('row', { name: '第 204 行 姓名 姓名不能为空', exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expectGivenUp(() => button('未处理的行: 导入人员').click(), '关闭')
})

test('what a job left out is told under its whole name', async () => {
  const about = '2026 年度评估'
  list({ ...imported, kind: 'autobind', about } as never)
  await renderPage('/jobs')
  await button(new RegExp(` · ${about}$`)).click()
  await expect.element(page.getByRole('dialog', { name: new RegExp(` · ${about}$`) })).toBeVisible()
})
