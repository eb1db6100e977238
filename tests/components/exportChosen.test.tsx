/** The chosen rows of a list as a file: those ticked by their ids, all that match by the list's filter. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { answer, answerFile, callsOf, disconnect, exampleResult, expectNoWrites, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const list = exampleResult('listQuestionnaires')
const dialog = page.getByRole('dialog')
const bar = page.getByRole('toolbar')
const rows = page.getByRole('checkbox', { name: /选择此行|Select this row/ })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const job = { ...exampleResult('getJob'), kind: 'exportQuestionnaires' } as const
const done = { ...job, id: 5, status: 'done', message: '', hasFile: true } as const
const ordering = (body: object) => ({ operationId: 'createExport', params: {}, query: {}, body })
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function answerQuestionnaires(total: number): void {
  const items = [1, 2, 3].map((id) => ({ ...list.items[0], id, title: `问卷${id}` }))
  answer('listQuestionnaires', { ...list, items: items as typeof list.items, total })
}

beforeEach(() => {
  answerQuestionnaires(120)
  answer('createExport', { jobId: 5 })
  answer('getJob', done)
})

async function pick(item: string, name = '导出'): Promise<void> {
  await bar.getByRole('button', { name, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const ofQuestionnaires = { list: 'questionnaires', sort: 'createdAt', order: 'desc', language: 'zh' }

describe.each([
  ['/manage', 1280],
  ['/manage', 390],
  ['/add/history', 1280],
  ['/addwizard/history', 390],
])('of %s at %i', (address, width) => {
  test.each([
    ['导出 CSV（2 行）', 'csv', 'text/csv; charset=utf-8'],
    ['导出 Excel（2 行）', 'xlsx', SHEET],
  ])('the ticked rows alone: %s', async (item, format, type) => {
    answerFile('downloadExport', type, `导出问卷.${format}`)
    await renderPage(`${address}?status=30`, { width, height: 844 })
    await rows.nth(0).click()
    await rows.nth(2).click()
    await pick(item)
    await expect.element(page.getByRole('heading', { name: '导出所选的 2 行' })).toBeVisible()
    await expectNoSeriousAxe()
    await button('保存文件').click()
    await expectLeftFor(`download 导出问卷.${format}`)
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(() => callsOf('downloadExport').map(({ params }) => params)).toEqual([{ jobId: '5' }])
    await expect.poll(writes).toEqual([ordering({ ...ofQuestionnaires, format, ids: [1, 3] })])
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
  })
})

test('all that match are those of the filter, in the list’s order', async () => {
  await renderPage('/manage?status=30')
  await page.getByRole('checkbox', { name: '全选' }).click()
  await button('选择符合条件的全部 120 项').click()
  await pick('导出 Excel（120 行）')
  await expect.element(page.getByRole('heading', { name: '导出所选的 120 行' })).toBeVisible()
  await expect.element(button('保存文件')).toBeVisible()
  await expect.poll(writes).toEqual([ordering({ ...ofQuestionnaires, format: 'xlsx', filter: { status: '30' } })])
})

test('a list that has nothing but the file says nothing about undoing', async () => {
  answerQuestionnaires(501)
  await renderPage('/add/history')
  await page.getByRole('checkbox', { name: '全选' }).click()
  await button('选择符合条件的全部 501 项').click()
  await expect.element(page.getByText('已选 501 项', { exact: false })).toBeVisible()
  await expect.element(bar.getByRole('button', { name: '导出' })).toBeVisible()
  expect(page.getByText(/不能一步撤销/).elements()).toEqual([])
  await expectNoWrites()
})

test('the bar’s file is of the chosen, the toolbar’s of all, also while rows are chosen', async () => {
  await renderPage('/manage')
  await rows.nth(1).click()
  await button('导出').first().click()
  await page.getByRole('menuitem', { name: '导出 CSV（120 行）' }).click()
  await expect.element(page.getByRole('heading', { name: '导出', exact: true })).toBeVisible()
  await expect.element(button('保存文件')).toBeVisible()
  await expect.poll(writes).toEqual([ordering({ ...ofQuestionnaires, format: 'csv', filter: {} })])
})

test('a lost connection is told, and the same rows are asked for again', async () => {
  disconnect('createExport')
  await renderPage('/manage', { language: 'en' })
  await rows.nth(1).click()
  await pick('Export to CSV (1 row)', 'Export')
  await expect.element(page.getByRole('heading', { name: 'Export 1 chosen row' })).toBeVisible()
  await expect.element(dialog.getByText('The file could not be made.', { exact: false })).toBeVisible()
  answer('createExport', { jobId: 5 })
  await button('Try again').click()
  await expect.element(button('Save file')).toBeVisible()
  const asked = ordering({ ...ofQuestionnaires, language: 'en', format: 'csv', ids: [2] })
  await expect.poll(writes).toEqual([asked, asked])
})

const [person] = exampleResult('listEmployees').items
const [tag] = exampleResult('listTags')
const { id } = exampleResult('getQuestionnaire')
const [evaluatee] = exampleResult('listEvaluatees').items
const [form] = exampleResult('listFeedback').items
test.each([
  ['employees', person?.id, 'displayName'],
  ['tags', tag?.name, 'name'],
])('%s are had in the same way, tags by their names', async (name, id, sort) => {
  await renderPage(`/${name}`)
  await rows.first().click()
  await pick('导出 CSV（1 行）')
  await expect.element(button('保存文件')).toBeVisible()
  await expect
    .poll(writes)
    .toEqual([ordering({ list: name, format: 'csv', ids: [id], sort, order: 'asc', language: 'zh' })])
})

test.each([
  ['evaluatees', `/questionnaire/edit/relation/${id}`, evaluatee?.id],
  ['feedback', `/questionnaire/publish/details/${id}`, form?.participantRelationId],
])('%s are those of their questionnaire', async (list, address, rowId) => {
  answer('getPreferences', { values: { 'evaluatees.view': '"list"' } })
  answerQuestionnaire({ processStatus: list === 'feedback' ? 30 : 10 })
  await renderPage(address)
  await rows.first().click()
  await pick('导出 CSV（1 行）')
  await expect.element(button('保存文件')).toBeVisible()
  await expect
    .poll(() => writes().map(({ body }) => body))
    .toEqual([
      {
        list,
        format: 'csv',
        parentId: id,
        ids: [rowId],
        sort: expect.any(String),
        order: expect.any(String),
        language: 'zh',
      },
    ])
})
