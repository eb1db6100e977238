/** Many questionnaires get tags at once. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp, expectHeld } from './dialog.ts'
import { answer, answerExample, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const ids = exampleResult('listQuestionnaires').items.map(({ id }) => id)
const tags = exampleResult('listTags')
const [known] = tags
const toolbar = page.getByRole('toolbar')
const dialog = page.getByRole('dialog')
const field = dialog.getByRole('combobox')
const chips = () =>
  dialog
    .getByRole('button')
    .elements()
    .filter((button) => button.classList.contains('MuiChip-root'))
    .map(({ textContent }) => textContent)
const write = (operationId: string, body: object) => ({ operationId, params: {}, query: {}, body })
const tagging = (...tagNames: string[]) => write('bulkTagQuestionnaires', { ids, tagNames })
const openDialog = () => toolbar.getByRole('button', { name: /^(标签|Tags)$/ }).click()
const save = () => dialog.getByRole('button', { name: /^(保存|Save)$/ }).click()
const remove = (name: string) => dialog.getByRole('button', { name }).getByTestId('CancelIcon').click()

async function start(language: 'zh' | 'en' = 'zh') {
  await renderPage('/manage', { language })
  await page.getByRole('checkbox', { name: /^(全选|Select all)$/ }).click()
}

async function enter(...names: string[]) {
  for (const name of names) {
    await field.fill(name)
    await userEvent.keyboard('{Enter}')
  }
}

test('names are seen as they are entered and can be taken away again; one still being typed counts; undo takes all back', async () => {
  const previous = [{ tagName: 'alpha', ids }]
  const others = [1, 2, 3, 4].map((id) => ({
    id,
    name: `第 ${id} 批`,
    useType: 'QUESTIONNAIRE' as const,
    questionnaireCount: 1,
  }))
  answer('listTags', [...tags, ...others])
  answer('bulkTagQuestionnaires', { changed: ids, skipped: [], jobId: null, previous })
  await start()
  await openDialog()
  await enter('alpha', '# 多余', '#beta')
  expect(chips()).toEqual(['alpha', '多余', 'beta'])
  await remove('多余')
  await field.click()
  await page.getByRole('option', { name: known?.name, exact: true }).click()
  expect(chips()).toEqual(['alpha', 'beta', known?.name])
  await expectNoSeriousAxe()
  // What is suggested meanwhile leaves the button free.
  await field.fill('第')
  await expect.element(page.getByRole('option', { name: '第 4 批' })).toBeVisible()
  await save()
  await expect.element(page.getByText(`已为 ${ids.length} 份问卷添加标签`)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(toolbar).not.toBeInTheDocument()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect
    .poll(writes)
    .toEqual([tagging('alpha', 'beta', known?.name ?? '', '第'), write('bulkUntagQuestionnaires', { previous })])
})

const long = 'x'.repeat(41)

test.each([
  {
    language: 'zh',
    long: `“${long}”最多 40 个字符`,
    bare: '“#”除了 # 还需要名称',
    many: '最多 20 项',
    none: '必须填写',
  },
  {
    language: 'en',
    long: `“${long}” may have at most 40 characters`,
    bare: '“#” needs a name besides the #',
    many: 'may have at most 20 items',
    none: 'is required',
  },
] as const)('in $language what is wrong stands at the field, and what was typed stays', async (words) => {
  await start(words.language)
  await openDialog()
  await save()
  await expect.element(field).toHaveAccessibleDescription(words.none)
  await enter(long, 'alpha')
  await save()
  await expect.element(field).toHaveAccessibleDescription(words.long)
  expect(chips()).toEqual([long, 'alpha'])
  await remove(long)
  await enter('#')
  await expect.element(field).toHaveValue('#')
  await save()
  await expect.element(field).toHaveAccessibleDescription(words.bare)
  await field.fill('')
  const many = Array.from({ length: 20 }, (_, index) => `t${index}`)
  await enter(...many)
  await save()
  await expect.element(field).toHaveAccessibleDescription(words.many)
  expect(chips()).toEqual(['alpha', ...many])
  await expectNoWrites()
  await remove('t19')
  await save()
  await expect.poll(writes).toEqual([tagging('alpha', ...many.slice(0, 19))])
})

test('a refusal stands at the field, what was typed stays, and it can be sent again', async () => {
  const fields = [{ field: 'tagNames.1', message: '不能这样叫' }]
  refuse('bulkTagQuestionnaires', 'INVALID_INPUT', { fields })
  await start()
  await openDialog()
  await enter('alpha')
  await field.fill('beta')
  await save()
  await expect.element(field).toHaveAccessibleDescription('“beta”不能这样叫')
  await expect.element(field).toHaveValue('beta')
  expect(chips()).toEqual(['alpha'])
  answerExample('bulkTagQuestionnaires')
  await save()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(writes).toEqual([tagging('alpha', 'beta'), tagging('alpha', 'beta')])
})

test('a selection that has changed is told, and nothing is lost', async () => {
  refuse('bulkTagQuestionnaires', 'SELECTION_CHANGED')
  await start()
  await openDialog()
  await enter('alpha')
  await save()
  await expect.element(page.getByText('[2090]', { exact: false })).toBeVisible()
  expect(chips()).toEqual(['alpha'])
  await dialog.getByRole('button', { name: '取消' }).click()
  await expect.element(toolbar.getByText(`已选 ${ids.length} 项`)).toBeVisible()
})

test('the dialog stays until the answer has come, and a refusal is told in it', async () => {
  const release = hold('bulkTagQuestionnaires')
  refuse('bulkTagQuestionnaires', 'INVALID_INPUT', { fields: [{ field: 'tagNames.0', message: '不能这样叫' }] })
  await start()
  await openDialog()
  await enter('alpha')
  await save()
  await expectHeld()
  release()
  await expect.element(field).toHaveAccessibleDescription('“alpha”不能这样叫')
  expect(chips()).toEqual(['alpha'])
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '留在此页' }).click()
  expect(chips()).toEqual(['alpha'])
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: '不保存，离开' }).click()
  await expect.element(toolbar.getByText(`已选 ${ids.length} 项`)).toBeVisible()
  await expect.poll(writes).toEqual([tagging('alpha')])
})

test('given up, nothing is sent', async () => {
  await start()
  await expectGivenUp(openDialog)
  await expectNoWrites()
})
