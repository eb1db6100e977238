/** A copy to which so many people come that a job brings them: every page of it says so. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const JOB_ID = 7301444403209088
const RUNNING = {
  ...exampleResult('getJob'),
  ...{ id: JOB_ID, kind: 'copyQuestionnaire' as const, status: 'running' as const, total: 60_000, done: 2000 },
  ...{ message: '', result: null },
}
const progress = page.getByRole('progressbar', { name: /^正在复制被评价人与评价人/ })
const stop = page.getByRole('button', { name: '停止复制' })
const cancelling = { operationId: 'cancelJob', params: { id: String(JOB_ID) }, query: {}, body: undefined }

beforeEach(() => {
  answer('getJob', RUNNING)
})

describe('among the relations', () => {
  beforeEach(async () => {
    answerQuestionnaire({ processStatus: 10, peopleJobId: JOB_ID })
    await renderPage(`/questionnaire/edit/relation/${id}`)
    await expect.element(progress).toHaveAccessibleName('正在复制被评价人与评价人：2000 / 60000。完成后才能启动。')
  })

  test('how far it is is shown until it is over; then the people are', async () => {
    await expect.element(progress).toHaveAttribute('aria-valuenow', '2000')
    await expectNoSeriousAxe()
    answer('getJob', { ...RUNNING, done: 40_000 })
    await expect.element(progress).toHaveAttribute('aria-valuenow', '40000')
    const asked = callsOf('listEvaluatees').length
    answerQuestionnaire({ processStatus: 20, peopleJobId: null })
    answer('getJob', { ...RUNNING, status: 'done', done: 60_000 })
    await expect.element(progress).not.toBeInTheDocument()
    await expect.poll(() => callsOf('listEvaluatees').length).toBeGreaterThan(asked)
    expect(new Set(callsOf('getJob').map(({ params }) => params.id))).toEqual(new Set([String(JOB_ID)]))
    await expectNoWrites()
  })

  test('it may be stopped: what has come stays, and is told', async () => {
    await stop.click()
    await expect.poll(writes).toEqual([cancelling])
    answerQuestionnaire({ processStatus: 10, peopleJobId: null })
    answer('getJob', { ...RUNNING, status: 'cancelled', message: '已在完成 2000/60000 后取消。已完成的部分有效。' })
    await expect.element(page.getByText('已完成的部分有效', { exact: false })).toBeVisible()
    await expect.element(stop).not.toBeInTheDocument()
  })

  test('a stop that is refused is told', async () => {
    refuse('cancelJob', 'NOT_FOUND')
    await stop.click()
    await expect.element(page.getByText('[2001]', { exact: false })).toBeVisible()
    await expect.element(progress).toBeVisible()
  })

  test('where it ends early, it is said why', async () => {
    const failed = [{ row: 0, field: '', message: '副本已启动' }]
    const result = { created: 2000, updated: 0, skipped: 0, failed }
    answer('getJob', { ...RUNNING, status: 'failed', message: '已复制的部分有效。', result })
    await expect.element(page.getByText('已复制的部分有效。', { exact: false })).toBeVisible()
    await expect.element(page.getByText('副本已启动', { exact: false })).toBeVisible()
  })
})

test('until they are there it is not started', async () => {
  answerQuestionnaire({ processStatus: 20, peopleJobId: JOB_ID, paperDataValid: true })
  await renderPage(`/questionnaire/publish/template/${id}`)
  await expect.element(progress).toBeVisible()
  const start = page.getByRole('button', { name: '启动问卷' })
  await expect.element(start).toBeDisabled()
  await expect.element(start).toHaveAccessibleDescription('被评价人与评价人仍在复制中，请等待完成，或先停止复制。')
})
