/** The editor: a number that no save takes is told at its field while one types, and nothing is sent. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoWrites } from './network.ts'
import { openEditor, openQuestion } from './paper.ts'

test.each(['-5', '1000001'])('a score of %s', async (typed) => {
  await openEditor()
  await expect.element(page.getByText('没有需要完善之处')).toBeVisible()
  const question = await openQuestion(1, 1)
  const score = question.getByLabelText('选项 1: 分值')
  const fault = '第 1 页第 1 题：第 1 项选项分数须在 0 到 1000000 之间'
  await score.fill(typed)
  await expect.element(score).toHaveAccessibleDescription(fault)
  await expect.element(score).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getByText('没有需要完善之处')).not.toBeInTheDocument()
  await page.getByLabelText('问卷说明').click()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(score).toHaveFocus()
  await expectNoWrites()
  await score.fill('5')
  await expect.element(score).toHaveAttribute('aria-invalid', 'false')
  await expect.element(page.getByText('没有需要完善之处')).toBeVisible()
})
