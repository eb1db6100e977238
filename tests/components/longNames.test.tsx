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

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitaenswitwenrentenauszahlstelle'

/** How far one element's words reach over the right edge of another. */
function overrun(words: Element, box: Element | null): number {
  const range = document.createRange()
  range.selectNodeContents(words)
  return range.getBoundingClientRect().right - (box?.getBoundingClientRect().right ?? 0)
}

test.each([{ width: 1280 }, { width: WIDTH }])('the matrix of relations, $width pixels wide', async ({ width }) => {
  const list = exampleResult('listEvaluatees')
  const [first, ...others] = list.items
  if (first === undefined) throw new Error('no evaluatee')
  const { departName } = first
  if (typeof departName !== 'string') throw new Error('no department')
  answer('listEvaluatees', { ...list, items: [{ ...first, evaluateName: WORD }, ...others] })
  answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/relation/${id}`, { width })
  const name = page.getByText(WORD, { exact: true })
  await expect.element(name).toBeVisible()
  const head = name.element().closest('th')
  if (head === null) throw new Error('no head of a row')
  const department = page.elementLocator(head).getByText(departName, { exact: true })
  await expect.element(department).toBeVisible()
  for (const words of [name, department]) expect(overrun(words.element(), head)).toBeLessThanOrEqual(0)
  // Beside wide cells it would shrink to the width of a letter.
  expect(head.getBoundingClientRect().width).toBeGreaterThanOrEqual(width === WIDTH ? 150 : 192)
  expect(excess()).toBe(0)
})

test('a list’s cards: a rater’s name stays on its card, and no page is wider for it', async () => {
  const list = exampleResult('listFeedback')
  answer('listFeedback', { ...list, items: list.items.map((one) => ({ ...one, valuerName: WORD })) })
  answerQuestionnaire({ processStatus: 30, type: 1 })
  await renderPage(`/questionnaire/publish/details/${id}`, { width: WIDTH })
  const name = page.getByText(WORD, { exact: true }).first()
  await expect.element(name).toBeVisible()
  expect(overrun(name.element(), name.element().closest('li'))).toBeLessThanOrEqual(0)
  expect(excess()).toBe(0)
})
