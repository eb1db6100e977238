/** What removes itself by its own act does not let the focus fall to the top of the page. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { dialog, giveReason, openDetails, toolbar } from './details.ts'
import { answer, answerAfter, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'
import { answerList, drafts } from './rowMenuPage.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })
const boxes = page.getByRole('checkbox', { name: /^选择此行/ })

/** By the keyboard, as who loses the place does it. */
async function press(name: string) {
  button(name).element().focus()
  await userEvent.keyboard('{Enter}')
}

const expectListFocused = () =>
  expect.poll(() => (document.activeElement as HTMLElement).className.split(' ')).toContain('rv-list')

describe('of a list it is the list that has it, after', () => {
  async function open(change: object = {}) {
    answerList(drafts.map((row) => ({ ...row, ...change })))
    await renderPage('/manage')
    await boxes.first().click()
    await expect.element(toolbar).toBeVisible()
  }

  test('an act of the bar', async () => {
    answer('bulkDisableQuestionnaires', { changed: [7], skipped: [], jobId: null })
    await open()
    await press('停用')
    await expect.element(toolbar).not.toBeInTheDocument()
    await expectListFocused()
  })

  test('a dialog of the bar', async () => {
    answer('bulkDeleteQuestionnaires', { changed: [7], skipped: [], jobId: null })
    await open({ submittedCount: 3 })
    await press('删除')
    answerList([])
    await expect.element(dialog).toBeVisible()
    dialog.getByRole('button', { name: '删除' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expectListFocused()
  })

  test('the menu of a row that goes', async () => {
    await open()
    answerList(drafts.slice(1))
    await press('更多: 问卷7')
    await expect.element(page.getByRole('menu')).toBeVisible()
    page.getByRole('menuitem', { name: '删除' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('问卷7', { exact: true })).not.toBeInTheDocument()
    await expectListFocused()
  })

  test('the way back that its notice offered', async () => {
    const reports = exampleResult('listCombinedReports')
    const title = reports.items[0]?.title ?? ''
    await renderPage('/reports')
    await expect.element(page.getByRole('link', { name: title })).toBeVisible()
    answer('listCombinedReports', { ...reports, items: [], total: 0 })
    await press(`删除：${title}`)
    await expect.element(page.getByText('还没有保存的综合报告', { exact: false })).toBeVisible()
    await expectListFocused()
    answer('listCombinedReports', reports)
    await press('撤销')
    await expect.element(page.getByRole('link', { name: title })).toBeVisible()
    await expect.element(button('撤销')).not.toBeInTheDocument()
    await expectListFocused()
  })

  test('the act of a row that waits to be withdrawn', async () => {
    await openDetails()
    await press('撤回：孙洋 对 何晓明')
    await giveReason('填错了', '撤回答题')
    await expect.element(page.getByText('即将撤回', { exact: true })).toBeVisible()
    await expectListFocused()
  })
})

test('what goes elsewhere on the page is not the list’s', async () => {
  answerList(drafts)
  await renderPage('/manage')
  await boxes.first().click()
  const elsewhere = document.createElement('button')
  document.body.append(elsewhere)
  elsewhere.focus()
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
  // Whoever watches the page has been told of it.
  await new Promise((done) => setTimeout(done))
  expect(document.activeElement).toBe(document.body)
})

describe('in the matrix', () => {
  const list = exampleResult('listEvaluatees')
  const [first, second] = list.items

  async function open() {
    const { id } = answerQuestionnaire({ processStatus: 10 })
    await renderPage(`/questionnaire/edit/relation/${id}`)
    await expect.element(page.getByRole('rowheader', { name: /何晓明/ })).toBeVisible()
  }

  test('what stands beside a rater who is removed has it', async () => {
    const valuers = (first?.valuers ?? []).filter(({ valuerName }) => valuerName !== '孙洋')
    answerAfter('deleteParticipants', 'listEvaluatees', { ...list, items: [{ ...first, valuers }, second] as never })
    await open()
    await press('移除 何晓明 的同级：孙洋')
    await expect.element(button('移除 何晓明 的同级：孙洋')).not.toBeInTheDocument()
    await expect.element(button('移除 何晓明 的同级：欧阳超')).toHaveFocus()
  })

  test('the matrix has it after its last row has gone', async () => {
    answer('bulkRemoveEvaluatees', { changed: [first?.id ?? 0], skipped: [], jobId: null, previous: [] })
    answer('listEvaluatees', { ...list, items: list.items.slice(0, 1), total: 1 })
    await open()
    answer('listEvaluatees', { ...list, items: [], total: 0 })
    await press('移除被评价人 何晓明')
    await expect.element(page.getByText('还没有被评价人', { exact: false })).toBeVisible()
    await expect.poll(() => document.activeElement?.className).toBe('rv-body')
  })
})
