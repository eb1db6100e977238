/** What is taken along of results: the view's table, all of the round, and everybody's report on paper. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import {
  answer,
  answerFile,
  callsOf,
  disconnect,
  exampleResult,
  expectNoWrites,
  hold,
  refuse,
  refuseOnce,
  writes,
} from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const [first, second] = exampleResult('listReportEvaluatees')
const [department] = exampleResult('listDepartments')
const button = (name: string) => page.getByRole('button', { name, exact: true })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
const dialog = page.getByRole('dialog')
const told = page.getByText(/\[20\d\d\]/).first()
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const job = { ...exampleResult('getJob'), id: 5, kind: 'archiveReports', result: null } as const
const running = { ...job, status: 'running', done: 40, total: 200, secondsLeft: 95 } as const
const done = { ...job, status: 'done', message: '', hasFile: true } as const
const path = { id: String(id) }
const ordered = (operationId: string, body: object) => ({ operationId, params: path, query: {}, body })

beforeEach(() => {
  for (const operation of ['exportResults', 'archiveReports'] as const) answer(operation, { jobId: 5 })
  answer('getJob', done)
})

async function open(view: string, type: 1 | 2 = 2, search = '', width = 1280): Promise<void> {
  answerQuestionnaire({ processStatus: 40, type })
  await renderPage(`/questionnaire/reports/${view}/${id}${search}`, { width })
}

async function choose(name: string): Promise<void> {
  await button('导出').click()
  await item(name).click()
}

describe.each([
  ['summary/rankList', 'exportRanking', '得分排名', path, { sort: 'scoreDesc' }],
  ['summary/details', 'exportRankingDetail', '团队明细', path, { sort: 'scoreDesc' }],
] as const)('the table of %s', (view, operation, word, params, query) => {
  test.each([
    ['Excel', 'xlsx', SHEET],
    ['CSV', 'csv', 'text/csv; charset=utf-8'],
  ])('as %s', async (name, format, type) => {
    answerFile(operation, type, `结果.${format}`)
    await open(view)
    const release = hold(operation)
    await choose(`${word}（${name}）`)
    await expect.element(button('导出')).toBeDisabled()
    release()
    await expectLeftFor(`download 结果.${format}`)
    await expect
      .poll(() => callsOf(operation).map((call) => [call.params, call.query]))
      .toEqual([[params, { ...query, format }]])
    await expectNoWrites()
  })
})

describe.each(['personal/indexScoreStats', 'personal/indexScoreDetails', 'personal/report'])(
  'one person on %s',
  (view) => {
    test.each([
      ['个人结果（Excel）', 'xlsx', SHEET],
      ['个人结果（CSV 压缩包）', 'zip', 'application/zip'],
      ['各题得分（CSV）', 'csv', 'text/csv; charset=utf-8'],
    ])('as %s', async (name, format, type) => {
      answerFile('exportQuestionScores', type, `李雷.${format}`)
      await open(view, 2, `?employeeId=${second?.employeeId}`)
      const release = hold('exportQuestionScores')
      await choose(name)
      await expect.element(button('导出')).toBeDisabled()
      release()
      await expectLeftFor(`download 李雷.${format}`)
      const params = { ...path, employeeId: String(second?.employeeId) }
      const calls = callsOf('exportQuestionScores').map((call) => [call.params, call.query])
      expect(calls).toEqual([[params, { format }]])
      await expectNoWrites()
    })

    test('that is refused is told, and can be asked for again', async () => {
      answerFile('exportQuestionScores', SHEET, '李雷.xlsx')
      refuseOnce('exportQuestionScores', 'NOT_FOUND')
      await open(view)
      await choose('个人结果（Excel）')
      await expect.element(told).toBeVisible()
      await choose('个人结果（Excel）')
      await expectLeftFor('download 李雷.xlsx')
      const params = { ...path, employeeId: String(first?.employeeId) }
      const call = [params, { format: 'xlsx' }]
      await expect
        .poll(() => callsOf('exportQuestionScores').map((one) => [one.params, one.query]))
        .toEqual([call, call])
    })
  },
)

test('the menu of files is left by Escape, and nothing is made', async () => {
  await open('summary/rankList')
  await button('导出').click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expectNoWrites()
})

test('the ranking comes in the order one sees', async () => {
  answerFile('exportRanking', 'text/csv; charset=utf-8', '排名.csv')
  await open('summary/rankList')
  await button('按姓名').click()
  await choose('得分排名（CSV）')
  await expectLeftFor('download 排名.csv')
  await expect.poll(() => callsOf('exportRanking').map(({ query }) => query)).toEqual([{ sort: 'name', format: 'csv' }])
})

test.each([
  ['summary/rankList', 'exportRanking', '得分排名（CSV）', { sort: 'scoreDesc' }],
  ['summary/details', 'exportRankingDetail', '团队明细（CSV）', { sort: 'scoreDesc' }],
] as const)('the file of %s is of the department one sees', async (view, operation, name, query) => {
  answerFile(operation, 'text/csv; charset=utf-8', '部门.csv')
  await open(view, 2, `?departId=${department?.id}`)
  await choose(name)
  await expectLeftFor('download 部门.csv')
  const asked = { ...query, departId: String(department?.id), format: 'csv' }
  await expect.poll(() => callsOf(operation).map((call) => call.query)).toEqual([asked])
})

test('a table that is refused is told, and can be asked for again', async () => {
  refuse('exportRanking', 'NOT_FINISHED')
  await open('summary/rankList')
  await choose('得分排名（CSV）')
  await expect.element(told).toBeVisible()
  await expect.element(button('导出')).toBeEnabled()
})

test.each([
  ['全部结果（Excel）', 'results', 'xlsx'],
  ['全部结果（CSV）', 'results', 'csv'],
  ['原始答卷（Excel）', 'answers', 'xlsx'],
  ['原始答卷（CSV）', 'answers', 'csv'],
])('all of a named round as %s', async (name, content, format) => {
  answerFile('downloadExport', 'application/zip', '结果.zip')
  await open('summary/details', 1)
  await choose(name)
  await expect.element(page.getByRole('heading', { name })).toBeVisible()
  await button('保存文件').click()
  await expectLeftFor('download 结果.zip')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(writes).toEqual([ordered('exportResults', { content, format, language: 'zh' })])
  await expect.poll(() => callsOf('downloadExport').map(({ params }) => params)).toEqual([{ jobId: '5' }])
})

test('what raters of an anonymous round sent is not offered', async () => {
  await open('summary/rankList', 2)
  await button('导出').click()
  await expect.element(item('全部结果（Excel）')).toBeVisible()
  await expect.element(item('原始答卷（Excel）')).not.toBeInTheDocument()
  await expectNoSeriousAxe()
})

test.each(['summary/rankList', 'personal/indexScoreStats'])(
  'without scores %s has files of the round, and none of its own',
  async (view) => {
    answerQuestionnaire({ processStatus: 40, type: 1, hasDimensionReport: false })
    await renderPage(`/questionnaire/reports/${view}/${id}`)
    await button('导出').click()
    await expect.element(item('原始答卷（Excel）')).toBeVisible()
    const names = page
      .getByRole('menuitem')
      .elements()
      .map((one) => one.textContent)
    const round = ['全部结果（Excel）', '全部结果（CSV）', '原始答卷（Excel）', '原始答卷（CSV）']
    expect(names).toEqual([...round, '打包个人报告（ZIP）'])
    expect(page.getByRole('separator').elements()).toEqual([])
    await expectNoSeriousAxe()
    await item('打包个人报告（ZIP）').click()
    await expect.element(page.getByRole('radio', { name: '选定的人', exact: true })).toBeVisible()
  },
)

test('a whole round is not offered beside one person', async () => {
  await open('personal/report', 1)
  await button('导出').click()
  await expect.element(item('各题得分（CSV）')).toBeVisible()
  expect(page.getByRole('menuitem').elements()).toHaveLength(3)
  await expectNoSeriousAxe()
})

describe('everybody’s report on paper', () => {
  const start = button('生成压缩包')
  const radio = (name: string) => page.getByRole('radio', { name, exact: true })

  test('of the whole round: how far it is, how long it takes, and the file', async () => {
    answerFile('downloadExport', 'application/zip', '报告.zip')
    answer('getJob', running)
    await open('summary/rankList')
    await choose('打包个人报告（ZIP）')
    await expect.element(radio(`全部 ${exampleResult('listReportEvaluatees').length} 位被评价人`)).toBeChecked()
    await expectNoSeriousAxe()
    await start.click()
    await expect
      .element(dialog.getByText('正在生成文件：40 / 200 · 约剩 2 分钟', { exact: false }).first())
      .toBeVisible()
    answer('getJob', done)
    await button('保存文件').click()
    await expectLeftFor('download 报告.zip')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([ordered('archiveReports', { language: 'zh' })])
  })

  test('of a department, once one is chosen', async () => {
    await open('summary/rankList')
    await choose('打包个人报告（ZIP）')
    await radio('一个部门及其下级部门').click()
    await expect.element(start).toBeDisabled()
    await page.getByRole('combobox', { name: '选择部门' }).click()
    await page.getByRole('option', { name: department?.name, exact: true }).click()
    await start.click()
    await expect.element(button('保存文件')).toBeVisible()
    await expect.poll(writes).toEqual([ordered('archiveReports', { departmentId: department?.id, language: 'zh' })])
  })

  test('of chosen people, once there are some', async () => {
    await open('summary/rankList', 2, '', 390)
    await choose('打包个人报告（ZIP）')
    await radio('选定的人').click()
    await expect.element(start).toBeDisabled()
    await page.getByRole('combobox', { name: '选择被评价人' }).click()
    for (const person of [second, first]) await page.getByRole('option', { name: person?.name, exact: false }).click()
    await page.getByRole('heading', { name: '打包个人报告（ZIP）' }).click()
    await start.click()
    await expect.element(button('保存文件')).toBeVisible()
    const employeeIds = [second?.employeeId, first?.employeeId]
    await expect.poll(writes).toEqual([ordered('archiveReports', { employeeIds, language: 'zh' })])
  })

  test('nothing is made where one changes one’s mind', async () => {
    await open('summary/rankList')
    await choose('打包个人报告（ZIP）')
    await button('取消').click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expectNoWrites()
  })

  test('where it cannot be read whose they may be, that is told, and asked again', async () => {
    disconnect('listReportEvaluatees')
    await open('summary/rankList')
    await choose('打包个人报告（ZIP）')
    await expect.element(dialog.getByText('请求服务器失败', { exact: false })).toBeVisible()
    await expect.element(start).toBeDisabled()
    answer('listReportEvaluatees', exampleResult('listReportEvaluatees'))
    await dialog.getByRole('button', { name: '重试' }).click()
    await expect.element(radio('选定的人')).toBeVisible()
  })

  test('one that could not be made is named beside the file', async () => {
    const failed = [{ row: 3, field: '曾磊', message: '这份报告未能生成 PDF，请稍后单独下载。' }]
    const result = { created: 199, updated: 0, skipped: 0, failed }
    answer('getJob', { ...done, result, message: '已生成 199 份报告，1 份未能生成。' })
    await open('summary/rankList')
    await choose('打包个人报告（ZIP）')
    await start.click()
    await expect.element(dialog.getByText('已生成 199 份报告，1 份未能生成。', { exact: false }).first()).toBeVisible()
    await expect.element(dialog.getByRole('row', { name: /曾磊/ })).toBeVisible()
    await expect.element(button('保存文件')).toBeVisible()
  })

  test('it can be stopped, and a refused order can be tried again', async () => {
    refuseOnce('archiveReports', 'ROUND_CLOSING')
    answer('getJob', running)
    answer('cancelJob', { ...running, status: 'cancelled' })
    await open('summary/rankList')
    await choose('打包个人报告（ZIP）')
    await start.click()
    await expect.element(told).toBeVisible()
    await button('重试').click()
    await button('取消').click()
    const order = ordered('archiveReports', { language: 'zh' })
    const stop = { operationId: 'cancelJob', params: { id: '5' }, query: {}, body: undefined }
    await expect.poll(writes).toEqual([order, order, stop])
  })
})
