/** An act upon so many rows that a job does it: the list follows it. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const JOB_ID = 7301444403209066
const RUNNING = {
  ...exampleResult('getJob'),
  ...{ id: JOB_ID, kind: 'bulkEnableEmployees' as const, status: 'running' as const, total: 600, done: 200 },
  ...{ message: '', result: null },
}
const EMPTY = { items: [], total: 0, pageIndex: 1, pageSize: 50 }
const people = [1, 2, 3].map((id) => ({ ...exampleResult('getEmployee'), id, displayName: `员工${id}` }))
const button = (name: string) => page.getByRole('button', { name, exact: true })
const progress = page.getByRole('progressbar', { name: /^正在后台处理/ })

beforeEach(async () => {
  answer('listEmployees', { ...EMPTY, items: people, total: 600 })
  answer('bulkEnableEmployees', { changed: [], skipped: [], jobId: JOB_ID })
  answer('getJob', RUNNING)
  await renderPage('/employees')
  await page.getByRole('checkbox', { name: '全选' }).click()
  await button('选择符合条件的全部 600 项').click()
  await button('启用').click()
  await expect.element(progress).toHaveAccessibleName('正在后台处理：200 / 600')
  const body = { filter: {}, expectedCount: 600 }
  await expect.poll(writes).toEqual([{ operationId: 'bulkEnableEmployees', params: {}, query: {}, body }])
})

test('how far it is is shown until it is over; then the list is what it made of it', async () => {
  await expect.element(progress).toHaveAttribute('aria-valuenow', '200')
  await expectNoSeriousAxe()
  answer('getJob', { ...RUNNING, done: 400 })
  await expect.element(page.getByText('正在后台处理：400 / 600')).toBeVisible()
  answer('listEmployees', { ...EMPTY, items: people.slice(0, 2), total: 599 })
  answer('getJob', { ...RUNNING, status: 'done', done: 600 })
  await expect.element(page.getByText('共 599 项', { exact: true })).toBeVisible()
  await expect.element(progress).not.toBeInTheDocument()
  expect(new Set(callsOf('getJob').map(({ params }) => params['id']))).toEqual(new Set([String(JOB_ID)]))
})

test('it is followed also when nothing is left in the list', async () => {
  answer('listEmployees', EMPTY)
  answer('getJob', { ...RUNNING, status: 'done', done: 600 })
  await expect.element(page.getByText('共 600 项', { exact: true })).not.toBeInTheDocument()
  await expect.element(progress).not.toBeInTheDocument()
})

test.each(['failed', 'cancelled'] as const)('where it ends early (%s), it is said why', async (status) => {
  const failed = [{ row: 0, field: '', message: '服务器已重新启动' }]
  const result = { created: 0, updated: 200, skipped: 0, failed }
  answer('getJob', { ...RUNNING, status, message: '已完成的部分有效。', result })
  await expect.element(page.getByText('已完成的部分有效。', { exact: false })).toBeVisible()
  await expect.element(page.getByText('服务器已重新启动', { exact: false })).toBeVisible()
  await expect.element(progress).not.toBeInTheDocument()
})
