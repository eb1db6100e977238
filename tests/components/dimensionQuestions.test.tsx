/** Which question belongs to which indicator: bound one by one, and many at once. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult, hold, letCallsArrive, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const dimensions = exampleResult('listDimensions')
const { id: questionnaireId } = exampleResult('getQuestionnaire')
const questions = exampleResult('getPaper').pages.flatMap((each) => each.questions)
const [scored, rated] = questions
const [dimension, other, third] = dimensions
const bound = (relations: object[]) => ({
  operationId: 'bindDimensionQuestions',
  params: { id: String(questionnaireId) },
  query: {},
  body: { relations },
})
const choiceOf = (title: string) => page.getByRole('checkbox', { name: title, exact: false })

async function openBound(): Promise<void> {
  answer('listDimensionQuestions', [{ questionId: scored?.id ?? 0, dimensionId: dimension?.id ?? 0 }])
  answerQuestionnaire({ processStatus: 10 })
  await renderPage(`/questionnaire/edit/dimension/${questionnaireId}`)
  await expect.element(page.getByLabelText('新指标的名称')).toBeVisible()
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

test('of what is chosen while one is being bound the last is shown, and goes out after it', async () => {
  await openBound()
  const choice = page.getByRole('combobox', { name: /^第 1 题的指标/ })
  const release = hold('bindDimensionQuestions')
  await choice.selectOptions(other?.name ?? '')
  await expect.element(choice).toHaveDisplayValue(other?.name ?? '')
  await choice.selectOptions('未绑定')
  await choice.selectOptions(third?.name ?? '')
  await expect.element(choice).toHaveDisplayValue(third?.name ?? '')
  await letCallsArrive()
  const first = bound([{ questionId: scored?.id, dimensionId: other?.id }])
  await expect.poll(writes).toEqual([first])
  answer('listDimensionQuestions', [{ questionId: scored?.id ?? 0, dimensionId: third?.id ?? 0 }])
  release()
  await expect.poll(writes).toEqual([first, bound([{ questionId: scored?.id, dimensionId: third?.id }])])
  await letCallsArrive()
  await expect.element(choice).toHaveDisplayValue(third?.name ?? '')
})

test('what is refused is not shown any longer, and can be chosen again', async () => {
  await openBound()
  refuse('bindDimensionQuestions', 'NOT_EDITABLE')
  const choice = page.getByRole('combobox', { name: /^第 1 题的指标/ })
  await choice.selectOptions(other?.name ?? '')
  await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
  await expect.element(choice).toHaveDisplayValue(dimension?.name ?? '')
  await choice.selectOptions(other?.name ?? '')
  const once = bound([{ questionId: scored?.id, dimensionId: other?.id }])
  await expect.poll(writes).toEqual([once, once])
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

test('what is chosen while others are being bound stays chosen', async () => {
  await openBound()
  const release = hold('bindDimensionQuestions')
  const bind = page.getByRole('button', { name: '绑定所选' })
  await choiceOf('主动向团队说明目标与进展').click()
  await bind.click()
  await expect.element(bind).toBeDisabled()
  await choiceOf('倾听不同意见').click()
  release()
  await expect.element(choiceOf('主动向团队说明目标与进展')).not.toBeChecked()
  await expect.element(choiceOf('倾听不同意见')).toBeChecked()
  await bind.click()
  await expect
    .poll(writes)
    .toEqual([
      bound([{ questionId: scored?.id, dimensionId: dimension?.id }]),
      bound([{ questionId: rated?.id, dimensionId: dimension?.id }]),
    ])
})

test('none is bound to an indicator that was removed beside: what is chosen then is what is bound to', async () => {
  await openBound()
  const target = page.getByRole('combobox', { name: '将所选题目绑定到' })
  const remove = async (removed: typeof dimension) => {
    answer(
      'listDimensions',
      dimensions.filter(({ id }) => id !== removed?.id && id !== dimension?.id),
    )
    await page.getByRole('button', { name: `删除指标“${removed?.name}”` }).click()
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await expect.element(page.getByRole('textbox', { name: `指标名称：${removed?.name}` })).not.toBeInTheDocument()
  }
  const removal = (removed: typeof dimension) => ({
    operationId: 'deleteDimension',
    params: { id: String(questionnaireId), dimensionId: String(removed?.id) },
    query: {},
    body: undefined,
  })
  await remove(dimension)
  await choiceOf('倾听不同意见').click()
  await expect.element(target).toHaveDisplayValue(other?.name ?? '')
  await page.getByRole('button', { name: '绑定所选' }).click()
  await expect.element(choiceOf('倾听不同意见')).not.toBeChecked()
  // Also one that had been picked.
  await choiceOf('倾听不同意见').click()
  await target.selectOptions(third?.name ?? '')
  await remove(third)
  await expect.element(target).toHaveDisplayValue(other?.name ?? '')
  await page.getByRole('button', { name: '绑定所选' }).click()
  const bind = bound([{ questionId: rated?.id, dimensionId: other?.id }])
  await expect.poll(writes).toEqual([removal(dimension), bind, removal(third), bind])
})

test('only the unbound ones are shown, and all again', async () => {
  await openBound()
  await page.getByRole('button', { name: /^未绑定/ }).click()
  await expect.element(choiceOf('主动向团队说明目标与进展')).not.toBeInTheDocument()
  await expect.element(choiceOf('倾听不同意见')).toBeVisible()
  await page.getByRole('button', { name: /^全部/ }).click()
  await expect.element(choiceOf('主动向团队说明目标与进展')).toBeVisible()
})
