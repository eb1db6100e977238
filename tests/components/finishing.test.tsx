/** Finishing a collection for good, and watching the results being made. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, disconnect, exampleResult, writes } from './network.ts'
import { expectOutageToldOnce } from './outage.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const finishing = { operationId: 'finishQuestionnaire', params: { id: String(id) }, query: {}, body: undefined }
const button = (name: string | RegExp) => page.getByRole('button', { name })

describe('finish', () => {
  const dialog = page.getByRole('dialog', { name: '结束收集？' })
  const confirm = dialog.getByRole('button', { name: '确认结束' })
  const ask = async () => {
    await renderPage(`/questionnaire/publish/stats/${id}`)
    await button('结束收集').click()
  }

  test('it is finished once that is understood', async () => {
    await ask()
    await expect.element(confirm).toBeDisabled()
    await dialog.getByRole('checkbox').click()
    answerQuestionnaire({ processStatus: 40, finishedAt: '2026-11-20T02:00:00.000Z' })
    await confirm.click()
    await expect.element(page.getByText('问卷已结束', { exact: true })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '查看报告' })).toBeVisible()
    await expect.poll(writes).toEqual([finishing])
  })

  test('a large round says how far its results are, and leads to them when they are made', async () => {
    const closing = { closingSince: '2026-11-20T02:00:00.000Z', closingPercent: 37 }
    answer('finishQuestionnaire', { ...exampleResult('finishQuestionnaire'), processStatus: 30, ...closing })
    await ask()
    await dialog.getByRole('checkbox').click()
    answerQuestionnaire({ processStatus: 30, ...closing })
    await confirm.click()
    await expect.element(page.getByText('收集已截止，正在完成结束处理')).toBeVisible()
    await expect.element(page.getByRole('progressbar', { name: '正在结束：已处理 37%' })).toBeVisible()
    expect(button('结束收集').elements()).toHaveLength(0)
    expect(button('提醒未完成的人').elements()).toHaveLength(0)
    expect(page.getByRole('link', { name: '查看报告' }).elements()).toHaveLength(0)
    await expectNoSeriousAxe()
    const asked = callsOf('getFeedbackSummary').length
    answerQuestionnaire({ processStatus: 40, finishedAt: '2026-11-20T02:00:00.000Z' })
    await expect.element(page.getByRole('link', { name: '查看报告' })).toBeVisible()
    await expect.poll(() => callsOf('getFeedbackSummary').length).toBeGreaterThan(asked)
    expect(page.getByRole('progressbar', { name: '正在结束', exact: false }).elements()).toHaveLength(0)
    await expect.poll(writes).toEqual([finishing])
  })

  test('one that could not be brought to its end says so, and what to do', async () => {
    const closing = { closingSince: '2026-11-20T02:00:00.000Z', closingPercent: 37, closingFailures: 2 }
    answerQuestionnaire({ processStatus: 30, ...closing })
    await renderPage(`/questionnaire/publish/stats/${id}`)
    await expect.element(page.getByText('已有 2 次没能完成', { exact: false })).toBeVisible()
    await expect.element(page.getByRole('progressbar', { name: '正在结束：已处理 37%' })).toBeVisible()
    await expectNoSeriousAxe()
  })

  test('while it is brought to its end, that the server is away is told once', async () => {
    const closing = { closingSince: '2026-11-20T02:00:00.000Z', closingPercent: 37 }
    const answerAgain = () => void answerQuestionnaire({ processStatus: 30, ...closing })
    answerAgain()
    await renderPage(`/questionnaire/publish/stats/${id}`)
    await expect.element(page.getByRole('progressbar', { name: '正在结束：已处理 37%' })).toBeVisible()
    await expectOutageToldOnce('getQuestionnaire', answerAgain)
  })

  test('a lost connection is told', async () => {
    disconnect('finishQuestionnaire')
    await ask()
    await dialog.getByRole('checkbox').click()
    await confirm.click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
  })
})
