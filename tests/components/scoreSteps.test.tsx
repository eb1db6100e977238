/** "Show the arithmetic": from every score to what it was made of. */
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp } from './dialog.ts'
import { answer, callsOf, exampleResult, refuse } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const steps = exampleResult('getScoreArithmetic')
const [person] = exampleResult('listReportEvaluatees')
const dimension = steps.dimension ?? expect.unreachable()
const button = (name: string) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog', { name: '得分的计算过程' })
const params = { id: String(id), employeeId: String(person?.employeeId) }
const asked = () => callsOf('getScoreArithmetic').map((call) => ({ params: call.params, query: call.query }))
const ofDimension = { params, query: { dimensionId: String(dimension.dimensionId) } }

async function open(view: string, width = 1280): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/${view}/${id}`, { width })
}

test('the overall score leads to its dimensions, their questions and the levels, and back', async () => {
  await open('personal/report')
  await button('计算过程').click()
  await expect.element(dialog.getByRole('row', { name: /引领变革/ })).toHaveTextContent('引领变革77.5100%77.5')
  await expect
    .element(dialog.getByRole('row', { name: /合计/ }))
    .toHaveTextContent('合计 → 公布的得分 77.5 ± 0.05 → 77.5')
  await dialog.getByRole('button', { name: '引领变革' }).click()
  await expect
    .element(dialog.getByRole('row', { name: /合计/ }))
    .toHaveTextContent('合计 → 公布的得分 77.5 ± 0.5 → 77.5')
  await dialog.getByRole('button', { name: dimension.questions[0]?.title }).click()
  const levels = dialog.getByRole('table', { name: '评价关系' })
  await expect.element(levels.getByRole('row', { name: /上级/ })).toHaveTextContent('上级450%2')
  await expect
    .element(levels.getByRole('row', { name: /合计/ }))
    .toHaveTextContent('合计 → 公布的得分 3.75 ± 0.05 → 3.8')
  await expect.element(dialog.getByText(/3.8 ÷ 5 × 100 = 76 ± 1 → 75/)).toBeVisible()
  await expectNoSeriousAxe()
  await dialog.getByRole('navigation').getByRole('button', { name: '引领变革' }).click()
  await expect.element(dialog.getByRole('table', { name: '题目' })).toBeVisible()
  await dialog.getByRole('navigation').getByRole('button', { name: '总分' }).click()
  await expect.element(dialog.getByRole('table', { name: '指标' })).toBeVisible()
  expect(asked()).toEqual([{ params, query: {} }, ofDimension])
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('the overall score opens its arithmetic beside the dimensions, too', async () => {
  await open('personal/indexScoreStats')
  await button('总分的计算过程').click()
  await expect.element(dialog.getByRole('row', { name: /引领变革/ })).toHaveTextContent('引领变革77.5100%77.5')
  expect(asked()).toEqual([{ params, query: {} }])
})

test.each([
  { view: 'indexScoreStats', opener: '总分的计算过程' },
  { view: 'indexScoreDetails', opener: '能够清楚地说明团队的目标：3.8，查看计算过程' },
])('the arithmetic of $view is closed again', async ({ view, opener }) => {
  await open(`personal/${view}`)
  await expectGivenUp(() => button(opener).click(), '关闭')
})

test('by keyboard the focus stays in the dialog from step to step', async () => {
  await open('personal/report')
  await button('计算过程').click()
  const press = async (name: string | undefined, within: Pick<typeof dialog, 'getByRole'> = dialog) => {
    const one = within.getByRole('button', { name })
    await expect.element(one).toBeVisible()
    ;(one.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
  }
  const focused = () => document.activeElement
  const around = () => dialog.getByText(/从各评价关系已公布的得分算起/).element().parentElement
  await press('引领变革')
  await expect.element(dialog.getByRole('table', { name: '题目' })).toBeVisible()
  await expect.poll(focused).toBe(around())
  await press(dimension.questions[0]?.title)
  await expect.element(dialog.getByRole('table', { name: '评价关系' })).toBeVisible()
  await expect.poll(focused).toBe(around())
  await press('总分', dialog.getByRole('navigation'))
  await expect.element(dialog.getByRole('table', { name: '指标' })).toBeVisible()
  await expect.poll(focused).toBe(around())
})

test('the score of a dimension opens its arithmetic', async () => {
  await open('personal/indexScoreStats')
  await button('引领变革：77.5，查看计算过程').click()
  await expect.element(dialog.getByRole('table', { name: '题目' })).toBeVisible()
  expect(asked()).toEqual([ofDimension])
})

test('the score of a question opens its own', async () => {
  await open('personal/indexScoreDetails')
  await button('能够清楚地说明团队的目标：3.8，查看计算过程').click()
  await expect.element(dialog.getByRole('table', { name: '评价关系' })).toBeVisible()
  expect(asked()).toEqual([ofDimension])
})

test('of a named round it says who gave what, with two decimals, also on a phone', async () => {
  const [question] = dimension.questions
  if (question === undefined) return expect.unreachable()
  await open('personal/indexScoreDetails', 390)
  const answers = [
    { name: '李明', nameMark: 'E1', score: 4 },
    { name: '王芳', nameMark: '', score: 3 },
  ]
  const [term] = question.terms
  if (term === undefined) return expect.unreachable()
  const third = { ...question, result: 10 / 3, slack: 0, figure: 3.33, terms: [{ ...term, answers }] }
  const percent = { result: 200 / 3, slack: 0, figure: 66.7 }
  answer('getScoreArithmetic', {
    ...steps,
    isExact: true,
    dimension: { ...dimension, questions: [{ ...third, percent }] },
  })
  await button('能够清楚地说明团队的目标：3.8，查看计算过程').click()
  await expect.element(dialog.getByText('回答：李明 (E1) 4、王芳 3')).toBeVisible()
  await expect.element(dialog.getByRole('row', { name: /合计/ })).toHaveTextContent('合计 → 公布的得分 3.3333 → 3.33')
  await expect.element(dialog.getByText(/3.3333 ÷ 5 × 100 = 66.6667 → 66.7/)).toBeVisible()
})

test('a share stands with as many decimals as its product needs', async () => {
  await open('personal/indexScoreStats')
  const [term = expect.unreachable()] = steps.overall.terms
  const terms = [{ ...term, value: 100, share: 25.0037 }]
  answer('getScoreArithmetic', { ...steps, overall: { ...steps.overall, terms } })
  await button('总分的计算过程').click()
  await expect.element(dialog.getByRole('row', { name: /引领变革/ })).toHaveTextContent('引领变革10025.0037%25.0037')
})

test('a dimension without a positive maximum says that this is why it has no percentage', async () => {
  await open('personal/indexScoreStats')
  const questions = dimension.questions.map((question) => ({ ...question, maximum: -1 }))
  answer('getScoreArithmetic', { ...steps, dimension: { ...dimension, terms: [], questions } })
  await button('引领变革：77.5，查看计算过程').click()
  await expect.element(dialog.getByText('没有最高分大于 0 的题目，因此没有百分比')).toBeVisible()
})

test('a score that cannot be walked says so and can be asked again', async () => {
  await open('personal/report')
  refuse('getScoreArithmetic', 'NOT_FINISHED')
  await button('计算过程').click()
  await expect.element(dialog.getByRole('button', { name: '重试' })).toBeVisible()
  answer('getScoreArithmetic', { ...steps, dimension: null, overall: { ...steps.overall, terms: [] } })
  await dialog.getByRole('button', { name: '重试' }).click()
  await expect.element(dialog.getByText('没有计入得分的回答：没有可显示的，或其评价关系、指标没有权重。')).toBeVisible()
})
