/** The editor: what is wrong with a number is told at its field while one types, once and as the start sees it. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoWrites } from './network.ts'
import { bodyOf, button, expectSaved, openEditor, openQuestion, paper, save } from './paper.ts'

const body = bodyOf(paper)
const [home, content] = body.pages
const [asked] = content?.questions ?? []
const none = page.getByText('没有需要完善之处')
const issues = page.getByRole('region', { name: '总分与待完善之处' })

/** No number of a computer is so large. */
const IMMENSE = '9'.repeat(400)

test.each([
  { name: 'below zero', typed: '-5' },
  { name: 'too large', typed: '1000001' },
  { name: 'of 400 digits', typed: IMMENSE },
])('a score $name', async ({ typed }) => {
  await openEditor()
  await expect.element(none).toBeVisible()
  const question = await openQuestion(1, 1)
  const score = question.getByLabelText('选项 1: 分值')
  const fault = '第 1 页第 1 题：第 1 项选项分数须在 0 到 1000000 之间'
  await score.fill(typed)
  await expect.element(score).toHaveAccessibleDescription(fault)
  await expect.element(score).toHaveAttribute('aria-invalid', 'true')
  await expect.element(none).not.toBeInTheDocument()
  await page.getByLabelText('问卷说明').click()
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(score).toHaveFocus()
  await expectNoWrites()
  await score.fill('5')
  await expect.element(score).toHaveAttribute('aria-invalid', 'false')
  await expect.element(none).toBeVisible()
})

test('a score that is wrong says nothing of the title beside it, which is not written yet', async () => {
  await openEditor()
  const question = await openQuestion(1, 1)
  await question.getByRole('button', { name: '＋ 添加选项' }).click()
  const [title, score] = [question.getByLabelText('选项 4', { exact: true }), question.getByLabelText('选项 4: 分值')]
  const ofScore = '第 1 页第 1 题：第 4 项选项分数须在 0 到 1000000 之间'
  await score.fill('-5')
  await expect.element(score).toHaveAccessibleDescription(ofScore)
  await expect.element(title).toHaveAttribute('aria-invalid', 'false')
  await expect.element(title).toHaveAccessibleDescription('')
  await issues.getByRole('button', { name: '2 处需要完善' }).click()
  await expect.element(title).toHaveAccessibleDescription('第 1 页第 1 题：第 4 项选项描述为空')
  await expect.element(title).toHaveAttribute('aria-invalid', 'true')
  await expect.element(score).toHaveAccessibleDescription(ofScore)
  await title.fill('总是')
  await expect.element(title).toHaveAttribute('aria-invalid', 'false')
  await expect.element(score).toHaveAttribute('aria-invalid', 'true')
})

test('one number has one fault, with the bounds of a start; what a start alone refuses is saved', async () => {
  await openEditor()
  const question = await openQuestion(2, 1)
  const most = question.getByLabelText('最多字数')
  const fault = '第 2 页第 1 题：最多字数必须是 1 到 5000 的整数'
  await most.fill('20000')
  await expect.element(most).toHaveAccessibleDescription(fault)
  await expect.element(most).toHaveAttribute('aria-invalid', 'true')
  await most.fill('30000')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(most).toHaveAccessibleDescription(fault)
  await expectNoWrites()
  await most.fill('20000')
  await issues.getByRole('button', { name: '1 处需要完善' }).click()
  await expect
    .poll(() =>
      issues
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent),
    )
    .toEqual([fault])
  await save.click()
  const config = { ...asked?.config, lengthMaximum: 20_000 }
  await expectSaved({ ...body, pages: [home, { ...content, questions: [{ ...asked, config }] }] })
})

test('a number that is only begun is not told of before one asks', async () => {
  await openEditor()
  await page.getByRole('region', { name: '第 2 页' }).getByRole('button', { name: '＋ 滑动打分题' }).click()
  const step = page.getByLabelText('步长')
  const fault = '第 2 页第 2 题：步长必须大于 0，不超过 1000000'
  await step.fill('0')
  await expect.element(step).toHaveAttribute('aria-invalid', 'false')
  await step.fill('-1')
  await expect.element(step).toHaveAccessibleDescription(fault)
  await step.fill('0.')
  await expect.element(step).toHaveAttribute('aria-invalid', 'false')
  await button('3 处需要完善').click()
  await expect.element(step).toHaveAccessibleDescription(fault)
  await step.fill('0.5')
  await expect.element(step).toHaveAttribute('aria-invalid', 'false')
})

test('both ends of a range out of bounds are two lines, each with the name of its field', async () => {
  await openEditor()
  const question = await openQuestion(1, 2)
  await question.getByLabelText('最低分').fill('-1000001')
  await question.getByLabelText('最高分').fill(IMMENSE)
  await issues.getByRole('button', { name: '2 处需要完善' }).click()
  for (const name of ['最低分', '最高分'] as const) {
    await issues.getByRole('button', { name: `第 1 页第 2 题：${name}必须在 -1000000 到 1000000 之间` }).click()
    await expect.element(question.getByLabelText(name)).toHaveFocus()
  }
  // Closed, it tells its range.
  await openQuestion(1, 1)
  await expect.element(question.getByLabelText('最高分')).not.toBeInTheDocument()
})
