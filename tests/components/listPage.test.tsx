/** A list as a page: what does not come, what is too long, where one arrives, where one goes on. */
import { onlineManager } from '@tanstack/react-query'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answer, callsOf, disconnect, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const write = (operationId: string, body: object, params: object = {}) => ({ operationId, params, query: {}, body })
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

test.each([
  { total: 20, pages: 0 },
  { total: 21, pages: 1 },
])('a list of $total has page sizes only where one would divide it', async ({ total, pages }) => {
  answer('listEmployees', { items: people.slice(0, total), total, pageIndex: 1, pageSize: 50 })
  await renderPage('/employees')
  await expect.element(page.getByRole('link', { name: `员工${total}`, exact: true })).toBeVisible()
  // A busy machine may have no idle moment at all: the page itself waits a second for one.
  await new Promise<unknown>((then) => requestIdleCallback(then, { timeout: 2_000 }))
  await expect.poll(() => page.getByText('每页行数', { exact: false }).elements()).toHaveLength(pages)
})

test('a page behind the last one is never an empty list: the last one comes in its place', async () => {
  answer('listEmployees', ({ query }) => {
    const pageIndex = Number(query['pageIndex'])
    return { items: pageIndex === 2 ? people.slice(0, 10) : [], total: 60, pageIndex, pageSize: 50 }
  })
  const isEmptyShown = new Set<boolean>()
  const look = new MutationObserver(() => isEmptyShown.add(document.body.textContent.includes('还没有人员')))
  onTestFinished(() => look.disconnect())
  look.observe(document.body, { subtree: true, childList: true, characterData: true })
  await renderPage('/employees?page=999')
  await expect.element(page.getByRole('link', { name: '员工10', exact: true })).toBeVisible()
  await expect.poll(() => callsOf('listEmployees').map(({ query }) => query['pageIndex'])).toEqual(['999', '2'])
  expect([...isEmptyShown]).toEqual([false])
})

test('rows that cannot be loaded again stay, and it is told', async () => {
  answer('listEmployees', { items: people, total: 40, pageIndex: 1, pageSize: 50 })
  await renderPage('/employees')
  await page
    .getByRole('checkbox', { name: /^选择此行/ })
    .first()
    .click()
  disconnect('listEmployees')
  await button('启用').click()
  // Once the way back that the act offers is gone: it goes first.
  await button('撤销').click()
  await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '员工1', exact: true })).toBeVisible()
})

test('what the browser holds of the line keeps nobody from reading or acting', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => onlineManager.setOnline(true))
  answer('listEmployees', { items: people, total: 40, pageIndex: 1, pageSize: 50 })
  await renderPage('/employees')
  await page
    .getByRole('checkbox', { name: /^选择此行/ })
    .first()
    .click()
  await button('启用').click()
  await expect.poll(writes).toEqual([write('bulkEnableEmployees', { ids: [1] })])
})

test('a record that is gone says so once', async () => {
  refuse('getEmployee', 'NOT_FOUND')
  await renderPage('/employees/9')
  await expect.element(button('重试')).toBeVisible()
  expect(page.getByText('[2001]', { exact: false }).elements()).toHaveLength(1)
  answer('getEmployee', { ...exampleResult('getEmployee'), id: 9 })
  await button('重试').click()
  await expect.element(page.getByRole('heading', { name: exampleResult('getEmployee').displayName })).toBeVisible()
})

test.each([1280, 390])('a title of one long word stays on a page of %i', async (width) => {
  answer('listQuestionnaires', { ...list, items: [{ ...list.items[0], title: 'W'.repeat(200) } as never] })
  await renderPage('/manage', { width, height: 800 })
  await expect.element(page.getByRole('link', { name: /^W+/ }).first()).toBeVisible()
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
})

test('columns are called in the reader’s language', async () => {
  await renderPage('/manage')
  await button('列').click()
  await expect.element(page.getByLabelText('操作')).toBeVisible()
  await expect.element(page.getByText('Actions')).not.toBeInTheDocument()
})

test('what stands in the file alone is no column to be chosen', async () => {
  await renderPage('/manage')
  await button('列').click()
  await expect.element(page.getByLabelText('结束时间')).toBeVisible()
  for (const name of ['答卷总数', '标签']) expect(page.getByLabelText(name, { exact: true }).elements()).toEqual([])
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
  const rows = page.getByRole('checkbox', { name: /^选择此行/ })
  await renderPage('/employees')
  answer('bulkEnableEmployees', { changed: [1], skipped: [], jobId: null })
  await rows.nth(0).click()
  await button('启用').click()
  await expect.element(page.getByText('已启用 1 人')).toBeVisible()
  answer('bulkEnableEmployees', { changed: [2, 3], skipped: [], jobId: null })
  await rows.nth(1).click()
  await rows.nth(2).click()
  await button('启用').click()
  await expect.element(page.getByText('已启用 2 人')).toBeVisible()
  await button('撤销').click()
  await expect
    .poll(writes)
    .toEqual([
      write('bulkEnableEmployees', { ids: [1] }),
      write('bulkEnableEmployees', { ids: [2, 3] }),
      write('bulkDisableEmployees', { ids: [2, 3] }),
    ])
})

describe('a saved query', () => {
  const filtered = `/manage?filter=${encodeURIComponent('{"keyword":"年度"}')}`
  const field = page.getByRole('textbox', { name: '查询名称' })

  async function ask() {
    await renderPage(filtered)
    await button('添加筛选').click()
    await page.getByRole('menuitem', { name: '保存当前查询…' }).click()
  }

  test.each(['', '  '])('without a name ("%s") is asked for one, by button and by Enter', async (name) => {
    await ask()
    await field.fill(name)
    await button('保存').click()
    const input = field.element()
    expect(input instanceof HTMLInputElement && input.validationMessage).toBe('请填写查询名称。')
    // Typing takes the fault back, which would stop Enter by itself.
    await field.fill('今')
    await field.fill(name)
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => input instanceof HTMLInputElement && input.validationMessage).toBe('请填写查询名称。')
    await expectNoWrites()
    await field.fill('今年')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).not.toBeInTheDocument()
    const query = {
      filter: { keyword: '年度' },
      sort: { field: 'createdAt', order: 'DESC' },
      perPage: 50,
      displayedFilters: {},
    }
    const value = JSON.stringify([{ label: '今年', value: query }])
    await expect.poll(writes).toEqual([write('setPreference', { value }, { key: 'questionnaires.savedQueries' })])
  })

  const kept = {
    filter: { keyword: '年度' },
    sort: { field: 'title', order: 'ASC' },
    perPage: 20,
    displayedFilters: {},
  }
  const saved = { label: '今年', value: kept }
  const other = { label: '别的', value: { ...kept, filter: { keyword: '别的' } } }

  function answerSaved() {
    answer('getPreferences', { values: { 'questionnaires.savedQueries': JSON.stringify([saved, other]) } })
  }

  test('is applied from the menu: its filters, its order and its rows a page are asked of the server', async () => {
    answerSaved()
    await renderPage('/manage')
    await button('添加筛选').click()
    await page.getByRole('menuitem', { name: '今年' }).click()
    const query = { keyword: '年度', sort: 'title', order: 'asc', pageIndex: '1', pageSize: '20' }
    await expect.poll(() => callsOf('listQuestionnaires').at(-1)?.query).toEqual(query)
    await expectNoWrites()
  })

  test('is removed after asking, and the others stay', async () => {
    answerSaved()
    await renderPage('/manage')
    await button('添加筛选').click()
    await page.getByRole('menuitem', { name: '今年' }).click()
    await expect.poll(() => callsOf('listQuestionnaires').at(-1)?.query['keyword']).toBe('年度')
    await button('添加筛选').click()
    await page.getByRole('menuitem', { name: '移除查询“今年”' }).click()
    await expect.element(page.getByRole('dialog', { name: '移除已保存的查询吗？' })).toBeVisible()
    await expectNoWrites()
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
    const value = JSON.stringify([other])
    await expect.poll(writes).toEqual([write('setPreference', { value }, { key: 'questionnaires.savedQueries' })])
    await button('添加筛选').click()
    await expect.element(page.getByRole('menuitem', { name: '别的' })).toBeVisible()
    expect(page.getByRole('menuitem', { name: '今年' }).elements()).toEqual([])
  })

  describe('with a long name', () => {
    const long = '很长的名称'.repeat(36)
    const item = page.getByRole('menuitem', { name: new RegExp(long) })

    beforeEach(async () => {
      await ask()
      await field.fill(long)
      await button('保存').click()
      await expect.element(field).not.toBeInTheDocument()
      await button('添加筛选').click()
    })

    const expectWhole = () => expect.element(item).toHaveAttribute('title', expect.stringContaining(long))

    test('stays within a menu, and is read whole', async () => {
      await item.hover()
      await expectWhole()
      const menu = page.getByRole('menu').element().getBoundingClientRect()
      expect(menu.width).toBeLessThanOrEqual(420)
      expect(menu.right).toBeLessThanOrEqual(innerWidth)
    })

    test('is read whole by key, too', async () => {
      await expect.element(item).toBeVisible()
      for (let key = 0; key < 9 && document.activeElement !== item.element(); key += 1)
        await userEvent.keyboard('{ArrowUp}')
      await expectWhole()
    })
  })
})

test.each([21, 50, 51])('on a phone %i people are turned only where there are pages', async (total) => {
  answer('listEmployees', { items: people, total, pageIndex: 1, pageSize: 50 })
  await renderPage('/employees', { width: 390, height: 844 })
  await expect.element(page.getByText(`项，共 ${total} 项`, { exact: false })).toBeVisible()
  expect(page.getByRole('button', { name: /next page|下一页/i }).elements()).toHaveLength(total > 50 ? 1 : 0)
})

test.each([1280, 1024])(
  'English columns of people at %i: as narrow as they may be, and what is beyond the edge is seen',
  async (width) => {
    answer('listEmployees', { items: people, total: 40, pageIndex: 1, pageSize: 50 })
    await renderPage('/employees', { width, height: 800, language: 'en' })
    await expect.element(page.getByRole('link', { name: '员工1', exact: true })).toBeVisible()
    const card = document.querySelector('.rv-scroll')
    if (card === null) throw new Error('no card')
    const first = card.querySelector('td.rv-list-first')?.getBoundingClientRect().width ?? 0
    if (width === 1280) await expect.poll(() => card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
    else expect(first).toBeLessThan(140)
    await expect.poll(() => getComputedStyle(card).backgroundAttachment).toContain('local')
  },
)
