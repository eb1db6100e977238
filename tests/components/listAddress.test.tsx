/** A list opened at an address somebody spoiled: what it cannot use is left out and told, the rest is shown. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Language } from '../../messages/format.ts'
import { answer, callsOf, exampleResult } from './network.ts'
import { renderPage } from './renderPage.tsx'

const filter = (text: string) => `filter=${encodeURIComponent(text)}`
const usual = { sort: 'createdAt', order: 'desc', pageIndex: '1', pageSize: '50' }

const spoiled: { given: string; told: string; asked?: object; language?: Language }[] = [
  { given: filter('[1]'), told: '已忽略：全部筛选' },
  { given: filter('"abc"'), told: '已忽略：全部筛选' },
  { given: 'displayedFilters=null', told: '已忽略：全部筛选' },
  { given: filter('{"keyword":{"a":1}}'), told: '已忽略：筛选“标题或标签”' },
  { given: filter(JSON.stringify({ keyword: '长'.repeat(101) })), told: '已忽略：筛选“标题或标签”' },
  { given: 'sort=title&order=sideways', told: '已忽略：排序方向 sideways', asked: { sort: 'title', order: 'asc' } },
  { given: `${filter('{"moon":1}')}&sort=sun`, told: '已忽略：筛选“moon”、排序字段 sun' },
  { given: 'page=7x&perPage=-5', told: '已忽略：页码 7x、每页行数 -5' },
  { given: 'page=0&perPage=7', told: 'were left out: page 0, page size 7', language: 'en' },
]
const tags = Array.from({ length: 21 }, (_, index) => `t${index}`)
spoiled.push(
  { given: 'page=1000001', told: '已忽略：页码 1000001' },
  { given: 'perPage=0x32', told: '已忽略：每页行数 0x32' },
  { given: 'page=2&perPage=20&perPage=50', told: '已忽略：每页行数 20 50', asked: { pageIndex: '2' } },
  { given: 'sort=title&sort=x&order=ASC', told: '已忽略：排序字段 title x' },
  { given: 'filter={}&filter={}', told: '已忽略：全部筛选' },
  { given: filter(JSON.stringify({ keyword: 'a\0' })), told: '已忽略：筛选“标题或标签”' },
  { given: filter('{"keyword":"\\ud800"}'), told: '已忽略：筛选“标题或标签”' },
  { given: filter(JSON.stringify({ tags })), told: '已忽略：筛选“标签”' },
)
test.each(spoiled)('$given', async ({ given, told, asked, language = 'zh' }) => {
  // So many that there is a second page: a list goes back from one that is not there.
  answer('listQuestionnaires', { ...exampleResult('listQuestionnaires'), total: 60 })
  await renderPage(`/manage?${given}`, { language })
  await expect.element(page.getByText(told, { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^2026 年度中层管理者/ }).first()).toBeVisible()
  await expect.poll(() => callsOf('listQuestionnaires').map(({ query }) => query)).toEqual([{ ...usual, ...asked }])
})

test.each([
  { given: 'sort=title', asked: { sort: 'title', order: 'asc' } },
  { given: 'order=ASC', asked: {} },
  { given: 'status=30', asked: { status: '30' } },
])('$given is asked for once, and nothing is told', async ({ given, asked }) => {
  await renderPage(`/manage?${given}`)
  await expect.element(page.getByRole('link', { name: /^2026 年度中层管理者/ }).first()).toBeVisible()
  await expect.poll(() => callsOf('listQuestionnaires').map(({ query }) => query)).toEqual([{ ...usual, ...asked }])
  expect(page.getByText('已忽略', { exact: false }).elements()).toEqual([])
  expect(page.getByText('ra.sort', { exact: false }).elements()).toEqual([])
})

test('no more words are taken than the list can be asked for', async () => {
  await renderPage('/manage')
  await expect.element(page.getByRole('textbox', { name: '标题或标签' })).toHaveAttribute('maxlength', '100')
})

test('a filter that is switched off again is no fault of the address', async () => {
  await renderPage(`/employees?${filter('{"disabled":true}')}`)
  await page.getByRole('switch', { name: '已停用' }).click()
  await expect.poll(() => callsOf('listEmployees').at(-1)?.query).not.toHaveProperty('disabled')
  await expect.poll(() => decodeURIComponent(location.hash)).toContain('filter={}')
  expect(page.getByText('已忽略', { exact: false }).elements()).toEqual([])
})

test('one of a few is chosen from a menu', async () => {
  await renderPage(`/employees?${filter('{"role":"member"}')}`)
  await page.getByRole('combobox', { name: '角色' }).click()
  await page.getByRole('option', { name: '管理员' }).click()
  await expect.poll(() => callsOf('listEmployees').at(-1)?.query).toMatchObject({ role: 'admin' })
})
