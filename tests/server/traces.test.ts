/** anonymity.md R22: no mail, link or sign-in of a finished round tells who answered and who did not. */
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createOutbox } from '../../server/features/collection/outbox.ts'
import { createAway } from '../../server/mail/away.ts'
import { CONNECTIONS, createMailer } from '../../server/mail/mailer.ts'
import { type MailWorker, startMailWorker } from '../../server/mail/worker.ts'
import { readContents } from '../dumps/contents.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { ownPasswords } from './ownPasswords.ts'
import { answerLevel, turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const logged: string[] = []

let testApp: TestApp
let administrator: Visitor
let catcher: MailCatcher
const endings: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const stream = { write: (line: string) => void logged.push(line) }
  testApp = await startTestApp({}, { level: 'trace', stream })
  administrator = await testApp.setUpAdministrator()
  catcher = await catchMails()
})

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end()
  await testApp.database.write((db) => db.deleteFrom('outboxMail').execute())
  catcher.mails.length = 0
})

afterAll(async () => {
  await catcher.close()
  await testApp.close()
})

/** The worker as the app starts it; `errors` holds what it would log. */
function startWorker(smtpUrl: string) {
  const context = { database: testApp.database, now: () => testApp.clock.now, ids: createIds(Date.now, 62) }
  const errors: unknown[] = []
  const mailer = createMailer({ server: smtpUrl, from: '环视 <roundview@yuanhang.example>' })
  const worker: MailWorker = startMailWorker({
    outbox: createOutbox(context, 'https://roundview.example'),
    serverFor: async () => ({ owner: null, mailer }),
    host: 'roundview.example',
    ...{ logError: (error) => errors.push(error), away: createAway(() => undefined) },
  })
  endings.push(async () => {
    await worker.stop()
    mailer.close()
  })
  return { worker, errors }
}

/** An SMTP server that says nothing to a mail before it is opened, and then `refusal`, or takes it. */
async function startSlowServer(refusal?: { code: number; text: string }) {
  const begun: string[] = []
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      begun.push(...session.envelope.rcptTo.map(({ address }) => address))
      stream.resume()
      stream.on('end', async () => {
        await opened
        done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  endings.push(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { url: `smtp://127.0.0.1:${port}`, begun, open }
}

const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 50_000, interval: 20 })

const pathOf = ({ questionnaireId: id }: Collecting) => ({ id })
const finish = (round: Collecting) => administrator.ok('finishQuestionnaire', { path: pathOf(round) })
const send = (round: Collecting, businessType: 'invite' | 'remind' | 'finished') =>
  administrator.ok('sendNotifications', { path: pathOf(round), body: { businessType, confirm: false, repeat: true } })
const summaryOf = (round: Collecting) => administrator.ok('getFeedbackSummary', { path: pathOf(round) })

const mailsOf = ({ questionnaireId: id }: Collecting) =>
  testApp.database.read((db) => db.selectFrom('outboxMail').selectAll().where('questionnaireId', '=', id).execute())
const linksOf = ({ questionnaireId: id }: Collecting) =>
  testApp.database.read((db) => db.selectFrom('answeringLink').selectAll().where('questionnaireId', '=', id).execute())

/** Everybody asked, once each: raters and, as their own, the evaluatees. */
const askedOf = (round: Collecting) => [...round.evaluatees, ...round.raters].map(({ email }) => email).sort()

const addressesOf = (mails: { to: string }[]) => mails.map(({ to }) => to).sort()

/** Eight people; everybody is invited, two peers answer, a third one is withdrawn, the six others and he are reminded. */
async function reminded(type: 1 | 2) {
  const round = await createCollecting(testApp, { type, evaluatees: 1 })
  await send(round, 'invite')
  const { worker, errors } = startWorker(catcher.url)
  await catcher.waitFor(8)
  await answerLevel(testApp, round, 0, 'sameLevel', [4, 5])
  await send(round, 'remind')
  worker.wake()
  await catcher.waitFor(14)
  await until(async () => (await mailsOf(round)).every(({ status }) => status === 'sent'))
  const [, , cancelled] = turnsOf(round, 0, 'sameLevel')
  await administrator.ok('bulkCancelAnswers', {
    path: pathOf(round),
    body: { ids: [cancelled?.id ?? 0], reason: '离职' },
  })
  return { round, worker, errors, cancelled: round.raters.find(({ employeeId }) => employeeId === cancelled?.raterId) }
}

describe('mails that wait when a round is finished', () => {
  const asked = ([1, 2] as const).flatMap((type) => (['invite', 'remind'] as const).map((kind) => ({ type, kind })))
  test.each(asked)('of type $type: each $kind is cancelled, thanks are sent', async ({ type, kind }) => {
    const { round, worker } = await reminded(type)
    await worker.stop()
    await send(round, kind)
    const { emailSent, emailWaiting } = await summaryOf(round)
    expect([emailSent, emailWaiting]).toMatchObject([{ invite: 8, remind: 6, finished: 0 }, 5])
    await finish(round)
    catcher.mails.length = 0
    await send(round, 'finished')
    expect(await summaryOf(round)).toMatchObject({
      emailSent: { invite: 8, remind: 6 },
      emailWaiting: 8,
      emailFailed: 0,
    })
    startWorker(catcher.url)
    await until(async () => (await summaryOf(round)).emailWaiting === 0)
    expect(addressesOf(catcher.mails)).toEqual(askedOf(round))
    expect(new Set(catcher.mails.map(({ mail }) => mail.subject))).toEqual(
      new Set(['“2026 年度管理者 360° 评估”已结束，谢谢您的参与']),
    )
  })

  test.each([1, 2] as const)('of type %i: what a worker has in hand and not begun is not sent', async (type) => {
    const round = await createCollecting(testApp, { type, evaluatees: 1, ratersPerLevel: CONNECTIONS })
    await send(round, 'invite')
    const server = await startSlowServer()
    const { worker, errors } = startWorker(server.url)
    await until(() => server.begun.length === CONNECTIONS)
    await finish(round)
    // What a worker has claimed comes before all else.
    const other = await createCollecting(testApp, { type, evaluatees: 1, ratersPerLevel: 0 })
    await send(other, 'invite')
    server.open()
    worker.wake()
    await until(() => server.begun.includes(other.evaluatees[0]?.email ?? ''))
    expect(server.begun).toHaveLength(CONNECTIONS + 1)
    expect(errors).toEqual([])
  })

  test.each([
    { name: 'sent', refusal: undefined },
    { name: 'failed', refusal: { code: 451, text: 'greylisted' } },
  ])('one that is $name afterwards brings nothing back and is no error', async ({ refusal }) => {
    const round = await createCollecting(testApp, { type: 2, evaluatees: 1, ratersPerLevel: { sameLevel: 3, self: 0 } })
    await send(round, 'invite')
    const server = await startSlowServer(refusal)
    const { worker, errors } = startWorker(server.url)
    await until(() => server.begun.length === 3)
    await finish(round)
    server.open()
    await worker.stop()
    expect(errors).toEqual([])
    expect(await mailsOf(round)).toEqual([])
    expect((await linksOf(round)).map(({ employeeId }) => employeeId)).toEqual([0, 0, 0])
    expect(await summaryOf(round)).toMatchObject({ emailSent: { invite: 0 }, emailWaiting: 0, emailFailed: 0 })
  })
})

describe('an anonymous round that is finished', () => {
  test('keeps how many mails there were, and nothing about a person’s', async () => {
    const { round } = await reminded(2)
    const before = await summaryOf(round)
    await finish(round)
    const { emailSent, emailWaiting, emailFailed } = await summaryOf(round)
    expect([emailSent, emailWaiting, emailFailed]).toEqual([before.emailSent, 0, 0])
    expect(emailSent).toEqual({ invite: 8, remind: 6, finished: 0, report: 0 })
    const { items, total } = await administrator.ok('listMails', { path: pathOf(round) })
    expect([items, total]).toEqual([[], 0])
    const mails = await mailsOf(round)
    const known = mails.map(({ id: _id, emailType: _emailType, ...rest }) => JSON.stringify(rest))
    expect(new Set(known).size).toBe(1)
    expect(mails[0]).toMatchObject({
      employeeId: 0,
      address: '',
      subject: '',
      content: '',
      createdAt: '',
      sentAt: null,
    })
    const links = await linksOf(round)
    expect(new Set(links.map(({ employeeId, createdAt }) => `${employeeId} ${createdAt}`))).toEqual(new Set(['0 ']))
  })

  test('thanks everybody who was asked: who answered, who did not, who was withdrawn; or nobody', async () => {
    const { round, worker, cancelled } = await reminded(2)
    await finish(round)
    catcher.mails.length = 0
    const told = await send(round, 'finished')
    worker.wake()
    await until(async () => (await summaryOf(round)).emailWaiting === 0)
    expect(addressesOf(catcher.mails)).toEqual(askedOf(round))
    expect(addressesOf(catcher.mails)).toContain(cancelled?.email)
    expect(told.recipients.map(({ reason }) => reason)).toEqual(askedOf(round).map(() => null))
    const words = catcher.mails.map(({ to, mail }) => {
      const name = [...round.raters, ...round.evaluatees].find(({ email }) => email === to)?.name ?? ''
      return mail.text?.replaceAll(name, '')
    })
    // The evaluatee is named in everybody's mail.
    expect(new Set(words).size).toBeLessThanOrEqual(2)
    const listed = await administrator.ok('listMails', { path: pathOf(round) })
    expect(new Set(listed.items.map(({ emailType, status }) => `${emailType} ${status}`))).toEqual(
      new Set(['finished sent']),
    )
    // Nobody can be chosen for a mail any more.
    const body = { confirm: false, participants: [round.relations[0]?.id ?? 0] }
    expect((await administrator.call('notifyParticipants', { path: pathOf(round), body })).returnCode).toBe(2032)
  })

  test('refuses to be asked about a person’s mails, and shows none', async () => {
    const { round } = await reminded(2)
    const path = pathOf(round)
    const filters = (['none', 'waiting', 'sent', 'failed'] as const).map((emailStatus) => ({ emailStatus }))
    const list = { list: 'feedback', parentId: round.questionnaireId, format: 'csv', language: 'zh' } as const
    for (const query of [...filters, { sort: 'emailStatus' as const }]) {
      expect((await administrator.call('listFeedback', { path, query })).returnCode).toBe(0)
    }
    await finish(round)
    await send(round, 'finished')
    for (const query of [...filters, { sort: 'emailStatus' as const }]) {
      expect((await administrator.call('listFeedback', { path, query })).returnCode).toBe(2061)
    }
    for (const filter of filters) {
      expect((await administrator.call('createExport', { body: { ...list, filter } })).returnCode).toBe(2061)
      const cancel = { filter, expectedCount: 8, reason: '离职' }
      expect((await administrator.call('bulkCancelAnswers', { path, body: cancel })).returnCode).toBe(2061)
    }
    const sorted = { ...list, sort: 'emailStatus', order: 'asc' } as const
    expect((await administrator.call('createExport', { body: sorted })).returnCode).toBe(2061)
    const { items } = await administrator.ok('listFeedback', { path })
    expect(items.map(({ emailStatus }) => emailStatus)).toEqual(round.relations.map(() => null))
    const file = await administrator.call('exportParticipants', { path })
    const lines = file.raw.toString().trim().split('\r\n').slice(1)
    expect(new Set(lines.map((line) => line.split(',').slice(3).join(',')))).toEqual(new Set([',,,是']))
  })

  test('of type 1 keeps both', async () => {
    const { round } = await reminded(1)
    await finish(round)
    const { items } = await administrator.ok('listFeedback', { path: pathOf(round), query: { emailStatus: 'sent' } })
    expect(items).toHaveLength(8)
    expect((await administrator.ok('listMails', { path: pathOf(round) })).total).toBe(14)
  })
})

/** All rows of the tables that a visit changed. */
async function changedBy(visit: () => Promise<unknown>) {
  const before = (await readContents(testApp)).rows
  await visit()
  const { rows } = await readContents(testApp)
  return Object.entries(rows).filter(([table, found]) => JSON.stringify(found) !== JSON.stringify(before[table]))
}

test('raters who come, look and go leave no row and no line that says when', async () => {
  const round = await createCollecting(testApp, { type: 2, evaluatees: 1 })
  const member = { displayName: '会员', email: 'member@yuanhang.example', password: 'a password of one’s own' }
  await administrator.ok('createEmployee', { body: member })
  await ownPasswords(testApp)
  const rater = testApp.visitor()
  const visit = () =>
    changedBy(async () => {
      await rater.ok('signIn', { body: { email: member.email, password: member.password } })
      await rater.ok('listFeedbackTasks')
    })
  const tablesOf = (changed: [string, unknown][]) => changed.map(([table]) => table).sort()
  // Open sessions, which say the day and end; the network, which says the month; how many came on that day.
  expect(tablesOf(await visit())).toEqual(['auditEvent', 'session', 'signInPlace'])
  expect(tablesOf(await changedBy(() => rater.ok('logout')))).toEqual(['session'])
  expect(tablesOf(await visit())).toEqual(['auditEvent', 'session'])
  const [turn] = round.relations
  const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(turn?.raterId ?? 0)}` })
  const looked = await changedBy(async () => {
    await visitor.ok('listFeedbackTasks')
    await visitor.ok('getFeedbackTask', { path: { relationId: turn?.id ?? 0 } })
  })
  expect(looked).toEqual([])
  expect(logged).toEqual([])
})
