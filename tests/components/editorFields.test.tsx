/** The editor: every field of a question and of the paper goes into the save; what is to mend leads to its field. */
import { expect, test } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { COMPOSING, isTaken } from './composing.ts'
import { expectNoWrites, hold } from './network.ts'
import { bodyOf, button, card, expectSaved, madeOption, openEditor, openQuestion, paper, save } from './paper.ts'

const body = bodyOf(paper)
const [first, second, third] = body.pages.flatMap(({ questions }) => questions)
const [home, content] = body.pages

test('title, summary of several lines, and a single choice with its options, scores and reasons', async () => {
  await openEditor()
  await page.getByLabelText('问卷标题').fill('年度评估')
  await page.getByLabelText('问卷说明').fill('请如实作答\n\n没有对错')
  const question = await openQuestion(1, 1)
  await question.getByLabelText('题目标题').fill('说明目标')
  // One line only.
  await userEvent.keyboard('{Enter}')
  await question.getByLabelText('题目说明', { exact: false }).fill('想想过去一年')
  await userEvent.keyboard('{Enter}再作答')
  await question.getByLabelText('选项 1', { exact: true }).fill('从不')
  await question.getByLabelText('选项 1: 分值').fill('1.5')
  await question.getByLabelText('选项 1: 需说明原因').click()
  await question.getByLabelText('选项 1: 原因输入框的提示').fill('为什么？')
  await question.getByRole('button', { name: '删除选项: 2' }).click()
  await question.getByRole('button', { name: '＋ 添加选项' }).click()
  await question.getByLabelText('必答').click()
  await save.click()
  const [, , always] = first?.data.options ?? []
  const options = [
    { id: 1, title: '从不', score: 1.5, reasonRequired: true, reasonInputPlaceholder: '为什么？' },
    always,
    madeOption({ title: '', score: 3 }),
  ]
  const data = { title: '说明目标', summary: '想想过去一年\n再作答', options }
  const changed = { ...first, data, config: { required: false } }
  await expectSaved({
    ...body,
    title: '年度评估',
    summary: '请如实作答\n\n没有对错',
    pages: [{ ...home, questions: [changed, second] }, content],
  })
})

test.each(COMPOSING)('Enter of an input method that $by takes over what was spelt', async ({ composing }) => {
  await openEditor()
  const title = (await openQuestion(1, 1)).getByLabelText('题目标题')
  await title.click()
  expect(isTaken(title, 'Enter', composing)).toBe(false)
  expect(isTaken(title, 'Enter', {})).toBe(true)
})

test('a score says what it is; an option without words is not told of in the closed question', async () => {
  await openEditor()
  const question = await openQuestion(1, 1)
  const score = question.getByLabelText('选项 1: 分值')
  const word = question.getByText('分值', { exact: true }).first()
  await expect.element(word).toBeVisible()
  await word.click()
  await expect.element(score).toHaveFocus()
  for (const option of ['选项 1', '选项 2']) await question.getByLabelText(option, { exact: true }).fill(' ')
  await openQuestion(1, 2)
  const [, , last] = first?.data.options ?? []
  const facts = card(1, 1).element().querySelector('.rv-question-facts')
  await expect.poll(() => facts?.textContent).toBe(`${last.title} ${last.score}`)
})

test('two options are the least, and that is said', async () => {
  await openEditor()
  const question = await openQuestion(1, 1)
  await question.getByRole('button', { name: '删除选项: 1' }).click()
  await question.getByRole('button', { name: '删除选项: 1' }).click()
  await expect.element(page.getByText('至少保留 2 个选项', { exact: false })).toBeVisible()
})

test('ranges, descriptions, lengths, steps and decimals of the other types', async () => {
  await openEditor()
  const rating = await openQuestion(1, 2)
  await rating.getByLabelText('最低分').fill('0')
  await rating.getByLabelText('最高分').fill('10')
  for (const name of ['左端说明', '中间说明', '右端说明']) await rating.getByLabelText(name).fill(`${name}。`)
  const text = await openQuestion(2, 1)
  const most = text.getByLabelText('最多字数')
  // Half typed while one types it, a number afterwards.
  await most.fill('80.')
  await expect.element(most).toHaveValue('80.')
  await userEvent.tab()
  await expect.element(most).toHaveValue('80')
  await page.getByRole('region', { name: '第 2 页' }).getByRole('button', { name: '＋ 填分题' }).click()
  await card(2, 2).getByLabelText('允许小数').click()
  await card(2, 2).getByLabelText('小数位数').fill('2')
  await page.getByRole('region', { name: '第 2 页' }).getByRole('button', { name: '＋ 滑动打分题' }).click()
  await card(2, 3).getByLabelText('步长').fill('5')
  await save.click()
  const config = {
    required: true,
    minimumScore: 0,
    maximumScore: 10,
    leftDescription: '左端说明。',
    middleDescription: '中间说明。',
    rightDescription: '右端说明。',
  }
  const blank = { id: 0, data: { title: '', summary: '' } }
  const filled = { required: true, minimumScore: 0, maximumScore: 100, isFloat: true, precision: 2 }
  const slid = {
    required: true,
    minimumScore: 0,
    maximumScore: 100,
    step: 5,
    leftDescription: '',
    rightDescription: '',
  }
  await expectSaved({
    ...body,
    pages: [
      { ...home, questions: [first, { ...second, config }] },
      {
        ...content,
        questions: [
          { ...third, config: { ...third?.config, lengthMaximum: 80 } },
          { ...blank, index: 2, type: 'DA_FEN_INPUT', config: filled },
          { ...blank, index: 3, type: 'DA_FEN_SLIDE', config: slid },
        ],
      },
    ],
  })
})

test('what is to mend is counted, listed, marked, and leads to its field', async () => {
  await openEditor()
  await (await openQuestion(1, 1)).getByLabelText('选项 2', { exact: true }).fill('')
  await (await openQuestion(2, 1)).getByLabelText('题目标题').fill('')
  const issues = page.getByRole('region', { name: '总分与待完善之处' })
  await issues.getByRole('button', { name: '2 处需要完善' }).click()
  await expect.element(card(2, 1).getByLabelText('题目标题')).toHaveAttribute('aria-invalid', 'true')
  await issues.getByRole('listitem').getByRole('button').first().click()
  await expect.element(card(1, 1).getByLabelText('选项 2', { exact: true })).toHaveFocus()
  await userEvent.keyboard('有时')
  await expect.element(issues.getByRole('button', { name: '1 处需要完善' })).toBeVisible()
  await issues.getByRole('button', { name: '1 处需要完善' }).click()
  expect(issues.getByRole('listitem').elements()).toEqual([])
})

test('a save marks what is to mend', async () => {
  await openEditor()
  await page.getByLabelText('问卷标题').fill('')
  await expect.element(page.getByLabelText('问卷标题')).toHaveAttribute('aria-invalid', 'false')
  // What is stored in its place has the example's title.
  const release = hold('savePaper')
  await button('保存').click()
  await expect.element(page.getByLabelText('问卷标题')).toHaveAttribute('aria-invalid', 'true')
  await expectSaved({ ...body, title: '' })
  release()
})

test('a text that is too long stays whole, is told at once at its field, and is sent once it is shorter', async () => {
  await openEditor()
  const question = await openQuestion(1, 1)
  await question.getByLabelText('选项 1: 需说明原因').click()
  const tooLong: [field: Locator, most: number, told: string][] = [
    [page.getByLabelText('问卷标题'), 200, '问卷标题太长（201 字，最多 200 字）'],
    [page.getByLabelText('问卷说明'), 5000, '问卷说明太长（5001 字，最多 5000 字）'],
    [question.getByLabelText('题目标题'), 2000, '第 1 页第 1 题：题目标题太长（2001 字，最多 2000 字）'],
    [
      question.getByLabelText('题目说明', { exact: false }),
      5000,
      '第 1 页第 1 题：题目说明太长（5001 字，最多 5000 字）',
    ],
    [question.getByLabelText('选项 1', { exact: true }), 1000, '第 1 页第 1 题：选项 1 太长（1001 字，最多 1000 字）'],
    [
      question.getByLabelText('选项 1: 原因输入框的提示'),
      200,
      '第 1 页第 1 题：选项 1 的原因输入框的提示太长（201 字，最多 200 字）',
    ],
  ]
  for (const [field, most, told] of tooLong) {
    const text = '长'.repeat(most + 1)
    await field.fill(text)
    await expect.element(field).toHaveValue(text)
    await expect.element(field).toHaveAccessibleDescription(told)
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill('短')
    await expect.element(field).toHaveAttribute('aria-invalid', 'false')
  }
  // What is to be shortened stays in sight, also where it is needed no more.
  const hint = question.getByLabelText('选项 1: 原因输入框的提示')
  await hint.fill('长'.repeat(201))
  await question.getByLabelText('选项 1: 需说明原因').click()
  await hint.fill('短')
  await expect.element(hint).not.toBeInTheDocument()
  await question.getByLabelText('选项 1: 需说明原因').click()
  const rating = await openQuestion(1, 2)
  for (const name of ['左端说明', '中间说明', '右端说明']) {
    const field = rating.getByLabelText(name)
    await field.fill('长'.repeat(201))
    await expect.element(field).toHaveAccessibleDescription(`第 1 页第 2 题：${name}太长（201 字，最多 200 字）`)
    await field.fill('短')
    await expect.element(field).toHaveAttribute('aria-invalid', 'false')
  }
  const title = page.getByLabelText('问卷标题')
  // Counted as the contract counts: a rare character is one.
  await title.fill('𠮷'.repeat(201))
  await rating.getByLabelText('题目标题').click()
  await save.click()
  // At its field and as a notice.
  await expect.poll(() => page.getByText('问卷标题太长（201 字，最多 200 字）').elements()).toHaveLength(2)
  await expectNoWrites()
  await expect.element(title).toHaveFocus()
  await title.fill('𠮷'.repeat(200))
  await save.click()
  const description = { leftDescription: '短', middleDescription: '短', rightDescription: '短' }
  const [always] = first?.data.options?.slice(0, 1) ?? []
  const options = [
    { ...always, title: '短', reasonRequired: true, reasonInputPlaceholder: '短' },
    ...(first?.data.options?.slice(1) ?? []),
  ]
  await expectSaved({
    ...body,
    title: '𠮷'.repeat(200),
    summary: '短',
    pages: [
      {
        ...home,
        questions: [
          { ...first, data: { title: '短', summary: '短', options } },
          { ...second, config: { ...second?.config, ...description } },
        ],
      },
      content,
    ],
  })
})

test('all texts of a question together that are too long are told at its head, and sent once they are shorter', async () => {
  await openEditor()
  const question = await openQuestion(1, 1)
  const texts = { title: '题'.repeat(2000), summary: '说'.repeat(5000) }
  await question.getByLabelText('题目标题').fill(texts.title)
  await question.getByLabelText('题目说明', { exact: false }).fill(texts.summary)
  const options = [...(first?.data.options ?? [])].map((option) => ({ ...option, title: '选'.repeat(1000) }))
  for (let index = 1; index <= 13; index += 1) {
    if (index > 3) await question.getByRole('button', { name: '＋ 添加选项' }).click()
    await question.getByLabelText(`选项 ${index}`, { exact: true }).fill('选'.repeat(1000))
  }
  const told = question.getByText(/^第 1 页第 1 题：此题的全部文字加起来太长（保存时共 20\d{3} 字，最多 20000 字）$/)
  await expect.element(told).toBeVisible()
  await question.getByLabelText('题目标题').click()
  await save.click()
  await expect.element(told).toHaveFocus()
  await expectNoWrites()
  await question.getByLabelText('题目说明', { exact: false }).fill('短')
  await expect.element(told).not.toBeInTheDocument()
  await save.click()
  const made = Array.from({ length: 10 }, (_, index) => madeOption({ title: '选'.repeat(1000), score: 4 + index }))
  const data = { title: texts.title, summary: '短', options: [...options, ...made] }
  await expectSaved({ ...body, pages: [{ ...home, questions: [{ ...first, data }, second] }, content] })
})

test('whoever is led to a field sees its label below the bar, and its fault where the screen holds both', async () => {
  await openEditor()
  const bar = page.getByRole('region', { name: '总分与待完善之处' })
  const isInSight = (found: Locator) => {
    const { top, bottom } = found.element().getBoundingClientRect()
    return top >= bar.element().getBoundingClientRect().bottom && bottom <= window.innerHeight
  }
  const leadsTo = async (field: Locator, seen: Locator) => {
    await save.click()
    await expect.element(field).toHaveFocus()
    expect(isInSight(seen)).toBe(true)
  }
  const question = await openQuestion(1, 1)
  const hint = question.getByLabelText('选项 1: 原因输入框的提示')
  await question.getByLabelText('选项 1: 需说明原因').click()
  await hint.fill('长'.repeat(201))
  await leadsTo(hint, question.getByText(/原因输入框的提示太长/))
  expect(isInSight(question.getByLabelText('选项 1', { exact: true }))).toBe(true)
  const summary = question.getByLabelText('题目说明', { exact: false })
  await summary.fill('长'.repeat(5050))
  expect(summary.element().getBoundingClientRect().height).toBeGreaterThan(window.innerHeight)
  await question.getByLabelText('必答').click()
  await leadsTo(summary, question.getByText('题目说明（选填）'))
  await expectNoWrites()
})
