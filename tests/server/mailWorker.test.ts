/** The worker that ends while mails wait: what it holds must be free for whoever starts next. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createOutbox } from '../../server/features/collection/outbox.ts'
import { createAway } from '../../server/mail/away.ts'
import { CONNECTIONS, type Mailer } from '../../server/mail/mailer.ts'
import { startMailWorker } from '../../server/mail/worker.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

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
  const mailer: Mailer = {
    async send() {
      begun += 1
      if (begun === CONNECTIONS) tellBusy()
      await opened
    },
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
    mailerFor: async () => mailer,
    host: 'roundview.example',
    ...{ logError: (error) => errors.push(error), away: createAway(() => undefined) },
  })
  await busy
  const ended = worker.stop()
  open()
  await ended
  const rows = await testApp.database.read((db) =>
    db.selectFrom('outboxMail').selectAll().where('questionnaireId', '=', round.questionnaireId).execute(),
  )
  expect(errors).toEqual([])
  expect(rows.filter(({ status }) => status === 'sent')).toHaveLength(CONNECTIONS)
  const left = rows.filter(({ status }) => status === 'waiting')
  expect(left.length).toBeGreaterThan(0)
  expect(left).toHaveLength(rows.length - CONNECTIONS)
  expect(left.every(({ claimedUntil, attempts }) => claimedUntil === null && attempts === 0)).toBe(true)
})
