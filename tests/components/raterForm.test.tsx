/** What one rater of a named questionnaire answered. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { openDetails } from './details.ts'
import { answer, callsOf, exampleResult, letCallsArrive, refuse } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const form = exampleResult('getRaterForm')
const { participantRelationId } = form
const address = `/questionnaire/publish/form/${id}?relationId=${participantRelationId}`

const openForm = (type: 1 | 2 = 1) => {
  answerQuestionnaire({ processStatus: 30, type })
  return renderPage(address)
}

describe('the answers of a rater', () => {
  test('lead from the details of a named questionnaire, and back', async () => {
    await openDetails()
    await page.getByRole('link', { name: '查看答卷：曾磊 对 何晓明' }).click()
    await expect.poll(() => location.hash).toBe(`#${address}`)
    await expect
      .poll(() => callsOf('getRaterForm').map(({ params }) => params))
      .toEqual([{ id: String(id), relationId: String(participantRelationId) }])
    await page.getByRole('link', { name: '返回明细' }).click()
    await expect.poll(() => location.hash).toContain(`/questionnaire/publish/details/${id}`)
  })

  test('are offered of what is sent alone', async () => {
    await openDetails()
    await expect.element(page.getByRole('link', { name: /查看答卷/ })).toBeVisible()
    expect(page.getByRole('link', { name: /查看答卷/ }).all()).toHaveLength(1)
  })

  test('are not offered in an anonymous questionnaire', async () => {
    await openDetails({ type: 2 })
    await expect.element(page.getByRole('link', { name: /查看答卷/ })).not.toBeInTheDocument()
  })

  test('stand under their questions, page by page, with why they do not count', async () => {
    await openForm()
    await expect.element(page.getByRole('heading', { name: '曾磊 对 何晓明 的答卷' })).toBeVisible()
    await expectNoSeriousAxe()
    await expect.element(page.getByText('这份答卷不计入统计。原因：作答时间过短')).toBeVisible()
    await expect.element(page.getByRole('heading', { name: '第 2 页' })).toBeVisible()
    await expect.element(page.getByText('4 分，满分 5 分')).toBeVisible()
    await expect.element(page.getByText('希望更多参与跨部门项目。')).toBeVisible()
  })

  test('are read once a visit, as that is recorded: in another language the page does not read them again', async () => {
    await openForm()
    await expect.element(page.getByRole('heading', { name: '曾磊 对 何晓明 的答卷' })).toBeVisible()
    const asked = callsOf('getQuestionnaire').length
    await page.getByRole('button', { name: /English/ }).click()
    await expect.element(page.getByText('4 of 5 points')).toBeVisible()
    await expect.poll(() => callsOf('getQuestionnaire').length).toBeGreaterThan(asked)
    await letCallsArrive()
    expect(callsOf('getRaterForm')).toHaveLength(1)
  })

  test('say where there are none: not answered, or unable to observe', async () => {
    const [first, second] = form.answers
    if (first === undefined || second === undefined) throw new Error('the example has two answers')
    const empty = { points: null, chosen: [], text: '' }
    const answers = [
      { ...first, ...empty },
      { ...second, ...empty, unable: true },
    ]
    answer('getRaterForm', { ...form, statistic: true, reason: '', answers })
    await openForm()
    await expect.element(page.getByText('未回答')).toBeVisible()
    await expect.element(page.getByText('无法观察')).toBeVisible()
    await expect.element(page.getByText('不计入统计')).not.toBeInTheDocument()
  })

  test('of an anonymous questionnaire are not even asked for', async () => {
    await openForm(2)
    await expect.element(page.getByText('匿名问卷的回答任何人都看不到', { exact: false })).toBeVisible()
    expect(callsOf('getRaterForm')).toEqual([])
  })

  test('that cannot be had are told in place', async () => {
    refuse('getRaterForm', 'NOT_FOUND')
    await openForm()
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible()
  })
})
