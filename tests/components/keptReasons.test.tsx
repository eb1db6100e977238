/** A reason typed when the session ended is kept in the tab, and offered for the form it was typed for, or for many again. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { expectLeftFor } from './departures.ts'
import { done, drafting, giveReason, id, openDetails, pickAct, rows, sent, toolbar, write } from './details.ts'
import { button, dialog, expectSignIn, kept, lay, objects, offer, press } from './keptDrafts.ts'
import { answer, exampleResult, expectNoWrites, refuse, refuseOnce, writes } from './network.ts'

const ADDRESS = `/questionnaire/publish/details/${id}`
const text = dialog.getByLabelText('原因（必填）')
const user = exampleResult('getCurrentUser')
/** As when another page is gone to: what waits goes out. */
const leavePage = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))

async function chooseFirst(act: string): Promise<void> {
  await rows.first().click()
  await toolbar.getByRole('button', { name: act }).click()
}

const WAYS = [
  {
    what: 'leaving one out',
    name: `reason.${id}.leaveOut.${sent}`,
    open: () => pickAct('曾磊', '不计入统计'),
    reasons: ids(sent),
  },
  {
    what: 'leaving many out',
    name: `reason.${id}.leaveOut.chosen`,
    open: () => chooseFirst('不计入统计'),
    reasons: ids(sent),
  },
] as const

function ids(...chosen: (number | undefined)[]) {
  return (reason: string) => write('bulkSetStatistic', { ids: chosen, statistic: false, reason })
}

test.each(WAYS)('of $what: it is kept, offered again, and sent', async ({ name, open, reasons }) => {
  answer('bulkSetStatistic', done(sent))
  refuseOnce('bulkSetStatistic', 'UNAUTHENTICATED')
  await openDetails()
  await open()
  await giveReason('作答时间过短', '不计入统计')
  await expect.poll(kept).toEqual({ [name]: '作答时间过短' })
  await expectSignIn(ADDRESS)

  await openDetails()
  await open()
  await expect.element(offer).toBeVisible()
  await expectNoSeriousAxe()
  await press('恢复修改')
  await expect.element(text).toHaveValue('作答时间过短')
  await expect.element(offer).not.toBeInTheDocument()
  expect(kept()).toEqual({})
  expect(objects()).toBe(true)
  await press('不计入统计')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.poll(writes).toEqual([reasons('作答时间过短'), reasons('作答时间过短')])
  expect(kept()).toEqual({})
})

test('of one form it is offered for that one and that act alone', async () => {
  lay(`reason.${id}.cancel.${drafting}`, '已离职')
  await openDetails()
  await pickAct('曾磊', '撤回')
  await expect.element(text).toBeVisible()
  expect(offer.elements()).toEqual([])
  await press('取消')
  await pickAct('曾磊', '不计入统计')
  await expect.element(text).toBeVisible()
  expect(offer.elements()).toEqual([])
  await press('取消')
  await button('撤回：孙洋 对 何晓明').click()
  await expect.element(offer).toBeVisible()
})

test('it is discarded, or waits where the dialog is closed without a word', async () => {
  lay(`reason.${id}.cancel.${drafting}`, '已离职')
  await openDetails()
  await button('撤回：孙洋 对 何晓明').click()
  await expect.element(offer).toBeVisible()
  await press('取消')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(kept()).toEqual({ [`reason.${id}.cancel.${drafting}`]: '已离职' })
  await button('撤回：孙洋 对 何晓明').click()
  await press('放弃')
  await expect.element(offer).not.toBeInTheDocument()
  await expect.element(text).toHaveValue('')
  expect(kept()).toEqual({})
  await expectNoWrites()
})

test('of an act that waited until the session was over it is kept, though its dialog has gone', async () => {
  refuse('bulkCancelAnswers', 'UNAUTHENTICATED')
  await openDetails()
  await button('撤回：孙洋 对 何晓明').click()
  await giveReason('已离职', '撤回答题')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(kept()).toEqual({})
  leavePage()
  await expect.poll(kept).toEqual({ [`reason.${id}.cancel.${drafting}`]: '已离职' })
  await expectSignIn(ADDRESS)
  expect(writes()).toMatchObject([write('bulkCancelAnswers', { ids: [drafting], reason: '已离职' })])
})

test('of an act that waited and was refused for another cause nothing is kept', async () => {
  refuse('bulkCancelAnswers', 'NOT_COLLECTING')
  await openDetails()
  await button('撤回：孙洋 对 何晓明').click()
  await giveReason('已离职', '撤回答题')
  await expect.element(dialog).not.toBeInTheDocument()
  leavePage()
  await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
  expect(kept()).toEqual({})
})

test('what cannot be read is not offered', async () => {
  lay(`reason.${id}.cancel.${drafting}`, { reason: '已离职' })
  await openDetails()
  await button('撤回：孙洋 对 何晓明').click()
  await expect.element(text).toBeVisible()
  expect(offer.elements()).toEqual([])
})

test('whoever signs out leaves none in the tab, nor what a page keeps as it goes', async () => {
  lay(`reason.${id}.cancel.${drafting}`, '已离职')
  sessionStorage.setItem('another', 'kept')
  await openDetails()
  await page.getByText(user.displayName, { exact: true }).first().click()
  await page.getByRole('menuitem', { name: '退出登录' }).click()
  await expect.poll(kept).toEqual({})
  expect(sessionStorage.getItem('another')).toBe('kept')
  lay('paper.1', {})
  leavePage()
  expect(kept()).toEqual({})
  await expectLeftFor('/signin/?signedOut=1')
})
