/** What stands beside and above each other in a list. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { renderPage } from './renderPage.tsx'

const box = (one: Element) => one.getBoundingClientRect()
const middle = (one: Element) => (box(one).top + box(one).bottom) / 2

test('what filters and what else one does with a list stand on one line', async () => {
  await renderPage('/templates')
  const search = page.getByRole('textbox').first()
  await expect.element(search).toBeVisible()
  const line = middle(search.element())
  expect(Math.abs(middle(page.getByRole('group').element()) - line)).toBeLessThanOrEqual(1)
  expect(Math.abs(middle(page.getByRole('button', { name: /排序|来源/ }).element()) - line)).toBeLessThanOrEqual(1)
})

test('a cell of two lines keeps off the lines between the rows; one of one line is as high as ever', async () => {
  const list = exampleResult('listQuestionnaires')
  const [first] = list.items
  const long = { ...first, type: 2, title: '两行的标题'.repeat(12) }
  answer('listQuestionnaires', {
    ...list,
    items: [long as never, { ...first, id: 2, type: 1, tags: [], title: '短', deadline: null } as never],
  })
  await renderPage('/manage')
  const title = page.getByText(long.title)
  await expect.element(title).toBeVisible()
  const row = title.element().closest('tr')
  const chip = row?.querySelector('.rv-chip')
  if (!row?.nextElementSibling || !chip) throw new Error('no row')
  expect(box(title.element()).top - box(row).top).toBeGreaterThanOrEqual(4)
  expect(box(row).bottom - box(chip).bottom).toBeGreaterThanOrEqual(4)
  expect(box(row.nextElementSibling).height).toBeLessThanOrEqual(41)
})
