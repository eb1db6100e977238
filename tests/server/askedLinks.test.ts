/** Issue 6, point 12: who forgot the password, or has none yet, sets it by a link mailed to the own address; nobody else learns anything. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { join } from './inviting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const OLD = 'the first strong one'
const NEW = 'the second strong one'
const MINUTE = 60_000

let testApp: TestApp
let catcher: MailCatcher
let administrator: Visitor
let boss: Visitor
const logged: string[] = []
/** Letters are taken once this is over. */
let held: Promise<void> = Promise.resolve()
let count = 0
let email: string

const ids = createIds(Date.now, 62)

/** Another enterprise, later than those there are; answers its administrator. */
async function setUpAnother(enterpriseName: string, address: string): Promise<Visitor> {
  const context = { database: testApp.database, ids, now: () => testApp.clock.now }
  const owner = { enterpriseName, displayName: '别家', email: address, passwordHash: await hashPassword(OLD) }
  await setUpEnterprise(context, owner, false)
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email: address, password: OLD } })
  return visitor
}

beforeAll(async () => {
  catcher = await catchMails({
    onMailFrom: (_address, _session, done) => void held.then(() => done(null)),
  })
  const logger = { level: 'info', stream: { write: (line: string) => void logged.push(line) } }
  const environment = { SMTP_URL: catcher.url, PUBLIC_URL: 'https://roundview.example', TRUSTED_PROXIES: '1' }
  testApp = await startTestApp(environment, logger)
  administrator = await testApp.setUpAdministrator()
  boss = await setUpAnother('别家公司', 'boss@other.example')
})

afterAll(async () => {
  await testApp.close()
  await catcher.close()
})

beforeEach(() => {
  count += 1
  email = `forgot${count}@yuanhang.example`
  catcher.mails.length = 0
})

function pass(milliseconds: number): void {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + milliseconds)
}

/** Asks from an address of its own, as a test of another one must not have used it up. */
const ask = (address = email, from = `203.0.113.${count}`, language = 'en') =>
  testApp
    .visitor({ 'x-forwarded-for': from, 'accept-language': language })
    .call('mailSignInLinks', { body: { email: address } })

const add = async (who: Visitor, address = email) =>
  (await who.ok('createEmployee', { body: { displayName: '某人', email: address } })).id

/** Whoever was asked for has been written to. */
const settle = () =>
  expect.poll(() => testApp.database.read((db) => db.selectFrom('letter').selectAll().execute())).toEqual([])

const mailsTo = (address = email) => catcher.mails.filter(({ to }) => to === address)

/** The secret of the one mail of that kind, or of the one that is about that enterprise. */
async function mailed(kind: 'password' | 'invitation', about = ''): Promise<string> {
  await settle()
  const found = mailsTo().filter(
    ({ mail }) => mail.text?.includes(`/signin/#/${kind}/`) && mail.subject?.includes(about),
  )
  expect(found).toHaveLength(1)
  const [, secret = ''] = /\/signin\/#\/\w+\/([\w-]{43})/.exec(found[0]?.mail.text ?? '') ?? []
  expect(secret).not.toBe('')
  return secret
}

const signIn = async (password: string) =>
  (await testApp.visitor().call('signIn', { body: { email, password } })).returnCode

test('whoever has forgotten the password of a confirmed account sets another', async () => {
  await join(testApp, await add(administrator), OLD)
  expect(await ask(email.toUpperCase())).toMatchObject({ status: 200, result: { done: true } })
  const secret = await mailed('password')
  expect(mailsTo()).toHaveLength(1)
  expect(mailsTo()[0]?.mail.text).toContain('On the sign-in page somebody asked to set the password of this address.')
  expect(await signIn(OLD)).toBe(0)
  await testApp.visitor().ok('setPasswordByLink', { body: { secret, password: NEW } })
  expect(await signIn(OLD)).toBe(2010)
  expect(await signIn(NEW)).toBe(0)
  expect(logged.join('')).not.toContain(secret)
  expect(logged.join('')).not.toContain(email)
  // Nor was anything that could not be looked up, or be made.
  expect(logged.join('')).not.toContain('asked for')
})

test('whoever was imported and never signed in gets the first sign-in', async () => {
  await add(administrator)
  await ask()
  const secret = await mailed('invitation')
  expect(mailsTo()[0]?.mail.text).toContain('asked to sign in to 远航科技有限公司 with this address')
  await testApp.visitor().ok('acceptInvitation', { body: { secret, password: NEW } })
  expect(await signIn(NEW)).toBe(0)
})

test('each enterprise that knows the address is asked of, and both become one account', async () => {
  for (const who of [administrator, boss]) await add(who)
  await ask()
  const first = await mailed('invitation', '远航')
  expect(
    mailsTo()
      .map(({ mail }) => mail.subject)
      .sort(),
  ).toEqual(['Roundview: confirm your sign-in at 别家公司', 'Roundview: confirm your sign-in at 远航科技有限公司'])
  await testApp.visitor().ok('acceptInvitation', { body: { secret: first, password: NEW } })
  const second = await mailed('invitation', '别家')
  await testApp.visitor().ok('acceptInvitation', { body: { secret: second } })
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email, password: NEW } })
  expect(await visitor.ok('listRelatedEnterprises')).toHaveLength(2)
})

test('a confirmed account and an enterprise it has not joined: a link for each', async () => {
  await join(testApp, await add(administrator), OLD)
  await add(boss)
  await ask()
  await mailed('password')
  await mailed('invitation')
  expect(mailsTo()).toHaveLength(2)
})

test('however many enterprises an account has joined, the one it has not is mailed of', async () => {
  // As many as are mailed of at once.
  const joined = [administrator, boss]
  for (const place of [3, 4, 5]) joined.push(await setUpAnother(`第${place}公司`, `boss${place}@many.example`))
  const last = await setUpAnother('最后公司', 'boss6@many.example')
  for (const who of joined) await join(testApp, await add(who), OLD)
  await add(last)
  await ask()
  await mailed('invitation', '最后公司')
})

test('an unknown address and a disabled person are answered alike, and nothing is sent', async () => {
  const id = await add(administrator)
  await join(testApp, id, OLD)
  await administrator.ok('disableUser', { query: { uid: String(id) } })
  const unknown = await ask(`nobody${count}@yuanhang.example`)
  const answer = await ask()
  // They may be a second apart.
  expect({ ...answer, headers: { ...answer.headers, date: unknown.headers.date } }).toEqual(unknown)
  await settle()
  expect(mailsTo()).toEqual([])
  expect(mailsTo(`nobody${count}@yuanhang.example`)).toEqual([])
})

test('it is answered before anything is sent', async () => {
  await add(administrator)
  const { promise, resolve } = Promise.withResolvers<void>()
  held = promise
  expect((await ask()).returnCode).toBe(0)
  expect(mailsTo()).toEqual([])
  resolve()
  await expect.poll(() => mailsTo()).toHaveLength(1)
})

test('the letter is in the language of the page', async () => {
  await add(administrator)
  await ask(email, undefined, 'zh')
  await settle()
  expect(mailsTo()[0]?.mail.text).toContain('有人在登录页面请求用此邮箱登录远航科技有限公司的环视账号。')
})

test('nobody’s mailbox is filled: one within five minutes, and the more are asked for the longer it takes', async () => {
  await add(administrator)
  for (const again of [1, 2]) expect((await ask(email, `192.0.2.${again}`)).returnCode).toBe(0)
  await settle()
  expect(mailsTo()).toHaveLength(1)
  for (let asked = 0; asked < 40; asked += 1) {
    pass(5 * MINUTE + 1)
    expect((await ask(email, `192.0.2.${10 + asked}`)).returnCode).toBe(0)
    await settle()
  }
  // The first five of a day, and hardly more than one an hour after them.
  expect(mailsTo().length).toBeGreaterThan(4)
  expect(mailsTo().length).toBeLessThan(14)
})

test('one network asks twenty times an hour, whosever addresses; others go on', async () => {
  for (let asked = 0; asked < 20; asked += 1) expect((await ask(`a${asked}@x.example`)).returnCode).toBe(0)
  expect(await ask()).toMatchObject({ status: 429, returnCode: 2028, message: expect.stringContaining(' 30 ') })
  expect((await ask(email, '198.51.100.7')).returnCode).toBe(0)
})

test('a server without a mail server says so, and says it before', async () => {
  const without = await startTestApp()
  try {
    const visitor = without.visitor()
    expect(await visitor.ok('getSessionState')).toMatchObject({ mailsLinks: false })
    expect((await visitor.call('mailSignInLinks', { body: { email } })).returnCode).toBe(2074)
  } finally {
    await without.close()
  }
  expect(await testApp.visitor().ok('getSessionState')).toMatchObject({ mailsLinks: true })
})
