/** A new questionnaire: from a template, from an earlier one, from nothing. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp } from './dialog.ts'
import { disconnect, exampleResult, expectNoWrites, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const dialog = page.getByRole('dialog')
const blank = page.getByRole('button', { name: /从空白开始/ })
const create = dialog.getByRole('button', { name: '创建问卷' })
const write = { operationId: 'createQuestionnaire', params: {}, query: {} }

test('named or anonymous has to be chosen; then it is made and opened', async () => {
  await renderPage('/addwizard')
  await blank.click()
  await expect.element(dialog.getByLabelText('标题')).toHaveFocus()
  await expect.element(create).toBeEnabled()
  // Over the suggested one.
  await userEvent.keyboard(' 新的问卷 ')
  await create.click()
  await expect.element(dialog.getByRole('alert').getByText('请选择实名或匿名')).toBeVisible()
  await expectNoSeriousAxe()
  await expectNoWrites()
  await dialog.getByRole('radio', { name: /^匿名/ }).click()
  await create.click()
  const { id } = exampleResult('createQuestionnaire')
  await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/survey/${id}`)
  await expect.poll(writes).toEqual([{ ...write, body: { title: '新的问卷', type: 2, summary: '' } }])
})

test('an empty title is told; a lost connection keeps what was typed', async () => {
  disconnect('createQuestionnaire')
  await renderPage('/addwizard')
  await blank.click()
  await dialog.getByRole('radio', { name: /^实名/ }).click()
  await dialog.getByLabelText('标题').fill(' ')
  await create.click()
  await expect.element(dialog.getByLabelText('标题')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabelText('标题').fill('新的问卷')
  await create.click()
  await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
  await expect.element(dialog.getByLabelText('标题')).toHaveValue('新的问卷')
  await expect.poll(writes).toEqual([{ ...write, body: { title: '新的问卷', type: 1, summary: '' } }])
})

test('a title that is too long is told by the schema; what is refused stands at its field, and keeps what was typed', async () => {
  const fields = [
    { field: 'title', message: '标题不能这样' },
    { field: 'type', message: '这里不能匿名' },
  ]
  refuse('createQuestionnaire', 'INVALID_INPUT', { fields })
  await renderPage('/addwizard')
  await blank.click()
  await dialog.getByRole('radio', { name: /^匿名/ }).click()
  const title = dialog.getByLabelText('标题')
  await title.fill('题'.repeat(201))
  await create.click()
  await expect.element(title).toHaveAccessibleDescription('最多 200 个字符')
  await expectNoWrites()
  await title.fill('新的问卷')
  await userEvent.keyboard('{Enter}')
  await expect.element(title).toHaveAccessibleDescription('标题不能这样')
  await expect.element(dialog.getByRole('group')).toHaveAccessibleDescription('这里不能匿名')
  await expect.element(title).toHaveValue('新的问卷')
  await expect.element(dialog.getByRole('radio', { name: /^匿名/ })).toBeChecked()
  await expect.poll(writes).toEqual([{ ...write, body: { title: '新的问卷', type: 2, summary: '' } }])
})

test('where only the type is missing one stands at it, also by Enter', async () => {
  await renderPage('/addwizard')
  await blank.click()
  await userEvent.keyboard('新的问卷{Enter}')
  await expect.element(dialog.getByRole('alert').getByText('请选择实名或匿名')).toBeVisible()
  await expect.element(dialog.getByRole('radio', { name: /^实名/ })).toHaveFocus()
  await expectNoWrites()
})

test('it is given up', async () => {
  await renderPage('/addwizard')
  await expectGivenUp(() => blank.click())
})

test.each([
  { name: /从模板库选择/, to: '#/addwizard/template' },
  { name: /从历史问卷复制/, to: '#/addwizard/history' },
])('$name leads on', async ({ name, to }) => {
  await renderPage('/addwizard')
  await page.getByRole('link', { name }).click()
  await expect.poll(() => location.hash).toBe(to)
})
