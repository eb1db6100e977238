/** The template library: looking, copying, removing, using. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, disconnect, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const { items, ...rest } = exampleResult('listTemplates')
function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('the document has no example')
  return item
}
const shipped = { ...only(items), publicPaper: true }
const own = { ...shipped, id: 2, title: '自有模板', publicPaper: false }
const dialog = page.getByRole('dialog')
const button = (name: string | RegExp) => page.getByRole('button', { name })
const write = (operationId: string, id: number, body?: unknown) => ({
  operationId,
  params: { id: String(id) },
  query: {},
  body,
})

async function open(address = '/templates'): Promise<void> {
  answer('listTemplates', { ...rest, items: [shipped, own], total: 2 })
  await renderPage(address)
  await expect.element(page.getByRole('heading', { name: shipped.title })).toBeVisible()
}

const asked = { sort: 'publicPaper', order: 'desc', pageIndex: '1', pageSize: '50' }
const lastQuery = () => callsOf('listTemplates').at(-1)?.query

test('words, shelves, order and page are asked of the server', async () => {
  answer('listTemplates', { ...rest, items: [shipped, own], total: 80 })
  await renderPage('/templates')
  await expect.element(page.getByRole('heading', { name: shipped.title })).toBeVisible()
  await expectNoSeriousAxe()
  await button('系统模板').click()
  await expect.poll(lastQuery).toEqual({ ...asked, publicPaper: 'true' })
  await button('企业模板').click()
  await expect.poll(lastQuery).toEqual({ ...asked, publicPaper: 'false' })
  await page.getByRole('textbox', { name: '名称' }).fill('管理')
  await expect.poll(lastQuery).toEqual({ ...asked, publicPaper: 'false', keyword: '管理' })
  await button(/类别/).click()
  await page.getByRole('menuitem', { name: /题目数/ }).click()
  await expect.poll(lastQuery).toEqual({
    ...{ ...asked, publicPaper: 'false', keyword: '管理' },
    ...{ sort: 'questionCount', order: 'asc' },
  })
  await button(/下一页/).click()
  await expect.poll(lastQuery).toMatchObject({ pageIndex: '2' })
})

test('a shipped one is copied to one’s own, and the library is loaded again', async () => {
  await open()
  await button(`存为企业模板: ${shipped.title}`).click()
  await expect.poll(() => callsOf('listTemplates').length).toBe(2)
  await expect.poll(writes).toEqual([write('copyToTemplate', 1)])
})

describe('removing', () => {
  const chosen = (title: string) => page.getByRole('checkbox', { name: `选择此行: ${title}` })
  const bulk = (operationId: string, ...ids: number[]) => ({ operationId, params: {}, query: {}, body: { ids } })

  test('one’s own is removed at once, and undo brings it back', async () => {
    answer('bulkRemoveTemplates', { changed: [2], skipped: [], jobId: null })
    await open()
    answer('listTemplates', { ...rest, items: [shipped], total: 1 })
    await button(`移除: ${own.title}`).click()
    await expect.element(page.getByRole('heading', { name: own.title })).not.toBeInTheDocument()
    await expect.element(page.getByText('已移除 1 个模板')).toBeVisible()
    answer('listTemplates', { ...rest, items: [shipped, own], total: 2 })
    await button('撤销').click()
    await expect.element(page.getByRole('heading', { name: own.title })).toBeVisible()
    await expect.poll(writes).toEqual([bulk('bulkRemoveTemplates', 2), bulk('bulkRestoreTemplates', 2)])
  })

  test('several of one’s own are removed together', async () => {
    const other = { ...own, id: 3, title: '另一个' }
    answer('bulkRemoveTemplates', { changed: [2, 3], skipped: [], jobId: null })
    answer('listTemplates', { ...rest, items: [shipped, own, other], total: 3 })
    await renderPage('/templates')
    await chosen(own.title).click()
    await chosen(other.title).click()
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
    await page.getByRole('toolbar').getByRole('button', { name: '移除' }).click()
    await expect.element(page.getByText('已移除 2 个模板')).toBeVisible()
    await expect.poll(writes).toEqual([bulk('bulkRemoveTemplates', 2, 3)])
    await button('撤销').click()
    await expect.poll(() => writes()[1]).toEqual(bulk('bulkRestoreTemplates', 2, 3))
  })

  test('a lost connection is told, and it can be tried again', async () => {
    disconnect('bulkRemoveTemplates')
    await open()
    await button(`移除: ${own.title}`).click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(button(`移除: ${own.title}`)).toBeEnabled()
  })

  test('a shipped one can be neither chosen nor removed', async () => {
    await open()
    await expect.element(chosen(own.title)).toBeVisible()
    expect(chosen(shipped.title).elements()).toEqual([])
    expect(button(`移除: ${shipped.title}`).elements()).toEqual([])
  })

  test('where one only picks, nothing can', async () => {
    await open('/add/template')
    await expect.element(button(`使用此模板: ${own.title}`)).toBeVisible()
    expect(page.getByRole('checkbox').elements()).toEqual([])
    expect(button(/移除/).elements()).toEqual([])
  })
})

test('an empty shelf says so, and the filter can be taken away', async () => {
  answer('listTemplates', { ...rest, items: [], total: 0 })
  await renderPage('/templates?publicPaper=false')
  await button('清除筛选').click()
  await expect.poll(lastQuery).toEqual(asked)
  await expect.element(page.getByText('还没有模板。可以把问卷存为模板。')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: '问卷管理' }).click()
  await expect.poll(() => location.hash).toBe('#/manage')
})

describe('using', () => {
  const create = dialog.getByRole('button', { name: '创建问卷' })
  const body = { title: '秋季评估', type: 2 }

  async function fill(): Promise<void> {
    await open('/addwizard/template')
    await button(`预览模板: ${shipped.title}`).click()
    await expect.element(dialog.getByRole('list').first()).toBeVisible()
    await dialog.getByRole('button', { name: '使用此模板' }).click()
    await dialog.getByRole('textbox').fill('秋季评估')
    await create.click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expectNoWrites()
    await dialog.getByRole('radio').nth(1).click()
    await create.click()
  }

  test('a questionnaire is made, and its editor opens', async () => {
    await fill()
    const { id } = exampleResult('createQuestionnaireFromTemplate')
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/survey/${id}`)
    await expect.poll(writes).toEqual([write('createQuestionnaireFromTemplate', 1, body)])
  })

  test('a refusal keeps what was typed', async () => {
    refuse('createQuestionnaireFromTemplate', 'NOT_FOUND')
    await fill()
    await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
    await expect.element(dialog.getByRole('textbox')).toHaveValue('秋季评估')
  })

  test('a link leads back to the wizard', async () => {
    await open('/addwizard/template')
    await page.getByRole('main').getByRole('link').first().click()
    await expect.poll(() => location.hash).toBe('#/addwizard')
  })
})
