/** The editor: what its pages and questions are made of, in which order, and how a step is taken back. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer } from './network.ts'
import { bodyOf, button, card, expectSaved, madeOption, openEditor, openQuestion, paper, save } from './paper.ts'

const body = bodyOf(paper)
const [first, second, third] = body.pages.flatMap(({ questions }) => questions)
const [home, content] = body.pages
const said = (text: string | RegExp) => page.getByRole('status').getByText(text)
const region = (pageNumber: number) => page.getByRole('region', { name: new RegExp(`^第 ${pageNumber} 页`) })

/** Which of the three questions stand on a page, in their order. */
function order(pageNumber: number): number[] {
  const cards = region(pageNumber).getByRole('listitem', { name: new RegExp(`^第 ${pageNumber} 页，`) })
  const textOf = (each: Element) => each.querySelector('textarea')?.value ?? each.textContent ?? ''
  return cards
    .elements()
    .map((each) => [first, second, third].findIndex((question) => textOf(each).includes(question?.data.title)) + 1)
}

/** The places of the questions, page by page. */
async function expectOrder(...pages: number[][]): Promise<void> {
  await expect.poll(() => pages.map((_, index) => order(index + 1))).toEqual(pages)
}

test('pages and questions are added, copied and removed, and the whole paper is saved', async () => {
  await openEditor()
  await expectNoSeriousAxe()
  await button('＋ 添加页面').click()
  for (const type of ['多选题', '填分题'])
    await region(3)
      .getByRole('button', { name: `＋ ${type}` })
      .click()
  await card(3, 2).getByLabelText('题目标题').fill('他的表现值多少分？')
  await (await openQuestion(1, 1)).getByRole('button', { name: '复制题目' }).click()
  await (await openQuestion(1, 2)).getByRole('button', { name: '删除题目' }).click()
  await button('删除此页: 第 2 页').click()
  await save.click()
  const copiedData = { ...first?.data, options: first?.data.options.map(madeOption) }
  const blank = { title: '', summary: '' }
  const made = [
    {
      type: 'DUO_XUAN',
      data: { ...blank, options: [madeOption({ title: '' }), madeOption({ title: '' })] },
      config: { required: false },
    },
    {
      type: 'DA_FEN_INPUT',
      data: { ...blank, title: '他的表现值多少分？' },
      config: { required: true, minimumScore: 0, maximumScore: 100, isFloat: false, precision: 0 },
    },
  ]
  await expectSaved({
    ...body,
    pages: [
      { ...home, questions: [first, { ...first, id: 0, index: 2, data: copiedData }] },
      { id: 0, index: 2, questions: made.map((each, index) => ({ id: 0, index: index + 1, ...each })) },
    ],
  })
})

describe('order', () => {
  test('by key, over the edge of a page, and said aloud', async () => {
    await openEditor()
    await openQuestion(1, 1)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(said('已移到第 1 页第 2 题，该页共 2 题')).toBeInTheDocument()
    await expectOrder([2, 1], [3])
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expectOrder([2], [1, 3])
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expectOrder([2, 1], [3])
    await openQuestion(2, 1)
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(said('已经在最边上，不能再移动')).toBeInTheDocument()
  })

  test('stays while the list of pages is opened by key', async () => {
    await openEditor()
    await openQuestion(1, 1)
    const pages = card(1, 1).getByRole('combobox', { name: '移到其他页' }).element() as HTMLSelectElement
    pages.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expectOrder([1, 2], [3])
    await expect.element(said(/已移到/)).not.toBeInTheDocument()
  })

  test('by button and to a chosen page, and sent', async () => {
    await openEditor()
    await (await openQuestion(1, 1)).getByRole('button', { name: /下移/ }).click()
    await expectOrder([2, 1], [3])
    await card(1, 2).getByRole('button', { name: /上移/ }).click()
    await expectOrder([1, 2], [3])
    await card(1, 1).getByRole('combobox', { name: '移到其他页' }).selectOptions('第 2 页')
    await expectOrder([2], [3, 1])
    await save.click()
    const moved = [
      { ...home, questions: [{ ...second, index: 1 }] },
      { ...content, questions: [third, { ...first, index: 2 }] },
    ]
    await expectSaved({ ...body, pages: moved })
  })

  const foot = (index: number) => card(1, index).element().clientHeight - 4
  test.each([
    { where: 'before another', from: [2, 1], to: () => card(1, 1), y: () => 3, want: [[3, 1, 2], []] },
    { where: 'after another', from: [1, 1], to: () => card(1, 2), y: () => foot(2), want: [[2, 1], [3]] },
    {
      where: 'to the end of a page',
      from: [1, 1],
      to: () => region(2).getByRole('group', { name: '添加题目' }),
      y: () => 3,
      want: [[2], [3, 1]],
    },
  ])('by dragging a handle $where', async ({ from: [pageNumber = 0, index = 0], to, y, want }) => {
    await openEditor()
    const handle = card(pageNumber, index).getByTitle('拖动排序')
    await handle.dropTo(to(), { targetPosition: { x: 200, y: y() } })
    await expectOrder(...want)
    await expect.element(said(/^已移到/)).toBeInTheDocument()
  })
})

/** Not into another field, which would make a pause of its own. */
function leaveField(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

describe('steps', () => {
  const buttons = { undo: () => button('撤销').click(), redo: () => button('重做').click() }
  const press = (keys: string) => () => userEvent.keyboard(keys)
  test.each([
    { name: 'buttons', ...buttons },
    { name: 'Ctrl+Z and Ctrl+Y', undo: press('{Control>}z{/Control}'), redo: press('{Control>}y{/Control}') },
    { name: 'Cmd+Shift+Z', undo: buttons.undo, redo: press('{Meta>}{Shift>}z{/Shift}{/Meta}') },
  ])('are taken back and done again by $name', async ({ undo, redo }) => {
    await openEditor()
    await (await openQuestion(2, 1)).getByRole('button', { name: '删除题目' }).click()
    await expectOrder([1, 2], [])
    await undo()
    await expectOrder([1, 2], [3])
    await redo()
    await expectOrder([1, 2], [])
  })

  test('a pause between two words makes two of them', async () => {
    await openEditor()
    await openQuestion(1, 1)
    const option = card(1, 1)
    const fields = [
      page.getByLabelText('问卷标题'),
      option.getByLabelText('题目标题'),
      option.getByLabelText('选项 1', { exact: true }),
      option.getByLabelText('选项 1: 分值'),
      option.getByLabelText('选项 3: 原因输入框的提示'),
    ]
    for (const field of fields) {
      await field.fill('1')
      leaveField()
      await field.fill('12')
      await button('撤销').click()
      await expect.element(field).toHaveValue('1')
    }
    await openQuestion(1, 2)
    const text = card(1, 2).getByLabelText('左端说明')
    await text.fill('a')
    leaveField()
    await text.fill('ab')
    await button('撤销').click()
    await expect.element(text).toHaveValue('a')
  })
})

test('a page removed, saved and taken back is saved as what it was', async () => {
  const saved = { ...paper, pages: paper.pages.slice(0, 1), version: 8 }
  await openEditor()
  await button('删除此页: 第 2 页').click()
  answer('savePaper', saved)
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.element(said('已全部保存')).toBeInTheDocument()
  await userEvent.keyboard('{Control>}z{/Control}')
  await expectOrder([1, 2], [3])
  await userEvent.keyboard('{Control>}s{/Control}')
  const back = { ...content, id: 0, questions: [{ ...third, id: 0, formerId: third?.id }] }
  await expectSaved({ ...body, pages: [home] }, { ...body, version: 8, pages: [home, back] })
})

test('the overview leads to pages and questions', async () => {
  await openEditor()
  const overview = page.getByRole('navigation', { name: '页面与题目' })
  await overview.getByRole('button', { name: new RegExp(third?.data.title) }).click()
  await expect.element(card(2, 1).getByLabelText('题目标题')).toHaveFocus()
  await overview.getByRole('button', { name: /^首页/ }).click()
  await expect.element(overview.getByRole('button', { name: /^首页/ })).toHaveAttribute('aria-current', 'true')
  expect(card(2, 1).getByLabelText('题目标题').elements()).toEqual([])
})

test('walking with the keyboard moves on to the page one is in', async () => {
  await openEditor()
  await openQuestion(1, 1)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await card(2, 1).getByRole('button').element().focus()
  await expect.element(region(2)).toHaveAttribute('data-focused', 'true')
})
