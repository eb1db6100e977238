/** What the figures of a released report are compared with, and how they came about. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, exampleResult, expectNoWrites } from './network.ts'
import { renderFeedback } from './renderPage.tsx'

const released = exampleResult('getMyReport')
const [first] = exampleResult('listMyReports').reports
const steps = page.getByRole('region', { name: '得分是怎么算出来的' })
const score = (text: string) => steps.getByText(text, { exact: true })
const openReport = () => renderFeedback(`/reports/${first?.questionnaireId}/${first?.employeeId}`)

test('shows what it was compared with at its release, and how sure it is', async () => {
  await openReport()
  const table = page.getByRole('table', { name: '与平均和上一轮的比较' })
  await expect
    .element(table.getByRole('row', { name: /^引领变革/ }))
    .toHaveTextContent('引领变革77.570.1 – 84.978.4−0.971.3+6.2（可能是偶然）')
  await expect
    .element(table.getByRole('row', { name: /^领导他人/ }))
    .toHaveTextContent('领导他人上级：70.0 → 82.581.374.2 – 88.481.8−0.570.0+12.5（不太可能是偶然）')
  await expect.element(table.getByRole('row', { name: /^总分/ })).toMatchTextContent('总分79.873.6 – 86.080.4−0.6')
  await expect.element(page.getByText(/总分的全体平均来自本问卷 12 位.*95% 区间：平均分有多确定/)).toBeVisible()
  await expect.element(page.getByText('带 * 的差距不太可能是偶然', { exact: false })).toBeVisible()
})

test('that was released before that was kept stands without it', async () => {
  answer('getMyReport', { ...released, beside: null })
  await openReport()
  await expect.element(page.getByRole('heading', { level: 2, name: '各题得分' })).toBeVisible()
  await expect.element(page.getByRole('table', { name: '与平均和上一轮的比较' })).not.toBeInTheDocument()
  await expect.element(page.getByText('实心为他评，空心为自评。', { exact: true })).toBeVisible()
})

test('walks from what is published to every score, folded away until it is asked for', async () => {
  await openReport()
  const tables = (name: string) => steps.getByRole('table', { name, exact: true })
  await expect.element(score('总分 79.8')).toBeVisible()
  await expect.element(steps.getByRole('table')).not.toBeInTheDocument()
  await score('总分 79.8').click()
  const overall = tables('指标')
  await expect.element(overall.getByRole('row', { name: /^领导他人/ })).toHaveTextContent('领导他人81.360%48.78')
  await expect
    .element(overall.getByRole('row', { name: /^合计/ }))
    .toHaveTextContent('合计 → 公布的得分 79.78 ± 0.05 → 79.8')
  await score('引领变革 77.5').click()
  await expect
    .element(tables('题目').getByRole('row', { name: /^合计/ }))
    .toHaveTextContent('合计 → 公布的得分 77.5 ± 0.5 → 77.5')
  await score('能够清楚地说明团队的目标 3.8').click()
  await expect
    .element(tables('评价关系').getByRole('row', { name: /^合计/ }))
    .toHaveTextContent('合计 → 公布的得分 3.75 ± 0.05 → 3.8')
  await expect.element(page.getByText(/3.8 ÷ 5 × 100 = 76 ± 1 → 75/)).toBeVisible()
  await expectNoSeriousAxe()
  await score('引领变革 77.5').click()
  await expect.element(tables('评价关系')).not.toBeInTheDocument()
  await expectNoWrites()
})

test('says where a score would be worked out that a dimension has no scored questions', async () => {
  const { dimensions, levels } = released.report
  const none = { percent: null, othersPercent: null, selfPercent: null, byLevel: levels.map(() => null) }
  const [first, ...others] = dimensions
  if (first === undefined) return expect.unreachable()
  answer('getMyReport', {
    ...released,
    report: { ...released.report, dimensions: [{ ...first, ...none, questions: [] }, ...others] },
  })
  await openReport()
  await score(`${first.name} —`).click()
  await expect.element(score('这个指标没有计分的题目，因此没有得分。')).toBeVisible()
  await expect.element(steps.getByText(/没有计入得分的回答/)).not.toBeInTheDocument()
})

test('without a score of others it says so plainly, and of no strength', async () => {
  const { levels, dimensions, ...report } = released.report
  const isSelf = (index: number) => levels[index]?.kind === 'self'
  const none = <Of extends { byLevel: (number | null)[] }>(of: Of) => ({
    ...of,
    byLevel: of.byLevel.map((figure, index) => (isSelf(index) ? figure : null)),
  })
  answer('getMyReport', {
    ...released,
    beside: null,
    report: {
      ...report,
      ...{ overallPercent: null, points: null },
      levels: levels.map((level) =>
        level.kind === 'self' ? level : { ...level, status: 'hidden' as const, weight: null },
      ),
      dimensions: dimensions.map(({ questions, ...dimension }) => ({
        ...none({ ...dimension, percent: null, othersPercent: null }),
        questions: questions.map((each) => none({ ...each, weightedScore: null, percent: null, othersScore: null })),
      })),
    },
  })
  await openReport()
  const said = page.getByRole('region', { name: '要点' }).getByRole('listitem')
  await expect.element(said).toHaveTextContent('没有他评得分可以显示：没有人评分，或评分的人太少。这与评价的好坏无关。')
  await expect.element(page.getByText('可显示的评价人数不足，不显示总分')).toBeVisible()
  expect(page.getByText(/他评最高|他评最低/).elements()).toEqual([])
  await expectNoSeriousAxe()
})
