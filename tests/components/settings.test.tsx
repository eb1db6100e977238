/** Settings of a questionnaire: one save for all of it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { exampleResult, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const setting = exampleResult('getQuestionnaireSetting')
const save = page.getByRole('button', { name: '保存', exact: true })

async function typeTitle() {
  const questionnaire = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/settings/${questionnaire.id}`)
  const field = page.getByRole('textbox').first()
  await field.fill(' 秋季评估 ')
  await save.click()
  return { questionnaire, field }
}

test('title and settings go out in one call', async () => {
  const { questionnaire } = await typeTitle()
  await expect.element(page.getByText('已保存')).toBeVisible()
  const { id, type, summary } = questionnaire
  const body = { type, title: '秋季评估', summary, setting }
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'saveQuestionnaireDetails', params: { id: String(id) }, query: {}, body }])
})

test('a refusal keeps what was typed', async () => {
  refuse('saveQuestionnaireDetails', 'NOT_EDITABLE')
  const { field } = await typeTitle()
  await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
  await expect.element(field).toHaveValue(' 秋季评估 ')
})
