/** Indicators: their names, their weights, which question belongs to which. */
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp } from './dialog.ts'
import { answer, exampleResult, hold, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const dimensions = exampleResult('listDimensions')
const { id: questionnaireId } = exampleResult('getQuestionnaire')
const TYPED = [30, 25, 20, 15, 10]

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

describe('typed weights', () => {
  const [first, second, third] = dimensions
  const weightOf = (name: string | undefined) => page.getByLabelText(`“${name}”的权重（%）`)
  const stored = dimensions.map((each, index) => ({ ...each, weight: TYPED[index] ?? null }))
  const weighed = (change: Record<number, number>) =>
    stored.map((each, index) => ({ ...each, weight: change[index] ?? each.weight }))

  test('stay while an indicator is added', async () => {
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

  test('while others are being saved stay, and are not saved', async () => {
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
      .toEqual({ weights })
  })

  test('are typed no longer once they are stored: what somebody else stores later is shown', async () => {
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
})

test('while a round collects, nothing can be changed', async () => {
  const { id } = answerQuestionnaire({ processStatus: 30 })
  await renderPage(`/questionnaire/edit/dimension/${id}`)
  await expect.element(page.getByRole('table').getByText('引领变革')).toBeVisible()
  expect(page.getByRole('button', { name: '保存权重' }).elements()).toEqual([])
  expect(page.getByRole('textbox').elements()).toEqual([])
})

describe('indicators', () => {
  const fieldOf = (name: string) => page.getByLabelText(`指标名称：${name}`)
  const [first, second] = dimensions
  const write = (operationId: string, params: object, body?: unknown) => ({
    operationId,
    params: { id: String(questionnaireId), ...params },
    query: {},
    body,
  })

  test('one is added, and the line stays ready for the next', async () => {
    await openPage()
    const name = page.getByLabelText('新指标的名称')
    await name.fill(first?.name ?? '')
    await expect.element(page.getByRole('alert').getByText('已有同名指标')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await name.fill(' 沟通协作 ')
    await page.getByRole('button', { name: '添加指标' }).click()
    await expect.element(name).toHaveValue('')
    await expect.poll(writes).toEqual([write('createDimension', {}, { name: '沟通协作' })])
  })

  test('a name is changed where it stands, by Enter and by leaving it', async () => {
    await openPage()
    const names = { [first?.id ?? 0]: '甲', [second?.id ?? 0]: '乙' }
    const stored = dimensions.map((each) => ({ ...each, name: names[each.id] ?? each.name }))
    answer('updateDimension', () => {
      answer('listDimensions', stored)
      return exampleResult('updateDimension')
    })
    await fieldOf(first?.name ?? '').fill('甲')
    await userEvent.keyboard('{Enter}')
    await expect.element(fieldOf('甲')).toBeVisible()
    answer('listDimensions', stored)
    await fieldOf('乙').fill(' 乙乙 ')
    await userEvent.tab()
    await expect
      .poll(writes)
      .toEqual([
        write('updateDimension', {}, { id: first?.id, name: '甲' }),
        write('updateDimension', {}, { id: second?.id, name: '乙乙' }),
      ])
  })

  test('Escape, an empty name and a refusal leave the old one', async () => {
    await openPage()
    const field = fieldOf(first?.name ?? '')
    await field.fill('甲')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue(first?.name)
    await field.fill(' ')
    await userEvent.tab()
    await expect.element(field).toHaveValue(first?.name)
    expect(writes()).toEqual([])
    refuse('updateDimension', 'NAME_TAKEN')
    await field.fill('甲')
    await userEvent.tab()
    await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
    await expect.element(field).toHaveValue(first?.name)
  })

  test('one is deleted after asking', async () => {
    await openPage()
    const ask = () => page.getByRole('button', { name: `删除指标“${first?.name}”` }).click()
    await expectGivenUp(ask)
    await ask()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write('deleteDimension', { dimensionId: String(first?.id) })])
  })

  test('weights are made equal', async () => {
    await openPage()
    await page.getByRole('button', { name: '平均分配' }).click()
    const even = String(100 / dimensions.length)
    for (const { name } of dimensions) {
      await expect.element(page.getByLabelText(`“${name}”的权重（%）`)).toHaveValue(even)
    }
  })
})

describe('questions', () => {
  const questions = exampleResult('getPaper').pages.flatMap((each) => each.questions)
  const [scored, rated] = questions
  const [dimension, other] = dimensions
  const bound = (relations: object[]) => ({
    operationId: 'bindDimensionQuestions',
    params: { id: String(questionnaireId) },
    query: {},
    body: { relations },
  })
  const choiceOf = (title: string) => page.getByRole('checkbox', { name: title, exact: false })

  async function openBound(): Promise<void> {
    answer('listDimensionQuestions', [{ questionId: scored?.id ?? 0, dimensionId: dimension?.id ?? 0 }])
    await openPage()
  }

  test('one is released, and the next one bound meanwhile', async () => {
    await openBound()
    const release = hold('bindDimensionQuestions')
    await page.getByRole('combobox', { name: /^第 1 题的指标/ }).selectOptions('未绑定')
    await page.getByRole('combobox', { name: /^第 2 题的指标/ }).selectOptions(other?.name ?? '')
    release()
    await expect
      .poll(writes)
      .toEqual([
        bound([{ questionId: scored?.id, dimensionId: null }]),
        bound([{ questionId: rated?.id, dimensionId: other?.id }]),
      ])
  })

  test('many are chosen and bound at once; then none is chosen', async () => {
    await openBound()
    await choiceOf('主动向团队说明目标与进展').click()
    await choiceOf('主动向团队说明目标与进展').click()
    await page.getByRole('checkbox', { name: '全选' }).click()
    await page.getByRole('combobox', { name: '将所选题目绑定到' }).selectOptions(other?.name ?? '')
    await page.getByRole('button', { name: '绑定所选' }).click()
    await expect
      .poll(writes)
      .toEqual([bound(questions.map((question) => ({ questionId: question.id, dimensionId: other?.id })))])
    await expect.element(page.getByRole('checkbox', { name: '全选' })).not.toBeChecked()
    await choiceOf('倾听不同意见').click()
    await page.getByRole('combobox', { name: '将所选题目绑定到' }).selectOptions('（解除绑定）')
    await page.getByRole('button', { name: '绑定所选' }).click()
    await expect.poll(() => writes().at(-1)).toEqual(bound([{ questionId: rated?.id, dimensionId: null }]))
  })

  test('only the unbound ones are shown, and all again', async () => {
    await openBound()
    await page.getByRole('button', { name: /^未绑定/ }).click()
    await expect.element(choiceOf('主动向团队说明目标与进展')).not.toBeInTheDocument()
    await expect.element(choiceOf('倾听不同意见')).toBeVisible()
    await page.getByRole('button', { name: /^全部/ }).click()
    await expect.element(choiceOf('主动向团队说明目标与进展')).toBeVisible()
  })
})
