/** The progress details: filters, states in the rows, reminding, what counts. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import {
  button,
  dialog,
  done,
  drafting,
  giveReason,
  id,
  list,
  openDetails,
  pickAct,
  rows,
  sent,
  toolbar,
  write,
} from './details.ts'
import { expectGivenUp } from './dialog.ts'
import { answer, callsOf, disconnect, exampleResult, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const first = { sort: 'participantRelationId', order: 'asc', pageIndex: '1', pageSize: '50' }
const lastQuery = () => callsOf('listFeedback').at(-1)?.query

describe('what is shown', () => {
  test('a day has its month as a word, so that nobody takes it for another', async () => {
    await renderPage(`/questionnaire/publish/details/${id}`, { language: 'en' })
    await expect.element(page.getByRole('cell', { name: /^\d{1,2} [A-Z][a-z]+ \d{4}$/ }).first()).toBeVisible()
  })

  test('every filter is asked of the server', async () => {
    await openDetails()
    await expectNoSeriousAxe()
    await page.getByRole('textbox', { name: '被评价人', exact: true }).fill('何')
    await page.getByRole('textbox', { name: '评价人', exact: true }).fill('孙')
    await expect.poll(lastQuery).toEqual({ ...first, evaluatorKeyword: '何', valuerKeyword: '孙' })
    await button('未开始').click()
    await button('进行中').click()
    await page.getByRole('combobox', { name: '邮件状态' }).click()
    await page.getByRole('option', { name: '发送失败' }).click()
    await expect.poll(lastQuery).toEqual({
      ...first,
      evaluatorKeyword: '何',
      valuerKeyword: '孙',
      feedbackStatusList: ['waiting', 'drafting'],
      emailStatus: 'failed',
    })
    await button('未开始').click()
    await expect.poll(lastQuery).toMatchObject({ feedbackStatusList: 'drafting' })
    await button('进行中').click()
    await expect.poll(() => lastQuery()?.feedbackStatusList).toBe(undefined)
  })

  test('a range of points has two ends; what makes no sense is told and not asked', async () => {
    await openDetails()
    await page.getByLabelText('最低得分').fill('3')
    await expect.poll(lastQuery).toEqual({ ...first, valuerScoreMin: '3' })
    await page.getByLabelText('最高得分').fill('2')
    await expect.element(page.getByText('最低得分大于最高得分', { exact: false })).toBeVisible()
    await page.getByLabelText('最高得分').fill('两分')
    await expect.element(page.getByText('请填写数字', { exact: false })).toBeVisible()
    await page.getByLabelText('最高得分').fill('4,5')
    await expect.poll(lastQuery).toEqual({ ...first, valuerScoreMin: '3', valuerScoreMax: '4.5' })
    await expect.element(page.getByLabelText('最高得分')).toHaveValue('4,5')
    answer('listFeedback', { ...list, items: [], total: 0 })
    await page.getByLabelText('最高得分').fill('2')
    await page.getByRole('textbox', { name: '评价人', exact: true }).fill('谁')
    await button('清除筛选').click()
    await expect.poll(lastQuery).toEqual(first)
    await expect.element(page.getByLabelText('最高得分')).toHaveValue('')
    expect(callsOf('listFeedback').filter(({ query }) => query.valuerScoreMax === '2')).toEqual([])
  })

  test('the range that is typed gives way to the one of a saved query, and to the one before', async () => {
    const kept = { sort: { field: 'participantRelationId', order: 'ASC' }, perPage: 50, displayedFilters: {} }
    const good = [{ label: '高分', value: { filter: { valuerScoreMin: 4, valuerScoreMax: 5 }, ...kept } }]
    answer('getPreferences', { values: { 'feedback.savedQueries': JSON.stringify(good) } })
    await openDetails()
    const [least, most] = [page.getByLabelText('最低得分'), page.getByLabelText('最高得分')]
    await least.fill('2')
    await expect.poll(lastQuery).toEqual({ ...first, valuerScoreMin: '2' })
    await button('添加筛选').click()
    await page.getByRole('menuitem', { name: '高分' }).click()
    await expect.poll(lastQuery).toEqual({ ...first, valuerScoreMin: '4', valuerScoreMax: '5' })
    await expect.element(least).toHaveValue('4')
    await expect.element(most).toHaveValue('5')
    await most.fill('4.5')
    await expect.poll(lastQuery).toEqual({ ...first, valuerScoreMin: '4', valuerScoreMax: '4.5' })
    history.back()
    await expect.element(most).toHaveValue('5')
    history.back()
    await expect.element(least).toHaveValue('2')
    await expect.element(most).toHaveValue('')
  })

  test('a head orders the list on the server', async () => {
    await openDetails()
    await button(/提交日期/).click()
    await expect.poll(lastQuery).toEqual({ ...first, sort: 'submittedDay' })
  })

  test('a stale filter in the address is dropped and told; an anonymous round has no points', async () => {
    await openDetails({
      type: 2,
      search: `?filter=${encodeURIComponent('{"feedbackStatusList":"submitted","valuerScoreMin":3}')}`,
    })
    await expect.element(page.getByText(/已忽略：筛选“valuerScoreMin”/)).toBeVisible()
    await expect.poll(lastQuery).toEqual({ ...first, feedbackStatusList: 'submitted' })
    expect(page.getByLabelText('最低得分').elements()).toEqual([])
    expect(page.getByRole('columnheader', { name: '计入统计' }).elements()).toEqual([])
  })

  test('a form left out says so in its row, on a phone too', async () => {
    answer('listFeedback', { ...list, items: list.items.map((row) => ({ ...row, statistic: false })) })
    await openDetails({ width: 390 })
    await expectNoSeriousAxe()
    await expect.element(page.getByText('不计入', { exact: true }).first()).toBeVisible()
    await expect.element(button('按添加顺序升序排列')).toBeVisible()
  })

  test('nothing yet: the next step leads to the relations', async () => {
    answer('listFeedback', { ...list, items: [], total: 0 })
    answerQuestionnaire({ processStatus: 30 })
    await renderPage(`/questionnaire/publish/details/${id}`)
    await page.getByRole('link', { name: '去设置评价关系' }).click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/relation/${id}`)
  })

  test('links lead back to the figures', async () => {
    await openDetails()
    await page.getByRole('link', { name: '返回总览' }).click()
    await expect.element(page.getByRole('link', { name: '查看明细' })).toBeVisible()
  })

  test.each([
    ['all', '', {}],
    ['with a filter its', '?emailStatus=failed&valuerScoreMin=2', { emailStatus: 'failed', valuerScoreMin: 2 }],
  ])('%s matching rows of this questionnaire are exported', async (_, search, filter) => {
    answer('createExport', { jobId: 5 })
    answer('getJob', { ...exampleResult('getJob'), id: 5, status: 'done', message: '', hasFile: true })
    await openDetails({ search })
    await button('导出').click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    await expect.element(button('保存文件')).toBeVisible()
    const body = { list: 'feedback', parentId: id, format: 'csv', filter, language: 'zh' }
    const order = { sort: 'participantRelationId', order: 'asc' }
    await expect
      .poll(writes)
      .toEqual([{ operationId: 'createExport', params: {}, query: {}, body: { ...body, ...order } }])
  })
})

describe('reminding', () => {
  const body = { repeat: false, notifyAll: false, notifyType: 1 }
  const send = dialog.getByRole('button', { name: '发送 1 封邮件' })

  test('the chosen ones are mailed after it was said who gets what', async () => {
    await openDetails()
    await rows.nth(1).click()
    await toolbar.getByRole('button', { name: '提醒' }).click()
    await send.click()
    // Behind the dialog nobody finds the toolbar either.
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(toolbar).not.toBeInTheDocument()
    const participants = [drafting]
    await expect
      .poll(writes)
      .toEqual([
        write('notifyParticipants', { ...body, participants, confirm: true }),
        write('notifyParticipants', { ...body, participants, confirm: false }),
      ])
  })

  test('given up, nobody is mailed and they stay chosen', async () => {
    await openDetails()
    await rows.nth(1).click()
    await toolbar.getByRole('button', { name: '提醒' }).click()
    await expect.element(send).toBeEnabled()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(toolbar).toBeVisible()
    await expect
      .poll(writes)
      .toEqual([write('notifyParticipants', { ...body, participants: [drafting], confirm: true })])
  })
})

describe('counting', () => {
  test('a form is left out with a reason, and undo counts it again', async () => {
    answer('bulkSetStatistic', done(sent))
    await openDetails()
    await pickAct('曾磊', '不计入统计')
    const confirm = dialog.getByRole('button', { name: '不计入统计' })
    await expect.element(confirm).toBeDisabled()
    await dialog.getByLabelText('原因（必填）').fill('   ')
    await expect.element(confirm).toBeDisabled()
    await giveReason(' 作答时间过短 ', '不计入统计')
    await expect.element(page.getByText('1 份回答不再计入统计')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await button('撤销').click()
    await expect
      .poll(writes)
      .toEqual([
        write('bulkSetStatistic', { ids: [sent], statistic: false, reason: '作答时间过短' }),
        write('bulkSetStatistic', { ids: [sent], statistic: true, reason: '撤销上一步操作' }),
      ])
  })

  test('what is done to one row leaves another one chosen', async () => {
    answer('bulkSetStatistic', done(sent))
    await openDetails()
    await rows.nth(1).click()
    await pickAct('曾磊', '不计入统计')
    await giveReason('太快', '不计入统计')
    await expect.element(page.getByText('1 份回答不再计入统计')).toBeVisible()
    await expect.element(page.getByText('已选 1 项')).toBeVisible()
    await expect.element(rows.nth(1)).toBeChecked()
    await expect.poll(writes).toEqual([write('bulkSetStatistic', { ids: [sent], statistic: false, reason: '太快' })])
  })

  test('an undo that fails is told once, and stays offered', async () => {
    answer('bulkSetStatistic', done(sent))
    await openDetails()
    await pickAct('曾磊', '不计入统计')
    await giveReason('太快', '不计入统计')
    await expect.element(page.getByText('1 份回答不再计入统计')).toBeVisible()
    disconnect('bulkSetStatistic')
    await button('撤销').click()
    await expect.element(page.getByText('请求服务器失败', { exact: false })).toBeVisible()
    expect(page.getByText('请求服务器失败', { exact: false }).elements()).toHaveLength(1)
    await expect.element(button('撤销')).toBeEnabled()
  })

  test.each(['不计入统计', '计入统计'])('%s is given up', async (name) => {
    await openDetails()
    await rows.nth(0).click()
    await expectGivenUp(() => toolbar.getByRole('button', { name, exact: true }).click())
    await expect.element(page.getByText('已选 1 项')).toBeVisible()
  })

  test('all that match are counted again as one order by filter and count', async () => {
    answer('bulkSetStatistic', { changed: [], skipped: [], jobId: 7 })
    await openDetails({ search: '?feedbackStatusList=submitted' })
    await page.getByRole('checkbox', { name: '全选' }).click()
    await button(/全部 131 项/).click()
    await toolbar.getByRole('button', { name: '计入统计', exact: true }).click()
    await giveReason('已核对', '计入统计')
    await expect.element(page.getByText(/已转为后台任务/)).toBeVisible()
    const filter = { feedbackStatusList: ['submitted'] }
    const body = { filter, expectedCount: 131, statistic: true, reason: '已核对' }
    await expect.poll(writes).toEqual([write('bulkSetStatistic', body)])
  })

  test('the chosen ones are left out; a refusal is told and keeps what was typed', async () => {
    refuse('bulkSetStatistic', 'SELECTION_CHANGED')
    await openDetails()
    await rows.nth(0).click()
    await toolbar.getByRole('button', { name: '不计入统计' }).click()
    await giveReason('太快', '不计入统计')
    await expect.element(page.getByText('[2090]', { exact: false })).toBeVisible()
    await expect.element(dialog.getByLabelText('原因（必填）')).toHaveValue('太快')
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(page.getByText('已选 1 项')).toBeVisible()
  })

  test('in an anonymous round nothing is left out, and nothing sent is withdrawn', async () => {
    await openDetails({ type: 2 })
    expect(button(/^(不计入统计|撤回|更多).*曾磊/).elements()).toEqual([])
    await rows.nth(0).click()
    expect(toolbar.getByRole('button', { name: '不计入统计' }).elements()).toEqual([])
    await expect.element(toolbar.getByRole('button', { name: '撤回' })).toBeVisible()
  })

  test.each([
    { name: 'over', stage: { processStatus: 40 } },
    { name: 'closing', stage: { closingSince: '2026-11-20T02:00:00.000Z' } },
  ] as const)(
    'once the round is $name nobody is reminded and nothing withdrawn; what counts can still be said',
    async ({ stage }) => {
      await openDetails(stage)
      expect(button(/^(撤回|更多)[：:]/).elements()).toEqual([])
      await expect.element(button('不计入统计：曾磊 对 何晓明')).toBeVisible()
      await rows.nth(0).click()
      expect(toolbar.getByRole('button', { name: '提醒' }).elements()).toEqual([])
      await expect.element(toolbar.getByRole('button', { name: '不计入统计' })).toBeVisible()
    },
  )
  test('who has answered anonymously is not even listed while the round is closing', async () => {
    answerQuestionnaire({ type: 2, closingSince: '2026-11-20T02:00:00.000Z' })
    await renderPage(`/questionnaire/publish/details/${id}`)
    await expect.element(page.getByText('匿名问卷结束后，只按关系显示完成情况', { exact: false })).toBeVisible()
    expect(button(/^撤回：/).elements()).toEqual([])
    expect(callsOf('listFeedback')).toEqual([])
  })
})
