/** Starting, mailing, watching and finishing a collection. */
import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSeriousAxe } from './axe.ts'
import { answer, callsOf, exampleResult, expectNoWrites, hold, refuse, writes } from './network.ts'
import { answerQuestionnaire } from './questionnaire.ts'
import { renderPage } from './renderPage.tsx'

const { id } = exampleResult('getQuestionnaire')
const params = { id: String(id) }
const button = (name: string | RegExp) => page.getByRole('button', { name })
const write = (operationId: string, body?: unknown) => ({ operationId, params, query: {}, body })

describe('start', () => {
  const ready = () => answerQuestionnaire({ processStatus: 20, publishedAt: null })
  const openStart = () => renderPage(`/questionnaire/publish/template/${id}`)

  test('a questionnaire is started after asking, and the page shows it', async () => {
    ready()
    await openStart()
    await expectNoSeriousAxe()
    await button('启动问卷').click()
    await expectNoWrites()
    answerQuestionnaire({ processStatus: 30 })
    await page.getByRole('dialog').getByRole('button', { name: '立即启动' }).click()
    await expect.element(page.getByText('问卷已启动')).toBeVisible()
    await expect.element(button('发送邀请')).toBeVisible()
    await expect.poll(writes).toEqual([write('publishQuestionnaire')])
  })

  test.each([
    { type: 1 as const, count: 1, want: '1 rater has neither an e-mail address nor a password, and cannot answer.' },
    { type: 2 as const, count: 3, want: 'before the start: what somebody else sets later does not open' },
    { type: 2 as const, count: 0, want: null },
  ])('raters who could not come in are told before it: $count in type $type', async ({ type, count, want }) => {
    answerQuestionnaire({ processStatus: 20, publishedAt: null, type })
    answer('getEvaluateeTotals', { ...exampleResult('getEvaluateeTotals'), withoutDoorCount: count })
    await renderPage(`/questionnaire/publish/template/${id}`, { language: 'en' })
    await expect.element(page.getByText('Raters: 46.', { exact: false })).toBeVisible()
    const told = page.getByRole('note').filter({ hasText: 'nor a password' })
    if (want === null) await expect.element(told).not.toBeInTheDocument()
    else await expect.element(told).toMatchTextContent(want)
  })

  test('a refusal is told, and nothing has started', async () => {
    ready()
    refuse('publishQuestionnaire', 'LICENCE_EXCEEDED')
    await openStart()
    await button('启动问卷').click()
    await page.getByRole('dialog').getByRole('button', { name: '立即启动' }).click()
    await expect.element(page.getByRole('alert').first()).toBeVisible()
    await expect.element(button('启动问卷')).toBeEnabled()
  })

  test('it cannot be started while something is missing, and the check leads there', async () => {
    answerQuestionnaire({ processStatus: 10, publishedAt: null, invalidDatas: [{ dataType: 30, valid: false }] })
    await openStart()
    await expect.element(button('启动问卷')).toBeDisabled()
    await page.getByRole('listitem').filter({ hasText: '被评价人' }).getByRole('link').click()
    await expect.poll(() => location.hash).toBe(`#/questionnaire/edit/relation/${id}`)
  })

  test('the promise of a chosen level is what is read', async () => {
    ready()
    await openStart()
    await page.getByRole('button', { name: '上级' }).click()
    await expect.element(page.getByRole('button', { name: '上级' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('who changed the raters since the start is told (R19)', async () => {
    answerQuestionnaire({ processStatus: 30, type: 2 })
    const change = { id: 1, at: '2026-03-02T02:10:00.000Z', name: '曾磊', nameMark: 'E01010', added: 2, removed: 1 }
    answer('listRaterChanges', [
      change,
      { ...change, id: 2, at: '2026-03-01T02:10:00.000Z', name: '', nameMark: '', removed: 0 },
    ])
    await openStart()
    await expect.element(page.getByRole('heading', { name: '启动后评价人的变动' })).toBeVisible()
    await expect.element(page.getByText(/曾磊.*E01010.*：新增 2 份评价，移除 1 份/)).toBeVisible()
    await expect.element(page.getByText('已离开的人员：新增 2 份评价，移除 0 份', { exact: false })).toBeVisible()
    expect(callsOf('listRaterChanges')).toMatchObject([{ params }])
  })

  test('nothing is said where nobody was changed', async () => {
    answerQuestionnaire({ processStatus: 30, type: 2 })
    answer('listRaterChanges', [])
    await openStart()
    await expect.element(page.getByText('匿名问卷：对评价人的承诺')).toBeVisible()
    await expect.poll(() => callsOf('listRaterChanges')).toHaveLength(1)
    expect(page.getByRole('heading', { name: '启动后评价人的变动' }).query()).toBeNull()
  })

  describe('what figures can still tell (R18)', () => {
    const heading = page.getByRole('heading', { name: '数字仍可能透露什么' })
    const setting = exampleResult('getQuestionnaireSetting')

    /** A paper of as many single choices as there are lists of scores. */
    const answerPaper = (scales: number[][]) => {
      const paper = exampleResult('getPaper')
      const [home] = paper.pages
      if (home === undefined) throw new Error('a paper has a home page')
      const questions = scales.map((scores, place) => ({
        id: 7_303_000_100 + place,
        pageId: home.id,
        index: place + 1,
        type: 'DAN_XUAN' as const,
        data: JSON.stringify({
          title: `第${place + 1}题`,
          summary: '',
          options: scores.map((score, option) => ({ id: option + 1, title: `${score}`, score })),
        }),
        config: JSON.stringify({ required: true }),
      }))
      answer('getPaper', { ...paper, pages: [{ ...home, questions }] })
    }

    test('questions of few scores are named with the raters they need', async () => {
      answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2 })
      answer('getQuestionnaireSetting', { ...setting, scoreFloor: 4 })
      answerPaper([
        [1, 2],
        [1, 2, 3, 4, 5],
        [1, 2, 3],
        [1, 2, 3],
        [0, 1],
      ])
      await openStart()
      await expect
        .element(page.getByText('第 1、3、4、5 题（编号同“指标”页）：满 5 人才显示', { exact: false }))
        .toBeVisible()
      await expect.element(page.getByText('只有两种分值的题目', { exact: false })).toBeVisible()
      expect(page.getByText('三位评价人中的一位', { exact: false }).query()).toBeNull()
    })

    test('one of three is told to learn much, also where every scale is long', async () => {
      answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2 })
      answer('getQuestionnaireSetting', { ...setting, scoreFloor: 3 })
      answerPaper([[1, 2, 3, 4, 5]])
      await openStart()
      await expect.element(page.getByText('三位评价人中的一位', { exact: false })).toBeVisible()
      expect(page.getByText('只有两种分值的题目', { exact: false }).query()).toBeNull()
      await expect.element(page.getByText('某人收到受保护关系', { exact: false })).toBeVisible()
      expect(page.getByText('可选分值很少', { exact: false }).query()).toBeNull()
    })

    test('one of two learns the other’s answers, and two scores always tell', async () => {
      answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2 })
      answer('getQuestionnaireSetting', { ...setting, scoreFloor: 2 })
      answerPaper([[0, 1]])
      await openStart()
      await expect.element(page.getByText('只有两位评价人时', { exact: false })).toBeVisible()
      await expect.element(page.getByText('只有两种分值的题目', { exact: false })).toBeVisible()
    })

    test('four raters of long scales leave nothing to tell', async () => {
      answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 2 })
      answer('getQuestionnaireSetting', { ...setting, scoreFloor: 4 })
      answerPaper([[1, 2, 3, 4, 5]])
      await openStart()
      await expect.element(page.getByText('匿名问卷：对评价人的承诺')).toBeVisible()
      await expect.poll(() => callsOf('getPaper')).toHaveLength(1)
      expect(heading.query()).toBeNull()
    })

    test('a named questionnaire has nothing to tell', async () => {
      answerQuestionnaire({ processStatus: 20, publishedAt: null, type: 1 })
      await openStart()
      await expect.element(page.getByText('实名问卷：评价人看到的说明')).toBeVisible()
      expect(heading.query()).toBeNull()
      expect(page.getByText('某人收到受保护关系', { exact: false }).query()).toBeNull()
    })
  })
})

describe('notifying', () => {
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

test.each([
  { name: 'a collecting round that invited nobody leads to the start', processStatus: 30 as const, leads: 1 },
  { name: 'a finished one does not', processStatus: 40 as const, leads: 0 },
])('$name', async ({ processStatus, leads }) => {
  answerQuestionnaire({ processStatus })
  const summary = exampleResult('getFeedbackSummary')
  answer('getFeedbackSummary', { ...summary, emailSent: { ...summary.emailSent, invite: 0 }, emailWaiting: 0 })
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

describe('mails', () => {
  const path = `/questionnaire/publish/mails/${id}`
  const lastQuery = () => callsOf('listMails').at(-1)?.query
  const first = { sort: 'createdAt', order: 'desc', pageIndex: '1', pageSize: '50' }

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
