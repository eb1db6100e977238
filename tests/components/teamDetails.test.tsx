/** The details of a team: by dimension and by relation level, of everybody and of a department. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, answerFile, callsOf, exampleResult, hold } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const button = (name: string) => page.getByRole('button', { name })
const [department] = exampleResult('listDepartments')
const ofDepartment = { departId: String(department?.id) }
const departments = page.getByRole('combobox', { name: '部门' })

async function open(view: string, search = '', width = 1280): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/${view}/${id}${search}`, { width })
  await expect.element(page.getByRole('navigation', { name: '结果视图' })).toBeVisible()
}

describe('the details', () => {
  test('say whose scores cannot be compared', async () => {
    await open('summary/details')
    const table = page.getByRole('table', { name: '团队明细' })
    await expect.element(table.getByRole('row', { name: /曾磊/ })).toMatchTextContent('曾磊数据不完整')
    expect(table.getByText('数据不完整').elements()).toHaveLength(1)
  })

  test('say nothing of means that are withheld where one is shown', async () => {
    const detail = exampleResult('getRankingDetail')
    const withheld = { mean: null, deviation: null, lowest: null, highest: null }
    const dimensions = detail.dimensions.map((one) => ({ ...one, ...withheld }))
    answer('getRankingDetail', { ...detail, dimensions })
    await open('summary/details')
    await expect.element(page.getByRole('table', { name: '团队明细' })).toBeVisible()
    expect(page.getByText(/不显示平均分/).elements()).toEqual([])
    answer('getRankingDetail', { ...detail, dimensions, overall: withheld })
    await button('按姓名').click()
    await expect.element(page.getByText(/不显示平均分/)).toBeVisible()
  })

  test('say how people differ in a dimension', async () => {
    await open('summary/details')
    const row = (name: string) =>
      page.getByRole('table', { name: '团队明细' }).getByRole('row', { name: new RegExp(name) })
    await expect.element(row('标准差')).toHaveTextContent('标准差3.33.83.8')
    await expect.element(row('最低')).toHaveTextContent('最低76.175.076.9')
    await expect.element(row('最高')).toHaveTextContent('最高86.384.587.5')
  })

  test('have relation levels side by side, over all and in a dimension', async () => {
    const [dimension] = exampleResult('getRankingLevels').dimensions
    await open('summary/details', `?departId=${department?.id}`)
    await button('按评价关系').click()
    const row = page.getByRole('table', { name: '按评价关系' }).getByRole('row', { name: /曾磊/ })
    await expect.element(row).toHaveTextContent('曾磊数据不完整81.281.2—92.5')
    await page.getByRole('combobox', { name: '指标' }).selectOptions(String(dimension?.dimensionId))
    const sort = 'scoreDesc'
    const ofDimension = { sort, dimensionId: String(dimension?.dimensionId) }
    const asked: object[] = [
      { sort, ...ofDepartment },
      { ...ofDimension, ...ofDepartment },
    ]
    await expect.poll(() => callsOf('getRankingLevels').map(({ query }) => query)).toEqual(asked)
    await expect.element(page.getByRole('columnheader', { name: dimension?.name })).toBeVisible()
    answerFile('exportRankingDetail', 'text/csv; charset=utf-8', '明细.csv')
    await button('导出').click()
    await page.getByRole('menuitem', { name: '团队明细（CSV）' }).click()
    await expect
      .poll(() => callsOf('exportRankingDetail').map(({ query }) => query))
      .toEqual([{ ...ofDimension, ...ofDepartment, format: 'csv' }])
    await expectLeftFor('download 明细.csv')
    await expectNoSeriousAxe()
    const release = hold('getRankingLevels')
    await departments.selectOptions('')
    asked.push(ofDimension)
    await expect.poll(() => callsOf('getRankingLevels').map(({ query }) => query)).toEqual(asked)
    // While others are waited for what was chosen stands, and no figure of before.
    await expect.element(page.getByRole('table', { name: '按评价关系' })).not.toBeInTheDocument()
    await expect.element(page.getByRole('combobox', { name: '指标' })).toHaveValue(String(dimension?.dimensionId))
    release()
    await expect.element(page.getByRole('table', { name: '按评价关系' })).toBeVisible()
    // The dimensions come with the levels: the heat map was opened once, and is recorded as often.
    await expect.poll(() => callsOf('getRankingDetail').map(({ query }) => query)).toEqual([{ sort, ...ofDepartment }])
    await button('按指标').click()
    await expect.element(page.getByRole('table', { name: '团队明细' })).toBeVisible()
    // The heat map is of all dimensions, and so is its file.
    await button('导出').click()
    await page.getByRole('menuitem', { name: '团队明细（CSV）' }).click()
    await expect.poll(() => callsOf('exportRankingDetail').at(-1)?.query).toEqual({ sort, format: 'csv' })
    await expectLeftFor('download 明细.csv')
  })

  test.each(['按指标', '按评价关系'])('%s lead to a person, and the department goes along', async (view) => {
    const [row] = exampleResult('getRankingDetail').rows
    await open('summary/details', `?departId=${department?.id}`)
    await button(view).click()
    const table = page.getByRole('table', { name: view === '按指标' ? '团队明细' : view })
    await table.getByRole('link', { name: row?.name }).click()
    const search = `employeeId=${row?.employeeId}&departId=${department?.id}`
    await expect.poll(() => location.hash).toBe(`#/questionnaire/reports/personal/report/${id}?${search}`)
  })
})

test('the heat map says where people differ most', async () => {
  const detail = exampleResult('getRankingDetail')
  const dimensions = detail.dimensions.map((one, at) => ({ ...one, deviation: 3 + at }))
  answer('getRankingDetail', { ...detail, dimensions })
  await open('summary/details')
  const finding = '被评价人在“领导他人”上差异最大：从 76.9 到 87.5'
  await expect.element(page.getByRole('heading', { name: finding, exact: true })).toBeVisible()
})

test('a row of the heat map is headed by its person, who leads to the report', async () => {
  const [row] = exampleResult('getRankingDetail').rows
  await open('summary/details')
  const head = page.getByRole('table', { name: '团队明细' }).getByRole('rowheader', { name: row?.name })
  await expect.element(head).toBeVisible()
  await expectNoSeriousAxe()
  // It goes along with its row, not with the table's head.
  await expect.poll(() => getComputedStyle(head.element()).position).toBe('static')
  await head.getByRole('link').click()
  await expect
    .poll(() => location.hash)
    .toBe(`#/questionnaire/reports/personal/report/${id}?employeeId=${row?.employeeId}`)
})
