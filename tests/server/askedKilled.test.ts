/** A server that is killed with a link in hand that somebody asked for: the next one mails it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createAskedLinks } from '../../server/features/directory/letters/askedLinks.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { killStarted, startAnother } from './startAnother.ts'
import { ADMINISTRATOR } from './testApp.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

let place: TestDatabase
let catcher: MailCatcher
/** Mails that were begun, and what the next one waits for. */
let begun = 0
let held: Promise<void> | undefined

/** Each starts several processes, on a machine that may be busy. */
vi.setConfig({ testTimeout: 180_000 })

beforeEach(async () => {
  begun = 0
  held = undefined
  place = await openTestDatabase()
  catcher = await catchMails({
    onMailFrom(_address, _session, answer) {
      const waited = held
      held = undefined
      begun += 1
      void Promise.resolve(waited).then(() => answer(null))
    },
  })
})

afterEach(async () => {
  killStarted()
  await catcher.close()
  await place.remove()
})

const { email } = ADMINISTRATOR
const NEW = 'nobody else knows it'

const start = () => startAnother(place, { SMTP_URL: catcher.url })

/** The one that was mailed sets the password. */
async function expectMailed(caller: Awaited<ReturnType<typeof start>>['caller']) {
  await catcher.waitFor(1)
  await expect.poll(() => place.database.read((db) => db.selectFrom('letter').selectAll().execute())).toEqual([])
  expect(catcher.mails.map(({ to }) => to)).toEqual([email])
  const [, secret = ''] = /\/signin\/#\/password\/([\w-]{43})/.exec(catcher.mails[0]?.mail.text ?? '') ?? []
  await caller.ok('setPasswordByLink', { body: { secret, password: NEW } })
}

async function confirmed() {
  const { id } = await place.database.read((db) => db.selectFrom('employee').select('id').executeTakeFirstOrThrow())
  await place.database.write((db) => db.updateTable('user').set({ confirmedAt: '2026-11-01' }).execute())
  return id
}

test('killed between the link and the mail', async () => {
  const first = await start()
  await first.caller.ok('setUpEnterprise', { body: ADMINISTRATOR })
  await confirmed()
  held = new Promise(() => undefined)
  await first.caller.ok('mailSignInLinks', { body: { email } })
  await expect.poll(() => begun, { timeout: 20_000 }).toBe(1)
  await first.end('SIGKILL')
  expect(catcher.mails).toEqual([])
  const second = await start()
  // Within five minutes: neither is this one refused for a link that nobody got, nor are there two.
  await second.caller.ok('mailSignInLinks', { body: { email } })
  await expectMailed(second.caller)
  await second.end('SIGKILL')
})

test('killed between the answer and the first look', async () => {
  const first = await start()
  await first.caller.ok('setUpEnterprise', { body: ADMINISTRATOR })
  await confirmed()
  await first.end('SIGKILL')
  const context = { database: place.database, now: () => new Date(), ids: createIds(Date.now, 61) }
  const asked = createAskedLinks(context, { serverMailer: {} as never, wake: () => undefined })
  await asked.ask(email, '203.0.113.1', 'zh')
  const second = await start()
  await expectMailed(second.caller)
  await second.end('SIGKILL')
})
