/** Names without a break in them (an address, a word of a hundred letters) wrap on a phone: no page is wider than it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { button, relationId } from './answeringForm.ts'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { removePage, renderFeedback, renderPage } from './renderPage.tsx'

const LONG = 'maximilian.schwarzenberger@example.com'.padEnd(100, 'x')
const WIDTH = 390

/** How far each page could be scrolled sideways. */
const excess = () => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth

async function expectToFit(words: string): Promise<void> {
  await expect.element(page.getByText(words, { exact: false }).first()).toBeVisible()
  expect(window.innerWidth).toBe(WIDTH)
  expect(excess()).toBe(0)
}

const named = <Task extends { evaluateeName: string; levelName: string }>(task: Task) => ({
  ...task,
  evaluateeName: LONG,
  levelName: 'L'.repeat(50),
})

test.each(['zh', 'en'] as const)('the answering site, %s', async (language) => {
  const list = exampleResult('listFeedbackTasks')
  const form = exampleResult('getFeedbackTask')
  const questionnaires = list.questionnaires.map((one) => ({ ...one, title: LONG, tasks: one.tasks.map(named) }))
  answer('listFeedbackTasks', { ...list, raterName: LONG, enterpriseName: LONG, questionnaires })
  answer('getFeedbackTask', {
    ...form,
    task: named(form.task),
    paper: { ...form.paper, title: LONG },
    welcomeText: LONG,
    thanksText: LONG,
    style: { ...form.style, coverText: LONG },
    answers: [],
  })
  await renderFeedback('/', { language, width: WIDTH })
  await expectToFit(LONG)
  await removePage()
  await renderFeedback(`/${relationId}`, { language, width: WIDTH })
  await expectToFit(LONG)
  const start = button(language === 'zh' ? '明白了，开始' : 'Understood, start')
  // Where the page is wider, the bar with the button falls out of sight.
  expect(start.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight)
  await start.click()
  await expectToFit(LONG)
  await removePage()
  await renderFeedback(`/${relationId}/99`, { language, width: WIDTH })
  await start.click()
  await expectToFit(LONG)
  // The thanks name whom it was about, and who comes next.
  await page
    .getByRole('button', { name: language === 'zh' ? '去答第一道未答的题' : 'Go to the first open question' })
    .click()
  await page.getByRole('radio', { name: '总是' }).click()
  await button(language === 'zh' ? '检查并提交' : 'Check and send').click()
  await button(language === 'zh' ? '提交' : 'Send').click()
  await expectToFit(LONG)
})

/** The result with a word without a break for each name in it. */
const withLongNames = <Result,>(result: Result): Result =>
  JSON.parse(JSON.stringify(result), (key, value) => (key === 'name' && value !== '' ? LONG : value))

const OPERATIONS = ['getPersonalReport', 'getDimensionScores', 'getPersonalStatistics', 'getTeamReport'] as const
const { id } = exampleResult('getQuestionnaire')

/** The titles that name an indicator are there, and no page is wider for them. */
async function expectTitlesToFit(): Promise<void> {
  await expect.element(page.getByRole('heading', { name: LONG, exact: false }).first()).toBeVisible()
  expect(excess()).toBe(0)
}

test.each([
  { name: 'a personal report', view: 'personal/report' },
  { name: 'scores by indicator', view: 'personal/indexScoreStats' },
  { name: 'the team’s report', view: 'summary/report' },
])('$name, whose titles name indicators', async ({ view }) => {
  answerQuestionnaire({ processStatus: 40 })
  for (const operation of OPERATIONS) answer(operation, withLongNames(exampleResult(operation)) as never)
  await renderPage(`/questionnaire/reports/${view}/${id}`, { width: WIDTH })
  await expectTitlesToFit()
})

test('a released report, whose titles name indicators', async () => {
  answer('getMyReport', withLongNames(exampleResult('getMyReport')))
  const [first] = exampleResult('listMyReports').reports
  await renderFeedback(`/reports/${first?.questionnaireId}/${first?.employeeId}`, { width: WIDTH })
  await expectTitlesToFit()
})
