/** A row that its own button removes is not among what is chosen any more. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'
import { answerList, drafts, pick } from './rowMenuPage.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const boxes = page.getByRole('checkbox', { name: /^选择此行/ })
const bar = page.getByRole('toolbar')
const removing = (operationId: string, body: unknown, params: object = {}) => [{ operationId, params, query: {}, body }]

test('a questionnaire', async () => {
  answerList(drafts)
  await renderPage('/manage')
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await expect.element(bar.getByText('已选 2 项')).toBeVisible()
  answerList(drafts.slice(1))
  await button('更多: 问卷7').click()
  await pick('删除')
  await expect.element(bar.getByText('已选 1 项', { exact: true })).toBeVisible()
  await expect.poll(writes).toEqual(removing('deleteQuestionnaire', undefined, { id: '7' }))
})

test('a template', async () => {
  const { items, ...rest } = exampleResult('listTemplates')
  const rows = [2, 3].map(
    (id) => ({ ...items[0], id, title: `模板${id}`, publicPaper: false }) as (typeof items)[number],
  )
  answer('listTemplates', { ...rest, items: rows, total: 2 })
  answer('bulkRemoveTemplates', { changed: [2], skipped: [], jobId: null })
  await renderPage('/templates')
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  answer('listTemplates', { ...rest, items: rows.slice(1), total: 1 })
  await button('移除: 模板2').click()
  await expect.element(bar.getByText('已选 1 项', { exact: true })).toBeVisible()
  await expect.poll(writes).toEqual(removing('bulkRemoveTemplates', { ids: [2] }))
})

test('an evaluatee, whose list is not on the screen; one who stays is chosen still', async () => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  const list = exampleResult('listEvaluatees')
  const [first, second] = list.items
  const skipped = [{ id: second?.id ?? 0, name: ' ', returnCode: 2060, message: '已有人提交，不能移除。' }]
  answer('getPreferences', { values: { 'evaluatees.view': '"list"' } })
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await boxes.nth(0).click()
  await boxes.nth(1).click()
  await button('矩阵').click()
  answer('bulkRemoveEvaluatees', { changed: [first?.id ?? 0], skipped: [], jobId: null, previous: [] })
  answer('listEvaluatees', { ...list, items: list.items.slice(1), total: 1 })
  await button('移除被评价人 何晓明').click()
  await expect.element(page.getByRole('rowheader', { name: /何晓明/ })).not.toBeInTheDocument()
  answer('bulkRemoveEvaluatees', { changed: [], skipped, jobId: null, previous: [] })
  await button('移除被评价人 孙洋').click()
  await expect.element(page.getByText(/^有 1 项未处理\s+已有人提交，不能移除。$/)).toBeVisible()
  await button('列表').click()
  await expect.element(bar.getByText('已选 1 项', { exact: true })).toBeVisible()
  await expect.poll(() => boxes.elements()).toHaveLength(1)
  await expect.element(boxes).toBeChecked()
  const view = (name: string) => removing('setPreference', { value: `"${name}"` }, { key: 'evaluatees.view' })
  const remove = (one: number | undefined) => removing('bulkRemoveEvaluatees', { ids: [one] }, { id: String(id) })
  await expect.poll(writes).toEqual([...view('matrix'), ...remove(first?.id), ...remove(second?.id), ...view('list')])
})
