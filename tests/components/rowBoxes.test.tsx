/** The box by which a row is chosen says which row it is, to whoever does not see the row beside it. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1280 }
const boxNames = () =>
  page
    .getByRole('checkbox', { name: /^选择此行/ })
    .elements()
    .map((box) => box.getAttribute('aria-label'))

describe.each([DESK, PHONE])('at $width', (size) => {
  test('people are told apart, and the one whose box is ticked is acted upon', async () => {
    const [one] = exampleResult('listEmployees').items
    if (one === undefined) throw new Error('the example has people')
    const people = [
      { ...one, id: 1, displayName: '张伟', employeeNo: 'E1' },
      { ...one, id: 2, displayName: '张伟', employeeNo: '', email: 'zhang.wei2@yuanhang.example' },
    ]
    answer('listEmployees', { items: people, total: 2, pageIndex: 1, pageSize: 50 })
    await renderPage('/employees', size)
    const second = page.getByRole('checkbox', { name: '选择此行: 张伟 (zhang.wei2@yuanhang.example)', exact: true })
    await second.click()
    await expect.element(second).toBeChecked()
    expect(boxNames()).toEqual(['选择此行: 张伟 (E1)', '选择此行: 张伟 (zhang.wei2@yuanhang.example)'])
    await page.getByRole('button', { name: '启用', exact: true }).click()
    const body = { ids: [2] }
    await expect.poll(writes).toEqual([{ operationId: 'bulkEnableEmployees', params: {}, query: {}, body }])
  })

  test('a questionnaire by its title, or by the word for one without', async () => {
    const list = exampleResult('listQuestionnaires')
    const [one] = list.items
    if (one === undefined) throw new Error('the example has questionnaires')
    const items = ['年度评估', ' '].map((title, index) => ({ ...one, id: index + 1, title }))
    answer('listQuestionnaires', { ...list, items, total: 2 })
    await renderPage('/manage', size)
    await expect.poll(boxNames).toEqual(['选择此行: 年度评估', '选择此行: 未命名'])
  })

  test('a form by whom it is about and who is asked', async () => {
    answerQuestionnaire({ processStatus: 30, type: 1 })
    const list = exampleResult('listFeedback')
    const [row] = list.items
    if (row === undefined) throw new Error('the example has forms')
    const { evaluatorName, valuerName } = row
    const items = [{ ...row, evaluatorNameMark: 'E-1', valuerNameMark: 'E-2' }]
    answer('listFeedback', { ...list, items, total: 1 })
    await renderPage(`/questionnaire/publish/details/${id}`, size)
    await expect.poll(boxNames).toEqual([`选择此行: ${evaluatorName} (E-1) · ${valuerName} (E-2)`])
  })
})

test('an evaluatee is told from another of that name', async () => {
  answerQuestionnaire({ processStatus: 10 })
  const list = exampleResult('listEvaluatees')
  const [row] = list.items
  if (row === undefined) throw new Error('the example has evaluatees')
  answer('listEvaluatees', { ...list, items: [{ ...row, nameMark: 'E-1' }], total: 1 })
  answer('getPreferences', { values: { 'evaluatees.view': '"list"' } })
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await expect.poll(boxNames).toEqual([`选择此行: ${row.evaluateName} (E-1)`])
})

test('an event by what was done and when', async () => {
  const list = exampleResult('listAuditEvents')
  const [event] = list.items
  if (event === undefined) throw new Error('the example has events')
  const at = '2026-12-16T02:30:00.000Z'
  answer('listAuditEvents', { ...list, items: [{ ...event, action: 'report.pdf', at, isByDay: false }], total: 1 })
  await renderPage('/audit')
  await expect.poll(boxNames).toEqual([expect.stringMatching(/^选择此行: \S*报告\S* · 2026.*:30/)])
})
