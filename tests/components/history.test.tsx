/** A new questionnaire from an earlier one: finding it, what is taken along, its own title and type in one call. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectAsked } from './dialog.ts'
import { answer, callsOf, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const list = exampleResult('listQuestionnaires')
const [source] = list.items
if (source === undefined) throw new Error('the document has no example')
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' })
const dialog = page.getByRole('dialog')
const asked = { sort: 'createdAt', order: 'desc', pageIndex: '1', pageSize: '50' }
const lastQuery = () => callsOf('listQuestionnaires').at(-1)?.query

test('earlier questionnaires are looked for, narrowed and ordered by the server', async () => {
  await renderPage('/add/history')
  await expectNoSeriousAxe()
  await button(/已结束/).click()
  await expect.poll(lastQuery).toEqual({ ...asked, status: '40' })
  await page.getByRole('textbox', { name: '标题或标签' }).fill('年度')
  await expect.poll(lastQuery).toEqual({ ...asked, status: '40', keyword: '年度' })
  await page.getByRole('columnheader', { name: /问卷/ }).first().getByRole('button').click()
  await expect.poll(lastQuery).toEqual({ ...asked, status: '40', keyword: '年度', sort: 'title', order: 'asc' })
})

test('its filters are its own', async () => {
  await renderPage('/manage')
  await button(/收集中/).click()
  await expect.poll(lastQuery).toEqual({ ...asked, status: '30' })
  location.hash = '#/add/history'
  await expect.element(page.getByRole('heading', { level: 1, name: '从历史问卷创建' })).toBeVisible()
  await expect.element(button(/^全部/)).toHaveAttribute('aria-pressed', 'true')
})

test('where there is nothing yet, a template is offered', async () => {
  answer('listQuestionnaires', { ...list, items: [], total: 0 })
  await renderPage('/addwizard/history')
  await page.getByRole('link', { name: '从模板库选择' }).click()
  await expect.poll(() => location.hash).toBe('#/addwizard/template')
})

test('a link leads back to the wizard', async () => {
  await renderPage('/addwizard/history')
  await page.getByRole('link', { name: '返回创建方式' }).click()
  await expect.poll(() => location.hash).toBe('#/addwizard')
})

describe('using one', () => {
  const create = dialog.getByRole('button', { name: '创建问卷' })

  async function fill(): Promise<void> {
    await renderPage('/addwizard/history')
    await button(`选用: ${source?.title}`).first().click()
    await dialog.getByRole('textbox').fill('秋季评估')
    await create.click()
    await expect.element(dialog.getByRole('alert')).toBeVisible()
    await expectNoWrites()
    await dialog.getByRole('radio').nth(1).click()
  }
  const write = (data: object, more: object = {}) => ({
    operationId: 'copyQuestionnaire',
    params: { id: String(source?.id) },
    query: {},
    body: { data, title: '秋季评估', type: 2, ...more },
  })
  const all = { paper: true, dimensions: true, settings: true, relations: false }

  test('title and type go with the copy, in one call, and the editor opens', async () => {
    await fill()
    await create.click()
    const { id } = exampleResult('copyQuestionnaire')
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/survey/${id}`)
    await expect.poll(writes).toEqual([write(all)])
  })

  test('without the paper its summary stays behind, too', async () => {
    await fill()
    await dialog.getByRole('checkbox', { name: '题目' }).click()
    await create.click()
    await expect.poll(writes).toEqual([write({ ...all, paper: false, dimensions: false }, { summary: '' })])
    // What was taken along is nothing unsaved any more.
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/survey/${exampleResult('copyQuestionnaire').id}`)
  })

  test('a refusal keeps what was typed', async () => {
    refuse('copyQuestionnaire', 'NOT_FOUND')
    await fill()
    await create.click()
    await expect.element(page.getByText('[2001]', { exact: false })).toBeVisible()
    await expect.element(dialog.getByRole('textbox')).toHaveValue('秋季评估')
  })

  test.each([
    { width: 1280, height: 660 },
    { width: 390, height: 844 },
  ])('at $width x $height a refusal is told below the buttons to try again with, not over them', async (size) => {
    refuse('copyQuestionnaire', 'NOT_FOUND')
    await renderPage('/addwizard/history', { language: 'en', ...size })
    await button(`Use: ${source?.title}`).first().click()
    await dialog.getByRole('textbox').fill('Autumn')
    await dialog.getByRole('radio').nth(1).click()
    const makeIt = dialog.getByRole('button', { name: 'Create questionnaire' })
    await makeIt.click()
    await expect.element(page.getByText('[2001]', { exact: false })).toBeVisible()
    const isFree = (one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    }
    const buttons = () => [makeIt, dialog.getByRole('button', { name: 'Cancel' })].map((one) => isFree(one.element()))
    await expect.poll(buttons).toEqual([true, true])
  })

  test('no title that was typed, nor what is taken along, nor the type is lost by Escape', async () => {
    await renderPage('/addwizard/history')
    const use = () => button(`选用: ${source?.title}`).first().click()
    const title = dialog.getByRole('textbox')
    await use()
    await title.fill('秋季评估')
    await expectAsked(() => expect.element(title).toHaveValue('秋季评估'))
    const paper = dialog.getByRole('checkbox', { name: '题目' })
    await use()
    await paper.click()
    await expectAsked(() => expect.element(paper).not.toBeChecked())
    const type = dialog.getByRole('radio').nth(1)
    await use()
    await type.click()
    await expectAsked(() => expect.element(type).toBeChecked())
  })

  test('closing makes nothing', async () => {
    await fill()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expectNoWrites()
  })
})
