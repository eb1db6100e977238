/** The outbox against a real SMTP server: every mail once, whoever sends, and however often it was refused first. */
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { openDatabase } from '../../server/database/open.ts'
import { hashSecret } from '../../server/database/secrets.ts'
import { createOutbox } from '../../server/features/collection/outbox.ts'
import { createAway } from '../../server/mail/away.ts'
import { createMailer, MailFault } from '../../server/mail/mailer.ts'
import { type MailWorker, startMailWorker } from '../../server/mail/worker.ts'
import { type CaughtMail, catchMails, type MailCatcher, refusal } from '../e2e/mailCatcher.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const PUBLIC_URL = 'https://roundview.example'
const FROM = '环视 <roundview@yuanhang.example>'

let testApp: TestApp
let administrator: Visitor
let catcher: MailCatcher
const workers: MailWorker[] = []

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  catcher = await catchMails()
})

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await testApp.database.write((db) => db.deleteFrom('outboxMail').execute())
  catcher.mails.length = 0
})

afterAll(async () => {
  await catcher.close()
  await testApp.close()
})

interface WorkerSetup {
  smtpUrl: string
  database?: TestApp['database']
  errors?: unknown[]
  /** Hears that the mail server is away, or back. */
  tell?: (reason: string | null) => void
}

function startWorker({ smtpUrl, database = testApp.database, errors = [], tell = () => {} }: WorkerSetup): MailWorker {
  const now = () => testApp.clock.now
  const context = { database, now, ids: createIds(() => Date.now(), 62) }
  const mailer = createMailer({ server: smtpUrl, from: FROM })
  const worker = startMailWorker({
    outbox: createOutbox(context, PUBLIC_URL),
    mailerFor: async () => mailer,
    host: 'roundview.example',
    ...{ logError: (error) => errors.push(error), away: createAway(tell) },
  })
  const whole = {
    ...worker,
    async stop() {
      await worker.stop()
      mailer.close()
    },
  }
  workers.push(whole)
  return whole
}

async function invite(round: Collecting) {
  return administrator.ok('sendNotifications', {
    path: { id: round.questionnaireId },
    body: { businessType: 'invite', confirm: false },
  })
}

async function outboxRows(round: Collecting) {
  return testApp.database.read((db) =>
    db
      .selectFrom('outboxMail')
      .selectAll()
      .where('questionnaireId', '=', round.questionnaireId)
      .orderBy('id')
      .execute(),
  )
}

/** Ends before the test does, so that a failure says what was waited for. */
const PATIENCE_MS = 50_000

async function until(condition: () => Promise<boolean>) {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error(`it did not come about in ${PATIENCE_MS} ms`)
    await new Promise((wait) => setTimeout(wait, 20))
  }
}

const settled = (round: Collecting) =>
  until(async () => (await outboxRows(round)).every(({ status, attempts }) => status !== 'waiting' || attempts > 0))

const pass = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000)
}

/** An SMTP server that takes nothing, whomever it is for. */
async function startUnable(options: SMTPServerOptions) {
  const { url, close } = await catchMails(options)
  return { url, says: 'not you', close }
}

/** An SMTP server that refuses the first `refusals` mails with `answer`. */
async function startReluctantServer(refusals: number, answer: { code: number; text: string }) {
  const taken: string[] = []
  let left = refusals
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo(_address, _session, done) {
      if (left === 0) return done()
      left -= 1
      return done(refusal(answer.code, answer.text))
    },
    onData(stream, session, done) {
      stream.resume()
      stream.on('end', () => {
        taken.push(...session.envelope.rcptTo.map(({ address }) => address))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

function mailTo(address: string): CaughtMail {
  const found = catcher.mails.filter(({ to }) => to === address)
  const [mail] = found
  if (mail === undefined || found.length > 1) throw new Error(`${found.length} mails to ${address}`)
  return mail
}

test('an invitation carries a link that opens the rater’s tasks; the database keeps its hash alone', async () => {
  const round = await createCollecting(testApp, { type: 2, evaluatees: 2, ratersPerLevel: 1 })
  expect(await invite(round)).toMatchObject({ count: 5, skipped: 0 })
  startWorker({ smtpUrl: catcher.url })
  await catcher.waitFor(5, PATIENCE_MS)
  await settled(round)
  const rater = round.raters[0]
  if (rater === undefined) throw new Error('no rater')
  const { mail, link } = mailTo(rater.email)
  expect(mail.subject).toBe('邀请您参与“2026 年度管理者 360° 评估”')
  expect(mail.from).toMatchObject({ name: '环视', address: 'roundview@yuanhang.example' })
  expect(mail.to).toMatchObject([{ name: rater.name, address: rater.email }])
  expect(mail.text).toContain('经理1、经理2')
  expect(mail.html).toContain(`<a href="${link}">`)
  const [, secret = ''] = /^https:\/\/roundview\.example\/feedback\/#\/t\/([\w-]{43})$/.exec(link ?? '') ?? []
  const visitor = testApp.visitor({ authorization: `Bearer ${secret}` })
  expect((await visitor.ok('listFeedbackTasks')).questionnaires[0]?.tasks).toHaveLength(2)
  const rows = await outboxRows(round)
  expect(rows.every(({ status, attempts, sentAt }) => status === 'sent' && attempts === 1 && sentAt !== null)).toBe(
    true,
  )
  const links = await testApp.database.read((db) =>
    db.selectFrom('answeringLink').selectAll().where('employeeId', '=', rater.employeeId).execute(),
  )
  expect(links.map(({ tokenHash }) => tokenHash)).toEqual([hashSecret(secret)])
  expect(JSON.stringify([rows, links])).not.toContain(secret)
})

test('two workers of two processes send each mail once', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 60, ratersPerLevel: 1 })
  await invite(round)
  const file = join(testApp.directory, 'roundview.sqlite')
  const second = await openDatabase({ url: testApp.url, file, poolSize: 3 })
  const errors: unknown[] = []
  startWorker({ smtpUrl: catcher.url, errors })
  startWorker({ smtpUrl: catcher.url, database: second, errors })
  startWorker({ smtpUrl: catcher.url, errors })
  await until(async () => (await outboxRows(round)).every(({ status }) => status === 'sent'))
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
  await second.close()
  expect(errors).toEqual([])
  const addresses = catcher.mails.map(({ to }) => to)
  expect(addresses).toHaveLength(63)
  expect(new Set(addresses).size).toBe(63)
})

test('what a crashed process had in hand is sent when its lease has ended, not before', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: 1 })
  await invite(round)
  const context = { database: testApp.database, now: () => testApp.clock.now, ids: createIds(() => Date.now(), 61) }
  const crashed = createOutbox(context, PUBLIC_URL)
  const inHand = await crashed.claim(50)
  expect(inHand).toHaveLength(4)
  const other = createOutbox(context, PUBLIC_URL)
  expect(await other.claim(50)).toEqual([])
  pass(11)
  const again = await other.claim(50)
  expect(again.map(({ id }) => id).sort()).toEqual(inHand.map(({ id }) => id).sort())
  const [late] = inHand
  if (late === undefined) throw new Error('nothing in hand')
  await crashed.failed(late, new MailFault('later', 'too late to say'))
  expect((await outboxRows(round)).map(({ error }) => error)).toEqual(['', '', '', ''])
})

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
    expect(server.taken).toEqual([round.raters[0]?.email])
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

describe('a server that takes nothing from us', () => {
  const unable = {
    'is not there': async () => ({ url: 'smtp://127.0.0.1:1', says: 'ECONNREFUSED', close: async () => undefined }),
    'refuses whoever sends': () =>
      startUnable({ onMailFrom: (_sender, _session, done) => done(refusal(550, 'not you')) }),
    'closes for now': () =>
      startUnable({ onRcptTo: ({ address }, _session, done) => done(refusal(421, `not you, ${address}`)) }),
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
      const told: (string | null)[] = []
      const worker = startWorker({ smtpUrl: url, tell: (reason) => told.push(reason) })
      const wereTried = async (times: number) => (await outboxRows(round)).every(({ unreached }) => unreached === times)
      await until(() => wereTried(1))
      pass(1)
      worker.wake()
      await until(() => wereTried(2))
      await worker.stop()
      const rows = await outboxRows(round)
      expect(rows.map(({ status, attempts }) => `${status} ${attempts}`)).toEqual(Array(7).fill('waiting 0'))
      const path = { id: round.questionnaireId }
      const { mailTrouble } = await administrator.ok('getFeedbackSummary', { path })
      expect(mailTrouble).toContain(says)
      for (const { email } of round.raters) expect(mailTrouble).not.toContain(email)
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
    const told: (string | null)[] = []
    const worker = startWorker({ smtpUrl: server.url, tell: (reason) => told.push(reason) })
    await until(async () => (await outboxRows(round)).every(({ unreached }) => unreached === 1))
    isAway = false
    pass(1)
    worker.wake()
    await server.waitFor(3)
    await worker.stop()
    expect(told).toEqual([expect.stringContaining('back soon'), null])
    const rows = await outboxRows(round)
    expect(rows.map((row) => `${row.status} ${row.attempts} ${row.unreached}`)).toEqual(Array(3).fill('sent 1 0'))
    await server.close()
  })
})

test('names cannot add headers or markup', async () => {
  const round = await createCollecting(testApp, {
    type: 1,
    evaluatees: 1,
    ratersPerLevel: { superior: 1, self: 0 },
  })
  const [rater] = round.raters
  const title = 'Round\r\nBcc: thief@evil.example\r\n\r\n<script>alert(1)</script>'
  await testApp.database.write((db) =>
    db.updateTable('questionnaire').set({ title }).where('id', '=', round.questionnaireId).execute(),
  )
  await testApp.database.write((db) =>
    db
      .updateTable('employee')
      .set({ displayName: '<img src=x onerror=alert(1)>\r\nX-Evil: 1' })
      .where('id', '=', rater?.employeeId ?? 0)
      .execute(),
  )
  await invite(round)
  startWorker({ smtpUrl: catcher.url })
  await catcher.waitFor(1, PATIENCE_MS)
  await settled(round)
  expect(catcher.mails.map(({ to }) => to)).toEqual([rater?.email])
  const { mail } = mailTo(rater?.email ?? '')
  expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil')
  expect(mail.bcc).toBeUndefined()
  expect(mail.html).not.toMatch(/<script|<img/)
  expect(mail.html).toContain('&lt;img src=x')
})
