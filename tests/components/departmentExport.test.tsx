/** All departments, or those the search finds, as a file. */
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerDepartments, button, open, row } from './departmentPage.ts'
import { expectLeftFor } from './departures.ts'
import { answer, callsOf, exampleResult, writes } from './network.ts'

beforeEach(() => {
  answerDepartments()
  answer('createExport', { jobId: 5 })
  const job = exampleResult('getJob')
  answer('getJob', { ...job, id: 5, kind: 'exportDepartments', status: 'done', message: '', hasFile: true })
})

test.each([
  ['CSV', 'csv'],
  ['Excel', 'xlsx'],
])('all are made a file of, as %s, whatever branch is open', async (name, format) => {
  await open('/departments/2')
  await button('导出').click()
  await page.getByRole('menuitem', { name: `导出 ${name}（6 行）` }).click()
  await button('保存文件').click()
  await expectLeftFor('download downloadExport.csv')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => callsOf('downloadExport').at(-1)?.params).toEqual({ jobId: '5' })
  const body = { list: 'departments', format, filter: {}, language: 'zh' }
  await expect.poll(writes).toEqual([{ operationId: 'createExport', params: {}, query: {}, body }])
})

test('with words only what they find, which is counted; where nothing is found there is no file', async () => {
  await open()
  const search = page.getByRole('searchbox', { name: '搜索部门名称或编号' })
  await search.fill(' 部 ')
  await expect.element(row('分公司')).not.toBeInTheDocument()
  await button('导出').click()
  await page.getByRole('menuitem', { name: '导出 CSV（4 行）' }).click()
  await expect.element(button('保存文件')).toBeVisible()
  const body = { list: 'departments', format: 'csv', filter: { kw: '部' }, language: 'zh' }
  await expect.poll(writes).toEqual([{ operationId: 'createExport', params: {}, query: {}, body }])
  await button('关闭').click()
  await search.fill('没有')
  await expect.element(button('导出')).toBeDisabled()
})
