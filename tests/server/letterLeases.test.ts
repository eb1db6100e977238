/** An invitation that waits while its person asks for a link: it is lost by no server that dies, and makes no link a dead one. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type CaughtMail, catchMails, type MailCatcher, refusal } from '../e2e/mailCatcher.ts'
import { layCable } from './cable.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const OWN = 'nobody else knows it'
const MINUTE = 60_000

let testApp: TestApp
let administrator: Visitor
let catcher: MailCatcher
/** To whom nothing is delivered. */
let refused = ''
/** What the next mail alone waits for at the mail server. */
let next: Promise<void> | undefined
let arrived = 0
let count = 0
let id: number
let email: string

beforeAll(async () => {
  catcher = await catchMails({
    onMailFrom(_address, _session, answer) {
      const held = next
      next = undefined
      arrived += 1
      void Promise.resolve(held).then(() => answer(null))
    },
    onRcptTo: ({ address }, _session, answer) => answer(address === refused ? refusal(450, 'not today') : null),
  })
  const environment = { SMTP_URL: catcher.url, PUBLIC_URL: 'https://roundview.example', TRUSTED_PROXIES: '1' }
  testApp = await startTestApp(environment)
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
  await catcher.close()
})

beforeEach(async () => {
  count += 1
  refused = ''
  catcher.mails.length = 0
  email = `invited${count}@yuanhang.example`
  id = await add(email)
})

const add = async (address: string) =>
  (await administrator.ok('createEmployee', { body: { displayName: '某人', email: address } })).id

const invite = (ids = [id]) => administrator.ok('bulkInviteEmployees', { body: { ids } })

const ask = (address = email) =>
  testApp.visitor({ 'x-forwarded-for': `203.0.113.${count}` }).ok('mailSignInLinks', { body: { email: address } })

const letters = () =>
  testApp.database.read((db) => db.selectFrom('letter').selectAll().where('employeeId', '=', id).execute())

const pass = (minutes: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * MINUTE)
}

/** The mail server takes the next mail only after what it answers. */
function holdNext(): { release: () => void; reached: () => Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const before = arrived
  next = promise
  return { release: resolve, reached: () => expect.poll(() => arrived).toBeGreaterThan(before) }
}

/** The letter was refused once, and waits. */
async function waiting() {
  refused = email
  await invite()
  await expect.poll(letters).toMatchObject([{ attempts: 1, claimedUntil: null }])
  refused = ''
}

const secretOf = (caught?: CaughtMail) => /\/invitation\/([\w-]{43})/.exec(caught?.mail.text ?? '')?.[1] ?? ''

const secrets = () => catcher.mails.filter(({ to }) => to === email).map(secretOf)

const accept = (secret = '') => testApp.visitor().call('acceptInvitation', { body: { secret, password: OWN } })

/** What was asked for has been looked up: a letter was written, or none. */
const spread = () =>
  expect
    .poll(() =>
      testApp.database.read((db) => db.selectFrom('letter').select('id').where('kind', '=', 'asked').execute()),
    )
    .toEqual([])

test('in hand it is the one that is mailed: whoever asks meanwhile gets no link that makes it a dead one', async () => {
  const { release, reached } = holdNext()
  await invite()
  await reached()
  pass(6)
  await ask()
  await spread()
  expect(secrets()).toEqual([])
  release()
  await expect.poll(letters).toEqual([])
  expect(secrets()).toHaveLength(1)
  expect((await accept(secrets()[0])).returnCode).toBe(0)
})

test('what a process had in hand that is gone is sent at the next look, long before its lease is over', async () => {
  await waiting()
  const moment = testApp.clock.now.toISOString()
  const inHand = { claimedBy: '0-gone', claimedUntil: '9999-01-01T00:00:00.000Z', nextAttemptAt: moment }
  await testApp.database.write((db) => db.updateTable('letter').set(inHand).where('employeeId', '=', id).execute())
  await expect.poll(secrets).toHaveLength(1)
  await expect.poll(letters).toEqual([])
  expect((await accept(secrets()[0])).returnCode).toBe(0)
})

test('in the hands of who asked for it, no look takes it back: the link that was asked for stays good', async () => {
  await waiting()
  // It would be due.
  pass(2)
  const { release, reached } = holdNext()
  await ask()
  await reached()
  const before = await letters()
  expect(before).toMatchObject([{ claimedBy: expect.stringMatching(/^0-/) }])
  // Longer than from one look to the next.
  await new Promise((wait) => setTimeout(wait, 6_000))
  expect(await letters()).toEqual(before)
  release()
  await expect.poll(letters).toEqual([])
  expect(secrets()).toHaveLength(1)
  expect((await accept(secrets()[0])).returnCode).toBe(0)
})

test('a link that may have arrived works until another comes in its place, which no mail server takes for the same mail', async () => {
  const slow = await catchMails({}, 2_000)
  const cable = await layCable(slow.url)
  const cut = await startTestApp({ SMTP_URL: cable.through(slow.url), PUBLIC_URL: 'https://roundview.example' })
  try {
    const boss = await cut.setUpAdministrator()
    const person = await boss.ok('createEmployee', { body: { displayName: '某人', email } })
    await boss.ok('bulkInviteEmployees', { body: { ids: [person.id] } })
    await slow.waitFor(1)
    cable.cut()
    const row = () => cut.database.read((db) => db.selectFrom('letter').selectAll().execute())
    await expect.poll(row).toMatchObject([{ attempts: 1, unreached: 1, claimedUntil: null }])
    const opened = async (place: number) => {
      const secret = secretOf(slow.mails[place])
      return (await cut.visitor().call('readInvitation', { body: { secret } })).returnCode
    }
    expect(await opened(0)).toBe(0)
    cut.clock.now = new Date(cut.clock.now.getTime() + 2 * MINUTE)
    await expect.poll(row).toEqual([])
    expect(slow.mails).toHaveLength(2)
    expect(await opened(1)).toBe(0)
    expect(new Set(slow.mails.map(({ mail }) => mail.messageId)).size).toBe(2)
  } finally {
    await cut.close()
    await cable.remove()
    await slow.close()
  }
})

test('what the own process has lost hold of is sent at the next look', async () => {
  const { release, reached } = holdNext()
  await invite()
  await reached()
  const [inHand] = await letters()
  if (inHand === undefined) throw new Error('there is a letter')
  release()
  await expect.poll(letters).toEqual([])
  // The same again, whose claim was not answered.
  const lost = { ...inHand, id: inHand.id + 1, nextAttemptAt: testApp.clock.now.toISOString() }
  await testApp.database.write((db) => db.insertInto('letter').values(lost).execute())
  await expect.poll(letters).toEqual([])
  await expect.poll(secrets).toHaveLength(2)
  expect((await accept(secrets()[1])).returnCode).toBe(0)
})

test('in hand it bears the name of its process, and of no other once it waits again', async () => {
  const { release, reached } = holdNext()
  refused = email
  await invite()
  await reached()
  expect(await letters()).toMatchObject([{ claimedBy: expect.stringMatching(/^0-[\w-]{12}$/) }])
  release()
  await expect.poll(letters).toMatchObject([{ attempts: 1, claimedUntil: null, claimedBy: null }])
})
