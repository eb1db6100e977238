/** The page of statistics of one person: how sure its figures are, and what they take. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answer, exampleResult } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const statistics = exampleResult('getPersonalStatistics')
const [dimension] = statistics.dimensions
const row = (table: string, name: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row', { name: new RegExp(`^${name}`) })

async function open(type?: 1 | 2): Promise<void> {
  answerQuestionnaire({ processStatus: 40, ...(type !== undefined && { type }) })
  await renderPage(`/questionnaire/reports/personal/indexScoreStats/${id}`)
}

test('the raters of an indicator are those who rated it, not all of their relation', async () => {
  if (dimension === undefined) return expect.unreachable()
  const rows = dimension.rows.map((one) => ({ ...one, raters: one.levelKey === 'level:7305000002' ? '2' : one.raters }))
  answer('getPersonalStatistics', { ...statistics, dimensions: [{ ...dimension, rows }] })
  await open()
  await expect
    .element(row('指标 · 评价关系', '引领变革 · 同级'))
    .toHaveTextContent('引领变革 · 同级275.068.4 – 81.614.20.72')
  await expect.element(page.getByRole('columnheader', { name: '该指标的评价人数' })).toBeVisible()
})

test('an indicator without a band of its own stands in no window clearly', async () => {
  if (dimension === undefined) return expect.unreachable()
  const placed = { ...dimension, quadrant: 'open' as const }
  answer('getPersonalStatistics', {
    ...statistics,
    dimensions: [placed, { ...placed, dimensionId: 2, name: '领导他人', othersBand: null }],
  })
  await open()
  await expect
    .element(
      page.getByRole('heading', { name: '2 个指标中，2 个归入四种情形之一；其中 1 个自己没有 95% 区间，不太确定' }),
    )
    .toBeVisible()
})

test.each([
  [1, /信度至少需要 10 位被评价人，内部一致性至少需要 30 份完整问卷/],
  [2, /匿名问卷要有一种评价关系，至少 10 位被评价人各有至少 5 位这种关系的评价人/],
] as const)('says what reliability takes in a round of type %i', async (type, wanted) => {
  if (dimension === undefined) return expect.unreachable()
  const none = { ...dimension, single: null, reliability: null, consistency: null }
  answer('getPersonalStatistics', { ...statistics, dimensions: [none] })
  await open(type)
  await expect.element(page.getByText(wanted)).toBeVisible()
})
