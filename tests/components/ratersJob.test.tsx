/** So many raters of one that they are a job: the cell follows it. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const JOB_ID = 7301444403209077
const RUNNING = {
  ...exampleResult('getJob'),
  ...{ id: JOB_ID, kind: 'updateParticipants' as const, status: 'running' as const, total: 6000, done: 2000 },
  ...{ message: '', result: null },
}
const dialog = page.getByRole('dialog')
const progress = page.getByRole('progressbar', { name: /^正在添加评价人/ })

beforeEach(async () => {
  answerQuestionnaire({ processStatus: 10 })
  answer('updateParticipants', { added: 0, removed: 0, skipped: 0, jobId: JOB_ID })
  answer('getJob', RUNNING)
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await page.getByRole('button', { name: '为 何晓明 添加下级', exact: true }).click()
  await dialog.getByRole('checkbox', { name: /^孙磊/ }).click()
  await dialog.getByRole('button', { name: '添加 1 人' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(progress).toHaveAccessibleName('正在添加评价人：2000 / 6000')
})

test('how far it is is shown until it is over; then the raters are', async () => {
  await expect.element(progress).toHaveAttribute('aria-valuenow', '2000')
  await expectNoSeriousAxe()
  const asked = callsOf('listEvaluatees').length
  answer('getJob', { ...RUNNING, status: 'done', done: 6000 })
  await expect.poll(() => callsOf('listEvaluatees').length).toBeGreaterThan(asked)
  await expect.element(progress).not.toBeInTheDocument()
})

test('where it ends early, it is said why', async () => {
  const failed = [{ row: 0, field: '', message: '用户数已达上限' }]
  const result = { created: 2000, updated: 0, skipped: 0, failed }
  answer('getJob', { ...RUNNING, status: 'failed', message: '已完成的部分有效。', result })
  await expect.element(page.getByText('已完成的部分有效。', { exact: false })).toBeVisible()
  await expect.element(page.getByText('用户数已达上限', { exact: false })).toBeVisible()
  await expect.element(progress).not.toBeInTheDocument()
})
