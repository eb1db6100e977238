/** While something is dragged, the place where it would land is marked, and only as long as it would. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerDepartments, open, row } from './departmentPage.ts'
import { pickUp } from './drag.ts'
import { expectNoWrites } from './network.ts'
import { card, openEditor } from './paper.ts'

const labelOf = (name: string) => row(name).element().parentElement ?? document.body

/** The mark of each place, by name. */
const marks = (places: Record<string, () => Element>, name: string) => () =>
  Object.fromEntries(Object.entries(places).map(([key, find]) => [key, find().getAttribute(name)]))

test('a question: before or after another, or at the end of a page', async () => {
  await openEditor()
  const places = { first: () => card(1, 1).element(), second: () => card(1, 2).element() }
  const foot = () => page.getByRole('group', { name: '添加题目' }).nth(1).element().parentElement ?? document.body
  const edges = marks(places, 'data-edge')
  const isOver = marks({ foot }, 'data-over')
  const held = pickUp(card(2, 1).element(), card(2, 1).getByTitle('拖动排序').element())
  held.over(places.first(), 3)
  await expect.poll(edges).toEqual({ first: 'before', second: null })
  held.over(places.first(), places.first().clientHeight - 3)
  await expect.poll(edges).toEqual({ first: 'after', second: null })
  held.over(places.second(), 3)
  await expect.poll(edges).toEqual({ first: null, second: 'before' })
  held.over(foot(), 3)
  await expect.poll(edges).toEqual({ first: null, second: null })
  await expect.poll(isOver).toEqual({ foot: 'true' })
  held.over(places.second(), 3)
  await expect.poll(isOver).toEqual({ foot: 'false' })
  held.giveUp()
  await expect.poll(edges).toEqual({ first: null, second: null })
  await expectNoWrites()
})

test.each([
  { where: 'before another', from: card(2, 1), to: card(1, 1) },
  { where: 'at the end of a page', from: card(1, 1), to: page.getByRole('group', { name: '添加题目' }).nth(1) },
])('a question that was dropped $where leaves no mark', async ({ from, to }) => {
  await openEditor()
  await from.getByTitle('拖动排序').dropTo(to, { targetPosition: { x: 200, y: 3 } })
  await expect.element(page.getByRole('status').getByText(/^已移到/)).toBeInTheDocument()
  await expect.poll(() => document.querySelectorAll('[data-edge], [data-over="true"]').length).toBe(0)
})

describe('a department', () => {
  beforeEach(answerDepartments)

  test('before, in or after another one', async () => {
    await open()
    const operations = marks({ 销售部: () => labelOf('销售部'), 研发部: () => labelOf('研发部') }, 'data-drop')
    const held = pickUp(labelOf('财务部'))
    for (const [y, mark] of [
      [3, 'reorder-before'],
      [18, 'combine'],
      [33, 'reorder-after'],
    ] as const) {
      held.over(labelOf('销售部'), y)
      await expect.poll(operations).toEqual({ 销售部: mark, 研发部: null })
    }
    held.over(labelOf('研发部'), 3)
    await expect.poll(operations).toEqual({ 销售部: null, 研发部: 'reorder-before' })
    held.giveUp()
    await expect.poll(operations).toEqual({ 销售部: null, 研发部: null })
    await expectNoWrites()
  })
})
