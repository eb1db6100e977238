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

test('another type brings its own rule along', async () => {
  const { id, title, summary } = answerQuestionnaire({ processStatus: 10, type: 2 })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  await page.getByRole('radio', { name: /^实名/ }).click()
  await expect.element(page.getByLabelText('分数：至少几人')).toHaveValue(1)
  await save.click()
  const rule = { scoreFloor: 1, commentFloor: 1, exemptLevelTypes: ['superior', 'self'], pooling: false }
  const body = { type: 1, title, summary, setting: { ...setting, ...rule } }
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'saveQuestionnaireDetails', params: { id: String(id) }, query: {}, body }])
})

test.each([
  { field: 'deadline', label: '截止时间' },
  { field: 'setting.welcomeText', label: '欢迎语' },
  { field: 'exemptLevelTypes', label: '上级的结果不受人数限制' },
])('what the server finds wrong with $field stands there', async ({ field, label }) => {
  refuse('saveQuestionnaireDetails', 'INVALID_INPUT', { fields: [{ field, message: '这一项无效' }] })
  await typeTitle()
  await expect.element(page.getByLabelText(label, { exact: false })).toHaveAccessibleDescription(/这一项无效/)
  await expect.element(page.getByLabelText(label, { exact: false })).toHaveAttribute('aria-invalid', 'true')
})

test('a switch is turned and sent', async () => {
  const { id, type, title, summary } = answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  await page.getByRole('checkbox', { name: '上级的结果不受人数限制' }).click()
  await save.click()
  const body = { type, title, summary, setting: { ...setting, exemptLevelTypes: ['self'] } }
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'saveQuestionnaireDetails', params: { id: String(id) }, query: {}, body }])
})

test('once started, groups that are too small stay merged or stay hidden', async () => {
  const { id } = answerQuestionnaire({ processStatus: 30 })
  await renderPage(`/questionnaire/edit/settings/${id}`)
  const pooling = page.getByRole('checkbox', { name: '人数不足的关系合并为“其他评价人”' })
  await expect.element(pooling).toHaveAttribute('aria-disabled', 'true')
  await pooling.click({ force: true })
  await expect.element(pooling).toBeChecked()
  await expect.element(save).toBeDisabled()
})
