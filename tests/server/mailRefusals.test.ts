/** Mails that no mail server takes, for now or for good, against real ones. */
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, test } from 'vitest'
import type { MailNews } from '../../server/mail/away.ts'
import { CONNECTIONS } from '../../server/mail/mailer.ts'
import { catchMails, refusal } from '../e2e/mailCatcher.ts'
import { layCable } from './cable.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import {
  administrator,
  catcher,
  invite,
  openPostOffice,
  outboxRows,
  pass,
  startWorker,
  testApp,
  until,
  workers,
} from './postOffice.ts'

openPostOffice()

const clock = () => testApp.clock.now.getTime()

/** An SMTP server that takes nothing, whomever it is for. */
async function startUnable(options: SMTPServerOptions) {
  const { url, close } = await catchMails(options)
  return { url, says: 'not you', close }
}

/** An SMTP server that refuses the first `refusals` mails with `answer`. */
function startReluctantServer(refusals: number, answer: { code: number; text: string }) {
  let left = refusals
  return catchMails({
    onRcptTo(_address, _session, done) {
      left -= 1
      done(left < 0 ? null : refusal(answer.code, answer.text))
    },
  })
}

describe('a server that refuses', () => {
  test('first and takes the mail later: it is tried again, later each time', async () => {
    const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { superior: 1, self: 0 } })
    await invite(round)
    const server = await startReluctantServer(2, { code: 451, text: 'greylisted, try again later' })
    const worker = startWorker({ smtpUrl: server.url })
    const attempts = async () => (await outboxRows(round))[0]?.attempts
    await until(async () => (await attempts()) === 1)
    const [refused] = await outboxRows(round)
    expect(refused).toMatchObject({ status: 'waiting', claimedUntil: null, sentAt: null })
    expect(refused?.error).toContain('greylisted, try again later')
    const path = { id: round.questionnaireId }
    expect(await administrator.ok('getFeedbackSummary', { path })).toMatchObject({ emailWaiting: 1, mailTrouble: null })
    expect(Date.parse(refused?.nextAttemptAt ?? '')).toBe(testApp.clock.now.getTime() + 60_000)
    worker.wake()
    pass(1)
    worker.wake()
    await until(async () => (await attempts()) === 2)
    expect(Date.parse((await outboxRows(round))[0]?.nextAttemptAt ?? '')).toBe(testApp.clock.now.getTime() + 300_000)
    pass(5)
    worker.wake()
    await until(async () => (await attempts()) === 3)
    expect(await outboxRows(round)).toMatchObject([{ status: 'sent', error: '' }])
    expect(server.mails.map(({ to }) => to)).toEqual([round.raters[0]?.email])
    await worker.stop()
    await server.close()
  })

  test('for two days: then the mail has failed, with the server’s words', async () => {
    const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { superior: 1, self: 0 } })
    await invite(round)
    const began = testApp.clock.now.getTime()
    const server = await startReluctantServer(99, { code: 451, text: 'still greylisted' })
    const worker = startWorker({ smtpUrl: server.url })
    const row = async () => (await outboxRows(round))[0]
    let attempts = 1
    for (; ; attempts += 1) {
      await until(async () => (await row())?.attempts === attempts)
      const { status, nextAttemptAt = '' } = (await row()) ?? {}
      if (status === 'failed') break
      testApp.clock.now = new Date(nextAttemptAt)
      worker.wake()
    }
    const hours = (testApp.clock.now.getTime() - began) / 3_600_000
    expect(hours).toBeGreaterThan(46)
    expect(hours).toBeLessThanOrEqual(48)
    const path = { id: round.questionnaireId }
    const { items } = await administrator.ok('listMails', { path })
    expect(items).toMatchObject([{ status: 'failed', attempts, sentAt: null }])
    expect(items[0]?.error).toContain('451 still greylisted')
    await worker.stop()
    await server.close()
  })

  test('for good: the mail has failed at once, with the server’s words, and the others go out', async () => {
    const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { superior: 3, self: 0 } })
    await invite(round)
    const server = await startReluctantServer(1, { code: 550, text: 'mailbox unavailable' })
    const worker = startWorker({ smtpUrl: server.url })
    await until(async () => (await outboxRows(round)).every(({ status }) => status !== 'waiting'))
    await worker.stop()
    const path = { id: round.questionnaireId }
    const { items, total } = await administrator.ok('listMails', { path, query: { status: 'failed' } })
    expect(total).toBe(1)
    expect(items).toMatchObject([{ attempts: 1, sentAt: null }])
    expect(items[0]?.error).toContain('550 mailbox unavailable')
    expect(await administrator.ok('listMails', { path, query: { status: 'sent' } })).toMatchObject({ total: 2 })
    expect(await administrator.ok('getFeedbackSummary', { path })).toMatchObject({ emailFailed: 1, mailTrouble: null })
    await server.close()
  })
})

test('a server that ends the connection whenever it has a mail: the mail comes farther and farther apart, and has failed after two days', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { superior: 1, self: 0 } })
  await invite(round)
  const began = clock()
  const server = await catchMails({}, 60_000)
  const cable = await layCable(server.url)
  const worker = startWorker({ smtpUrl: cable.through(server.url), clock })
  const row = async () => (await outboxRows(round))[0]
  const pauses: number[] = []
  let attempts = 1
  for (; ; attempts += 1) {
    await server.waitFor(attempts)
    cable.cut()
    await until(async () => (await row())?.attempts === attempts)
    const { status, nextAttemptAt = '' } = (await row()) ?? {}
    if (status === 'failed') break
    pauses.push((Date.parse(nextAttemptAt) - clock()) / 60_000)
    testApp.clock.now = new Date(nextAttemptAt)
    worker.wake()
  }
  expect(pauses.slice(0, 7)).toEqual([1, 5, 15, 30, 60, 120, 120])
  expect((clock() - began) / 3_600_000).toBeLessThanOrEqual(48)
  const { items } = await administrator.ok('listMails', { path: { id: round.questionnaireId } })
  expect(items).toMatchObject([{ status: 'failed', attempts, sentAt: null, error: 'Connection closed unexpectedly' }])
  await worker.stop()
  expect(server.mails).toHaveLength(attempts)
  await cable.remove()
  await server.close()
})

describe('a server that takes nothing from us', () => {
  const unable = {
    'is not there': async () => ({ url: 'smtp://127.0.0.1:1', says: 'ECONNREFUSED', close: async () => undefined }),
    'refuses whoever sends': () =>
      startUnable({ onMailFrom: (_sender, _session, done) => done(refusal(550, 'not you')) }),
    'closes for now': () =>
      startUnable({
        onRcptTo: ({ address }, _session, done) => done(refusal(421, `not you, ${address.toUpperCase()}`)),
      }),
  }

  test.each(Object.entries(unable))(
    'since it %s: mails wait, no try is used up, and it is told once',
    async (_, start) => {
      const round = await createCollecting(testApp, {
        type: 1,
        evaluatees: 1,
        ratersPerLevel: { superior: 7, self: 0 },
      })
      await invite(round)
      const { url, says, close } = await start()
      const told: MailNews[] = []
      const worker = startWorker({ smtpUrl: url, tell: (news) => told.push(news), clock })
      const tries = async () => (await outboxRows(round)).reduce((sum, { unreached }) => sum + unreached, 0)
      const areFree = async () => (await outboxRows(round)).every(({ claimedBy }) => claimedBy === null)
      await until(async () => (await tries()) > 0 && (await areFree()))
      const first = await tries()
      expect(first).toBeLessThanOrEqual(CONNECTIONS)
      pass(1)
      worker.wake()
      await until(async () => (await tries()) > first && (await areFree()))
      await worker.stop()
      // While it is away one mail tries for all.
      expect(await tries()).toBe(first + 1)
      const rows = await outboxRows(round)
      expect(rows.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(Array(7).fill('waiting 0'))
      const path = { id: round.questionnaireId }
      const { mailTrouble } = await administrator.ok('getFeedbackSummary', { path })
      expect(mailTrouble).toContain(says)
      for (const { email } of round.raters) expect(mailTrouble?.toLowerCase()).not.toContain(email)
      expect(told).toHaveLength(1)
      await close()

      startWorker({ smtpUrl: catcher.url })
      pass(15)
      workers.at(-1)?.wake()
      await until(async () => (await outboxRows(round)).every(({ status }) => status === 'sent'))
      expect(await administrator.ok('getFeedbackSummary', { path })).toMatchObject({ mailTrouble: null })
    },
  )

  test('and then does: it is told once that it is back, and the mails go out', async () => {
    const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { superior: 3, self: 0 } })
    await invite(round)
    let isAway = true
    const server = await catchMails({
      onMailFrom: (_sender, _session, done) => done(isAway ? refusal(451, 'back soon') : null),
    })
    const told: MailNews[] = []
    const worker = startWorker({ smtpUrl: server.url, tell: (news) => told.push(news), clock })
    await until(async () => (await outboxRows(round)).every(({ unreached }) => unreached === 1))
    isAway = false
    pass(1)
    worker.wake()
    await server.waitFor(3)
    await worker.stop()
    expect(told).toEqual([
      { owner: null, is: 'away', reason: expect.stringContaining('back soon') },
      { owner: null, is: 'back' },
    ])
    const rows = await outboxRows(round)
    expect(rows.map((row) => `${row.status} ${row.attempts} ${row.unreached}`)).toEqual(Array(3).fill('sent 1 0'))
    await server.close()
  })
})
