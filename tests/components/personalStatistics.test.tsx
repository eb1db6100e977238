/** The page of statistics and the page of questions of one person: what they say, and where they fail. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, expectNoWrites, hold, refuse } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const statistics = exampleResult('getPersonalStatistics')
const [person] = exampleResult('listReportEvaluatees')
const [dimension] = statistics.dimensions
const params = { id: String(id), employeeId: String(person?.employeeId) }
const heading = (name: string) => page.getByRole('heading', { name })
const row = (table: string, name: string) =>
  page.getByRole('table', { name: table, exact: true }).getByRole('row', { name: new RegExp(`^${name}`) })

async function open(view: string, width = 1280, language: 'zh' | 'en' = 'zh'): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/personal/${view}/${id}`, { width, language })
}

test('the statistics stand below the scores, each with its finding', async () => {
  await open('indexScoreStats')
  await expect.element(heading('“引领变革”比全体平均低 0.9 分，差别最大')).toBeVisible()
  await expect.element(heading('比较的 1 个指标中，有 1 个他评与自评的差距不太可能是偶然')).toBeVisible()
  await expect
    .element(row('他评与自评', '引领变革'))
    .toHaveTextContent('引领变革76.069.2 – 82.890.0−14.0不太可能是偶然')
  await expect.element(heading('1 个指标中，0 个能明确归入四种情形之一')).toBeVisible()
  await expect.element(page.getByText('不能确定：引领变革')).toBeVisible()
  for (const window of ['双方都高', '他评高、自评低', '自评高、他评低', '双方都低']) {
    await expect.element(heading(window)).toBeVisible()
  }
  await expect.element(row('指标与界线', '引领变革')).toMatchTextContent('不能确定')
  await expect.element(heading('得分最高的题目：“主动推动流程改进”（80）')).toBeVisible()
  await expect
    .element(row('指标 · 评价关系', '引领变革 · 同级'))
    // Those who rated the indicator, whatever the relation has in all.
    .toHaveTextContent('引领变革 · 同级5–975.068.4 – 81.614.20.72')
  await expect.element(row('指标的信度', '引领变革')).toHaveTextContent('引领变革0.290.760.8441 / 44')
  await expect.element(row('评价关系', '下级')).toHaveTextContent('下级<3—人数不足，不显示')
  await expect.element(page.getByText(/上一轮：“2025 年度管理者 360° 评估/)).toBeVisible()
  await expectNoSeriousAxe()
  await expect.poll(() => callsOf('getPersonalStatistics').map((call) => call.params)).toEqual([params])
})

test.each([
  { given: { compared: 1, marked: 1 }, said: 'Gaps between others and self: 1 of 1 is unlikely to be chance' },
  { given: { compared: 2, marked: 1 }, said: 'Gaps between others and self: 1 of 2 is unlikely to be chance' },
  { given: { compared: 5, marked: 2 }, said: 'Gaps between others and self: 2 of 5 are unlikely to be chance' },
  { given: { compared: 5, marked: 0 }, said: 'Gaps between others and self: 0 of 5 are unlikely to be chance' },
])('gaps that are marked are counted in English, too: $said', async ({ given, said }) => {
  answer('getPersonalStatistics', { ...statistics, ...given })
  await open('indexScoreStats', 1280, 'en')
  await expect.element(heading(said)).toBeVisible()
})

test('the same figure is called the same in every table', async () => {
  await open('indexScoreStats', 1280, 'en')
  await expect.element(page.getByRole('columnheader', { name: /^Score$/ }).nth(3)).toBeVisible()
  expect(page.getByRole('columnheader', { name: /Percent/ }).elements()).toEqual([])
})

test('the fewest raters are those the figures were held back by', async () => {
  answer('getPersonalStatistics', { ...statistics, floor: 8 })
  answer('getQuestionStatistics', { ...exampleResult('getQuestionStatistics'), floor: 9 })
  await open('indexScoreStats')
  await expect.element(page.getByText(/至少 8 位评价人才给出/)).toBeVisible()
  await page.getByRole('link', { name: '题目得分' }).click()
  await expect.element(page.getByText(/至少 9 位评价人才给出/)).toBeVisible()
})

test('each dimension stands beside the mean of all and the round before', async () => {
  if (dimension === undefined) return expect.unreachable()
  const change = { before: 71.3, now: 76.2, difference: 4.9, isMarked: true, levelKeys: ['level:7305000001'] }
  const second = { ...dimension, dimensionId: 2, name: '领导他人', norm: null, change }
  answer('getPersonalStatistics', { ...statistics, dimensions: [dimension, second] })
  await open('indexScoreStats')
  const table = page.getByRole('table', { name: '与平均和上一轮的比较', exact: true })
  await expect
    .element(table.getByRole('row', { name: /引领变革/ }))
    .toHaveTextContent('引领变革77.570.1 – 84.978.4−0.971.3+6.2（可能是偶然）')
  await expect
    .element(table.getByRole('row', { name: /领导他人/ }))
    .toHaveTextContent('领导他人上级：71.3 → 76.277.570.1 – 84.9——71.3+4.9（不太可能是偶然）')
})

test('how far relations agree is told of dimensions that have scores alone', async () => {
  if (dimension === undefined) return expect.unreachable()
  const scores = exampleResult('getDimensionScores')
  const [scored] = scores.dimensions
  if (scored === undefined) return expect.unreachable()
  const nothing = { band: null, deviation: null, agreement: null }
  const unscored = {
    ...dimension,
    dimensionId: 2,
    name: '开放问题',
    rows: dimension.rows.map((one) => ({ ...one, ...nothing })),
  }
  const without = { ...scored, dimensionId: 2, name: '开放问题', byLevel: scored.byLevel.map(() => null) }
  answer('getPersonalStatistics', { ...statistics, dimensions: [dimension, unscored] })
  answer('getDimensionScores', { ...scores, dimensions: [scored, without] })
  await open('indexScoreStats')
  await expect.element(row('指标 · 评价关系', '引领变革 · 同级')).toBeVisible()
  await expect.element(page.getByRole('row', { name: /^开放问题/ }).first()).toBeVisible()
  expect(row('指标 · 评价关系', '开放问题').elements()).toEqual([])
})

test('a dimension that some relation gave no score is told of all of them', async () => {
  const scores = exampleResult('getDimensionScores')
  const [scored] = scores.dimensions
  if (scored === undefined) return expect.unreachable()
  const place = statistics.levels.findIndex(({ status }) => status === 'shown')
  const byLevel = scored.byLevel.map((mean, index) => (index === place ? null : mean))
  answer('getDimensionScores', { ...scores, dimensions: [{ ...scored, byLevel }] })
  await open('indexScoreStats')
  await expect.element(row('指标 · 评价关系', '引领变革').first()).toBeVisible()
  const shown = statistics.levels.filter(({ status }) => status === 'shown')
  await expect.poll(() => row('指标 · 评价关系', '引领变革').elements()).toHaveLength(shown.length)
})

test('of few people it says what cannot be told, and of several marks how many are chance', async () => {
  if (dimension === undefined) return expect.unreachable()
  const few = { ...dimension, line: null, quadrant: null, single: null, reliability: null, consistency: null }
  answer('getPersonalStatistics', {
    ...statistics,
    ...{ norm: null, previous: null, highest: [], lowest: [], compared: 6, marked: 2, byChance: 0.3 },
    dimensions: [{ ...few, norm: null, change: null }],
  })
  await open('indexScoreStats', 390)
  await expect.element(page.getByText(/有总分的被评价人不足 5 位，不显示全体平均。此前没有/)).toBeVisible()
  await expect.element(page.getByText(/比较 6 个指标时，即使没有差距，平均也会有 0.3 个因偶然被标出。/)).toBeVisible()
  await expect.element(page.getByText('有他评的被评价人不足 5 位，不划分四种情形。')).toBeVisible()
  await expect.element(page.getByText('可显示得分的题目太少。')).toBeVisible()
  await expect.element(page.getByText(/数据不足，无法给出信度：.*请把得分看作大致的印象。/)).toBeVisible()
})

test('a reliability of 0 is told as at most 0, in English', async () => {
  if (dimension === undefined) return expect.unreachable()
  answer('getPersonalStatistics', { ...statistics, dimensions: [{ ...dimension, single: 0, reliability: 0 }] })
  await open('indexScoreStats', 1280, 'en')
  await expect
    .element(row('Reliability by indicator', '引领变革'))
    .toHaveTextContent('引领变革at most 0at most 00.8441 / 44')
})

test('statistics that cannot be had leave the scores, and are asked for again', async () => {
  refuse('getPersonalStatistics', 'ROUND_CLOSING')
  await open('indexScoreStats')
  await expect.element(page.getByRole('table', { name: '指标', exact: true }).getByText('引领变革')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible()
  answer('getPersonalStatistics', statistics)
  await page.getByRole('button', { name: '重试' }).click()
  await expect.element(heading('这些数字有多可信')).toBeVisible()
})

test('the page of questions shows how each was answered, and the weights that were its own', async () => {
  const scores = exampleResult('getQuestionScores')
  const [first] = scores.dimensions
  const [question] = first?.questions ?? []
  if (first === undefined || question === undefined) return expect.unreachable()
  const own = { ...question, byLevel: [null, 3.5, null, 4] }
  answer('getQuestionScores', { ...scores, dimensions: [{ ...first, questions: [own] }] })
  await open('indexScoreDetails')
  await expect.element(page.getByText('本题权重：同级 100%')).toBeVisible()
  const title = '能够清楚地说明团队的目标'
  await expect.element(row(title, '同级')).toHaveTextContent('同级5–93.50.80.670%0%60%40%0%')
  await expect.element(row(title, '上级')).toHaveTextContent('上级14.0——0%0%0%100%0%')
  await expect.poll(() => callsOf('getQuestionStatistics').map((call) => call.params)).toEqual([params])
  await expectNoSeriousAxe()
})

test('two options of one name are two columns', async () => {
  const found = exampleResult('getQuestionStatistics')
  const [question] = found.questions
  if (question === undefined) return expect.unreachable()
  const labels = question.labels.map(() => '同名')
  answer('getQuestionStatistics', { ...found, questions: [{ ...question, labels }] })
  await open('indexScoreDetails')
  // React would complain of two children of one key.
  const table = page.getByRole('table', { name: question.title, exact: true })
  await expect.element(table.getByRole('columnheader', { name: '同名' }).nth(labels.length - 1)).toBeVisible()
})

test.each([
  { name: 'no self-rating', selfPercent: null, othersPercent: 76, gap: null, want: '没有自评，仅显示他评' },
  { name: 'no others', selfPercent: 90, othersPercent: null, gap: null, want: '评价人数不足，他评不能与自评比较' },
  {
    name: 'too few others',
    ...{ selfPercent: 90, othersPercent: 76, gap: -14 },
    want: '不判断他评与自评的差距：他评人数不足 8 位，或无法估计评价人之间的差异',
  },
])('why no gap is judged is told: $name', async ({ selfPercent, othersPercent, gap, want }) => {
  if (dimension === undefined) return expect.unreachable()
  answer('getPersonalStatistics', {
    ...{ ...statistics, compared: 0, marked: 0, byChance: 0 },
    dimensions: [{ ...dimension, selfPercent, othersPercent, gap, isMarked: false }],
  })
  await open('indexScoreStats')
  await expect.element(heading(want)).toBeVisible()
})

test('a row with too few has no distribution, and the page says so', async () => {
  const found = exampleResult('getQuestionStatistics')
  const [question] = found.questions
  const [superior, peers] = question?.rows ?? []
  if (question === undefined || superior === undefined || peers === undefined) return expect.unreachable()
  const hidden = { ...peers, raters: '3-4', deviation: null, agreement: null, shares: null }
  answer('getQuestionStatistics', { ...found, questions: [{ ...question, hidden: true, rows: [superior, hidden] }] })
  await open('indexScoreDetails', 390)
  await expect.element(row(question.title, '同级')).toHaveTextContent('同级3–43.5———————')
  await expect.element(page.getByText('有评价关系回答本题的人太少，不显示分布。')).toBeVisible()
})

test('long questions and dimensions at the head of figures leave the figures in sight', async () => {
  const found = exampleResult('getQuestionStatistics')
  const [question] = found.questions
  if (question === undefined || dimension === undefined) return expect.unreachable()
  const title = '在跨部门会议上把复杂的迁移方案讲得让没有技术背景的同事也能听懂，并且愿意花时间回答每一个问题'.repeat(3)
  answer('getQuestionStatistics', { ...found, questions: [{ ...question, title }] })
  const name = '跨部门协作与长期的伙伴关系'.repeat(6)
  answer('getPersonalStatistics', { ...statistics, dimensions: [{ ...dimension, name }] })
  const isInSight = (table: string) => {
    const box = page.getByRole('table', { name: table, exact: true }).element().parentElement
    return box !== null && box.scrollWidth <= box.clientWidth
  }
  await open('indexScoreDetails')
  await expect.element(row(title, '同级')).toBeVisible()
  expect(isInSight(title)).toBe(true)
  await open('indexScoreStats')
  await expect.element(page.getByRole('table', { name: '得分最低的题目', exact: true })).toBeVisible()
  expect(isInSight('得分最低的题目')).toBe(true)
})

test('the personal report has the mean of all and the round before beside each dimension, and stands without them', async () => {
  await open('report')
  const levels = page.getByRole('group', { name: '指标' }).getByRole('table')
  await expect.element(levels.getByRole('row', { name: /^引领变革/ })).toHaveTextContent('引领变革100%77.580.075.090.0')
  await expect
    .element(row('与平均和上一轮的比较', '引领变革'))
    .toHaveTextContent('引领变革77.570.1 – 84.978.4−0.971.3+6.2（可能是偶然）')
  await expect.element(page.getByText(/上一轮：“2025 年度管理者 360° 评估”，结束于/)).toBeVisible()
  await expect.poll(() => callsOf('getPersonalStatistics').map((call) => call.params)).toEqual([params])
})

test('the report marks the gaps that are more than chance, however wide they are', async () => {
  if (dimension === undefined) return expect.unreachable()
  const gap = (name: string) =>
    page
      .getByRole('group', { name: '差距' })
      .getByRole('row', { name: new RegExp(`^${name}`) })
      .getByRole('cell')
      .last()
  const report = exampleResult('getPersonalReport')
  const [first] = report.dimensions
  if (first === undefined) return expect.unreachable()
  const second = { ...first, dimensionId: 2, name: '领导他人', othersPercent: 80, selfPercent: 78 }
  answer('getPersonalReport', { ...report, dimensions: [first, second] })
  answer('getPersonalStatistics', {
    ...statistics,
    dimensions: [
      { ...dimension, isMarked: false },
      { ...dimension, dimensionId: 2, name: '领导他人', isMarked: true },
    ],
  })
  await open('report')
  await expect.element(page.getByText('带 * 的差距不太可能是偶然', { exact: false })).toBeVisible()
  await expect.element(gap('领导他人')).toHaveTextContent('* +2.0')
  await expect.element(gap('领导他人')).toHaveAttribute('class', expect.stringContaining('above'))
  await expect.element(gap(first.name)).toHaveAttribute('class', expect.stringContaining('even'))
  await expect.element(gap(first.name)).not.toHaveTextContent('*')
  await expect
    .element(page.getByRole('heading', { name: '“领导他人”的他评比自评高 2.0 分，不太可能是偶然' }))
    .toBeVisible()
})

test('a report whose statistics cannot be had says so and is whole otherwise', async () => {
  refuse('getPersonalStatistics', 'ROUND_CLOSING')
  await open('report')
  await expect.element(page.getByText('全体平均和上一轮暂时无法显示，报告的其余内容完整。')).toBeVisible()
  const table = page.getByRole('group', { name: '指标' }).getByRole('table')
  await expect.element(table.getByRole('row', { name: /^引领变革/ })).toHaveTextContent('引领变革100%77.580.075.090.0')
})

test('a PDF is not made before all of it is there, and the page says what it waits for', async () => {
  const release = hold('getPersonalStatistics')
  await open('report')
  const download = page.getByRole('button', { name: '下载 PDF' })
  await expect.element(download).toBeDisabled()
  await expect.element(download).toHaveAccessibleDescription('正在加载全体平均和上一轮')
  await expect.element(page.getByText('正在加载全体平均和上一轮')).toBeVisible()
  release()
  await expect.element(download).toBeEnabled()
  await expect.element(page.getByText('正在加载全体平均和上一轮')).not.toBeInTheDocument()
  await expectNoWrites()
})
