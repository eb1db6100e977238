/** The worker that ends, or dies, while mails wait: what it holds must be free for whoever starts next. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFindGone, type OtherInstances } from '../../server/database/engine/gone.ts'
import { createIds } from '../../server/database/ids.ts'
import { createOutbox } from '../../server/features/collection/outbox.ts'
import { createAway } from '../../server/mail/away.ts'
import { CONNECTIONS, type Mailer } from '../../server/mail/mailer.ts'
import { startMailWorker } from '../../server/mail/worker.ts'
import { catchMails } from '../e2e/mailCatcher.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { type Another, killStarted, startAnother } from './startAnother.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

const mailsOf = ({ database }: Pick<TestDatabase, 'database'>, { questionnaireId }: Collecting) =>
  database.read((db) =>
    db.selectFrom('outboxMail').selectAll().where('questionnaireId', '=', questionnaireId).execute(),
  )

/** Takes no mail before it is opened; `busy` resolves when as many are in hand as go at once. */
function startSlowMailer() {
  let begun = 0
  let open = () => {}
  let tellBusy = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  const busy = new Promise<void>((resolve) => {
    tellBusy = resolve
  })
  async function send() {
    begun += 1
    if (begun === CONNECTIONS) tellBusy()
    await opened
  }
  const mailer: Mailer = {
    send,
    sendPatiently: send,
    verify: async () => null,
    close: () => {},
  }
  return { mailer, busy, open }
}

test('a worker that ends sends what it has begun and gives the rest back at once', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 6, ratersPerLevel: 1 })
  const path = { id: round.questionnaireId }
  await administrator.ok('sendNotifications', { path, body: { businessType: 'invite', confirm: false } })
  const { mailer, busy, open } = startSlowMailer()
  const errors: unknown[] = []
  const context = { database: testApp.database, now: () => testApp.clock.now, ids: createIds(Date.now, 63) }
  const worker = startMailWorker({
    outbox: createOutbox(context, 'https://roundview.example'),
    serverFor: async () => ({ owner: null, mailer }),
    host: 'roundview.example',
    ...{ logError: (error) => errors.push(error), away: createAway(() => undefined) },
  })
  await busy
  const ended = worker.stop()
  open()
  await ended
  const rows = await mailsOf(testApp, round)
  expect(errors).toEqual([])
  expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(CONNECTIONS)
  const left = rows.filter(({ status }) => status === 'waiting')
  expect(left.length).toBeGreaterThan(0)
  expect(left).toHaveLength(rows.length - CONNECTIONS)
  expect(left.every(({ claimedUntil, attempts }) => claimedUntil === null && attempts === 0)).toBe(true)
  expect(rows.every(({ claimedBy }) => claimedBy === null)).toBe(true)
})

/** Whether each process's mails were sent by a worker of number 62 that starts, or are still that process's. */
async function sentOf(claimants: string[], others: OtherInstances | undefined) {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 6, ratersPerLevel: 1 })
  const path = { id: round.questionnaireId }
  await administrator.ok('sendNotifications', { path, body: { businessType: 'invite', confirm: false } })
  const ofWhom = new Map((await mailsOf(testApp, round)).map(({ id }, index) => [id, claimants[index] ?? null]))
  await testApp.database.write(async (db) => {
    for (const [id, claimedBy] of ofWhom) {
      const claim = { claimedBy, claimedUntil: claimedBy && '9999-01-01T00:00:00.000Z' }
      await db.updateTable('outboxMail').set(claim).where('id', '=', id).execute()
    }
  })
  const context = { database: testApp.database, now: () => testApp.clock.now, ids: createIds(Date.now, 62) }
  const worker = startMailWorker({
    outbox: createOutbox(context, 'https://roundview.example', {
      findGone: createFindGone(testApp.database, context.ids.run, others),
    }),
    serverFor: async () => ({
      owner: null,
      mailer: { send: async () => {}, sendPatiently: async () => {}, verify: async () => null, close: () => {} },
    }),
    host: 'roundview.example',
    ...{ logError: (error) => expect.unreachable(String(error)), away: createAway(() => undefined) },
  })
  // Also what it has in hand: it would give that back when it is stopped.
  const toSend = [null, context.ids.run]
  await expect
    .poll(async () =>
      (await mailsOf(testApp, round)).filter(
        ({ status, claimedBy }) => status === 'waiting' && toSend.includes(claimedBy),
      ),
    )
    .toEqual([])
  await worker.stop()
  const rows = await mailsOf(testApp, round)
  return claimants.map((run) => rows.find(({ id }) => ofWhom.get(id) === run)?.status)
}

test('what a process had in hand that is gone is sent at the start of the next one, long before the lease is over', async () => {
  const isSqlite = testApp.database.engine === 'sqlite'
  const runs = ['62-before', '1-free', '2-held', '63-operator']
  const others = { isFree: async (instance: number) => instance === 1 }
  // On SQLite there is no other server on the folder.
  expect(await sentOf(runs, others)).toEqual(['sent', 'sent', isSqlite ? 'sent' : 'waiting', 'waiting'])
  expect(await sentOf(runs, undefined)).toEqual([
    'sent',
    ...(isSqlite ? ['sent', 'sent'] : ['waiting', 'waiting']),
    'waiting',
  ])
})

const KILLS = 3
const MAILS_A_LIFE = 12

describe('a real process', () => {
  let place: TestDatabase

  beforeEach(async () => {
    place = await openTestDatabase()
  })

  afterEach(async () => {
    killStarted()
    await place.remove()
  })

  test('that is killed when mails were taken but not marked: each goes out, and at most one a connection twice', async () => {
    let server: Another
    let untilKill = 0
    // While one starts it gets no answer, so that it is killed in the middle of its mails and not of its start.
    let { promise: isUp, resolve: tellUp } = Promise.withResolvers<void>()
    const catcher = await catchMails({
      async onMailFrom(_address, _session, answer) {
        await isUp
        untilKill -= 1
        // The other connections' mails are taken, or about to be, and not marked.
        if (untilKill === 0) server.process.kill('SIGKILL')
        answer(null)
      },
    })
    const environment = { SMTP_URL: catcher.url, PUBLIC_URL: 'http://127.0.0.1' }
    server = await startAnother(place, environment)
    await server.caller.ok('setUpEnterprise', { body: ADMINISTRATOR })
    const round = await createCollecting(place, { type: 1, evaluatees: 60, ratersPerLevel: 1 })
    const path = { id: round.questionnaireId }
    await server.caller.ok('sendNotifications', { path, body: { businessType: 'invite', confirm: false } })
    for (let kills = 1; kills <= KILLS; kills += 1) {
      untilKill = MAILS_A_LIFE
      tellUp()
      await server.ended
      expect((await mailsOf(place, round)).some(({ claimedBy }) => claimedBy !== null)).toBe(true)
      ;({ promise: isUp, resolve: tellUp } = Promise.withResolvers<void>())
      server = await startAnother(place, environment)
    }
    untilKill = Number.POSITIVE_INFINITY
    tellUp()
    const left = async () => (await mailsOf(place, round)).filter(({ status }) => status !== 'sent').length
    // The leases would be waited for otherwise.
    await expect.poll(left, { timeout: 40_000 }).toBe(0)
    const times = new Map<string, number>()
    for (const { to } of catcher.mails) times.set(to, (times.get(to) ?? 0) + 1)
    const mails = await mailsOf(place, round)
    expect([...times.keys()].sort()).toEqual(mails.map(({ address }) => address).sort())
    const twice = catcher.mails.length - mails.length
    expect(twice).toBeLessThanOrEqual(KILLS * CONNECTIONS)
    await server.end('SIGKILL')
    await catcher.close()
  }, 180_000)
})
