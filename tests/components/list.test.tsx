/** The list kit: orders, filters, columns, selection, acts upon many, the way back, export. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, callsOf, disconnect, exampleResult, letCallsArrive, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const lastQuery = (id: 'listEmployees' | 'listQuestionnaires') => callsOf(id).at(-1)?.query
const people = [1, 2, 3].map((id) => ({ ...exampleResult('getEmployee'), id, displayName: `员工${id}` }))
const ofPeople = { sort: 'displayName', order: 'asc', pageIndex: '1', pageSize: '50' }

beforeEach(() => answer('listEmployees', { items: people, total: 120, pageIndex: 1, pageSize: 50 }))

describe('what is shown', () => {
  test('a head orders the list on the server, and again the other way', async () => {
    await renderPage('/employees')
    const heads = () => page.getByRole('columnheader').elements()
    const orders = () => heads().flatMap((head) => head.getAttribute('aria-sort') ?? [])
    const head = page.getByRole('columnheader', { name: /邮箱/ })
    await button(/邮箱/).click()
    await expect.poll(() => lastQuery('listEmployees')).toEqual({ ...ofPeople, sort: 'email' })
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
    expect(orders()).toEqual(['ascending'])
    await button(/邮箱/).click()
    await expect.poll(() => lastQuery('listEmployees')).toEqual({ ...ofPeople, sort: 'email', order: 'desc' })
    await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  })

  test('words are looked for from the first page on', async () => {
    await renderPage('/employees')
    await page.getByRole('textbox', { name: '姓名、拼音、邮箱或工号' }).fill('孙')
    await expect.poll(() => lastQuery('listEmployees')).toEqual({ ...ofPeople, kw: '孙' })
  })

  test('the next page is asked for', async () => {
    await renderPage('/employees')
    await button(/下一页/).click()
    await expect.poll(() => lastQuery('listEmployees')).toEqual({ ...ofPeople, pageIndex: '2' })
  })

  test('a column that is not listed can be shown, and the choice is kept', async () => {
    await renderPage('/employees')
    await page.getByRole('button', { name: '列', exact: true }).click()
    await expect.element(page.getByLabelText('座机')).toBeVisible()
    // Once, by its name; its id is for the form.
    expect(page.getByLabelText('部门', { exact: true }).elements()).toHaveLength(1)
    await page.getByLabelText('座机').click()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('columnheader', { name: '座机' })).toBeVisible()
    const [head, row] = page.getByRole('row').elements()
    expect(row?.children).toHaveLength(head?.children.length ?? 0)
    await expect.poll(writes).toEqual([
      {
        operationId: 'setPreference',
        params: { key: 'employees.datatable' },
        query: {},
        body: { value: JSON.stringify(['realName', 'qq', 'wechat', 'address', 'avatar', 'disabled']) },
      },
    ])
  })

  test('rows stand closer when asked, and the choice is kept', async () => {
    await renderPage('/employees')
    await button('紧凑显示').click()
    await expect.element(button('宽松显示')).toBeVisible()
    await expect
      .poll(writes)
      .toEqual([
        { operationId: 'setPreference', params: { key: 'employees.density' }, query: {}, body: { value: '"small"' } },
      ])
  })

  test('a row leads to its page, on a phone too', async () => {
    await renderPage('/employees', { width: 390, height: 844 })
    await page.getByRole('link', { name: '员工1' }).click()
    await expect.poll(() => location.hash).toBe('#/employees/1')
  })

  test('a title is one step forward; held with Ctrl it leaves the list where it is', async () => {
    answer('getEmployee', { ...exampleResult('getEmployee'), id: 1 })
    await renderPage('/employees')
    const title = page.getByRole('link', { name: '员工1' })
    await expect.element(title).toBeVisible()
    // The browser is kept from opening the tab; what the page itself makes of the click is seen.
    title.element().addEventListener('click', (event) => event.preventDefault(), { once: true })
    title.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }))
    expect(location.hash).toBe('#/employees')
    await title.click()
    await expect.poll(() => location.hash).toBe('#/employees/1')
    // Not by the history's length, which ends at fifty.
    history.back()
    await expect.poll(() => location.hash).toMatch(/^#\/employees($|\?)/)
  })

  test('an old address leads on; what the list does not know is told', async () => {
    await renderPage('/manage?status=30&moon=1')
    await expect.poll(() => lastQuery('listQuestionnaires')?.['status']).toBe('30')
    await renderPage(`/manage?filter=${encodeURIComponent('{"moon":1}')}&sort=sun`)
    await expect.element(page.getByText('筛选“moon”、排序字段 sun', { exact: false })).toBeVisible()
  })

  test('on a phone a menu orders the list, by the contract’s own words', async () => {
    await renderPage('/employees', { width: 390, height: 844 })
    await button(/姓名/).click()
    await page.getByRole('menuitem', { name: /邮箱/ }).click()
    await expect.poll(() => lastQuery('listEmployees')).toEqual({ ...ofPeople, sort: 'email' })
  })

  test('nothing found can be undone', async () => {
    answer('listEmployees', { items: [], total: 0, pageIndex: 1, pageSize: 50 })
    await renderPage(`/employees?filter=${encodeURIComponent('{"kw":"谁"}')}`)
    await expect.element(page.getByText('没有符合条件的内容。')).toBeVisible()
    await button('清除筛选').click()
    await expect.poll(() => lastQuery('listEmployees')).toEqual(ofPeople)
    await letCallsArrive()
    expect(page.getByText('地址中有此列表不', { exact: false }).elements()).toEqual([])
  })
})

describe('acts upon many', () => {
  const rows = page.getByRole('checkbox', { name: /^选择此行/ })
  const done = { changed: [1, 2], skipped: [], jobId: null }

  async function choose(...indices: number[]) {
    await renderPage('/employees')
    for (const index of indices) await rows.nth(index).click()
  }

  test('those chosen are enabled at once, and undo takes it back', async () => {
    answer('bulkEnableEmployees', done)
    await choose(0, 1)
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
    await expectNoSeriousAxe()
    await button('启用').click()
    await expect.element(page.getByText('已启用 2 人')).toBeVisible()
    await expect.element(page.getByText('已选 2 项')).not.toBeInTheDocument()
    await button('撤销').click()
    await expect.poll(writes).toEqual([
      { operationId: 'bulkEnableEmployees', params: {}, query: {}, body: { ids: [1, 2] } },
      { operationId: 'bulkDisableEmployees', params: {}, query: {}, body: { ids: [1, 2] } },
    ])
    await expect.element(page.getByText('已启用 2 人')).not.toBeInTheDocument()
  })

  test('a way back that is refused is told where it is offered, and stays offered', async () => {
    answer('bulkEnableEmployees', done)
    refuse('bulkDisableEmployees', 'SELECTION_CHANGED')
    await choose(0, 1)
    await button('启用').click()
    await button('撤销').click()
    await expect.element(page.getByText(/已启用 2 人\n撤销没有成功：\n.*未做任何更改/)).toBeVisible()
    expect(page.getByText(/未做任何更改/).elements()).toHaveLength(1)
    await button('撤销').click()
    const [enabled, disabled] = ['bulkEnableEmployees', 'bulkDisableEmployees'].map((operationId) => ({
      operationId,
      params: {},
      query: {},
      body: { ids: [1, 2] },
    }))
    await expect.poll(writes).toEqual([enabled, disabled, disabled])
  })

  test('who was passed over is named with the reason', async () => {
    const skipped = [{ id: 2, name: '员工2', returnCode: 2072, message: '最后一位管理员' }]
    answer('bulkEnableEmployees', { changed: [1], skipped, jobId: null })
    await choose(0, 1)
    await button('启用').click()
    await expect.element(page.getByText(/员工2: 最后一位管理员/)).toBeVisible()
    // Who was passed over was so before: taking it back changes nothing about them.
    await button('撤销').click()
    await expect.poll(writes).toEqual([
      { operationId: 'bulkEnableEmployees', params: {}, query: {}, body: { ids: [1, 2] } },
      { operationId: 'bulkDisableEmployees', params: {}, query: {}, body: { ids: [1] } },
    ])
  })

  test('all that match are one order by filter and count', async () => {
    answer('bulkEnableEmployees', { changed: [], skipped: [], jobId: 7 })
    await renderPage(`/employees?filter=${encodeURIComponent('{"disabled":true}')}`)
    await page.getByRole('checkbox', { name: '全选' }).click()
    await button(/全部 120 项/).click()
    await expect.element(page.getByText(/其中 117 项不在本页/)).toBeVisible()
    await button('启用').click()
    await expect.element(page.getByText(/已转为后台任务/)).toBeVisible()
    const body = { filter: { disabled: true }, expectedCount: 120 }
    await expect.poll(writes).toEqual([{ operationId: 'bulkEnableEmployees', params: {}, query: {}, body }])
    await page.getByRole('alert').getByRole('link', { name: '后台任务' }).click()
    await expect.poll(() => location.hash).toBe('#/jobs')
    await expect.element(page.getByText(/已转为后台任务/)).not.toBeInTheDocument()
  })

  test('who would change more than can be undone is told before', async () => {
    answer('listEmployees', { items: people, total: 501, pageIndex: 1, pageSize: 50 })
    await renderPage('/employees')
    await page.getByRole('checkbox', { name: '全选' }).click()
    await expect.element(page.getByText(/不能一步撤销/)).not.toBeInTheDocument()
    await button(/全部 501 项/).click()
    await expect.element(page.getByText('超过 500 项将在后台执行，完成后不能一步撤销。')).toBeVisible()
    await expect.element(button('启用')).toBeVisible()
  })

  test('a refusal is told, and the selection stays', async () => {
    refuse('bulkEnableEmployees', 'SELECTION_CHANGED')
    await choose(0)
    await button('启用').click()
    await expect.element(page.getByText('[2090]', { exact: false })).toBeVisible()
    await expect.element(page.getByText('已选 1 项')).toBeVisible()
  })

  test('a selection is taken back by its button', async () => {
    await choose(0, 2)
    await button('取消选择').click()
    await expect.element(page.getByText('已选 2 项')).not.toBeInTheDocument()
    // A row is chosen, left out and chosen again by key: it alone is meant, and nothing was sent before.
    await rows.nth(1).click()
    await userEvent.keyboard(' ')
    await expect.element(page.getByText('已选 1 项')).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await button('启用').click()
    await expect
      .poll(writes)
      .toEqual([{ operationId: 'bulkEnableEmployees', params: {}, query: {}, body: { ids: [2] } }])
  })
})

describe('questionnaires', () => {
  const list = exampleResult('listQuestionnaires')
  const first = list.items[0]
  const ids = [first?.id]

  const acts = [
    ['停用', 'bulkDisableQuestionnaires', 'bulkEnableQuestionnaires'],
    ['启用', 'bulkEnableQuestionnaires', 'bulkDisableQuestionnaires'],
    ['删除', 'bulkDeleteQuestionnaires', 'bulkRestoreQuestionnaires'],
  ] as const
  test.each(acts)('%s the chosen ones and back', async (label, act, inverse) => {
    answer(act, { changed: [first?.id ?? 0], skipped: [], jobId: null })
    answer('listQuestionnaires', { ...list, items: [{ ...first, processStatus: 10, submittedCount: 0 } as never] })
    await renderPage('/manage')
    await page
      .getByRole('checkbox', { name: /^选择此行/ })
      .first()
      .click()
    await page.getByRole('toolbar').getByRole('button', { name: label }).click()
    await button('撤销').click()
    await expect.poll(() => writes().length).toBe(2)
    await expect.poll(writes).toEqual([
      { operationId: act, params: {}, query: {}, body: { ids } },
      { operationId: inverse, params: {}, query: {}, body: { ids } },
    ])
  })

  test('a title nobody filled is called untitled and leads on', async () => {
    answer('listQuestionnaires', { ...list, items: [{ ...list.items[0], title: ' ' } as never] })
    await renderPage('/manage')
    await page.getByRole('link', { name: '未命名', exact: true }).click()
    await expect.poll(() => location.hash).toContain(String(first?.id))
  })

  test('a file that does not come is told, and can be fetched again', async () => {
    answer('createExport', { jobId: 5 })
    answer('getJob', { ...exampleResult('getJob'), id: 5, status: 'done', message: '', hasFile: true })
    disconnect('downloadExport')
    await renderPage('/manage')
    await button('导出').click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    await button('保存文件').click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(button('保存文件')).toBeEnabled()
  })

  test('all matching rows are exported by the server, and the file is fetched', async () => {
    answer('createExport', { jobId: 5 })
    const job = exampleResult('getJob')
    answer('getJob', { ...job, id: 5, kind: 'exportQuestionnaires', status: 'done', message: '', hasFile: true })
    await renderPage('/manage?status=30')
    await button('导出').click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    await button('保存文件').click()
    await expectLeftFor('download downloadExport.csv')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(() => callsOf('downloadExport').at(-1)?.params).toEqual({ jobId: '5' })
    const body = {
      list: 'questionnaires',
      format: 'csv',
      filter: { status: '30' },
      sort: 'createdAt',
      order: 'desc',
      language: 'zh',
    }
    await expect.poll(writes).toEqual([{ operationId: 'createExport', params: {}, query: {}, body }])
  })
})
