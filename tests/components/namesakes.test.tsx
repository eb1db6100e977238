/** Two people of one name are told apart wherever pages name them. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderFeedback, renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const seen = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible()

test('in the progress list and what is asked about a row', async () => {
  answerQuestionnaire({ processStatus: 30, type: 1 })
  const { items, ...rest } = exampleResult('listFeedback')
  const rows = items.map((row) => ({
    ...row,
    feedbackStatus: 'waiting' as const,
    evaluatorNameMark: 'E-1',
    valuerNameMark: 'E-2',
  }))
  answer('listFeedback', { ...rest, items: rows.slice(0, 1) })
  await renderPage(`/questionnaire/publish/details/${id}`)
  const [row] = rows
  await seen(`${row?.evaluatorName} (E-1)`)
  await seen(`${row?.valuerName} (E-2)`)
  await page.getByRole('button', { name: new RegExp(`${row?.valuerName} \\(E-2\\)`) }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(`${row?.valuerName} (E-2)`, { exact: false })).toBeVisible()
  await expect.element(dialog.getByText(`${row?.evaluatorName} (E-1)`, { exact: false })).toBeVisible()
})

test('in the matrix', async () => {
  answerQuestionnaire({ processStatus: 10 })
  const { items, ...rest } = exampleResult('listEvaluatees')
  const [row] = items
  if (row === undefined) throw new Error('the example has evaluatees')
  const valuers = row.valuers.map((one) => ({ ...one, valuerNameMark: 'E-2' }))
  answer('listEvaluatees', { ...rest, items: [{ ...row, nameMark: 'E-1', valuers }], total: 1 })
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await expect.element(page.getByRole('rowheader', { name: /\(E-1\)/ })).toBeVisible()
  await seen(`${valuers[0]?.valuerName} (E-2)`)
})

test('in results', async () => {
  answerQuestionnaire({ processStatus: 40 })
  const { items, incomplete } = exampleResult('getRanking')
  answer('getRanking', { items: items.map((one) => ({ ...one, nameMark: 'E-1' })), incomplete, summed: true })
  const detail = exampleResult('getRankingDetail')
  answer('getRankingDetail', { ...detail, rows: detail.rows.map((one) => ({ ...one, nameMark: 'E-1' })) })
  const listed = exampleResult('listReportEvaluatees')
  answer(
    'listReportEvaluatees',
    listed.map((one) => ({ ...one, nameMark: 'E-1' })),
  )
  await renderPage(`/questionnaire/reports/summary/rankList/${id}`)
  await expect.element(page.getByRole('link', { name: `${items[0]?.name} (E-1)` })).toBeVisible()
  await page.getByRole('link', { name: '团队明细' }).click()
  await expect.element(page.getByRole('link', { name: `${detail.rows[0]?.name} (E-1)` })).toBeVisible()
  await page.getByRole('link', { name: '指标得分' }).click()
  await expect
    .element(page.getByRole('combobox', { name: '选择被评价人' }))
    .toHaveValue(`${listed[0]?.name} (E-1) · ${listed[0]?.departmentName}`)
  const { evaluatee, ...report } = exampleResult('getPersonalReport')
  answer('getPersonalReport', { ...report, evaluatee: { ...evaluatee, nameMark: 'E-1' } })
  await page.getByRole('link', { name: '个人报告' }).click()
  await expect.element(page.getByRole('heading', { name: `${evaluatee.name} (E-1)` })).toBeVisible()
})

test('where a choice is made, by number or else by address', async () => {
  const { items, ...rest } = exampleResult('listEmployees')
  const [one] = items
  if (one === undefined) throw new Error('the example has people')
  const named = { displayName: '孙磊', departName: '产品部' }
  const people = [
    { ...one, ...named, employeeNo: '0017' },
    { ...one, ...named, id: one.id + 1, employeeNo: '', email: 'sun.lei2@yuanhang.example' },
  ]
  answer('listEmployees', { ...rest, items: people, total: 2 })
  answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/relation/${id}`)
  await page.getByRole('button', { name: '添加被评价人' }).click()
  await expect.element(page.getByRole('checkbox', { name: /孙磊.*0017/ })).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: /孙磊.*sun\.lei2@yuanhang\.example/ })).toBeVisible()
})

test('where people answer', async () => {
  const { questionnaires, ...rest } = exampleResult('listFeedbackTasks')
  const marked = questionnaires.map((one) => ({
    ...one,
    tasks: one.tasks.map((task) => ({ ...task, levelType: 'sameLevel' as const, evaluateeNameMark: 'E-1' })),
  }))
  answer('listFeedbackTasks', { ...rest, questionnaires: marked })
  await renderFeedback('/')
  await seen(`${questionnaires[0]?.tasks[0]?.evaluateeName} (E-1)`)
})

test('among who would get a mail', async () => {
  answerQuestionnaire({ processStatus: 30 })
  const plan = exampleResult('sendNotifications')
  answer('sendNotifications', { ...plan, recipients: plan.recipients.map((one) => ({ ...one, nameMark: 'E-2' })) })
  await renderPage(`/questionnaire/publish/stats/${id}`)
  await page.getByRole('button', { name: '提醒未完成的人' }).click()
  await expect.element(page.getByRole('dialog').getByText(`${plan.recipients[0]?.name} (E-2)`)).toBeVisible()
})

test('among who asked for jobs', async () => {
  const { items, ...rest } = exampleResult('listJobs')
  answer('listJobs', { ...rest, items: items.map((one) => ({ ...one, createdByNameMark: 'E-3' })) })
  await renderPage('/jobs')
  await seen(`${items[0]?.createdBy} (E-3)`)
})
