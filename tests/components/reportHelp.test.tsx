/** What helps whom a released report is about to read it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, exampleResult } from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const released = exampleResult('getMyReport')
const [first] = exampleResult('listMyReports').reports
const openReport = (options = {}) => renderFeedback(`/reports/${first?.questionnaireId}/${first?.employeeId}`, options)

test('explains ranges, bands, what is hidden and what is pooled when asked', async () => {
  await openReport({ language: 'en', mode: 'dark' })
  const words = page.getByText('It is not shown and enters no total', { exact: false })
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your report' })).toBeVisible()
  await expect.element(words).not.toBeVisible()
  await page.getByText('What the words and figures mean').first().click()
  for (const term of [
    'Why a number of people reads “3–4”',
    'How sure a score is',
    '“Too few, not shown”',
    '“Together”',
  ]) {
    await expect.element(page.getByText(term, { exact: true })).toBeVisible()
  }
  await expect.element(words).toBeVisible()
  await expectNoSeriousAxe()
})

test.each([
  ['explains no pools', ['1', '5-9', '<3'], 1],
  ['explains no ranges where every number is told', ['1', '6'], 0],
] as const)('of a named questionnaire %s', async (_, counts, ranges) => {
  const { report } = released
  const [level] = report.levels
  if (level === undefined) return expect.unreachable()
  const levels = counts.map((raterCount, at) => ({ ...level, key: `level:${at}`, raterCount }))
  answer('getMyReport', { ...released, report: { ...report, levels, rule: { ...report.rule, anonymous: false } } })
  await openReport()
  await page.getByText('报告中的词语和数字是什么意思').first().click()
  await expect.element(page.getByText('得分有多可靠', { exact: true })).toBeVisible()
  expect(page.getByText('“合并显示”', { exact: true }).elements()).toEqual([])
  expect(page.getByText(/人数为什么写成/).elements()).toHaveLength(ranges)
})

test('speaks to a superior of the person, not of the reader', async () => {
  answer('getMyReport', { ...released, role: 'superior', superiors: [] })
  await openReport({ language: 'en' })
  await page.getByText('What the words and figures mean').first().click()
  await expect.element(page.getByText('others see the person differently', { exact: false })).toBeVisible()
  expect(page.getByText('others see you differently', { exact: false }).elements()).toEqual([])
})

test('has a title of its own, beside that of the notes', async () => {
  await openReport({ language: 'en' })
  await expect.element(page.getByRole('heading', { name: 'How to read this report' })).toBeVisible()
  expect(page.getByText('How to read this report', { exact: true }).elements()).toHaveLength(1)
})
