/** The template library: what is opened over it, and left again; what was kept is told. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAsked, expectGivenUp } from './dialog.ts'
import { exampleResult, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const [template] = exampleResult('listTemplates').items
const title = template?.title ?? ''
const button = (name: string) => page.getByRole('button', { name: `${name}: ${title}` })
const dialog = page.getByRole('dialog')

test('one is used from its card, or not after all', async () => {
  await renderPage('/addwizard/template')
  const use = () => button('使用此模板').click()
  await expectGivenUp(use)
  await use()
  await expect.element(dialog.getByRole('textbox')).toHaveValue(title)
  await expect.element(dialog.getByRole('textbox')).toHaveFocus()
  // Over the template's title, not behind it.
  await userEvent.keyboard('秋季评估')
  await dialog.getByRole('radio', { name: /^实名/ }).click()
  await dialog.getByRole('button', { name: '创建问卷' }).click()
  const { id } = exampleResult('createQuestionnaireFromTemplate')
  await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/survey/${id}`)
  const params = { id: String(template?.id) }
  await expect
    .poll(writes)
    .toEqual([
      { operationId: 'createQuestionnaireFromTemplate', params, query: {}, body: { title: '秋季评估', type: 1 } },
    ])
})

test('a title that was typed is not lost by Escape', async () => {
  await renderPage('/addwizard/template')
  await button('使用此模板').click()
  await dialog.getByRole('textbox').fill('秋季评估')
  await expectAsked(() => expect.element(dialog.getByRole('textbox')).toHaveValue('秋季评估'))
})

test('one is looked at and closed', async () => {
  await renderPage('/templates')
  await expectGivenUp(() => button('预览模板').click(), '关闭')
})

test('a shipped one that is kept is told; so is a refusal', async () => {
  await renderPage('/templates')
  await button('存为企业模板').click()
  await expect.element(page.getByText('已存为企业模板')).toBeVisible()
  refuse('copyToTemplate', 'NOT_FOUND')
  await button('存为企业模板').click()
  await expect.element(page.getByText('[2001]', { exact: false })).toBeVisible()
})
