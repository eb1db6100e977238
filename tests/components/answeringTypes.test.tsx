/** Every type of question, answered as a person does: by touch, by key, and taken back. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, expectDrafts, heading, next, openForm, submission, submissions } from './answeringForm.ts'
import { expectNoSeriousAxe } from './axe.ts'
import { COMPOSING, isTaken } from './composing.ts'

const radio = (name: string) => page.getByRole('radio', { name })
const unable = (role: 'radio' | 'checkbox') => page.getByRole(role, { name: '没有机会观察' })

test('a whole form is answered by touch and sent', async () => {
  await openForm()
  await radio('有时').click()
  // It asks for a reason first, and says so where one would go on.
  await next()
  await expect.element(page.getByRole('alert')).toHaveTextContent('请填写原因')
  await page.getByRole('textbox', { name: '请说明选择该选项的原因' }).fill('很忙')
  await next()
  await page.getByRole('checkbox', { name: '总是' }).click()
  await page.getByRole('checkbox', { name: '很少' }).click()
  await next()
  await page.getByRole('combobox').selectOptions('有时')
  await next()
  await page.getByRole('textbox').fill('多说说看')
  await expect.element(page.getByText('4 / 5')).toBeVisible()
  await next()
  await radio('4').click()
  // A touch settles it.
  await expect.element(heading('填分')).toBeVisible()
  await page.getByRole('textbox').fill('８')
  await next()
  const slider = page.getByRole('slider')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '尚未评分')
  await slider.fill('70')
  await button('检查并提交').click()
  await expectNoSeriousAxe()
  const answers = [
    { questionId: 1, optionIds: [2], text: '很忙' },
    { questionId: 2, optionIds: [1, 3] },
    { questionId: 3, optionIds: [2] },
    { questionId: 4, text: '多说说看' },
    { questionId: 5, score: 4 },
    { questionId: 6, score: 8 },
    { questionId: 7, score: 70 },
  ]
  await expectDrafts(answers)
  await button('提交').click()
  await expect.element(page.getByText('您对何晓明的评价已经收到。')).toBeVisible()
  await expect.poll(submissions).toEqual([submission(answers)])
})

test.each(COMPOSING)('Enter of an input method that $by does not go on', async ({ composing }) => {
  await openForm([1, 2, 3, 4, 5].map((questionId) => ({ questionId, score: 1 })))
  const field = page.getByRole('textbox')
  await expect.element(heading('填分')).toBeVisible()
  expect(isTaken(field, 'Enter', composing)).toBe(false)
  await expect.element(heading('填分')).toBeVisible()
  expect(isTaken(field, 'Enter', {})).toBe(true)
  await expect.element(heading('滑动')).toBeVisible()
})

test('what is wrong with a reason stands in its field, and is no word of the options', async () => {
  await openForm()
  await radio('有时').click()
  await next()
  const reason = page.getByRole('textbox', { name: '请说明选择该选项的原因' })
  await expect.element(reason).toHaveAccessibleDescription('请填写原因')
  await expect.element(reason).toHaveFocus()
  for (const option of [radio('有时'), unable('radio')]) await expect.element(option).not.toHaveAccessibleDescription()
  const topOf = (of: ReturnType<typeof radio>) => of.element().getBoundingClientRect().top
  const [told, field, after] = [topOf(page.getByRole('alert')), topOf(reason), topOf(radio('总是'))]
  expect([told < field, field < after]).toEqual([true, true])
  await expectNoSeriousAxe()
  await reason.fill('很忙')
  await expect.element(page.getByRole('alert')).toBeEmptyDOMElement()
})

test('what was chosen is taken back', async () => {
  await openForm()
  await radio('有时').click()
  await button('清除选择').click()
  await expect.element(radio('有时')).not.toBeChecked()
  await next()
  await page.getByRole('checkbox', { name: '总是' }).click()
  await page.getByRole('checkbox', { name: '总是' }).click()
  await next()
  await page.getByRole('combobox').selectOptions('有时')
  await page.getByRole('combobox').selectOptions('请选择…')
  await expectDrafts([{ questionId: 1 }, { questionId: 2 }, { questionId: 3 }])
})

test('“unable to observe” stands among the radios and beside the other fields, and can be taken back', async () => {
  await openForm()
  await unable('radio').click()
  await expect.element(heading('多选')).toBeVisible()
  await unable('checkbox').click()
  await next()
  await unable('checkbox').click()
  await unable('checkbox').click()
  await expectDrafts([{ questionId: 1, unable: true }, { questionId: 2, unable: true }, { questionId: 3 }])
})

test('keys choose, go on and go back', async () => {
  await openForm()
  await userEvent.keyboard('3')
  await expect.element(heading('多选')).toBeVisible()
  await userEvent.keyboard('1')
  await userEvent.keyboard('-')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('下拉')).toBeVisible()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(heading('问答')).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('textbox')).toHaveFocus()
  await userEvent.keyboard('好')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(heading('打分')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(heading('问答')).toBeVisible()
  await expectDrafts([
    { questionId: 1, optionIds: [3] },
    { questionId: 2, unable: true },
    { questionId: 4, text: '好' },
  ])
})

test('arrows pass over the options without settling on one, also after a touch', async () => {
  await openForm()
  await radio('有时').click()
  radio('有时').element().focus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(radio('总是')).toBeChecked()
  // Longer than the page waits before it goes on by itself.
  await new Promise((resolve) => setTimeout(resolve, 300))
  await expect.element(heading('单选')).toBeVisible()
  await expectDrafts([{ questionId: 1, optionIds: [3] }])
})

test.each([
  { name: 'a tap', act: async () => page.getByRole('slider').click() },
  {
    name: 'the space bar',
    act: async () => {
      page.getByRole('slider').element().focus()
      await userEvent.keyboard(' ')
    },
  },
])('a slider takes the value it starts at by $name', async ({ act }) => {
  await openForm([{ questionId: 6, score: 8 }])
  await expect.element(heading('滑动')).toBeVisible()
  await act()
  await expectDrafts([{ questionId: 7, score: 50 }])
})
