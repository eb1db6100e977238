/** Acts that cannot be taken back wait, can be called off, and go out when the page goes. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectLeftFor } from './departures.ts'
import {
  button,
  dialog,
  done,
  drafting,
  giveReason,
  list,
  openDetails,
  pickAct,
  sent,
  toolbar,
  write,
} from './details.ts'
import { expectAsked, expectGivenUp } from './dialog.ts'
import {
  answer,
  calls,
  callsOf,
  exampleResult,
  expectNoWrites,
  hold,
  letCallsArrive,
  refuse,
  writes,
} from './network.ts'
import { letLongTimePass } from './timers.ts'

/** As when another page is gone to; msw goes with a page that is not kept. */
const leavePage = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))

describe('withdrawing', () => {
  const cancel = (ids: unknown[], reason: string, more = {}) => ({
    ...write('bulkCancelAnswers', { ids, reason }),
    ...more,
  })
  async function withdraw(name: string, reason: string) {
    // What was sent can also be left out: then both stand in a menu.
    if (name === '曾磊') await pickAct(name, '撤回')
    else await button(`撤回：${name} 对 何晓明`).click()
    await expect.element(page.getByRole('dialog').getByText(/确认后 6 秒内可以取消，之后无法恢复。/)).toBeVisible()
    await giveReason(reason, '撤回答题')
    await expect.element(dialog).not.toBeInTheDocument()
  }

  test('it waits, is marked in its row, and goes out when the time has passed', async () => {
    letLongTimePass()
    answer('bulkCancelAnswers', done(drafting))
    await openDetails()
    await withdraw('孙洋', ' 已离职 ')
    await expect.element(page.getByText('即将撤回', { exact: true })).toBeVisible()
    await expect.element(page.getByText('即将撤回答题（所选 1 份）')).toBeVisible()
    await expectNoWrites()
    const read = callsOf('listFeedback').length
    await expect.poll(writes, { timeout: 9_000 }).toEqual([cancel([drafting], '已离职')])
    await expect.element(page.getByText('已撤回 1 份答题')).toBeVisible()
    await expect.element(page.getByText('即将撤回', { exact: true })).not.toBeInTheDocument()
    await expect.poll(() => callsOf('listFeedback').length).toBeGreaterThan(read)
  })

  test('of many only those are marked that can be withdrawn: what was sent anonymously stays', async () => {
    await openDetails({ type: 2 })
    await page.getByRole('checkbox', { name: '全选' }).click()
    await toolbar.getByRole('button', { name: '撤回' }).click()
    await expect.element(dialog.getByText('匿名问卷中已提交的不变', { exact: false })).toBeVisible()
    await giveReason('已离职', '撤回答题')
    await expect.element(page.getByText('即将撤回', { exact: true })).toBeVisible()
    expect(page.getByText('即将撤回', { exact: true }).elements()).toHaveLength(1)
    leavePage()
    await expect.poll(writes).toMatchObject([{ body: { ids: [sent, drafting], reason: '已离职' } }])
  })

  test('it is given up, of one and of many', async () => {
    await openDetails()
    await expectGivenUp(() => button('撤回：孙洋 对 何晓明').click())
    await page.getByRole('checkbox', { name: '全选' }).click()
    await expectGivenUp(() => toolbar.getByRole('button', { name: '撤回' }).click())
    await expect.element(page.getByText('已选 2 项')).toBeVisible()
  })

  test('a reason that was typed is not lost by Escape', async () => {
    await openDetails()
    await button('撤回：孙洋 对 何晓明').click()
    const reason = dialog.getByLabelText('原因（必填）')
    await reason.fill('已离职')
    await expectAsked(() => expect.element(reason).toHaveValue('已离职'))
  })

  test('two that wait both go out, kept alive, when the page goes', async () => {
    await openDetails()
    await withdraw('孙洋', '一')
    await withdraw('曾磊', '二')
    leavePage()
    await expect
      .poll(writes)
      .toEqual([cancel([drafting], '一', { keepalive: true }), cancel([sent], '二', { keepalive: true })])
  })

  test('undo takes one out, in its row and in the notice; the other goes', async () => {
    await openDetails()
    await withdraw('孙洋', '一')
    await withdraw('曾磊', '二')
    await page.getByRole('row', { name: /孙洋/ }).getByRole('button', { name: '撤销' }).click()
    await expect.element(button('撤回：孙洋 对 何晓明')).toBeVisible()
    leavePage()
    await expect.poll(writes).toEqual([cancel([sent], '二', { keepalive: true })])
    // What was told before gives way to what can be called off.
    await expect.element(page.getByText(/已撤回 1 份答题/)).toBeVisible()
    await withdraw('孙洋', '三')
    await page.getByRole('alert').getByRole('button', { name: '撤销' }).click()
    await expect.element(page.getByText('即将撤回答题（所选 1 份）')).not.toBeInTheDocument()
    leavePage()
    await expect.poll(writes).toHaveLength(1)
  })

  test('upon all that match it is marked in no row: its notice stays till it is called off, whatever else is told', async () => {
    answer('listFeedback', { ...list, total: 120 })
    await openDetails()
    await page.getByRole('checkbox', { name: '全选' }).click()
    await button('选择符合条件的全部 120 项').click()
    await toolbar.getByRole('button', { name: '撤回' }).click()
    await giveReason('重来', '撤回答题')
    const notice = page.getByText('即将撤回答题（所选 120 份）')
    await expect.element(notice).toBeVisible()
    await withdraw('孙洋', '一')
    await expect.element(page.getByText('即将撤回', { exact: true })).toBeVisible()
    await expect.element(notice).toBeVisible()
    await page.getByRole('alert').getByRole('button', { name: '撤销' }).click()
    await expect.element(page.getByText('即将撤回答题（所选 1 份）')).toBeVisible()
    leavePage()
    await expect.poll(writes).toEqual([cancel([drafting], '一', { keepalive: true })])
  })

  test('upon all that match it goes out as it was chosen, when the page goes', async () => {
    answer('listFeedback', { ...list, total: 120 })
    await openDetails()
    await page.getByRole('checkbox', { name: '全选' }).click()
    await button('选择符合条件的全部 120 项').click()
    await toolbar.getByRole('button', { name: '撤回' }).click()
    await giveReason('重来', '撤回答题')
    await expect.element(page.getByText('即将撤回答题（所选 120 份）')).toBeVisible()
    await expectNoWrites()
    leavePage()
    const body = { filter: {}, expectedCount: 120, reason: '重来' }
    await expect.poll(writes).toEqual([{ ...write('bulkCancelAnswers', body), keepalive: true }])
  })

  test('those that could not be withdrawn are named with the reason', async () => {
    await openDetails()
    await page.getByRole('checkbox', { name: '全选' }).click()
    await toolbar.getByRole('button', { name: '撤回' }).click()
    await expect.element(dialog.getByText(/所选 2 份答题/)).toBeVisible()
    await giveReason('重来', '撤回答题')
    await expect.element(toolbar).not.toBeInTheDocument()
    leavePage()
    await expect.poll(writes).toEqual([cancel([sent, drafting], '重来', { keepalive: true })])
    await expect.element(page.getByText(/何晓明 · 曾磊: 匿名问卷不允许这样做/)).toBeVisible()
  })

  const openAccount = () => page.getByText(exampleResult('getCurrentUser').displayName, { exact: true }).first().click()

  test('signing out first sends what waits', async () => {
    await openDetails()
    await withdraw('孙洋', '一')
    await openAccount()
    await page.getByRole('menuitem', { name: '退出登录' }).click()
    await expectLeftFor('/signin/?signedOut=1')
    const acts = calls.filter(({ operationId }) => ['bulkCancelAnswers', 'logout'].includes(operationId))
    expect(acts).toEqual([cancel([drafting], '一'), { operationId: 'logout', params: {}, query: {} }])
  })

  describe('entering another enterprise', () => {
    const { enterpriseUid: here } = exampleResult('getCurrentUser')
    const other = exampleResult('listRelatedEnterprises').find(({ enterpriseUid }) => enterpriseUid !== here)
    const entering = {
      operationId: 'switchEnterprise',
      params: {},
      query: {},
      body: { enterpriseUid: other?.enterpriseUid },
    }

    // The address names a questionnaire of the enterprise that is left.
    const listOfOther = () => `${location.pathname}${location.search}#/manage`

    async function enterOther() {
      await openAccount()
      await page.getByRole('menuitem', { name: other?.enterpriseName ?? '' }).click()
    }

    test('sends what waits first, and goes when that has been answered', async () => {
      const release = hold('bulkCancelAnswers')
      await openDetails()
      await withdraw('孙洋', '一')
      await enterOther()
      await expect.poll(writes).toEqual([cancel([drafting], '一')])
      await letCallsArrive()
      expect(writes()).toEqual([cancel([drafting], '一')])
      release()
      await expectLeftFor(listOfOther())
      await expect.poll(writes).toEqual([cancel([drafting], '一'), entering])
    })

    test('stays where what waited is refused, so that it can be read; asked again, it goes', async () => {
      refuse('bulkCancelAnswers', 'NOT_COLLECTING')
      await openDetails()
      await withdraw('孙洋', '一')
      await enterOther()
      await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
      await letCallsArrive()
      expect(writes()).toEqual([cancel([drafting], '一')])
      await enterOther()
      await expectLeftFor(listOfOther())
      await expect.poll(writes).toEqual([cancel([drafting], '一'), entering])
    })
  })
})
