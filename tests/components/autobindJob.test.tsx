/** Auto-bind of many relations: the dialog follows the job, stops it, and says in the end what came of it. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, type ResultOf, refuse, writes } from './network.ts'
import { expectOutageToldOnce } from './outage.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const levels = exampleResult('listRelationLevels')
const { items: rows } = exampleResult('listEvaluatees')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = page.getByRole('dialog')
const JOB_ID = 7301444403209077

type Job = ResultOf<'getJob'>

const perLevel = (missing: number | null) =>
  levels.flatMap(({ levelId, levelType }) =>
    levelType === 'superior' || levelType === 'self'
      ? [{ levelId, levelType, added: 2000, missing: levelType === 'self' ? missing && 0 : missing }]
      : [],
  )

const RUNNING: Job = {
  ...exampleResult('getJob'),
  ...{ id: JOB_ID, kind: 'autobindParticipants', status: 'running', total: 12_000, done: 4000, message: '' },
  result: { created: 4000, updated: 0, skipped: 0, failed: [], bound: { perLevel: perLevel(null), missing: [] } },
}

const missing = rows.slice(0, 1).map(({ id: evaluateeId }) => ({ evaluateeId, levelType: 'superior' as const }))

const DONE: Job = {
  ...RUNNING,
  ...{ status: 'done', done: 12_000, message: '已添加 12000 条评价关系，跳过 0 条。' },
  result: { created: 12_000, updated: 0, skipped: 0, failed: [], bound: { perLevel: perLevel(107), missing } },
}

const FAULT = '问卷已结束或已被删除，不能再添加评价人。'

beforeEach(async () => {
  answerQuestionnaire({ processStatus: 10 })
  answer('autobindParticipants', { added: 0, perLevel: [], missing: [], jobId: JOB_ID })
  answer('getJob', RUNNING)
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await button('自动匹配评价人').click()
  await dialog.getByRole('button', { name: '开始匹配' }).click()
  await expect.element(dialog.getByText('正在匹配：4000 / 12000').first()).toBeVisible()
})

test('how far it is is shown until it is over, then what was added on each level and who is missing', async () => {
  await expect.element(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '4000')
  await expectNoSeriousAxe()
  const asked = callsOf('listEvaluatees').length
  answer('getJob', DONE)
  await expect.element(dialog.getByRole('heading', { name: '已添加 12000 条评价关系' })).toBeVisible()
  expect(dialog.getByText('新增 2000 条').elements()).toHaveLength(2)
  await dialog.getByText('107 人在组织架构中没有可匹配的人').click()
  await expect.element(dialog.getByText('何晓明 等另外 106 人', { exact: false })).toBeVisible()
  // Nothing is to be said beside it.
  expect(dialog.getByRole('note').elements()).toEqual([])
  // What the page shows is old by then.
  await expect.poll(() => callsOf('listEvaluatees').length).toBeGreaterThan(asked)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await button('自动匹配评价人').click()
  await expect.element(dialog.getByRole('button', { name: '开始匹配' })).toBeEnabled()
})

test('it is stopped, and what was done is told', async () => {
  await dialog.getByRole('button', { name: '停止' }).click()
  await expect
    .poll(() => writes().at(-1))
    .toEqual({ operationId: 'cancelJob', params: { id: String(JOB_ID) }, query: {}, body: undefined })
  const message = '已在完成 4000/12000 后取消。已完成的部分有效。'
  answer('getJob', { ...RUNNING, status: 'cancelled', message })
  await expect.element(dialog.getByRole('heading', { name: '已添加 4000 条评价关系' })).toBeVisible()
  await expect.element(dialog.getByRole('note')).toHaveTextContent(message)
  expect(dialog.getByText('新增 2000 条').elements()).toHaveLength(2)
  expect(dialog.getByText('没有可匹配的人', { exact: false }).elements()).toEqual([])
})

test('where it ends early, it says why, and what was done', async () => {
  const message = '任务在完成 4000/12000 后终止，已添加的评价关系有效。'
  const failed = [{ row: 0, field: '', message: FAULT }]
  const { result } = RUNNING
  answer('getJob', { ...RUNNING, status: 'failed', message, result: result && { ...result, failed } })
  await expect.element(dialog.getByRole('heading', { name: '已添加 4000 条评价关系' })).toBeVisible()
  await expect.element(dialog.getByText(message)).toBeVisible()
  await expect.element(dialog.getByText(FAULT)).toBeVisible()
})

test('a stop that is refused is told, and the job is followed on', async () => {
  refuse('cancelJob', 'NOT_FOUND')
  await dialog.getByRole('button', { name: '停止' }).click()
  await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: '停止' })).toBeEnabled()
  answer('getJob', DONE)
  await expect.element(dialog.getByRole('heading', { name: '已添加 12000 条评价关系' })).toBeVisible()
})

test('it is followed on where it could not be asked for in between, which is told once', async () => {
  await expectOutageToldOnce('getJob', () => answer('getJob', RUNNING))
  answer('getJob', DONE)
  await expect.element(dialog.getByRole('heading', { name: '已添加 12000 条评价关系' })).toBeVisible()
})

test('closed meanwhile it goes on, and the page is loaded again at its end', async () => {
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const asked = callsOf('listEvaluatees').length
  answer('getJob', DONE)
  await expect.poll(() => callsOf('listEvaluatees').length).toBeGreaterThan(asked)
  await expect.poll(() => writes().map(({ operationId }) => operationId)).toEqual(['autobindParticipants'])
  await button('自动匹配评价人').click()
  await expect.element(dialog.getByRole('heading', { name: '已添加 12000 条评价关系' })).toBeVisible()
})
