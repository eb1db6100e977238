/** The template library: looking, copying, removing, using. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, disconnect, exampleResult, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const { items, ...rest } = exampleResult('listTemplates')
function only<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('the document has no example')
  return item
}
const shipped = { ...only(items), publicPaper: true }
const own = { ...shipped, id: 2, title: '自有模板', publicPaper: false }
const dialog = page.getByRole('dialog')
const button = (name: string) => page.getByRole('button', { name })
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

test('words and shelves are asked of the server', async () => {
  await open()
  await expectNoSeriousAxe()
  await page.getByRole('searchbox').fill(' 管理 ')
  await button('系统模板').click()
  const asked = { pageSize: '1000', keyword: '管理' }
  await expect.poll(() => callsOf('listTemplates').at(-1)?.query).toEqual({ ...asked, publicPaper: 'true' })
})

test('a shipped one is copied to one’s own, and the library is loaded again', async () => {
  await open()
  await button(`存为企业模板: ${shipped.title}`).click()
  await expect.poll(() => callsOf('listTemplates').length).toBe(2)
  await expect.poll(writes).toEqual([write('copyToTemplate', 1)])
})

describe('removing', () => {
  test('one’s own is removed after asking', async () => {
    await open()
    await button(`移除: ${own.title}`).click()
    expect(writes()).toEqual([])
    answer('listTemplates', { ...rest, items: [shipped], total: 1 })
    await dialog.getByRole('button', { name: '移除' }).click()
    await expect.element(page.getByRole('heading', { name: own.title })).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write('removeTemplate', 2)])
  })

  test('a lost connection is told, and the question stays', async () => {
    disconnect('removeTemplate')
    await open()
    await button(`移除: ${own.title}`).click()
    await dialog.getByRole('button', { name: '移除' }).click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(dialog).toBeVisible()
  })
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
    expect(writes()).toEqual([])
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
