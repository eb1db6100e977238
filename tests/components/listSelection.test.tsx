/** What is chosen in a list: a page, all that match, and what becomes of it when the list changes. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const people = [1, 2, 3].map((id) => ({ ...exampleResult('getEmployee'), id, displayName: `员工${id}` }))
const enabling = (body: object) => ({ operationId: 'bulkEnableEmployees', params: {}, query: {}, body })
const answerTotal = (total: number) => answer('listEmployees', { items: people, total, pageIndex: 1, pageSize: 50 })

beforeEach(() => answerTotal(120))

/** Neither a bar that would act, nor a tick. */
async function expectNothingChosen(): Promise<void> {
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument()
  expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([])
}

test('"all that match" is meant of the total it was said under; under a later one nothing is chosen', async () => {
  refuse('bulkEnableEmployees', 'SELECTION_CHANGED')
  await renderPage('/employees')
  await page.getByRole('checkbox', { name: '全选' }).click()
  await button('选择符合条件的全部 120 项').click()
  await expect.element(page.getByText(/已选 120 项/)).toBeVisible()
  answerTotal(121)
  await button('启用').click()
  await expect.element(page.getByText('共 121 项', { exact: true })).toBeVisible()
  await expectNothingChosen()
  await page
    .getByRole('checkbox', { name: /^选择此行/ })
    .first()
    .click()
  answerTotal(120)
  await button('启用').click()
  await expect.element(page.getByText('共 120 项', { exact: true })).toBeVisible()
  await expect.element(page.getByText('已选 1 项', { exact: true })).toBeVisible()
  await expect.poll(writes).toEqual([enabling({ filter: {}, expectedCount: 120 }), enabling({ ids: [1] })])
})

test('on a phone the page is chosen with one touch, then all that match', async () => {
  answer('bulkEnableEmployees', { changed: [], skipped: [], jobId: 7 })
  await renderPage('/employees', { width: 390, height: 844 })
  const box = page.getByRole('checkbox', { name: '全选本页' })
  await expect.element(box).not.toBeChecked()
  await expect.poll(() => box.element().closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await expect
    .poll(() => getComputedStyle(box.element()))
    .toMatchObject({ width: '16px', accentColor: 'rgb(31, 111, 107)' })
  await page
    .getByRole('checkbox', { name: /^选择此行/ })
    .nth(1)
    .click()
  await expect.element(box).toBePartiallyChecked()
  await page.getByText('全选本页').click()
  await expect.element(box).not.toBePartiallyChecked()
  await expect.element(page.getByText('已选 3 项', { exact: false })).toBeVisible()
  await expectNoSeriousAxe()
  await page.getByText('全选本页').click()
  await expect.element(page.getByText('已选 3 项', { exact: false })).not.toBeInTheDocument()
  await box.click()
  await button('选择符合条件的全部 120 项').click()
  await button('启用').click()
  await expect.poll(writes).toEqual([enabling({ filter: {}, expectedCount: 120 })])
})

describe('of many pages', () => {
  const shown = Array.from({ length: 40 }, (_, index) => ({
    ...exampleResult('getEmployee'),
    id: index + 1,
    displayName: `员工${index + 1}`,
  }))

  test('"all that match" is meant of the filters it was said under; under others nothing is chosen', async () => {
    answer('listEmployees', { items: shown, total: 120, pageIndex: 1, pageSize: 50 })
    await renderPage('/employees')
    await page.getByRole('checkbox', { name: '全选' }).click()
    await page.getByRole('button', { name: /全部 120 项/ }).click()
    await expect.element(page.getByText('已选 120 项', { exact: false })).toBeVisible()
    const search = page.getByRole('textbox', { name: '姓名、拼音、邮箱或工号' })
    await search.fill('员工')
    await expect.poll(() => callsOf('listEmployees').at(-1)?.query['kw']).toBe('员工')
    await expectNothingChosen()
    await search.fill('')
    // What was read a moment ago is not read again: the address tells that nothing is looked for any more.
    await expect.poll(() => decodeURIComponent(location.hash)).not.toContain('员工')
    await expectNothingChosen()
    await page
      .getByRole('checkbox', { name: /^选择此行/ })
      .first()
      .click()
    await button('启用').click()
    await expect.poll(writes).toEqual([enabling({ ids: [1] })])
  })

  test('a row that is unticked is not acted upon, though all were meant before', async () => {
    answer('listEmployees', { items: shown, total: 120, pageIndex: 1, pageSize: 50 })
    await renderPage('/employees')
    await page.getByRole('checkbox', { name: '全选' }).click()
    await page.getByRole('button', { name: /全部 120 项/ }).click()
    await page
      .getByRole('checkbox', { name: /^选择此行/ })
      .first()
      .click()
    await expect.element(page.getByText('已选 39 项', { exact: false })).toBeVisible()
    await button('启用').click()
    await expect.poll(writes).toEqual([enabling({ ids: shown.slice(1).map(({ id }) => id) })])
  })

  test('what is chosen on another page is counted apart, and only that', async () => {
    answer('listEmployees', ({ query }) => ({
      items: query['pageIndex'] === '2' ? shown.map((each) => ({ ...each, id: each.id + 100 })) : shown,
      total: 120,
      pageIndex: Number(query['pageIndex']),
      pageSize: 50,
    }))
    await renderPage('/employees')
    const status = () => page.getByRole('toolbar').getByRole('status').element().textContent
    await page
      .getByRole('checkbox', { name: /^选择此行/ })
      .nth(0)
      .click()
    await page
      .getByRole('checkbox', { name: /^选择此行/ })
      .nth(1)
      .click()
    await expect.poll(status).toBe('已选 2 项')
    await page.getByRole('button', { name: /下一页/ }).click()
    await expect.poll(status).toBe('已选 2 项 · 其中 2 项不在本页')
    await page
      .getByRole('checkbox', { name: /^选择此行/ })
      .nth(0)
      .click()
    await expect.poll(status).toBe('已选 3 项 · 其中 2 项不在本页')
  })

  test('on a phone a page is chosen beside what is chosen on another one', async () => {
    answer('listEmployees', ({ query }) => {
      const items = query['pageIndex'] === '2' ? shown.map((each) => ({ ...each, id: each.id + 100 })) : shown
      return { items: items.slice(0, 2), total: 120, pageIndex: Number(query['pageIndex']), pageSize: 50 }
    })
    await renderPage('/employees', { width: 390, height: 844 })
    await page
      .getByRole('checkbox', { name: /^选择此行/ })
      .first()
      .click()
    await page.getByRole('button', { name: /下一页/ }).click()
    await expect.poll(() => callsOf('listEmployees').at(-1)?.query['pageIndex']).toBe('2')
    const box = page.getByRole('checkbox', { name: '全选本页' })
    await expect.element(box).not.toBePartiallyChecked()
    await box.click()
    await expect.element(page.getByText('已选 3 项', { exact: false })).toBeVisible()
    await button('启用').click()
    await expect.poll(writes).toEqual([enabling({ ids: [1, 101, 102] })])
  })

  test('"all that match" stays meant on the next page', async () => {
    answer('listEmployees', { items: shown, total: 120, pageIndex: 1, pageSize: 50 })
    await renderPage(`/employees?filter=${encodeURIComponent('{"kw":"员工"}')}`)
    await page.getByRole('checkbox', { name: '全选' }).click()
    await page.getByRole('button', { name: /全部 120 项/ }).click()
    await page.getByRole('button', { name: /下一页/ }).click()
    await expect.poll(() => callsOf('listEmployees').at(-1)?.query['pageIndex']).toBe('2')
    await button('启用').click()
    await expect.poll(writes).toEqual([enabling({ filter: { kw: '员工' }, expectedCount: 120 })])
  })
})
