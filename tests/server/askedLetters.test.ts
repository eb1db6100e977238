/** A link that somebody asked for is lost by no mail server that says "later", and by no server that dies (README, "When mail does not go out"). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createAskedLinks } from '../../server/features/directory/letters/askedLinks.ts'
import { createLetters } from '../../server/features/directory/letters/letters.ts'
import { createLeases } from '../../server/mail/leases.ts'
import { type CaughtMail, catchMails, type MailCatcher, refusal } from '../e2e/mailCatcher.ts'
import { join } from './inviting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const OWN = 'nobody else knows it'
const NEW = 'nor will they know this'
const MINUTE = 60_000
const HOUR = 60 * MINUTE

let testApp: TestApp
let administrator: Visitor
let catcher: MailCatcher
/** Whether the mail server asks everybody to come again. */
let isPuttingOff = false
const known = new Set<string>()
const logged: string[] = []
let count = 0
let id: number
let email: string

beforeAll(async () => {
  // Who comes for the first time is asked to come again (greylisting).
  catcher = await catchMails({
    onRcptTo({ address }, _session, answer) {
      const isPutOff = isPuttingOff || !known.has(address)
      known.add(address)
      answer(isPutOff ? refusal(451, 'come again later') : null)
    },
  })
  const logger = { level: 'info', stream: { write: (line: string) => void logged.push(line) } }
  const environment = { SMTP_URL: catcher.url, PUBLIC_URL: 'https://roundview.example', TRUSTED_PROXIES: '1' }
  testApp = await startTestApp(environment, logger)
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
  await catcher.close()
})

beforeEach(async () => {
  count += 1
  isPuttingOff = false
  logged.length = 0
  catcher.mails.length = 0
  await testApp.database.write((db) => db.deleteFrom('passwordLink').execute())
  email = `asks${count}@yuanhang.example`
  id = (await administrator.ok('createEmployee', { body: { displayName: '某人', email } })).id
})

const ask = () =>
  testApp.visitor({ 'x-forwarded-for': `203.0.113.${count}` }).ok('mailSignInLinks', { body: { email } })

const letters = () =>
  testApp.database.read((db) => db.selectFrom('letter').selectAll().where('address', '=', email).execute())

const stored = () =>
  testApp.database.read(async (db) => [
    ...(await db.selectFrom('passwordLink').selectAll().execute()),
    ...(await db.selectFrom('invitation').selectAll().where('email', '=', email).execute()),
  ])

/** It waits after a try that was put off. */
const waits = (attempts = 1) => expect.poll(letters).toMatchObject([{ attempts, claimedUntil: null }])

const pass = (milliseconds: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + milliseconds)
}

const mails = () => catcher.mails.filter(({ to }) => to === email)

const secretOf = (caught?: CaughtMail) => /\/signin\/#\/\w+\/([\w-]{43})/.exec(caught?.mail.text ?? '')?.[1] ?? ''

const KINDS = {
  passwordLink: {
    begin: () => join(testApp, id, OWN),
    use: (secret: string) => testApp.visitor().call('setPasswordByLink', { body: { secret, password: NEW } }),
  },
  askedInvitation: {
    begin: async () => {},
    use: (secret: string) => testApp.visitor().call('acceptInvitation', { body: { secret, password: NEW } }),
  },
} as const

describe.each(['passwordLink', 'askedInvitation'] as const)('%s', (kind) => {
  const { begin, use } = KINDS[kind]

  beforeEach(begin)

  test('comes once, after a mail server that puts off whoever comes for the first time; nothing of it stays', async () => {
    await ask()
    await waits()
    const [letter] = await letters()
    expect(letter).toMatchObject({ kind, employeeId: id })
    // Minutes, and no hours.
    expect(Date.parse(letter?.nextAttemptAt ?? '') - testApp.clock.now.getTime()).toBe(MINUTE)
    // Nobody has a link, and none is kept to be sent.
    expect(await stored()).toEqual([])
    expect(mails()).toEqual([])
    pass(MINUTE)
    await expect.poll(letters).toEqual([])
    expect(mails()).toHaveLength(1)
    expect((await use(secretOf(mails()[0]))).returnCode).toBe(0)
    expect(logged.join('')).not.toContain(email)
  })

  test('is sent at once to who asks again while it waits, and once', async () => {
    await ask()
    await waits()
    await ask()
    await expect.poll(letters).toEqual([])
    expect(mails()).toHaveLength(1)
    // What was sent just now is not sent again.
    await ask()
    await expect.poll(letters).toEqual([])
    expect(mails()).toHaveLength(1)
    expect((await use(secretOf(mails()[0]))).returnCode).toBe(0)
  })

  test('is tried no longer than its link would have lived', async () => {
    isPuttingOff = true
    await ask()
    await waits()
    const hours = kind === 'passwordLink' ? 24 : 72
    await testApp.database.write((db) =>
      db
        .updateTable('letter')
        .set({ nextAttemptAt: new Date(testApp.clock.now.getTime() + hours * HOUR).toISOString() })
        .where('address', '=', email)
        .execute(),
    )
    isPuttingOff = false
    pass(hours * HOUR - 1)
    // A look, which finds nothing due.
    await ask()
    await expect.poll(letters).toEqual([])
    expect(mails()).toHaveLength(1)
    catcher.mails.length = 0
    isPuttingOff = true
    pass(HOUR)
    await ask()
    await waits()
    pass(hours * HOUR)
    isPuttingOff = false
    await expect.poll(letters).toEqual([])
    expect(mails()).toEqual([])
    expect(logged.join('')).toContain(`"letter":"${kind}"`)
    // Who still wants one asks again.
    await ask()
    await expect.poll(mails).toHaveLength(1)
    administrator = testApp.visitor()
    await administrator.ok('signIn', { body: { email: 'admin@yuanhang.example', password: 'correct horse battery' } })
  })

  test('is not sent to who was disabled meanwhile', async () => {
    await ask()
    await waits()
    await administrator.ok('disableUser', { query: { uid: String(id) } })
    pass(MINUTE)
    await expect.poll(letters).toEqual([])
    expect(mails()).toEqual([])
    expect(await stored()).toEqual([])
    const { items } = await administrator.ok('listAuditEvents', {
      query: { action: 'person.invitationFailed' } as never,
    })
    expect(items).toEqual([])
  })
})

test('a link to set the password goes with the password it was asked for', async () => {
  await join(testApp, id, OWN)
  await ask()
  await waits()
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email, password: OWN } })
  await visitor.ok('changePassword', { body: { oldPassword: OWN, password: NEW } })
  expect(await letters()).toEqual([])
})

test.each(['passwordLink', 'askedInvitation', 'asked'] as const)('no enterprise’s relay gets it: %s', async (kind) => {
  const { enterpriseId } = await testApp.database.read((db) =>
    db.selectFrom('employee').select('enterpriseId').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  const at = (hours: number) => new Date(testApp.clock.now.getTime() + hours * HOUR)
  const row = {
    enterpriseId,
    id: 1,
    employeeId: id,
    userId: null,
    name: '某人',
    address: email,
    kind,
    language: 'zh',
  } as const
  const waits = {
    attempts: 0,
    unreached: 0,
    nextAttemptAt: at(1).toISOString(),
    claimedUntil: null,
    createdAt: at(0).toISOString(),
  }
  await testApp.database.write((db) =>
    db
      .insertInto('letter')
      .values({ ...row, ...waits })
      .execute(),
  )
  const later = { database: testApp.database, ids: createIds(Date.now, 61), now: () => at(2) }
  const without = createLetters(later, {
    publicUrl: '',
    hasServer: false,
    tellGivenUp: () => {},
    leases: createLeases(),
  })
  expect(await without.claim(5, { except: [] })).toEqual([])
  expect(await letters()).toMatchObject([{ claimedUntil: null }])
  await testApp.database.write((db) => db.deleteFrom('letter').execute())
})

test('what was asked for an address that nobody has leaves nothing', async () => {
  const address = `nobody${count}@yuanhang.example`
  await testApp.visitor({ 'x-forwarded-for': '203.0.113.99' }).ok('mailSignInLinks', { body: { email: address } })
  await expect
    .poll(() =>
      testApp.database.read((db) => db.selectFrom('letter').selectAll().where('kind', '=', 'asked').execute()),
    )
    .toEqual([])
  expect(catcher.mails.filter(({ to }) => to === address)).toEqual([])
})

test('of several who ask for one address at once, one is looked up', async () => {
  const context = { database: testApp.database, ids: createIds(Date.now, 60), now: () => testApp.clock.now }
  const asked = createAskedLinks(context, { serverMailer: {} as never, wake: () => undefined })
  await Promise.all([1, 2, 3].map((network) => asked.ask(email, `203.0.113.${100 + network}`, 'zh')))
  expect((await letters()).map(({ kind }) => kind)).toEqual(['asked'])
})
