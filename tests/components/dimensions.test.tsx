/** Indicators: their weights are sent whole. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, exampleResult, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const dimensions = exampleResult('listDimensions')
const TYPED = [30, 25, 20, 15, 10]

async function typeWeights(id: number): Promise<void> {
  await renderPage(`/questionnaire/edit/dimension/${id}`)
  for (const [index, { name }] of dimensions.entries()) {
    await page.getByLabelText(`“${name}”的权重（%）`).fill(String(TYPED[index]))
  }
  await page.getByRole('button', { name: '保存权重' }).click()
}

test('typed weights are sent whole, each with its indicator', async () => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  const stored = dimensions.map((each, index) => ({ ...each, weight: TYPED[index] ?? null }))
  answer('setDimensionWeights', () => {
    answer('listDimensions', stored)
    return stored
  })
  await typeWeights(id)
  await expect.element(page.getByText('已保存')).toBeVisible()
  // What was stored is loaded again: nothing is left to save.
  await expect.element(page.getByRole('button', { name: '保存权重' })).toBeDisabled()
  const weights = dimensions.map((each, index) => ({ id: each.id, weight: TYPED[index] }))
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'setDimensionWeights', params: { id: String(id) }, query: {}, body: { weights } }])
  await expectNoSeriousAxe()
})

test('a refusal keeps what was typed', async () => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  refuse('setDimensionWeights', 'STALE_VERSION')
  await typeWeights(id)
  await expect.element(page.getByText('[2034]', { exact: false })).toBeVisible()
  const typed = dimensions.map(({ name }) => page.getByLabelText(`“${name}”的权重（%）`))
  for (const [index, field] of typed.entries()) await expect.element(field).toHaveValue(String(TYPED[index]))
})

test('while a round collects, nothing can be changed', async () => {
  const { id } = answerQuestionnaire({ processStatus: 30 })
  await renderPage(`/questionnaire/edit/dimension/${id}`)
  await expect.element(page.getByRole('table').getByText('引领变革')).toBeVisible()
  expect(page.getByRole('button', { name: '保存权重' }).elements()).toEqual([])
  expect(page.getByRole('textbox').elements()).toEqual([])
})
