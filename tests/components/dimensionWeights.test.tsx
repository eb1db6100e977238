/** Weights of indicators: typed, sent, kept. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, exampleResult, hold, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const dimensions = exampleResult('listDimensions')
const { id: questionnaireId } = exampleResult('getQuestionnaire')
const TYPED = [30, 25, 20, 15, 10]
const [first, second, third] = dimensions
const weightOf = (name: string | undefined) => page.getByLabelText(`“${name}”的权重（%）`)
const stored = dimensions.map((each, index) => ({ ...each, weight: TYPED[index] ?? null }))
const weighed = (change: Record<number, number>) =>
  stored.map((each, index) => ({ ...each, weight: change[index] ?? each.weight }))

async function openPage(): Promise<void> {
  answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/dimension/${questionnaireId}`)
  await expect.element(page.getByLabelText('新指标的名称')).toBeVisible()
}

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
  const body = { weights, before: dimensions.map(({ id, weight }) => ({ id, weight })) }
  await expect
    .poll(writes)
    .toEqual([{ operationId: 'setDimensionWeights', params: { id: String(id) }, query: {}, body }])
  await expectNoSeriousAxe()
})

test('a refusal keeps what was typed', async () => {
  const { id } = answerQuestionnaire({ processStatus: 10 })
  refuse('setDimensionWeights', 'WEIGHTS_NOT_100')
  await typeWeights(id)
  await expect.element(page.getByText('[2036]', { exact: false })).toBeVisible()
  const typed = dimensions.map(({ name }) => page.getByLabelText(`“${name}”的权重（%）`))
  for (const [index, field] of typed.entries()) await expect.element(field).toHaveValue(String(TYPED[index]))
})

test('typed weights stay while an indicator is added', async () => {
  answer('listDimensions', stored)
  const added = { id: 1, name: '沟通协作', weight: null, questionCount: 0 }
  answer('createDimension', () => {
    answer('listDimensions', [...stored, added])
    return added
  })
  await openPage()
  await weightOf(first?.name).fill('12')
  await page.getByLabelText('新指标的名称').fill(added.name)
  await userEvent.keyboard('{Enter}')
  await expect.element(weightOf(added.name)).toHaveValue('')
  await expect.element(weightOf(first?.name)).toHaveValue('12')
  await expect.element(weightOf(second?.name)).toHaveValue('25')
})

test('weights typed while others are being saved stay, and are not saved', async () => {
  answer('listDimensions', stored)
  answer('setDimensionWeights', () => {
    answer('listDimensions', weighed({ 0: 29.5, 1: 25.5 }))
    return weighed({ 0: 29.5, 1: 25.5 })
  })
  const release = hold('setDimensionWeights')
  await openPage()
  await weightOf(first?.name).fill('29,50')
  await weightOf(second?.name).fill('25.5')
  await page.getByRole('button', { name: '保存权重' }).click()
  await weightOf(third?.name).fill('15')
  // Back to what was stored before: typed later than what is sent, it counts.
  await weightOf(second?.name).fill('25')
  release()
  await expect.element(page.getByText('已保存')).toBeVisible()
  await expect.element(weightOf(third?.name)).toHaveValue('15')
  await expect.element(weightOf(second?.name)).toHaveValue('25')
  await expect.element(weightOf(first?.name)).toHaveValue('29.5')
  await weightOf(third?.name).fill('20.5')
  await page.getByRole('button', { name: '保存权重' }).click()
  const weights = [29.5, 25, 20.5, 15, 10].map((weight, index) => ({ id: dimensions[index]?.id, weight }))
  await expect
    .poll(() =>
      writes()
        .map(({ body }) => body)
        .at(-1),
    )
    .toEqual({ weights, before: weighed({ 0: 29.5, 1: 25.5 }).map(({ id, weight }) => ({ id, weight })) })
})

test('a weight typed back while it is being saved stays, though an indicator is added in between', async () => {
  const [added, another] = ['沟通协作', '学习成长'].map((name, index) => ({
    id: index + 1,
    name,
    weight: null,
    questionCount: 0,
  }))
  if (added === undefined || another === undefined) throw new Error('two are added')
  answer('listDimensions', stored)
  answer('createDimension', () => {
    answer('listDimensions', [...stored, added])
    return added
  })
  const release = hold('setDimensionWeights')
  answer('setDimensionWeights', () => {
    answer('listDimensions', [...weighed({ 0: 29.5, 1: 25.5 }), added, another])
    return weighed({ 0: 29.5, 1: 25.5 })
  })
  await openPage()
  await weightOf(first?.name).fill('29.5')
  await weightOf(second?.name).fill('25.5')
  await page.getByRole('button', { name: '保存权重' }).click()
  await weightOf(second?.name).fill('25')
  await page.getByLabelText('新指标的名称').fill(added.name)
  await userEvent.keyboard('{Enter}')
  await expect.element(weightOf(added.name)).toBeVisible()
  release()
  // What was saved has been read again.
  await expect.element(weightOf(another.name)).toBeVisible()
  await expect.element(weightOf(second?.name)).toHaveValue('25')
})

test('weights are typed no longer once they are stored: what somebody else stores later is shown', async () => {
  answer('listDimensions', stored)
  answer('setDimensionWeights', () => {
    answer('listDimensions', [...weighed({ 0: 25, 1: 30 }), { id: 1, name: '沟通协作', weight: 0, questionCount: 0 }])
    return weighed({ 0: 25, 1: 30 })
  })
  await openPage()
  await weightOf(first?.name).fill('25')
  await weightOf(second?.name).fill('30')
  await page.getByRole('button', { name: '保存权重' }).click()
  // What was saved has been read again.
  await expect.element(weightOf('沟通协作')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '保存权重' })).toBeDisabled()
  answer('listDimensions', weighed({ 0: 15, 1: 40 }))
  await page.getByRole('combobox', { name: /^第 1 题的指标/ }).selectOptions('未绑定')
  await expect.element(weightOf(first?.name)).toHaveValue('15')
  await expect.element(weightOf(second?.name)).toHaveValue('40')
})

test('weights are made equal', async () => {
  await openPage()
  await page.getByRole('button', { name: '平均分配' }).click()
  const even = String(100 / dimensions.length)
  for (const { name } of dimensions) {
    await expect.element(page.getByLabelText(`“${name}”的权重（%）`)).toHaveValue(even)
  }
})

test('equal weights are shown only while no weight is typed', async () => {
  answer(
    'listDimensions',
    dimensions.slice(0, 3).map((each) => ({ ...each, weight: null })),
  )
  await openPage()
  for (const { name } of dimensions.slice(0, 3)) {
    await expect.element(weightOf(name)).toHaveAttribute('placeholder', '33.3')
  }
  await weightOf(first?.name).fill('50')
  await expect.element(weightOf(second?.name)).toHaveAttribute('placeholder', '')
})
