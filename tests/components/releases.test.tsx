/** Releasing reports: whose is released, who has read it, releasing, mailing. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { expectGivenUp } from './dialog.ts'
import { answer, answerExample, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import {
  button,
  dialog,
  done,
  first,
  id,
  lastQuery,
  list,
  open,
  plan,
  planned,
  rows,
  second,
  superior,
  toolbar,
  write,
} from './releasesPage.ts'
import { renderPage } from './renderPage.tsx'

describe('what is shown', () => {
  test('the state of each report, its version, who can read it and who has', async () => {
    await open()
    const row = page.getByRole('row', { name: /何晓明/ })
    await expect.element(row.getByText('已打开', { exact: true })).toBeVisible()
    await expect.element(row.getByText('第 2 版')).toBeVisible()
    await expect.element(row.getByText(/本人：已打开 3 次，最近一次 .*12月18日/)).toBeVisible()
    await expect.element(row.getByText('曾磊（上级）：未打开')).toBeVisible()
    const other = page.getByRole('row', { name: /孙洋/ })
    await expect.element(other.getByText('未发布')).toBeVisible()
    await expect.element(other.getByText('没有可用的邮箱，只能登录后查看')).toBeVisible()
    await expect.element(page.getByRole('columnheader', { name: '上级' })).toBeVisible()
    await expect.element(page.getByText(/人数不足而隐藏的得分和评语，对本人同样隐藏/)).toBeVisible()
    await expectNoSeriousAxe()
    await expectNoWrites()
  })

  test('two of one name are told apart, and a withdrawn one says since when', async () => {
    const [one, other] = list.items
    if (one === undefined || other === undefined) throw new Error('the example has two evaluatees')
    const withdrawnAt = '2026-12-19T02:00:00.000Z'
    answer('listReleases', {
      ...list,
      items: [
        { ...one, nameMark: 'E0011', state: 'withdrawn', release: one.release && { ...one.release, withdrawnAt } },
        { ...other, name: one.name, nameMark: 'E0012' },
      ],
    })
    await open({ type: 1 })
    await expect.element(page.getByRole('row', { name: /E0011/ }).getByText(/第 2 版，.*12月19日.* 撤回/)).toBeVisible()
    await expect.element(page.getByRole('row', { name: /E0012/ }).getByText('未发布')).toBeVisible()
    expect(button(/^撤回/).elements()).toEqual([])
    await expect.element(page.getByText(/如果只有一位评价人，看到的就是这位评价人的回答/)).toBeVisible()
  })

  test('a version that answers changed after says so', async () => {
    const [one, ...others] = list.items
    if (one?.release == null) throw new Error('the first of the example is released')
    await open()
    await expect.element(page.getByText('第 2 版')).toBeVisible()
    expect(page.getByText(/此后答卷有变动/).elements()).toEqual([])
    for (const [outdated, text] of [
      ['figures', '此后答卷有变动，重新发布后才是新的得分'],
      ['norm', '此后对他人的答卷有变动，重新发布后得分旁的全体平均才是新的'],
    ] as const) {
      answer('listReleases', { ...list, items: [{ ...one, release: { ...one.release, outdated } }, ...others] })
      await open()
      await expect.element(page.getByRole('row', { name: /何晓明/ }).getByText(text)).toBeVisible()
    }
  })

  test('who is disabled is told apart from who has no address', async () => {
    const [one, ...others] = list.items
    if (one === undefined) throw new Error('the example has two evaluatees')
    answer('listReleases', { ...list, items: [{ ...one, noMail: 'disabled' }, ...others] })
    await open()
    const row = page.getByRole('row', { name: /何晓明/ })
    await expect.element(row.getByText('已停用，收不到邮件，也不能登录查看')).toBeVisible()
    const other = page.getByRole('row', { name: /孙洋/ })
    await expect.element(other.getByText('没有可用的邮箱，只能登录后查看')).toBeVisible()
  })

  test('where superiors were not promised anything they have no column, and nothing is said of them', async () => {
    await open({ superiorReads: false })
    await expect.element(page.getByText('第 2 版')).toBeVisible()
    expect(page.getByRole('columnheader', { name: '上级' }).elements()).toEqual([])
    await expect.element(page.getByText(/^报告旁有本人的笔记.*只有本人可以看到，管理员看不到。$/)).toBeVisible()
    expect(page.getByText(/能看到报告的上级/).elements()).toEqual([])
  })

  test('nothing is said of who reads notes before that is known', async () => {
    const release = hold('getQuestionnaireSetting')
    await open()
    await expect.element(page.getByText(/撤回之后，除管理员外谁都不能再打开/)).toBeVisible()
    expect(page.getByText(/^报告旁有本人的笔记/).elements()).toEqual([])
    release()
    await expect.element(page.getByText(/^报告旁有本人的笔记/)).toBeVisible()
  })

  test('where they were, it says that notes can be shared with them', async () => {
    await open()
    await expect.element(page.getByText(/^报告旁有本人的笔记/)).toMatchTextContent('能看到报告的上级也可以看到')
  })

  test('filters and orders are asked of the server, also on a phone', async () => {
    await open({ width: 390 })
    await expect.element(page.getByText('第 2 版')).toBeVisible()
    await expectNoSeriousAxe()
    await page.getByRole('textbox', { name: '被评价人' }).fill('何')
    const asked = { sort: 'employeeId', order: 'asc', pageIndex: '1', pageSize: '50' }
    await expect.poll(lastQuery).toEqual({ ...asked, kw: '何' })
    await page.getByRole('button', { name: '未发布' }).click()
    await expect.poll(lastQuery).toEqual({ ...asked, kw: '何', stateList: 'none' })
  })

  test('a head orders the list', async () => {
    await open()
    await button(/发布时间/).click()
    await expect.poll(lastQuery).toMatchObject({ sort: 'releasedAt', order: 'asc' })
  })

  test('a round that still collects has nothing to release, and leads to its progress', async () => {
    await open({ type: 1, processStatus: 30 })
    await expect.element(page.getByText('问卷结束后才能发布报告。')).toBeVisible()
    await page.getByRole('link', { name: '查看回收进度' }).click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/publish/stats/${id}`)
  })

  test('a round without evaluatees says so, and leads to who rates whom', async () => {
    answer('listReleases', { ...list, items: [], total: 0 })
    await open()
    await expect.element(page.getByText('这份问卷没有被评价人，因此没有可以发布的报告。')).toBeVisible()
    await page.getByRole('link', { name: '查看评价关系' }).click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/relation/${id}`)
  })

  test('a member is told and led to the feedback site', async () => {
    refuse('listReleases', 'FORBIDDEN')
    await open()
    await expectLeftFor('/feedback/')
  })

  test('it is a tab of the reports', async () => {
    answerQuestionnaire({ processStatus: 40 })
    await renderPage(`/questionnaire/reports/summary/rankList/${id}`)
    await page.getByRole('link', { name: '发布', exact: true }).click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/reports/release/${id}`)
  })
})

describe('releasing', () => {
  test('one, to the evaluatee alone: first it says what that means', async () => {
    answer('planReleases', { ...plan, count: 1, withoutMail: [] })
    answer('bulkReleaseReports', done(first))
    await open()
    await button('重新发布 何晓明 的报告').click()
    await expect.element(dialog.getByText('1 份报告将各自发布给被评价人本人。')).toBeVisible()
    await expect.element(dialog.getByText('这份报告此前已发布，将由新版本取代。')).toBeVisible()
    await expectNoSeriousAxe()
    await dialog.getByRole('button', { name: '发布 1 份报告' }).click()
    await expect.element(page.getByText('已发布 1 份报告')).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([write('bulkReleaseReports', { ids: [first], toSuperior: false })])
    expect(planned()).toEqual([write('planReleases', { ids: [first] })])
  })

  test('the chosen ones, to some of the superiors; then the readers are mailed', async () => {
    const other = { employeeId: superior + 1, name: '周婷', nameMark: '', reports: 1 }
    answer('planReleases', { ...plan, superiors: [...plan.superiors, other] })
    answer('bulkReleaseReports', done(first, second))
    await open()
    await rows.nth(0).click()
    await rows.nth(1).click()
    await toolbar.getByRole('button', { name: '发布' }).click()
    await expect.element(dialog.getByText('其中 1 份此前已发布，将由新版本取代。')).toBeVisible()
    await expect.element(dialog.getByText('以下被评价人没有可用的邮箱，只能登录后查看：孙洋。')).toBeVisible()
    await dialog.getByRole('checkbox', { name: '同时发布给上级（2 人）' }).click()
    await dialog.getByRole('checkbox', { name: '周婷' }).click()
    await dialog.getByRole('checkbox', { name: '曾磊' }).click()
    await dialog.getByRole('checkbox', { name: '曾磊' }).click()
    await expectNoSeriousAxe()
    await dialog.getByRole('checkbox', { name: '发布后发送邮件通知' }).click()
    await dialog.getByRole('button', { name: '发布 2 份报告' }).click()
    const mail = page.getByRole('dialog', { name: '发送邮件通知' })
    await mail.getByRole('button', { name: '发送 2 封邮件' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    const ids = [first, second]
    const asked = { businessType: 'report', evaluateeIds: ids, repeat: false, notifyType: 1 }
    await expect
      .poll(writes)
      .toEqual([
        write('bulkReleaseReports', { ids, toSuperior: true, exceptSuperiorIds: [other.employeeId] }),
        write('sendNotifications', { ...asked, confirm: true }),
        write('sendNotifications', { ...asked, confirm: false }),
      ])
    expect(planned()).toEqual([write('planReleases', { ids })])
  })

  test('says whom no mail reaches, and why: of many the first ones', async () => {
    const many = Array.from({ length: 21 }, (_, index) => ({
      ...{ employeeId: index + 1, name: `员工${index + 1}`, nameMark: '', reason: 'disabled' as const },
    }))
    answer('planReleases', { ...plan, withoutMail: [...plan.withoutMail, ...many.slice(0, 1)] })
    await open()
    await button('重新发布 何晓明 的报告').click()
    await expect.element(dialog.getByText('以下被评价人没有可用的邮箱，只能登录后查看：孙洋。')).toBeVisible()
    await expect.element(dialog.getByText('以下被评价人已停用，收不到邮件，也不能登录查看：员工1。')).toBeVisible()
    await dialog.getByRole('button', { name: '取消' }).click()
    answer('planReleases', { ...plan, withoutMail: many })
    await button('重新发布 何晓明 的报告').click()
    await expect
      .element(dialog.getByText(/^员工1、员工2、.*、员工20 等 21 位被评价人已停用，收不到邮件，也不能登录查看。$/))
      .toBeVisible()
    expect(dialog.getByText(/没有可用的邮箱/).elements()).toEqual([])
  })

  test('the whole round as one job, whatever the list shows, followed until it is through', async () => {
    answer('listReleases', { ...list, total: 2000 })
    answer('planReleases', { ...plan, count: 2000 })
    answer('bulkReleaseReports', { changed: [], skipped: [], jobId: 7 })
    answer('getJob', { ...exampleResult('getJob'), id: 7, status: 'running', done: 300, total: 2000 })
    await open()
    await page.getByRole('textbox', { name: '被评价人' }).fill('何')
    await button('发布全部报告').click()
    await expect.element(dialog.getByText(/将在后台发布/)).toBeVisible()
    expect(dialog.getByRole('checkbox', { name: /邮件/ }).elements()).toEqual([])
    await dialog.getByRole('button', { name: '发布 2000 份报告' }).click()
    await expect.element(page.getByText(/已转为后台任务/)).toBeVisible()
    await expect.element(page.getByRole('progressbar')).toBeVisible()
    const all = { filter: {}, expectedCount: 2000 }
    await expect.poll(writes).toEqual([write('bulkReleaseReports', { ...all, toSuperior: false })])
    expect(planned()).toEqual([write('planReleases', all)])
  })

  test('the whole round shows that it is being asked for, and is given up or asked for again where that fails', async () => {
    await open()
    await expect.element(page.getByText('第 2 版')).toBeVisible()
    refuse('listReleases', 'ROUND_CLOSING')
    const release = hold('listReleases')
    await button('发布全部报告').click()
    await expect.element(dialog.getByRole('status')).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: /^发布/ })).toBeDisabled()
    release()
    await expect.element(dialog.getByText(/问卷正在结束/)).toBeVisible()
    await dialog.getByRole('button', { name: '取消' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await button('发布全部报告').click()
    await expect.element(dialog.getByText(/问卷正在结束/)).toBeVisible()
    expect(planned()).toEqual([])
    answerExample('listReleases')
    await dialog.getByRole('button', { name: '重试' }).click()
    await expect.element(dialog.getByRole('button', { name: '发布 2 份报告' })).toBeEnabled()
    expect(planned()).toEqual([write('planReleases', { filter: {}, expectedCount: list.total })])
    await expectNoWrites()
  })

  test('a refusal is told and the dialog stays', async () => {
    refuse('bulkReleaseReports', 'SELECTION_CHANGED')
    await open()
    await button('发布 孙洋 的报告').click()
    await dialog.getByRole('button', { name: '发布 2 份报告' }).click()
    await expect.element(page.getByText('[2090]', { exact: false })).toBeVisible()
    await expect.element(dialog).toBeVisible()
  })

  test('a plan that does not come offers nothing but to ask again', async () => {
    refuse('planReleases', 'ROUND_CLOSING')
    await open()
    await button('发布 孙洋 的报告').click()
    await expect.element(dialog.getByText(/问卷正在结束/)).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: /^发布/ })).toBeDisabled()
    answer('planReleases', plan)
    await dialog.getByRole('button', { name: '重试' }).click()
    await expect.element(dialog.getByRole('button', { name: '发布 2 份报告' })).toBeEnabled()
  })

  test('is given up', async () => {
    await open()
    await expectGivenUp(() => button('发布 孙洋 的报告').click())
    await rows.nth(0).click()
    await expectGivenUp(() => toolbar.getByRole('button', { name: '发布' }).click())
  })
})
