/** The ranking of a team, of everybody and of a department. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, hold, refuse } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const button = (name: string) => page.getByRole('button', { name })
const told = page.getByText(/\[20\d\d\]/).first()

async function open(view: string, search = '', width = 1280): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/${view}/${id}${search}`, { width })
  await expect.element(page.getByRole('navigation', { name: '结果视图' })).toBeVisible()
}

test('the ranking is sorted by the server, as chosen', async () => {
  await open('summary/rankList')
  await button('从低到高').click()
  await expect.element(button('从低到高')).toHaveAttribute('aria-pressed', 'true')
  await button('按姓名').click()
  await expect
    .poll(() => callsOf('getRanking').map(({ query }) => query))
    .toEqual([{ sort: 'scoreDesc' }, { sort: 'scoreAsc' }, { sort: 'name' }])
})

test('another order leaves the bar and the place one stands at, while it is waited for and where it fails', async () => {
  await open('summary/rankList')
  await expect.element(page.getByRole('table', { name: '得分排名' })).toBeVisible()
  const release = hold('getRanking')
  await button('从低到高').click()
  await expect.element(page.getByRole('table', { name: '得分排名' })).not.toBeInTheDocument()
  await expect.element(button('从低到高')).toHaveFocus()
  release()
  await expect.element(page.getByRole('table', { name: '得分排名' })).toBeVisible()
  await expect.element(button('从低到高')).toHaveFocus()
  refuse('getRanking', 'NOT_FINISHED')
  await button('按姓名').click()
  await expect.element(told).toBeVisible()
  await expect.element(button('按姓名')).toHaveFocus()
})

describe('the ranking leads to a person', () => {
  const { items, incomplete } = exampleResult('getRanking')
  const [best] = items
  const [left] = incomplete
  const reportOf = (employeeId: number | undefined) =>
    `#/questionnaire/reports/personal/report/${id}?employeeId=${employeeId}`

  test('by the name', async () => {
    await open('summary/rankList')
    await page.getByRole('table', { name: '得分排名' }).getByRole('link', { name: best?.name }).click()
    await expect.poll(() => location.hash).toBe(reportOf(best?.employeeId))
    // One step, not one of the name and one of its row.
    history.back()
    await expect.poll(() => location.hash).toContain('summary/rankList')
  })

  test('by the row, of those without a rank too', async () => {
    await open('summary/rankList')
    const table = page.getByRole('table', { name: '未参与排名' })
    await table.getByRole('row', { name: left?.name, exact: false }).getByRole('cell').nth(2).click()
    await expect.poll(() => location.hash).toBe(reportOf(left?.employeeId))
  })

  /** Of two questions, −10 at most and 5 at most, the second may be shown of nobody: −5 points are possible. */
  const ofPaper = page.getByText('没有最高分大于 0 且有评分可显示的，因此没有百分比', { exact: false })

  test('or says that nothing with a positive maximum is shown, where that is why nobody has a rank', async () => {
    const without = incomplete.map((one) => ({ ...one, percent: null, points: { earned: -3, possible: -1 } }))
    answer('getRanking', { items: [], incomplete: without, summed: false })
    await open('summary/rankList')
    await expect.element(ofPaper).toBeVisible()
    // It cannot be known here whether no question has one.
    await expect.element(page.getByText('没有最高分大于 0 的题目', { exact: false })).not.toBeInTheDocument()
    await expect.element(page.getByText(/以下人员缺少某一关系的评价/)).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('row', { name: left?.name, exact: false }))
      .toHaveTextContent('曾磊—前端组—−3.0 / −1')
  })

  test.each([
    { name: 'somebody with a rank', items, others: [] },
    { name: 'somebody else without one', items: [], others: incomplete.map((one) => ({ ...one, percent: 40 })) },
  ])('it is not the paper where $name has a percentage', async ({ items: ranked, others }) => {
    const without = incomplete.map((one) => ({
      ...{ ...one, employeeId: one.employeeId + 1, percent: null },
      points: { earned: -3, possible: -1 },
    }))
    answer('getRanking', { items: ranked, incomplete: [...others, ...without], summed: false })
    await open('summary/rankList')
    await expect.element(page.getByText(/以下人员缺少某一关系的评价/)).toBeVisible()
    await expect.element(ofPaper).not.toBeInTheDocument()
  })

  test('on a phone each stands on a card', async () => {
    await open('summary/rankList', '', 390)
    const card = page.getByRole('list', { name: '得分排名' }).getByRole('listitem').first()
    await expect
      .element(card)
      .toHaveTextContent('何晓明名次1部门前端组得分86.395% 区间80.1 – 92.5名次可能在第 1–3 名之间原始分86.1 / 100')
    await card.getByRole('link', { name: best?.name }).click()
    await expect.poll(() => location.hash).toBe(reportOf(best?.employeeId))
  })
})

describe('of many people', () => {
  const many = <Row extends { employeeId: number; name: string }>(row: Row) =>
    Array.from({ length: 150 }, (_, place) => ({ ...row, employeeId: 9000 + place, name: `员工${place + 1}` }))
  const next = page.getByRole('navigation', { name: '分页' }).getByRole('button', { name: /下一页/ })
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })

  test('the ranking has pages, and another order begins with the first', async () => {
    const ranking = exampleResult('getRanking')
    const [item] = ranking.items
    if (item === undefined) throw new Error('the example ranks nobody')
    answer('getRanking', { ...ranking, items: many(item), incomplete: [] })
    await open('summary/rankList')
    await expect.element(row('员工100')).toBeVisible()
    expect(row('员工101').elements()).toEqual([])
    await next.click()
    await expect.element(row('员工101')).toBeVisible()
    expect(row('员工100').elements()).toEqual([])
    await button('按姓名').click()
    await expect.element(row('员工100')).toBeVisible()
  })

  test('that points order some otherwise than scores is said where they do', async () => {
    const ranking = exampleResult('getRanking')
    const [item] = ranking.items
    if (item?.points == null) throw new Error('the example ranks nobody')
    const { points } = item
    const pair = (earned: number) => [
      { ...item, percent: 90, points: { ...points, earned: 60 } },
      { ...item, employeeId: 9001, name: '员工二', percent: 80, points: { ...points, earned } },
    ]
    answer('getRanking', { ...ranking, items: pair(50), incomplete: [] })
    await open('summary/rankList')
    await expect.element(row('员工二')).toBeVisible()
    expect(page.getByText(/名次以得分为准/).elements()).toEqual([])
    answer('getRanking', { ...ranking, items: pair(70), incomplete: [] })
    await open('summary/rankList')
    await expect.element(page.getByText(/^原始分直接累加.*满分高的题目占得更多.*名次以得分为准。$/)).toBeVisible()
  })

  test('where nobody has a band there is no column of them', async () => {
    const ranking = exampleResult('getRanking')
    const items = ranking.items.map((item) => ({ ...item, band: null, alike: null }))
    answer('getRanking', { ...ranking, items, incomplete: [] })
    await open('summary/rankList')
    const table = page.getByRole('table', { name: '得分排名' })
    await expect.element(table.getByRole('columnheader', { name: '得分' })).toBeVisible()
    expect(table.getByRole('columnheader', { name: '95% 区间' }).elements()).toEqual([])
    expect(page.getByText(/可能的名次/).elements()).toEqual([])
  })

  test('where ranks are possible it is said where those without a band stand', async () => {
    answer('getRanking', exampleResult('getRanking'))
    await open('summary/rankList')
    await expect.element(page.getByText('名次可能在第 1–3 名之间').first()).toBeVisible()
    await expect.element(page.getByText(/没有区间的人按得分排在前面或后面/)).toBeVisible()
  })

  test.each([
    ['at nothing', [80, 60], [80, 60]],
    ['where scores lie below nothing, there', [60, 0, -100], [80, 50, 0]],
  ])('bars begin %s', async (_, percents, widths) => {
    const ranking = exampleResult('getRanking')
    const [item] = ranking.items
    if (item === undefined) throw new Error('the example ranks nobody')
    const items = percents.map((percent, at) => ({ ...item, employeeId: at + 1, percent }))
    answer('getRanking', { ...ranking, items, incomplete: [] })
    await open('summary/rankList')
    const bars = page.getByRole('progressbar')
    await expect.element(bars.last()).toHaveAttribute('aria-valuenow', String(percents.at(-1)))
    const filled = bars.elements().map((bar) => {
      const whole = bar.getBoundingClientRect().width
      return Math.round(((bar.firstElementChild?.getBoundingClientRect().width ?? 0) / whole) * 100)
    })
    expect(filled).toEqual(widths)
  })

  test('the details have pages, by dimension and by relation level', async () => {
    const [detail, levels] = [exampleResult('getRankingDetail'), exampleResult('getRankingLevels')]
    const [mapped, beside] = [detail.rows[0], levels.rows[0]]
    if (mapped === undefined || beside === undefined) throw new Error('the examples are about nobody')
    answer('getRankingDetail', { ...detail, rows: many(mapped) })
    answer('getRankingLevels', { ...levels, rows: many(beside) })
    await open('summary/details')
    await expect.element(row('员工100')).toBeVisible()
    await next.click()
    await expect.element(row('员工101')).toBeVisible()
    await button('按评价关系').click()
    await expect.element(row('员工100')).toBeVisible()
    expect(row('员工101').elements()).toEqual([])
    await next.click()
    await expect.element(row('员工101')).toBeVisible()
  })
})

const [department] = exampleResult('listDepartments')
const ofDepartment = { departId: String(department?.id) }
const departments = page.getByRole('combobox', { name: '部门' })

describe('the ranking of a department', () => {
  test('is asked for with its order, stands in the address and goes along to the details', async () => {
    await open('summary/rankList')
    await departments.selectOptions(String(department?.id))
    await button('按姓名').click()
    const asked = [{ sort: 'scoreDesc' }, { sort: 'scoreDesc', ...ofDepartment }, { sort: 'name', ...ofDepartment }]
    await expect.poll(() => callsOf('getRanking').map(({ query }) => query)).toEqual(asked)
    await expect.element(page.getByText('名次是在全体被评价人中的名次。')).toBeVisible()
    expect(location.hash).toContain(`departId=${department?.id}`)
    await page.getByRole('link', { name: '团队明细' }).click()
    const detailed = { sort: 'scoreDesc', ...ofDepartment }
    await expect.poll(() => callsOf('getRankingDetail').map(({ query }) => query)).toEqual([detailed])
    await departments.selectOptions('')
    await expect
      .poll(() => callsOf('getRankingDetail').map(({ query }) => query))
      .toEqual([detailed, { sort: 'scoreDesc' }])
    expect(location.hash).not.toContain('departId')
  })

  test('does not go along to the team report, which is over everybody', async () => {
    await open('summary/rankList', `?departId=${department?.id}&employeeId=7`)
    await page.getByRole('link', { name: '团队报告' }).click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/reports/summary/report/${id}?employeeId=7`)
  })

  test('says that nobody is in it', async () => {
    answer('getRanking', { items: [], incomplete: [], summed: false })
    await open('summary/rankList', `?departId=${department?.id}`)
    await expect.element(page.getByText('这个部门没有被评价人。')).toBeVisible()
    await expect.element(departments).toHaveValue(String(department?.id))
  })

  test('has no distribution where too few are in it', async () => {
    answer('getRanking', { ...exampleResult('getRanking'), summed: false })
    await open('summary/rankList', `?departId=${department?.id}`)
    await expect.element(page.getByText('这里有总分的人太少，或者其余的人太少，不显示总分分布。')).toBeVisible()
    expect(page.getByRole('table', { name: /中位数/ }).elements()).toEqual([])
  })
})

test('the ranking says how sure a score is, which ranks are possible, and how all of them lie', async () => {
  await open('summary/rankList')
  const row = page.getByRole('row', { name: /何晓明/ })
  await expect.element(row).toHaveTextContent('何晓明1前端组86.380.1 – 92.5名次可能在第 1–3 名之间86.1 / 100')
  const table = page.getByRole('table', { name: '总分从 79.5 到 86.3，中位数 80.4' })
  await expect.element(table.getByRole('row', { name: /80–90/ })).toHaveTextContent('80–902')
  await expect.element(page.getByRole('heading', { name: '总分从 79.5 到 86.3，中位数 80.4' })).toBeVisible()
  await expectNoSeriousAxe()
})

test('the bars of the distribution are as high as their counts', async () => {
  const ranking = exampleResult('getRanking')
  const [item] = ranking.items
  if (item === undefined) throw new Error('the example ranks nobody')
  const scores = [51, 52, 53, 54, 55, 56, 71, 72, 73, 85]
  const items = scores.map((percent, place) => ({
    ...item,
    employeeId: 9000 + place,
    name: `员工${place + 1}`,
    percent,
  }))
  answer('getRanking', { ...ranking, items, incomplete: [] })
  await open('summary/rankList', '', 390)
  const heading = page.getByRole('heading', { name: /^总分从 51.0/ })
  await expect.element(heading).toBeVisible()
  const strip = heading.element().closest('[aria-labelledby]')?.querySelector('[aria-hidden="true"]')
  const bars = [...(strip?.querySelectorAll('[style*="height"]') ?? [])]
  const [six = 0, none = 0, three = 0, one = 0] = bars.slice(5).map((bar) => bar.getBoundingClientRect().height)
  expect(none).toBeLessThanOrEqual(2)
  expect(three / six).toBeCloseTo(3 / 6, 2)
  expect(one / six).toBeCloseTo(1 / 6, 2)
})

test('what cannot be loaded says so and is loaded again', async () => {
  refuse('getRanking', 'NOT_FINISHED')
  await open('summary/rankList')
  await expect.element(told).toBeVisible()
  answer('getRanking', exampleResult('getRanking'))
  await button('重试').click()
  await expect.element(button('从低到高')).toBeVisible()
})
