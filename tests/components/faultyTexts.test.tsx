/** Faulty texts stand against the start as what is missing does: list, header and steps tell it alike (spec §4, §5). */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const questionnaire = exampleResult('getQuestionnaire')
const list = exampleResult('listQuestionnaires')
const invalidDatas = questionnaire.invalidDatas.map((check) => ({ ...check, valid: true }))
const FAULTY = { processStatus: 10, invalidDatas, paperDataValid: false } as const

test('the list leads to the questions, not to the start', async () => {
  answer('listQuestionnaires', { ...list, items: [{ ...questionnaire, ...FAULTY }], total: 1 })
  await renderPage('/manage')
  await expect.element(page.getByText('缺 1 项')).toBeVisible()
  const next = page.getByRole('link', { name: `继续编辑: ${questionnaire.title}` })
  await expect.element(next).toHaveAttribute('href', `#/questionnaire/edit/survey/${questionnaire.id}`)
})

test('header, steps and the page of the start tell what is missing', async () => {
  answerQuestionnaire(FAULTY)
  await renderPage(`/questionnaire/publish/template/${questionnaire.id}`)
  await expect.element(page.getByText('缺 1 项').first()).toBeVisible()
  await expect.element(page.getByRole('link', { name: /待完善\s*题目/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: '部分题目内容不完整，请检查' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '启动问卷' })).toBeDisabled()
})
