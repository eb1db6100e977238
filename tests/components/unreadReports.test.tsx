/** Whoever has not opened a report yet meets it first, and is not sent away. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, openForm } from './answeringForm.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, disconnect, exampleResult } from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const SECRET = 'S3cretS3cretS3cretS3cretS3cretS3cretS3cret1'
const tasks = exampleResult('listFeedbackTasks')
const { reports } = exampleResult('listMyReports')
const heading = page.getByRole('heading', { level: 1 })
const card = page.getByRole('region', { name: '我的报告' })
const close = page.getByText(/可以关闭此页面/)

const sentOf = (one: (typeof tasks.questionnaires)[number]) => ({
  ...one,
  tasks: one.tasks.map((task) => ({ ...task, status: 'submitted' as const })),
})
const ANSWERED = [
  { questionId: 4, text: '好' },
  { questionId: 7, score: 70 },
]
const DONE = tasks.questionnaires.map(sentOf)

function answerReports(...opened: boolean[]): void {
  answer('listFeedbackTasks', { ...tasks, questionnaires: DONE, reportCount: opened.length })
  const [first] = reports
  if (first === undefined) throw new Error('the example has no report')
  const made = opened.map((isOpened, at) => ({ ...first, employeeId: first.employeeId + at, opened: isOpened }))
  answer('listMyReports', { reports: made })
}

const isAbove = (one: Element, other: Element) =>
  one.getBoundingClientRect().bottom <= other.getBoundingClientRect().top

describe('once all is answered', () => {
  test('an unread report stands above the thanks, which do not say goodbye', async () => {
    answerReports(true, false)
    await renderFeedback('/')
    await expect.element(heading).toHaveTextContent('全部完成，谢谢您！')
    await expect.element(card).toMatchTextContent('有 2 份报告发布给您。')
    await expect.element(card).toMatchTextContent('1 份未读')
    expect(isAbove(card.element(), heading.element())).toBe(true)
    expect(close.elements()).toEqual([])
    await expect.element(page.getByText(/您还有报告没有打开/)).toBeVisible()
    await expectNoSeriousAxe()
  })

  test('reports that were opened stand below, without a mark', async () => {
    answerReports(true)
    await renderFeedback('/')
    await expect.element(close).toBeVisible()
    expect(isAbove(heading.element(), card.element())).toBe(true)
    await expect.element(card).not.toMatchTextContent('未读')
  })

  test('by a mailed link they are asked for with its secret', async () => {
    answerReports(false)
    await renderFeedback(`/t/${SECRET}`)
    await expect.element(card).toMatchTextContent('1 份未读')
    await expect.poll(() => callsOf('listMyReports').map(({ bearer }) => bearer)).toEqual([SECRET])
  })

  test('where it cannot be learnt what was opened, the way there and the thanks stay', async () => {
    answerReports(false)
    disconnect('listMyReports')
    await renderFeedback('/')
    await expect.element(heading).toHaveTextContent('全部完成，谢谢您！')
    await expect.element(card).toMatchTextContent('有 1 份报告发布给您。')
  })
})

test.each([
  { when: 'nothing is asked', questionnaires: [] },
  { when: 'all is closed', questionnaires: DONE.map((one) => ({ ...one, closed: true })) },
  { when: 'tasks wait', questionnaires: tasks.questionnaires },
])('an unread report stands on top where $when, too', async ({ questionnaires }) => {
  answerReports(false)
  answer('listFeedbackTasks', { ...tasks, questionnaires, reportCount: 1 })
  await renderFeedback('/')
  await expect.element(card).toMatchTextContent('1 份未读')
  expect(isAbove(card.element(), heading.element())).toBe(true)
  await expectNoSeriousAxe()
})

test.each([
  { opened: false, says: [0, 1] },
  { opened: true, says: [1, 0] },
])('the thanks for the last form lead to an unread report: opened $opened', async ({ opened, says }) => {
  await openForm(ANSWERED)
  answerReports(opened)
  await button('提交').click()
  await expect.element(heading).toHaveTextContent('全部完成，谢谢您！')
  const way = page.getByRole('link', { name: '我的报告' })
  expect([close.elements().length, way.elements().length]).toEqual(says)
})
