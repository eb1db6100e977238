/** Who else may read a released report is told to whom it is about. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const released = exampleResult('getMyReport')
const { id: questionnaireId } = released.report.questionnaire
const open = () => renderFeedback(`/reports/${questionnaireId}/${released.report.evaluatee.employeeId}`)
const NOBODY = '除您以外，只有管理员看得到这份报告。'

test('superiors stand there by name, told apart where two bear one', async () => {
  const superiors = [
    { employeeId: 1, name: '曾磊', nameMark: 'E1' },
    { employeeId: 2, name: '曾磊', nameMark: 'E2' },
  ]
  answer('getMyReport', { ...released, superiors })
  await open()
  const told = page.getByText('管理员和您的上级（曾磊 (E1)、曾磊 (E2)）也看得到这份报告。')
  await expect.element(told).toBeVisible()
})

test('that nobody else may, too', async () => {
  answer('getMyReport', { ...released, superiors: [] })
  await open()
  await expect.element(page.getByText(NOBODY)).toBeVisible()
})

test('somebody else is told nothing of it', async () => {
  answer('getMyReport', { ...released, role: 'superior', superiors: [] })
  await open()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(page.getByText(NOBODY).elements()).toEqual([])
})
