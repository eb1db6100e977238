/** Mailing, watching and finishing a collection. */
import { beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, hold, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const params = { id: String(id) }
const button = (name: string | RegExp) => page.getByRole('button', { name })
const write = (operationId: string, body?: unknown) => ({ operationId, params, query: {}, body })

describe('notifying', () => {
  beforeEach(() => void answerQuestionnaire({}))

  const round = (confirm: boolean, repeat = false) =>
    write('sendNotifications', { businessType: 'remind', confirm, repeat, notifyType: 1 })
  const dialog = page.getByRole('dialog', { name: '提醒未完成的人' })
  const openRemind = async () => {
    await renderPage(`/questionnaire/publish/stats/${id}`)
    await button('提醒未完成的人').click()
  }

  test('first it says who gets a mail, then it sends once', async () => {
    await openRemind()
    await expect.element(dialog.getByText('2 人将收到邮件')).toBeVisible()
    await expect.poll(writes).toEqual([round(true)])
    const release = hold('sendNotifications')
    const send = dialog.getByRole('button', { name: '发送 2 封邮件' })
    await send.click()
    await expect.element(send).toBeDisabled()
    release()
    await expect.element(page.getByText('2 封邮件已放入发送队列', { exact: false })).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([round(true), round(false)])
  })

  test('whoever was mailed lately is mailed again only when asked', async () => {
    const plan = exampleResult('sendNotifications')
    const recipients = plan.recipients.map((each) => ({ ...each, reason: 'mailedRecently' as const }))
    answer('sendNotifications', { ...plan, recipients, count: 0 })
    await openRemind()
    await expect.element(dialog.getByText('没有需要通知的人。')).toBeVisible()
    answer('sendNotifications', plan)
    await dialog.getByRole('checkbox').click()
    await dialog.getByRole('button', { name: '发送 2 封邮件' }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.poll(writes).toEqual([round(true), round(true, true), round(false, true)])
  })

  test('a refusal is told, and the dialog stays', async () => {
    await openRemind()
    await expect.element(dialog.getByText('2 人将收到邮件')).toBeVisible()
    refuse('sendNotifications', 'DEADLINE_PASSED')
    await dialog.getByRole('button', { name: '发送 2 封邮件' }).click()
    await expect.element(page.getByText(/\[20\d\d\]/).first()).toBeVisible()
    await expect.element(dialog).toBeVisible()
    // Who would have got one is no longer said, nor offered.
    await expect.element(dialog.getByText('2 人将收到邮件')).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: /发送/ })).not.toBeInTheDocument()
  })

  test('the invitation goes to the whole round', async () => {
    await renderPage(`/questionnaire/publish/template/${id}`)
    await button('发送邀请').click()
    const invitation = page.getByRole('dialog', { name: '发送邀请' })
    await invitation.getByRole('button', { name: '发送 2 封邮件' }).click()
    await expect.element(invitation).not.toBeInTheDocument()
    const body = { businessType: 'invite', repeat: false, notifyType: 1 }
    await expect
      .poll(writes)
      .toEqual([
        write('sendNotifications', { ...body, confirm: true }),
        write('sendNotifications', { ...body, confirm: false }),
      ])
  })
})

describe.each([
  { when: 'while it is disabled', given: { disableStatus: 1 }, why: '问卷已停用，请先启用。' },
  {
    when: 'after the deadline',
    given: { disableStatus: 0, deadline: '2026-01-01T00:00:00.000Z' },
    why: '截止时间已过，请改为将来的时间',
  },
])('$when', ({ given, why }) => {
  test.each([
    { act: '提醒未完成的人', place: 'stats' },
    { act: '发送邀请', place: 'template' },
  ])('$act waits, and says for what', async ({ act, place }) => {
    answerQuestionnaire({ processStatus: 30, ...given })
    await renderPage(`/questionnaire/publish/${place}/${id}`, { width: 390 })
    await expect.element(button(act)).toBeDisabled()
    await expect.element(page.getByText(why)).toBeVisible()
    await expect.element(button(act)).toHaveAccessibleDescription(why)
    await expectNoSeriousAxe()
  })

  test('nor are chosen raters reminded', async () => {
    answerQuestionnaire({ processStatus: 30, ...given })
    await renderPage(`/questionnaire/publish/details/${id}`)
    await page.getByRole('checkbox').nth(1).click()
    const remind = page.getByRole('button', { name: '提醒', exact: true })
    await expect.element(remind).toBeDisabled()
    await expect.element(page.getByText(why)).toBeVisible()
    await expect.element(remind).toHaveAccessibleDescription(why)
    await expectNoSeriousAxe()
  })
})

test.each([
  { name: 'a collecting round that invited nobody leads to the start', processStatus: 30 as const, leads: 1 },
  { name: 'a finished one does not', processStatus: 40 as const, leads: 0 },
])('$name', async ({ processStatus, leads }) => {
  answerQuestionnaire({ processStatus })
  const summary = exampleResult('getFeedbackSummary')
  answer('getFeedbackSummary', {
    ...summary,
    emailSent: { ...summary.emailSent, invite: 0 },
    emailWaiting: 0,
    emailFailed: 0,
  })
  await renderPage(`/questionnaire/publish/stats/${id}`)
  await expect.element(page.getByRole('heading', { name: '邮件' })).toBeVisible()
  expect(page.getByText('还没有发送邀请。', { exact: false }).elements()).toHaveLength(leads)
})

test.each([
  ['progress', `/questionnaire/publish/stats/${id}`],
  ['start', `/questionnaire/publish/template/${id}`],
])('that no mail server takes the mails is said on the %s page, with its words and where to look', async (_, path) => {
  answerQuestionnaire({ processStatus: 30 })
  answer('getFeedbackSummary', { ...exampleResult('getFeedbackSummary'), mailTrouble: 'connect ECONNREFUSED' })
  await renderPage(path)
  await expect.element(page.getByText('邮件服务器暂时不能用（connect ECONNREFUSED）。', { exact: false })).toBeVisible()
  const toServer = page.getByRole('link', { name: '邮件服务器' })
  await expect.element(toServer.first()).toHaveAttribute('href', expect.stringContaining('/enterprise/mail'))
  await expectNoSeriousAxe()
})

test.each([
  {
    what: 'a disabled one',
    disableStatus: 1,
    deadline: null,
    emailWaiting: 3,
    says: '问卷已停用，邀请和提醒暂不发送；启用后会自动发送。',
  },
  {
    what: 'after the deadline',
    disableStatus: 0,
    deadline: '2026-01-01T00:00:00.000Z',
    emailWaiting: 3,
    says: '已过截止时间，邀请和提醒暂不发送；延长截止时间后会自动发送。',
  },
  { what: 'neither', disableStatus: 0, deadline: null, emailWaiting: 3, says: null },
  { what: 'nothing that waits', disableStatus: 1, deadline: null, emailWaiting: 0, says: null },
  {
    what: 'one that is over',
    disableStatus: 1,
    deadline: null,
    emailWaiting: 3,
    says: null,
    processStatus: 40 as const,
  },
])(
  'what mails wait for is said: $what',
  async ({ disableStatus, deadline, emailWaiting, says, processStatus = 30 as const }) => {
    answerQuestionnaire({ processStatus, disableStatus, deadline })
    answer('getFeedbackSummary', { ...exampleResult('getFeedbackSummary'), emailWaiting })
    await renderPage(`/questionnaire/publish/stats/${id}`)
    await expect.element(page.getByRole('heading', { name: '邮件' })).toBeVisible()
    const said = () => page.getByText('邀请和提醒暂不发送', { exact: false }).elements()
    await expect.poll(() => said().map(({ textContent }) => textContent)).toEqual(says === null ? [] : [says])
  },
)

test('the page of the start says what the invitations wait for', async () => {
  answerQuestionnaire({ processStatus: 30, disableStatus: 1, deadline: null })
  answer('getFeedbackSummary', { ...exampleResult('getFeedbackSummary'), emailWaiting: 3 })
  await renderPage(`/questionnaire/publish/template/${id}`)
  await expect.element(page.getByText('问卷已停用，邀请和提醒暂不发送；启用后会自动发送。')).toBeVisible()
})

describe('mails', () => {
  const path = `/questionnaire/publish/mails/${id}`
  const lastQuery = () => callsOf('listMails').at(-1)?.query
  const first = { sort: 'createdAt', order: 'desc', pageIndex: '1', pageSize: '50' }

  const plan = exampleResult('listMails')
  const items = (status: 'waiting' | 'sending' | 'sent') => plan.items.map((mail) => ({ ...mail, status }))

  test.each([
    { status: 'waiting' as const, says: '等待发送' },
    { status: 'sending' as const, says: '正在发送' },
  ])('while one is $status the list is read again, and then no more', async ({ status, says }) => {
    answerQuestionnaire({ deadline: null })
    answer('listMails', { ...plan, items: items(status) })
    await renderPage(path)
    await expect.element(page.getByRole('cell', { name: says }).first()).toBeVisible()
    answer('listMails', { ...plan, items: items('sent') })
    await expect.element(page.getByRole('cell', { name: '已发送' }).first(), { timeout: 9_000 }).toBeVisible()
    const asked = callsOf('listMails').length
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    expect(callsOf('listMails')).toHaveLength(asked)
  })

  test('what rests with a disabled round is not asked for again', async () => {
    answerQuestionnaire({ deadline: null, disableStatus: 1 })
    answer('listMails', { ...plan, items: items('waiting') })
    await renderPage(path)
    await expect.element(page.getByRole('cell', { name: '等待发送' }).first()).toBeVisible()
    const asked = callsOf('listMails').length
    await new Promise((resolve) => setTimeout(resolve, 3_500))
    expect(callsOf('listMails')).toHaveLength(asked)
  })

  test('failed ones are told with the mail server’s words, and lead to sending them again', async () => {
    await renderPage(`/questionnaire/publish/stats/${id}`)
    await expectNoSeriousAxe()
    await page.getByRole('link', { name: '查看失败原因' }).click()
    await expect.element(page.getByText('550 mailbox unavailable')).toBeVisible()
    expect(lastQuery()).toEqual({ ...first, status: 'failed' })
    await expectNoSeriousAxe()
    await page.getByRole('link', { name: '重新发送失败的邮件' }).click()
    await expect.element(page.getByText('何晓明').first()).toBeVisible()
    await expect.poll(() => callsOf('listFeedback').at(-1)?.query).toMatchObject({ emailStatus: 'failed' })
  })

  test('a state is chosen with one touch, an order by a head', async () => {
    await renderPage(path)
    await button('等待发送').click()
    await expect.poll(lastQuery).toEqual({ ...first, status: 'waiting' })
    await button(/邮箱/).click()
    await expect.poll(lastQuery).toEqual({ ...first, status: 'waiting', sort: 'address', order: 'asc' })
  })

  const none = { items: [], total: 0, pageIndex: 1, pageSize: 50 }

  test('without any the next step leads to the invitation', async () => {
    answer('listMails', none)
    await renderPage(path)
    await page.getByRole('link', { name: '去启动' }).click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/publish/template/${id}`)
  })

  test('a finished round sends none again', async () => {
    answerQuestionnaire({ processStatus: 40, type: 2 })
    answer('listMails', none)
    await renderPage(path)
    await expect.element(page.getByText('邀请和提醒只保留数量', { exact: false })).toBeVisible()
    expect(page.getByRole('link', { name: '去启动' }).elements()).toEqual([])
    expect(page.getByRole('link', { name: '重新发送失败的邮件' }).elements()).toEqual([])
    await page.getByRole('link', { name: '返回总览' }).click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/publish/stats/${id}`)
  })
})
