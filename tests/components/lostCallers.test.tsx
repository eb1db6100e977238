/** Acts after which the list, loaded again, takes away what they were begun from: what follows them happens all the same. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dialog, drafting, id, list, openDetails, rows, toolbar, write as writeOf } from './details.ts'
import { answer, answerAfter, exampleResult, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'
import { example, openMenu, pick, submit, write } from './rowMenuPage.tsx'

test('whoever was reminded is not chosen any more, and it is told, though the list is empty by then', async () => {
  await openDetails({ search: '?emailStatus=failed' })
  await rows.nth(1).click()
  await toolbar.getByRole('button', { name: '提醒' }).click()
  answer('listFeedback', { ...list, items: [], total: 0 })
  await dialog.getByRole('button', { name: '发送 1 封邮件' }).click()
  await expect.element(page.getByText('没有符合条件', { exact: false })).toBeVisible()
  await expect.element(page.getByText('1 封邮件已放入发送队列', { exact: false })).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  answer('listFeedback', list)
  await page.getByRole('button', { name: '清除筛选' }).click()
  await expect.element(rows.nth(1)).toBeVisible()
  expect(page.getByRole('checkbox', { checked: true }).elements()).toEqual([])
  const asked = (confirm: boolean) =>
    writeOf('notifyParticipants', {
      ...{ participants: [drafting], confirm },
      ...{ repeat: false, notifyAll: false, notifyType: 1 },
    })
  await expect.poll(writes).toEqual([asked(true), asked(false)])
})

test('a copy is opened, though it pushes its original off the page', async () => {
  const made = exampleResult('copyQuestionnaire')
  const page1 = exampleResult('listQuestionnaires')
  const other = { ...example, id: 5, title: '副本' }
  await openMenu()
  answerAfter('copyQuestionnaire', 'listQuestionnaires', { ...page1, items: [other] })
  await pick('复制')
  await submit('复制并打开')
  await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/survey/${made.id}`)
  const data = { paper: true, dimensions: true, settings: true, relations: false }
  await expect.poll(writes).toEqual([write('copyQuestionnaire', { data })])
})

test('that a template was copied is told, though the copy pushes it off the page', async () => {
  const { items, ...rest } = exampleResult('listTemplates')
  const [first] = items
  if (first === undefined) throw new Error('there are templates')
  answer('listTemplates', { ...rest, items: [{ ...first, publicPaper: true }], total: 1 })
  await renderPage('/templates')
  answerAfter('copyToTemplate', 'listTemplates', { ...rest, items: [{ ...first, id: 2, title: '副本' }], total: 2 })
  await page.getByRole('button', { name: `存为企业模板: ${first.title}` }).click()
  await expect.element(page.getByRole('heading', { name: '副本' })).toBeVisible()
  await expect.element(page.getByText('已存为企业模板')).toBeVisible()
  await expect.poll(writes).toEqual([write('copyToTemplate', undefined, { id: String(first.id) })])
})

test('that a rater stays is told, though the evaluatee has gone meanwhile', async () => {
  answerQuestionnaire({ processStatus: 10 })
  const all = exampleResult('listEvaluatees')
  await renderPage(`/questionnaire/edit/relation/${id}`)
  answer('deleteParticipants', { removed: 0, skipped: 1, jobId: null })
  answerAfter('deleteParticipants', 'listEvaluatees', { ...all, items: all.items.slice(1), total: 1 })
  const row = page.getByRole('row', { name: /^何晓明/ })
  await row.getByText('孙洋', { exact: true }).hover()
  await page.getByRole('button', { name: '移除 何晓明 的同级：孙洋' }).click()
  await expect.element(row).not.toBeInTheDocument()
  await expect.element(page.getByText('孙洋 已提交回答，不能移除')).toBeVisible()
  await expect.poll(writes).toEqual([writeOf('deleteParticipants', { participantRelationIds: [7305200002] })])
})
