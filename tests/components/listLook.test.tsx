/** What stands beside and above each other in a list. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const box = (one: Element) => one.getBoundingClientRect()
const middle = (one: Element) => (box(one).top + box(one).bottom) / 2

test('what filters and what else one does with a list stand on one line', async () => {
  await renderPage('/templates')
  const search = page.getByRole('textbox').first()
  await expect.element(search).toBeVisible()
  const off = (one: Element) => Math.abs(middle(one) - middle(search.element()))
  // Once the looks have come.
  await expect.poll(() => off(page.getByRole('group').element())).toBeLessThanOrEqual(1)
  await expect.poll(() => off(page.getByRole('button', { name: /排序|类别/ }).element())).toBeLessThanOrEqual(1)
})

test('a deadline that is over is told of a round that collects, not of one somebody finished', async () => {
  const list = exampleResult('listQuestionnaires')
  const [first] = list.items
  const over = {
    ...first,
    processStatus: 30,
    disableStatus: 0,
    closingSince: null,
    deadline: '2020-03-01T04:00:00.000Z',
  }
  const collecting = { ...over, id: 2, title: '还在收集' }
  const closing = { ...over, id: 3, title: '正在结束', closingSince: '2020-03-02T04:00:00.000Z' }
  answer('listQuestionnaires', { ...list, items: [collecting as never, closing as never] })
  await renderPage('/manage')
  await expect
    .element(page.getByRole('row').filter({ hasText: '还在收集' }).getByText('已截止 2020年3月1日'))
    .toBeVisible()
  await expect
    .element(page.getByRole('row').filter({ hasText: '正在结束' }).getByText('2020年3月1日', { exact: true }))
    .toBeVisible()
})

test('one that was disabled says so while it is brought to its end, too, as it is counted', async () => {
  const list = exampleResult('listQuestionnaires')
  const closing = { ...list.items[0], closingSince: '2020-03-02T04:00:00.000Z' }
  const disabled = { ...closing, id: 2, title: '停用了', disableStatus: 1 }
  answer('listQuestionnaires', { ...list, items: [closing as never, disabled as never] })
  await renderPage('/manage')
  const row = page.getByRole('row').filter({ hasText: '停用了' })
  await expect.element(row.getByText('已停用', { exact: true })).toBeVisible()
  expect(page.getByRole('row').getByText('正在结束', { exact: true }).elements()).toHaveLength(1)
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
  const { nextElementSibling: next } = row
  await expect.poll(() => box(title.element()).top - box(row).top).toBeGreaterThanOrEqual(4)
  await expect.poll(() => box(row).bottom - box(chip).bottom).toBeGreaterThanOrEqual(4)
  await expect.poll(() => box(next).height).toBeLessThanOrEqual(41)
})

test.each(['zh', 'en'] as const)('a round that has not begun says so on one line (%s)', async (language) => {
  const list = exampleResult('listQuestionnaires')
  answer('listQuestionnaires', { ...list, items: [{ ...list.items[0], processStatus: 10 } as never] })
  await renderPage('/manage', { language })
  const word = page.getByText(language === 'zh' ? '未开始' : 'Not started', { exact: true })
  await expect.element(word).toBeVisible()
  await expect.poll(() => word.element().getClientRects()).toHaveLength(1)
})

test('what is counted for one list stands on no other', async () => {
  const { all } = exampleResult('countQuestionnaires')
  await renderPage('/manage')
  await expect.element(page.getByRole('button', { name: `全部 ${all}`, exact: true })).toBeVisible()
  location.hash = '#/jobs'
  await expect.element(page.getByRole('button', { name: /^全部/ })).toHaveAccessibleName('全部')
})

test('the name of a record stands in every row: it cannot be switched off, nor has it been', async () => {
  const choice = (name: string) => page.getByRole('switch', { name, exact: true })
  answer('getPreferences', { values: { 'employees.datatable': '["displayName","email"]' } })
  const first = { ...exampleResult('getEmployee'), displayName: '员工1' }
  answer('listEmployees', { items: [first], total: 1, pageIndex: 1, pageSize: 50 })
  await renderPage('/employees')
  await expect.element(page.getByRole('link', { name: '员工1' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^按姓名/ })).toBeVisible()
  expect(page.getByRole('button', { name: /^按邮箱/ }).elements()).toEqual([])
  await page.getByRole('button', { name: '列', exact: true }).click()
  await expect.element(choice('真实姓名')).toBeVisible()
  expect(choice('姓名').elements()).toEqual([])
  await choice('邮箱').click()
  await expect.element(choice('邮箱')).toBeChecked()
  const body = { value: '["displayName"]' }
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'setPreference', params: { key: 'employees.datatable' }, query: {}, body }])
})

test('it, too, tells that the rows are ordered by it, and which way', async () => {
  await renderPage('/employees')
  const name = page.getByRole('columnheader', { name: /^按姓名/ })
  await expect.element(name).toHaveAttribute('aria-sort', 'ascending')
  await name.getByRole('button').click()
  await expect.element(name).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: /^按邮箱/ }).click()
  await expect.element(page.getByRole('columnheader', { name: /^按邮箱/ })).toHaveAttribute('aria-sort', 'ascending')
  expect(name.element().getAttribute('aria-sort')).toBeNull()
})

test('on a phone the bar of what is chosen stays in sight below the top bar', async () => {
  const list = exampleResult('listQuestionnaires')
  const items = Array.from({ length: 20 }, (_, index) => ({ ...list.items[0], id: index + 1 }))
  answer('listQuestionnaires', { ...list, items: items as typeof list.items, total: 20 })
  await renderPage('/manage', { width: 390, height: 844 })
  await page
    .getByRole('checkbox', { name: /^选择此行/ })
    .nth(1)
    .click()
  window.scrollTo(0, 2000)
  const unselect = page.getByRole('toolbar').getByRole('button').first().element()
  await expect.poll(() => window.scrollY).toBeGreaterThan(500)
  const isInSight = () => {
    const { left, top } = box(unselect)
    return unselect.contains(document.elementFromPoint(left + 4, top + 4))
  }
  await expect.poll(isInSight).toBe(true)
})
