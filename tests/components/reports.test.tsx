/** Results: which rounds have them, whose they are, from view to view, and as files. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const evaluatees = exampleResult('listReportEvaluatees')
const [first, second] = evaluatees
const button = (name: string) => page.getByRole('button', { name })
const choice = page.getByRole('combobox', { name: '选择被评价人' })

async function open(view: string, search = '', width = 1280): Promise<void> {
  answerQuestionnaire({ processStatus: 40 })
  await renderPage(`/questionnaire/reports/${view}/${id}${search}`, { width })
  await expect.element(page.getByRole('navigation', { name: '结果视图' })).toBeVisible()
}

describe('the finished questionnaires', () => {
  const list = exampleResult('listQuestionnaires')
  const lastQuery = () => callsOf('listQuestionnaires').at(-1)?.query
  const asked = { status: 'finished', sort: 'finishedAt', order: 'desc', pageIndex: '1', pageSize: '50' }

  test('are looked for and ordered by the server, the newest first, and each leads to its results', async () => {
    await renderPage('/reports/global')
    await expect.poll(lastQuery).toEqual(asked)
    await expectNoSeriousAxe()
    await page.getByRole('textbox', { name: '标题或标签' }).fill('年度')
    await expect.poll(lastQuery).toEqual({ ...asked, keyword: '年度' })
    await page.getByRole('columnheader', { name: /问卷/ }).getByRole('button').click()
    await expect.poll(lastQuery).toEqual({ ...asked, keyword: '年度', sort: 'title', order: 'asc' })
    await page.getByRole('row').nth(1).getByRole('cell').nth(1).click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/reports/summary/rankList/${list.items[0]?.id}`)
  })

  test('show a column that is not listed with its cells', async () => {
    await renderPage('/reports/global')
    await button('列').click()
    await page.getByLabelText('创建时间').click()
    const head = page.getByRole('columnheader', { name: /创建时间/, includeHidden: true })
    await expect.element(head).toBeInTheDocument()
    const [heads, row] = page.getByRole('row', { includeHidden: true }).elements()
    expect(row?.children).toHaveLength(heads?.children.length ?? 0)
  })

  test('keep columns of their own', async () => {
    await renderPage('/reports/global')
    await button('列').click()
    await page.getByLabelText('被评价人').click()
    await expect.poll(writes).toEqual([
      {
        operationId: 'setPreference',
        params: { key: 'finished.datatable' },
        query: {},
        body: { value: JSON.stringify(['type', 'createdAt', 'publishedAt', 'evaluateeCount']) },
      },
    ])
  })

  test('are none yet', async () => {
    answer('listQuestionnaires', { ...list, items: [], total: 0 })
    await renderPage('/reports/global')
    await expect.element(page.getByText('还没有已结束的问卷。问卷结束后，可以在这里查看结果。')).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: '问卷管理' }).click()
    await expect.poll(() => location.hash).toBe('#/manage')
  })
})

test('figures stand in their table, what is hidden is a dash', async () => {
  await open('personal/indexScoreStats')
  const row = page
    .getByRole('table', { name: '指标', exact: true })
    .first()
    .getByRole('row', { name: /引领变革/ })
  await expect.element(row).toHaveTextContent('引领变革77.576.090.080.075.0—')
  await page.getByRole('link', { name: '题目得分' }).click()
  const heading = page.getByRole('table', { name: '题目' }).getByRole('row').nth(1)
  await expect.element(heading).toHaveTextContent('引领变革')
  expect(heading.element().children).toHaveLength(1)
  await page.getByRole('link', { name: '团队报告' }).click()
  await expect
    .element(page.getByRole('table', { name: '指标平均分' }).getByRole('row', { name: /引领变革/ }))
    .toHaveTextContent('引领变革78.474.1 – 82.74.140%')
})

test('the chosen person stands in the address and goes along from view to view', async () => {
  await open('personal/indexScoreStats')
  await expect.element(choice).toHaveValue(`${first?.name} · ${first?.departmentName}`)
  await choice.click()
  await page.getByRole('option', { name: second?.name, exact: false }).click()
  await expect.poll(() => location.hash.split('?')[1]).toBe(`employeeId=${second?.employeeId}`)
  await page.getByRole('link', { name: '题目得分' }).click()
  await expect.element(choice).toHaveValue(`${second?.name} · ${second?.departmentName}`)
  const asked = { id: String(id), employeeId: String(second?.employeeId) }
  await expect.poll(() => callsOf('getQuestionScores').map(({ params }) => params)).toEqual([asked])
})

test('a department goes along to a person and from one to another', async () => {
  await open('summary/rankList', '?departId=7')
  const [best] = exampleResult('getRanking').items
  await page.getByRole('table', { name: '得分排名' }).getByRole('link', { name: best?.name }).click()
  await expect.poll(() => location.hash.split('?')[1]).toBe(`employeeId=${best?.employeeId}&departId=7`)
  await choice.click()
  await page.getByRole('option', { name: second?.name, exact: false }).click()
  await expect.poll(() => location.hash.split('?')[1]).toBe(`employeeId=${second?.employeeId}&departId=7`)
  await page.getByRole('link', { name: '得分排名' }).click()
  await expect.poll(() => callsOf('getRanking').at(-1)?.query).toEqual({ sort: 'scoreDesc', departId: '7' })
})

test('of a department that is gone there is a word, and a way back to all', async () => {
  await open('summary/rankList', '?departId=7')
  const departments = page.getByRole('combobox', { name: '部门' })
  await expect.element(departments).toHaveValue('7')
  await expect.element(page.getByRole('option', { name: '已不存在的部门', selected: true })).toBeInTheDocument()
  await departments.selectOptions('')
  await expect.poll(() => callsOf('getRanking').map(({ query }) => query)).toContainEqual({ sort: 'scoreDesc' })
  await expect.element(page.getByRole('option', { name: '已不存在的部门' })).not.toBeInTheDocument()
})

test('an address of somebody who is not among the results opens nobody’s report', async () => {
  await open('personal/report', '?employeeId=5')
  await expect.element(page.getByText(/地址中的人不在这份结果里/)).toBeVisible()
  await expect.element(choice).toHaveValue('')
  expect(callsOf('getPersonalReport')).toEqual([])
  await choice.click()
  await page.getByRole('option', { name: second?.name, exact: false }).click()
  await expect
    .poll(() => callsOf('getPersonalReport').map(({ params }) => params))
    .toEqual([{ id: String(id), employeeId: String(second?.employeeId) }])
})

describe('of a paper that asks for no scores', () => {
  const openScoreless = async (view: string) => {
    answerQuestionnaire({ processStatus: 40, hasDimensionReport: false })
    await renderPage(`/questionnaire/reports/${view}/${id}?employeeId=${second?.employeeId}`)
  }

  test.each([
    ['personal/indexScoreStats', 'getDimensionScores'],
    ['personal/indexScoreDetails', 'getQuestionScores'],
    ['summary/rankList', 'getRanking'],
    ['summary/details', 'getRankingDetail'],
    ['summary/report', 'getTeamReport'],
  ] as const)('%s says so, asks for none, and leads to the report', async (view, operationId) => {
    await openScoreless(view)
    await expect.element(page.getByText(/没有计分题/)).toBeVisible()
    expect(callsOf(operationId)).toEqual([])
    await page.getByRole('link', { name: '个人报告' }).last().click()
    await expect
      .poll(() => location.hash)
      .toBe(`#/questionnaire/reports/personal/report/${id}?employeeId=${second?.employeeId}`)
    await expect.poll(() => callsOf('getPersonalReport').length).toBeGreaterThan(0)
  })

  test('its reports are released all the same', async () => {
    await openScoreless('release')
    await expect.element(page.getByRole('navigation', { name: '结果视图' })).toBeVisible()
    expect(page.getByText(/没有计分题/).elements()).toEqual([])
  })
})

describe('files', () => {
  test('it is printed', async () => {
    let printed = 0
    const { print } = window
    window.print = () => {
      printed += 1
    }
    await open('personal/report')
    await button('打印').click()
    window.print = print
    expect(printed).toBe(1)
  })
})

test('the test report is shown of an anonymous and of a named questionnaire, and asks the server for nothing', async () => {
  await renderPage('/questionnaire/reports/test', { width: 1280 })
  await expect.element(page.getByRole('button', { name: '匿名问卷' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('其他评价人').first()).toBeVisible()
  await page.getByRole('button', { name: '实名问卷' }).click()
  await expect.element(page.getByRole('button', { name: '实名问卷' })).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByText('其他评价人')).not.toBeInTheDocument()
  await expectNoSeriousAxe()
  expect(callsOf('getPersonalReport')).toEqual([])
})
