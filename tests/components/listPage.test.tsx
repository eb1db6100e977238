/** A list as a page: what does not come, what is too long, where one arrives, where one goes on. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, callsOf, disconnect, exampleResult, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const list = exampleResult('listQuestionnaires')
const people = Array.from({ length: 40 }, (_, index) => ({
  ...exampleResult('getEmployee'),
  id: index + 1,
  displayName: `员工${index + 1}`,
}))

test('a list that does not come says so once, in its place, without pages of nothing', async () => {
  disconnect('listEmployees')
  await renderPage('/employees')
  await expect.element(button('重试')).toBeVisible()
  await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
  expect(page.getByText('请求服务器失败', { exact: false }).elements()).toHaveLength(1)
  await expect.element(page.getByText('每页行数', { exact: false })).not.toBeInTheDocument()
  answer('listEmployees', { items: people, total: 40, pageIndex: 1, pageSize: 50 })
  await button('重试').click()
  await expect.element(page.getByRole('link', { name: '员工1', exact: true })).toBeVisible()
  await expect.element(page.getByText('每页行数', { exact: false })).toBeVisible()
})

test('rows that cannot be loaded again stay, and it is told', async () => {
  answer('listEmployees', { items: people, total: 40, pageIndex: 1, pageSize: 50 })
  await renderPage('/employees')
  await page.getByRole('checkbox', { name: '选择此行' }).first().click()
  disconnect('listEmployees')
  await button('停用').click()
  await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '员工1', exact: true })).toBeVisible()
})

test('"all that match" is meant of the filters it was said under', async () => {
  answer('listEmployees', { items: people, total: 120, pageIndex: 1, pageSize: 50 })
  await renderPage('/employees')
  await page.getByRole('checkbox', { name: '全选' }).click()
  await page.getByRole('button', { name: /全部 120 项/ }).click()
  await expect.element(page.getByText('已选 120 项', { exact: false })).toBeVisible()
  await page.getByRole('textbox', { name: '姓名、拼音、邮箱或工号' }).fill('员工')
  await expect.element(page.getByText('已选 40 项', { exact: false })).toBeVisible()
  await button('停用').click()
  await expect.poll(() => writes()[0]?.body).toEqual({ ids: people.map(({ id }) => id) })
})

test('a row that is unticked is not acted upon, though all were meant before', async () => {
  answer('listEmployees', { items: people, total: 120, pageIndex: 1, pageSize: 50 })
  await renderPage('/employees')
  await page.getByRole('checkbox', { name: '全选' }).click()
  await page.getByRole('button', { name: /全部 120 项/ }).click()
  await page.getByRole('checkbox', { name: '选择此行' }).first().click()
  await expect.element(page.getByText('已选 39 项', { exact: false })).toBeVisible()
  await button('停用').click()
  await expect.poll(() => writes()[0]?.body).toEqual({ ids: people.slice(1).map(({ id }) => id) })
})

test('"all that match" stays meant on the next page', async () => {
  answer('listEmployees', { items: people, total: 120, pageIndex: 1, pageSize: 50 })
  await renderPage(`/employees?filter=${encodeURIComponent('{"kw":"员工"}')}`)
  await page.getByRole('checkbox', { name: '全选' }).click()
  await page.getByRole('button', { name: /全部 120 项/ }).click()
  await page.getByRole('button', { name: /下一页/ }).click()
  await expect.poll(() => callsOf('listEmployees').at(-1)?.query['pageIndex']).toBe('2')
  await button('停用').click()
  await expect.poll(() => writes()[0]?.body).toEqual({ filter: { kw: '员工' }, expectedCount: 120 })
})

test('a record that is gone says so once', async () => {
  refuse('getEmployee', 'NOT_FOUND')
  await renderPage('/employees/9')
  await expect.element(button('重试')).toBeVisible()
  expect(page.getByText('[2001]', { exact: false }).elements()).toHaveLength(1)
})

test('a page nobody can have is dropped from the address and told', async () => {
  await renderPage('/manage?page=0&perPage=-5')
  await expect.element(page.getByText(/已忽略：0, -5/)).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^2026 年度中层管理者/ })).toBeVisible()
})

test.each([1280, 390])('a title of one long word stays on a page of %i', async (width) => {
  answer('listQuestionnaires', { ...list, items: [{ ...list.items[0], title: 'W'.repeat(200) } as never] })
  await renderPage('/manage', { width, height: 800 })
  await expect.element(page.getByRole('link', { name: /^W+/ }).first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('columns are called in the reader’s language', async () => {
  await renderPage('/manage')
  await button('列').click()
  await expect.element(page.getByLabelText('操作')).toBeVisible()
  await expect.element(page.getByText('Actions')).not.toBeInTheDocument()
})

test('a record opened from far below begins at its top', async () => {
  answer('listEmployees', { items: people, total: 40, pageIndex: 1, pageSize: 50 })
  await renderPage('/employees', { width: 1280, height: 600 })
  await expect.element(page.getByRole('link', { name: '员工40' })).toBeInTheDocument()
  window.scrollTo(0, 900)
  await expect.poll(() => scrollY).toBeGreaterThan(500)
  await page.getByRole('link', { name: '员工30' }).click()
  await expect.element(page.getByRole('textbox', { name: '姓名', exact: false }).first()).toBeVisible()
  await expect.poll(() => scrollY).toBe(0)
})

test('the tags stand beside the questionnaires, and say how one makes the first', async () => {
  answer('listTags', [])
  await renderPage('/manage')
  await page.getByRole('link', { name: '标签' }).click()
  await expect.element(page.getByText('还没有标签', { exact: false })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '问卷管理' }).last().click()
  await expect.poll(() => location.hash).toContain('#/manage')
})

test('what takes back takes back the last act, not an older one still on the screen', async () => {
  answer('listEmployees', { items: people, total: 40, pageIndex: 1, pageSize: 50 })
  const rows = page.getByRole('checkbox', { name: '选择此行' })
  await renderPage('/employees')
  answer('bulkDisableEmployees', { changed: [1], skipped: [], jobId: null })
  await rows.nth(0).click()
  await button('停用').click()
  await expect.element(page.getByText('已停用 1 人')).toBeVisible()
  answer('bulkDisableEmployees', { changed: [2, 3], skipped: [], jobId: null })
  await rows.nth(1).click()
  await rows.nth(2).click()
  await button('停用').click()
  await expect.element(page.getByText('已停用 2 人')).toBeVisible()
  await button('撤销').click()
  await expect.poll(() => writes().at(-1)).toMatchObject({ operationId: 'bulkEnableEmployees', body: { ids: [2, 3] } })
})
