/** Many questionnaires get tags at once. */
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectGivenUp } from './dialog.ts'
import { answer, exampleResult, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const ids = exampleResult('listQuestionnaires').items.map(({ id }) => id)
const [known] = exampleResult('listTags')
const tagNames = [known?.name ?? '', '新标签']
const previous = tagNames.map((tagName) => ({ tagName, ids }))
const toolbar = page.getByRole('toolbar')
const dialog = page.getByRole('dialog')
const write = (operationId: string, body: object) => ({ operationId, params: {}, query: {}, body })
const openDialog = () => toolbar.getByRole('button', { name: '标签' }).click()

beforeEach(async () => {
  answer('bulkTagQuestionnaires', { changed: ids, skipped: [], jobId: null, previous })
  await renderPage('/manage')
  await page.getByRole('checkbox', { name: '全选' }).click()
})

async function tag(): Promise<void> {
  await openDialog()
  const field = dialog.getByRole('combobox', { name: '标签' })
  await field.click()
  await page.getByRole('option', { name: known?.name, exact: true }).click()
  await field.fill('新标签')
  await page.getByRole('option', { name: /新标签/ }).click()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
}

test('known ones and a new one, and undo takes them away again', async () => {
  await tag()
  await expect.element(page.getByText(`已为 ${ids.length} 份问卷添加标签`)).toBeVisible()
  await expect.element(toolbar).not.toBeInTheDocument()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect
    .poll(writes)
    .toEqual([write('bulkTagQuestionnaires', { ids, tagNames }), write('bulkUntagQuestionnaires', { previous })])
})

test('without a tag nothing is sent, and it is given up', async () => {
  await expectGivenUp(openDialog)
  await openDialog()
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect.element(dialog.getByText('必填', { exact: false }).first()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(writes()).toEqual([])
})

test('a refusal is told, and the selection stays', async () => {
  refuse('bulkTagQuestionnaires', 'SELECTION_CHANGED')
  await tag()
  await expect.element(page.getByText('[2090]', { exact: false })).toBeVisible()
  await expect.element(toolbar).toBeVisible()
})
