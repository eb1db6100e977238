/** The evaluatees as a list beside the matrix. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, hold, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const params = { id: String(id) }
const list = exampleResult('listEvaluatees')
const [first] = list.items
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const write = (operationId: string, body?: unknown) => ({ operationId, params, query: {}, body })
const view = { operationId: 'setPreference', params: { key: 'evaluatees.view' }, query: {}, body: { value: '"list"' } }
const asked = { containValuer: 'true', sort: 'id', order: 'asc', pageIndex: '1', pageSize: '50' }
const lastQuery = () => callsOf('listEvaluatees').at(-1)?.query
const toolbar = page.getByRole('toolbar')

async function openList(processStatus: 10 | 40 = 10, width = 1280) {
  answer('getPreferences', { values: { 'evaluatees.view': '"list"' } })
  answerQuestionnaire({ processStatus })
  await renderPage(`/questionnaire/edit/relation/${id}`, { width })
  await expect.element(page.getByText('he.xiaoming@yuanhang.example')).toBeVisible()
}

test('the view is chosen, kept, and left again', async () => {
  answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await button('列表').click()
  await expect.element(page.getByText('he.xiaoming@yuanhang.example')).toBeVisible()
  await expect.poll(writes).toEqual([view])
  await button('矩阵').click()
  await expect.element(button('自动匹配评价人')).toBeVisible()
  await expect.element(page.getByRole('rowheader', { name: /何晓明/ })).toBeVisible()
})

test('raters of all are asked for by the matrix alone; the page stays while they come', async () => {
  const ofAll = () =>
    callsOf('listEvaluatees').flatMap(({ query }) => (query['pageSize'] === '100000' ? [query['containValuer']] : []))
  await openList()
  expect(ofAll()).toEqual(['false'])
  const release = hold('listEvaluatees')
  await button('矩阵').click()
  await expect.poll(ofAll).toEqual(['false', 'true'])
  await expect.element(button('矩阵')).toHaveFocus()
  await expect.element(button('自动匹配评价人')).toBeVisible()
  expect(page.getByRole('rowheader').elements()).toEqual([])
  release()
  await expect.element(page.getByRole('rowheader', { name: /何晓明/ })).toBeVisible()
})

test('people of one name are told apart, and raters are counted by level', async () => {
  const twin = { ...list.items[0], id: 9, employeeNo: 'E7', evaluateEmail: '', departName: '市场部', valuers: [] }
  answer('listEvaluatees', { ...list, items: [...list.items.slice(0, 1), twin as never], total: 2 })
  await openList()
  await expectNoSeriousAxe()
  const row = page.getByRole('row', { name: /E7/ })
  await expect.element(row.getByRole('cell', { name: '市场部' })).toBeVisible()
  const counted = page.getByRole('row', { name: /he\.xiaoming/ }).element().textContent
  expect(counted).toContain('上级1同同级2下下级0自自评1')
})

test('words and orders are asked of the server', async () => {
  await openList()
  await page.getByRole('textbox', { name: '被评价人' }).fill('hxm')
  await expect.poll(lastQuery).toEqual({ ...asked, kw: 'hxm' })
  await button(/部门/).click()
  await expect.poll(lastQuery).toEqual({ ...asked, kw: 'hxm', sort: 'departName' })
})

test('those chosen are taken out at once, and undo brings them back with their raters', async () => {
  const previous = [{ employeeId: 1, seq: 1, valuers: [{ valuerId: 2, levelId: 3 }] }]
  answer('bulkRemoveEvaluatees', { changed: [first?.id ?? 0], skipped: [], jobId: null, previous })
  await openList()
  await page
    .getByRole('checkbox', { name: /^选择此行/ })
    .first()
    .click()
  await toolbar.getByRole('button', { name: '移除' }).click()
  await button('撤销').click()
  await expect.poll(() => writes().length).toBe(2)
  await expect
    .poll(writes)
    .toEqual([write('bulkRemoveEvaluatees', { ids: [first?.id] }), write('bulkRestoreEvaluatees', { previous })])
})

test('a refusal is told, and the selection stays, on a phone too', async () => {
  refuse('bulkRemoveEvaluatees', 'SELECTION_CHANGED')
  await openList(10, 390)
  await page
    .getByRole('checkbox', { name: /^选择此行/ })
    .first()
    .click()
  await toolbar.getByRole('button', { name: '移除' }).click()
  await expect.element(page.getByText('[2090]', { exact: false })).toBeVisible()
  await expect.element(page.getByText('已选 1 项')).toBeVisible()
})

test('the list of this questionnaire is exported', async () => {
  answer('createExport', { jobId: 5 })
  await openList()
  await button('导出').click()
  await page.getByRole('menuitem', { name: /Excel/ }).click()
  const body = {
    list: 'evaluatees',
    parentId: id,
    format: 'xlsx',
    filter: {},
    sort: 'id',
    order: 'asc',
    language: 'zh',
  }
  await expect.poll(writes).toEqual([{ operationId: 'createExport', params: {}, query: {}, body }])
})

test('a name nobody filled is called untitled; after the finish nobody is taken out', async () => {
  const items = list.items.map((row) => ({ ...row, evaluateName: ' ' }))
  answer('listEvaluatees', { ...list, items })
  await openList(40)
  await expect.element(page.getByText('未命名').first()).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^选择此行/ })
    .first()
    .click()
  const offered = page.getByRole('toolbar').getByRole('button')
  await expect.poll(() => offered.elements().map((each) => each.textContent)).toEqual(['取消选择', '导出'])
})
