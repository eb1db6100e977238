/** Whoever belongs to several enterprises changes between them on the answering site, too (spec §6). */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, callsOf, exampleResult, expectNoWrites, hold, letCallsArrive, refuse, writes } from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const [here, there] = exampleResult('listRelatedEnterprises')
const tasks = exampleResult('listFeedbackTasks')
const user = exampleResult('getCurrentUser')
const enter = page.getByRole('button', { name: `进入：${there?.enterpriseName}` })
const order = { operationId: 'switchEnterprise', params: {}, query: {}, body: { enterpriseUid: there?.enterpriseUid } }
const self = () => `${location.pathname}${location.search}${location.hash}`

test('a rater stays on the site, with the tasks of the other enterprise', async () => {
  answer('getCurrentUser', { ...user, role: 'member' })
  await renderFeedback('/')
  await enter.click()
  await expectLeftFor(self())
  await expect.poll(writes).toEqual([order])
})

test('whoever manages the other enterprise is led to its administration', async () => {
  await renderFeedback('/')
  await enter.click()
  await expectLeftFor('/manage.html')
  await expect.poll(writes).toEqual([order])
})

test('two clicks are one order', async () => {
  const release = hold('switchEnterprise')
  await renderFeedback('/')
  await enter.dblClick()
  release()
  await expectLeftFor('/manage.html')
  await expect.poll(writes).toEqual([order])
})

describe('is offered', () => {
  test.each([
    { to: 'whom nothing is asked of', questionnaires: [] },
    { to: 'whose tasks are closed', questionnaires: tasks.questionnaires.map((one) => ({ ...one, closed: true })) },
  ])('to somebody $to', async ({ questionnaires }) => {
    answer('listFeedbackTasks', { ...tasks, questionnaires })
    await renderFeedback('/')
    await expect.element(enter).toBeVisible()
    await expectNoSeriousAxe()
  })

  test('not by a link', async () => {
    await renderFeedback('/t/S3cretS3cretS3cretS3cretS3cretS3cretS3cret1')
    await expect.element(page.getByText('远航科技有限公司邀请您提供反馈')).toBeVisible()
    await letCallsArrive()
    expect(callsOf('listRelatedEnterprises')).toEqual([])
    await expect.element(enter).not.toBeInTheDocument()
  })

  test('not where there is one enterprise', async () => {
    answer('listRelatedEnterprises', here === undefined ? [] : [here])
    await renderFeedback('/')
    await expect.element(page.getByText('远航科技有限公司邀请您提供反馈')).toBeVisible()
    await letCallsArrive()
    await expect.element(page.getByRole('heading', { name: '您所在的其他企业' })).not.toBeInTheDocument()
  })
})

test('a refusal is told, and one may try again', async () => {
  refuse('switchEnterprise', 'NOT_FOUND')
  await renderFeedback('/')
  await enter.click()
  await expect.element(page.getByRole('alert').getByText('[2001]', { exact: false })).toBeVisible()
  await expect.element(enter).toHaveAttribute('aria-disabled', 'false')
})

test('whoever is signed out meanwhile is led to the sign-in page', async () => {
  refuse('switchEnterprise', 'UNAUTHENTICATED')
  await renderFeedback('/')
  await enter.click()
  await expectLeftFor('/signin/?returnUrl=/feedback/')
})

test('fits the narrowest phone', async () => {
  await renderFeedback('/', { language: 'en', width: 320 })
  await expect.element(page.getByRole('button', { name: `Enter: ${there?.enterpriseName}` })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  await expectNoWrites()
})
