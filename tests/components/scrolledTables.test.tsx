/** Tables of results that are wider than a phone: one sees that there is more, and the words beside the figures are whole. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderFeedback, renderPage } from './renderPage.tsx'
import { linesOf } from './textLines.ts'

const { id } = exampleResult('getQuestionnaire')
const NAME = 'Communication'

/** The result with that name for each indicator in it. */
const renamed = <Result,>(result: Result): Result =>
  JSON.parse(JSON.stringify(result), (key, value) => (key === 'name' && value !== '' ? NAME : value))

const boxes = () => [...document.querySelectorAll('[role=group]:has(> table)')]

/** Tables one has to scroll for, whose box does not show it. */
const unmarked = () =>
  boxes()
    .filter((box) => box.scrollWidth > box.clientWidth)
    .filter((box) => !getComputedStyle(box).backgroundImage.includes('linear-gradient'))
    .map((box) => box.getAttribute('aria-label'))

/** On how many lines the name stands wherever a row bears it. */
const lines = () => [...document.querySelectorAll('tbody th')].flatMap((head) => linesOf(head, NAME))

async function expectReadable(): Promise<void> {
  await expect.poll(() => boxes().filter((box) => box.scrollWidth > box.clientWidth).length).toBeGreaterThan(0)
  expect(unmarked()).toEqual([])
  expect(lines().length).toBeGreaterThan(0)
  expect(lines().filter((count) => count > 1)).toEqual([])
}

const OPERATIONS = ['getPersonalReport', 'getDimensionScores', 'getPersonalStatistics', 'getTeamReport'] as const

test.each(['personal/report', 'personal/indexScoreStats', 'summary/report'])('%s', async (view) => {
  answerQuestionnaire({ processStatus: 40 })
  for (const operation of OPERATIONS) answer(operation, renamed(exampleResult(operation)) as never)
  await renderPage(`/questionnaire/reports/${view}/${id}`, { width: 390, height: 844, language: 'en' })
  await expect.element(page.getByRole('rowheader', { name: NAME }).first()).toBeVisible()
  await expectReadable()
})

// The administrator's style sheets are loaded here, too: that the answering site brings its own is tried in tests/pages.
test('a released report, where the look of scroll boxes is loaded', async () => {
  answer('getMyReport', renamed(exampleResult('getMyReport')))
  const [first] = exampleResult('listMyReports').reports
  await renderFeedback(`/reports/${first?.questionnaireId}/${first?.employeeId}`, { language: 'en' })
  await expect.element(page.getByRole('rowheader', { name: NAME }).first()).toBeVisible()
  await expectReadable()
})
