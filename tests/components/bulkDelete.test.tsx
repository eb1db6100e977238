/** Deleting the chosen questionnaires: what is lost with them is asked about, drafts go at once. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectGivenUp, expectHeld } from './dialog.ts'
import { answer, callsOf, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { renderPage } from './renderPage.tsx'

const list = exampleResult('listQuestionnaires')
const dialog = page.getByRole('dialog')
const bar = page.getByRole('toolbar')
const rows = page.getByRole('checkbox', { name: /选择此行|Select this row/ })
const act = (operationId: string, body: object) => ({ operationId, params: {}, query: {}, body })
const deleting = (body: object) => act('bulkDeleteQuestionnaires', body)

type Row = (typeof list)['items'][number]
const questionnaire = (id: number, processStatus: 10 | 20 | 30 | 40, submittedCount: number) =>
  ({ ...list.items[0], id, title: `问卷${id}`, processStatus, submittedCount }) as Row
const DRAFT = questionnaire(1, 10, 0)
const READY = questionnaire(2, 20, 0)
const COLLECTING = questionnaire(3, 30, 72)
const UNANSWERED = questionnaire(4, 30, 0)
const FINISHED = questionnaire(5, 40, 8)
const SINGLE = questionnaire(6, 30, 1)

async function choose(items: Row[], options: Parameters<typeof renderPage>[1] = {}): Promise<void> {
  answer('listQuestionnaires', { ...list, items, total: items.length })
  await renderPage('/manage', options)
  for (const index of items.keys()) await rows.nth(index).click()
}

const press = (name = '删除') => bar.getByRole('button', { name, exact: true }).click()
const confirm = (name = '删除') => dialog.getByRole('button', { name }).click()
const textOf = (sentence: string) => dialog.getByText(sentence, { exact: true })

test('drafts go at once, and undo brings them back', async () => {
  answer('bulkDeleteQuestionnaires', { changed: [1, 2], skipped: [], jobId: null })
  await choose([DRAFT, READY])
  await press()
  await expect.element(page.getByText('已删除 2 份问卷')).toBeVisible()
  expect(dialog.elements()).toEqual([])
  await page.getByRole('button', { name: '撤销' }).click()
  await expect.poll(writes).toEqual([deleting({ ids: [1, 2] }), act('bulkRestoreQuestionnaires', { ids: [1, 2] })])
})

describe('where answers are at stake', () => {
  test('their sum is asked about first, and undo brings all back', async () => {
    answer('bulkDeleteQuestionnaires', { changed: [1, 3, 5], skipped: [], jobId: null })
    await choose([DRAFT, COLLECTING, FINISHED])
    await expectGivenUp(() => press())
    await press()
    await expect.element(textOf('确定删除所选的 3 份问卷吗？')).toBeVisible()
    await expect.element(textOf('其中共有 80 份答卷，评价人将不能再作答。')).toBeVisible()
    expect(dialog.getByText('不在本页', { exact: false }).elements()).toEqual([])
    await expectNoSeriousAxe()
    await expectNoWrites()
    await confirm()
    await expect.element(page.getByText('已删除 3 份问卷')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(bar).not.toBeInTheDocument()
    await page.getByRole('button', { name: '撤销' }).click()
    await expect
      .poll(writes)
      .toEqual([deleting({ ids: [1, 3, 5] }), act('bulkRestoreQuestionnaires', { ids: [1, 3, 5] })])
  })

  test('by answers to come as well: one that collects and has none is asked about', async () => {
    await choose([UNANSWERED])
    await press()
    await expect.element(textOf('其中共有 0 份答卷，评价人将不能再作答。')).toBeVisible()
    await expectNoWrites()
  })

  test('English has its singular', async () => {
    await choose([SINGLE], { language: 'en' })
    await press('Delete')
    await expect.element(textOf('Delete 1 chosen questionnaire?')).toBeVisible()
    await expect.element(textOf('1 sent answer is in there, and nobody can answer any more.')).toBeVisible()
  })

  test('the question waits for the answer; a refusal is told, and what was chosen stays chosen', async () => {
    const release = hold('bulkDeleteQuestionnaires')
    refuse('bulkDeleteQuestionnaires', 'SELECTION_CHANGED')
    await choose([COLLECTING, FINISHED])
    await press()
    await confirm()
    await expectHeld()
    release()
    await expect.element(page.getByText('[2090]', { exact: false })).toBeVisible()
    await expect.element(textOf('其中共有 80 份答卷，评价人将不能再作答。')).toBeVisible()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
    await expect.poll(writes).toEqual([deleting({ ids: [3, 5] })])
  })
})

describe('beyond the page', () => {
  const answerPages = (first: Row[], second: Row[], total: number) =>
    answer('listQuestionnaires', ({ query }) => ({
      items: query['pageIndex'] === '2' ? second : first,
      total,
      pageIndex: Number(query['pageIndex']),
      pageSize: 50,
    }))

  test('all that match: what the page holds is told, and that the rest is not known', async () => {
    answer('bulkDeleteQuestionnaires', { changed: [], skipped: [], jobId: 7 })
    answerPages([DRAFT, COLLECTING], [], 120)
    await renderPage('/manage?status=30')
    await page.getByRole('checkbox', { name: '全选' }).click()
    await page.getByRole('button', { name: '选择符合条件的全部 120 项' }).click()
    await press()
    await expect.element(textOf('确定删除所选的 120 份问卷吗？')).toBeVisible()
    await expect.element(textOf('本页所选的问卷共有 72 份答卷，评价人将不能再作答。')).toBeVisible()
    await expect
      .element(textOf('其中 118 份不在本页，这里无法得知它们有多少答卷；评价人同样不能再作答。'))
      .toBeVisible()
    await confirm()
    await expect.element(page.getByText(/已转为后台任务/)).toBeVisible()
    await expect.poll(writes).toEqual([deleting({ filter: { status: '30' }, expectedCount: 120 })])
  })

  const takeAll = async (status: string, total: number) => {
    answerPages([status === '10' ? DRAFT : READY], [], total)
    await renderPage(`/manage?status=${status}`)
    await page.getByRole('checkbox', { name: '全选' }).click()
    await page.getByRole('button', { name: `选择符合条件的全部 ${total} 项` }).click()
  }

  test.each(['10', '20'])('all of status %s are drafts: they go at once, and undo brings them back', async (status) => {
    answer('bulkDeleteQuestionnaires', { changed: [1, 2, 8], skipped: [], jobId: null })
    await takeAll(status, 500)
    await press()
    await expect.element(page.getByText('已删除 3 份问卷')).toBeVisible()
    expect(dialog.elements()).toEqual([])
    await page.getByRole('button', { name: '撤销' }).click()
    await expect
      .poll(writes)
      .toEqual([
        deleting({ filter: { status }, expectedCount: 500 }),
        act('bulkRestoreQuestionnaires', { ids: [1, 2, 8] }),
      ])
  })

  test.each([
    { status: '10', total: 501, why: 'a job has no undo' },
    { status: 'disabled', total: 120, why: 'a disabled one may have answers' },
  ])('all of status $status are asked about: $why', async ({ status, total }) => {
    await takeAll(status, total)
    await press()
    await expect.element(textOf(`确定删除所选的 ${total} 份问卷吗？`)).toBeVisible()
    await expectNoWrites()
  })

  test('ticked on another page: what it holds is not known, so it is asked even beside a draft', async () => {
    answerPages([COLLECTING], [DRAFT, FINISHED], 120)
    await renderPage('/manage')
    await rows.first().click()
    await page.getByRole('button', { name: /下一页/ }).click()
    await expect.poll(() => callsOf('listQuestionnaires').at(-1)?.query['pageIndex']).toBe('2')
    await expect.element(page.getByText('其中 1 项不在本页', { exact: false })).toBeVisible()
    await press()
    await expect.element(textOf('确定删除所选的 1 份问卷吗？')).toBeVisible()
    expect(dialog.getByText('本页所选', { exact: false }).elements()).toEqual([])
    await dialog.getByRole('button', { name: '取消' }).click()
    await rows.first().click()
    await press()
    await expect.element(textOf('本页所选的问卷共有 0 份答卷，评价人将不能再作答。')).toBeVisible()
    await confirm()
    await expect.poll(writes).toEqual([deleting({ ids: [3, 1] })])
  })
})
