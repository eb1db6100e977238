/** A page or dialog that could not be read says so where it would stand, and nowhere else; asked again, it is there. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { OperationId } from '../../openapi/generated/operations.ts'
import { answerExample, disconnect, exampleResult, letCallsArrive } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const [person] = exampleResult('listReportEvaluatees')
const [department] = exampleResult('listDepartments')
const failure = page.getByText('请求服务器失败', { exact: false })
const personal = `${id}?employeeId=${person?.employeeId}`

async function expectToldOnce(operationId: OperationId, open: () => Promise<unknown>) {
  disconnect(operationId)
  await open()
  await expect.element(failure.first()).toBeVisible()
  await letCallsArrive()
  expect(failure.elements()).toHaveLength(1)
  answerExample(operationId)
  await page.getByRole('alert').getByRole('button', { name: '重试' }).click()
  await expect.element(failure).not.toBeInTheDocument()
}

describe('told once where it would stand:', () => {
  test.each<[string, OperationId, number]>([
    ['/departments', 'listDepartments', 10],
    [`/departments/${department?.id}`, 'listDepartmentMembers', 10],
    [`/questionnaire/edit/survey/${id}`, 'getPaper', 10],
    [`/questionnaire/edit/dimension/${id}`, 'listDimensions', 10],
    [`/questionnaire/edit/dimension/${id}`, 'listDimensionQuestions', 10],
    [`/questionnaire/edit/relation/${id}`, 'listEvaluatees', 10],
    [`/questionnaire/edit/relation/${id}`, 'listRelationLevels', 10],
    [`/questionnaire/edit/settings/${id}`, 'getQuestionnaireDetails', 10],
    [`/questionnaire/edit/appearance/${id}`, 'getQuestionnaireDetails', 10],
    [`/questionnaire/publish/template/${id}`, 'listEmailTemplates', 20],
    [`/questionnaire/publish/stats/${id}`, 'getFeedbackSummary', 30],
    [`/questionnaire/reports/summary/rankList/${id}`, 'getRanking', 40],
    [`/questionnaire/reports/summary/details/${id}`, 'getRankingDetail', 40],
    [`/questionnaire/reports/summary/report/${id}`, 'getTeamReport', 40],
    [`/questionnaire/reports/personal/report/${personal}`, 'getPersonalReport', 40],
    [`/questionnaire/reports/personal/indexScoreStats/${personal}`, 'getDimensionScores', 40],
    [`/questionnaire/reports/personal/indexScoreDetails/${personal}`, 'getQuestionScores', 40],
  ])('%s without %s', async (address, operationId, processStatus) => {
    answerQuestionnaire({ processStatus: processStatus as 10 })
    await expectToldOnce(operationId, () => renderPage(address))
  })

  test('a template’s questions', async () => {
    await renderPage('/templates')
    await expectToldOnce('getTemplatePaper', () => page.getByRole('button', { name: /预览/ }).first().click())
  })

  test('who would be mailed', async () => {
    answerQuestionnaire({ processStatus: 30 })
    await renderPage(`/questionnaire/publish/stats/${id}`)
    await expectToldOnce('sendNotifications', () => page.getByRole('button', { name: '提醒未完成的人' }).click())
  })
})
