/** Issue 6, point 9: a person known elsewhere joins an enterprise only by confirming; no enterprise's password opens another. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { catchMails, type MailCatcher } from '../e2e/mailCatcher.ts'
import { invite, join } from './inviting.ts'
import { ownPasswords } from './ownPasswords.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const BOSS = { email: 'boss@other.example', password: 'another strong one' }
const THEIRS = 'chosen by the others'

let testApp: TestApp
let catcher: MailCatcher
let administrator: Visitor
let boss: Visitor
let uid: string
let count = 0
let email: string

/** What the mail server says to a letter; null takes it. */
let refusal: Error | null = null

beforeAll(async () => {
  catcher = await catchMails({
    onRcptTo: (_address, _session, done) => done(refusal),
  })
  testApp = await startTestApp({ SMTP_URL: catcher.url, PUBLIC_URL: 'https://roundview.example' })
  administrator = await testApp.setUpAdministrator()
  uid = (await administrator.ok('getEnterpriseBasic')).enterpriseUid
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(BOSS.password)
  const owner = { enterpriseName: '别家公司', displayName: '别家', email: BOSS.email, passwordHash }
  await setUpEnterprise(context, owner, false)
  boss = await signIn(BOSS.email, BOSS.password)
})

afterAll(async () => {
  await testApp.close()
  await catcher.close()
})

beforeEach(() => {
  count += 1
  email = `both${count}@yuanhang.example`
  catcher.mails.length = 0
})

async function signIn(address: string, password: string, eid?: string): Promise<Visitor> {
  await ownPasswords(testApp)
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email: address, password, ...(eid !== undefined && { eid }) } })
  return visitor
}

const enterprisesOf = async (visitor: Visitor) =>
  (await visitor.ok('listRelatedEnterprises')).map(({ enterpriseName }) => enterpriseName).sort()

/** The attacker's enterprise makes an account with the address of somebody who will be asked to run the first one. */
async function attack() {
  const theirs = await boss.ok('createEmployee', { body: { displayName: '两家', email, password: THEIRS } })
  const ours = await administrator.ok('createEmployee', { body: { displayName: '两家', email } })
  const body = { id: ours.id, displayName: '两家', employeeNo: '', departId: null, role: 'admin' as const }
  await administrator.ok('updateEmployee', { body })
  return { theirs, ours }
}

/** The password of the other enterprise opens it alone. */
async function expectShutOut(password: string) {
  for (const eid of [undefined, uid]) {
    const thief = await signIn(email, password, eid)
    expect(await enterprisesOf(thief)).toEqual(['别家公司'])
    expect(await thief.ok('getCurrentUser')).toMatchObject({ enterpriseName: '别家公司', role: 'member' })
    expect((await thief.call('switchEnterprise', { body: { enterpriseUid: uid } })).returnCode).toBe(2001)
    expect((await thief.call('listEmployees')).returnCode).toBe(403)
  }
}

describe('an enterprise’s password never opens another enterprise', () => {
  test('an account made before with the address of a future administrator', async () => {
    await attack()
    await expectShutOut(THEIRS)
  })

  test('a sign-in given here does not let the other enterprise’s password in either', async () => {
    const { ours } = await attack()
    await administrator.ok('resetUserPassword', { path: { id: ours.id }, body: { password: 'chosen by this one' } })
    await expectShutOut(THEIRS)
    expect(await (await signIn(email, 'chosen by this one')).ok('getCurrentUser')).toMatchObject({ role: 'admin' })
  })

  test('an imported row with the address', async () => {
    await boss.ok('createEmployee', { body: { displayName: '两家', email, password: THEIRS } })
    await administrator.ok('importEmployees', { body: { text: `name,email\n两家,${email}\n`, allOrNothing: true } })
    const find = () => administrator.ok('listEmployees', { query: { kw: email } })
    await expect.poll(async () => (await find()).total, { timeout: 10_000 }).toBe(1)
    await expectShutOut(THEIRS)
  })

  test('somebody moved to the address', async () => {
    await boss.ok('createEmployee', { body: { displayName: '两家', email, password: THEIRS } })
    const person = { displayName: '改', email: `before${count}@yuanhang.example`, password: 'a long enough line' }
    const { id } = await administrator.ok('createEmployee', { body: person })
    await administrator.ok('updateEmployee', {
      body: { id, displayName: '改', employeeNo: '', departId: null, email, role: 'admin' },
    })
    await expectShutOut(THEIRS)
  })
})

test('an address answers alike whether it is known elsewhere or not', async () => {
  await boss.ok('createEmployee', { body: { displayName: '两家', email, password: THEIRS } })
  for (const password of [undefined, 'chosen by this one']) {
    const answers = []
    for (const address of [`${password === undefined ? 'a' : 'b'}.new${count}@yuanhang.example`, email]) {
      const body = { displayName: '某人', email: address, ...(password !== undefined && { password }) }
      const made = await administrator.call('createEmployee', { body })
      const { id } = made.result
      const reset = await administrator.call('resetUserPassword', { path: { id }, body: { password: 'set once more' } })
      const opened = await testApp.visitor().call('signIn', { body: { email: address, password: 'set once more' } })
      await administrator.ok('updateEmployee', {
        body: { id, displayName: '某人', employeeNo: '', departId: null, email: `gone${id}@yuanhang.example` },
      })
      answers.push([made, reset, opened].map(({ returnCode, status, message }) => ({ returnCode, status, message })))
    }
    expect(answers[1]).toEqual(answers[0])
    expect(answers[0]?.map(({ returnCode }) => returnCode)).toEqual([0, 0, 2026])
  }
  expect(await enterprisesOf(administrator)).toEqual([ADMINISTRATOR.enterpriseName])
})

/** What stands behind /invitation/ in the newest mail. */
function mailedSecret(): string {
  const [, secret = ''] =
    /\/signin\/#\/invitation\/([\w-]{43})/.exec(
      catcher.mails.map(({ mail }) => mail.text).findLast((text) => text?.includes('/invitation/')) ?? '',
    ) ?? []
  return secret
}

const OWN = 'known to the person alone'
const readLink = (secret: string) => testApp.visitor().ok('readInvitation', { body: { secret } })
const accept = (secret: string, password?: string, visitor = testApp.visitor()) =>
  visitor.call('acceptInvitation', { body: { secret, ...(password !== undefined && { password }) } })

describe('the mailed link', () => {
  test('gives the person an own sign-in; the other enterprise joins it by a link of its own', async () => {
    const { theirs, ours } = await attack()
    await administrator.ok('inviteEmployee', { path: { id: ours.id } })
    const [letter, ...others] = catcher.mails.filter(({ mail }) => mail.text?.includes('/invitation/'))
    expect([letter?.to, others]).toEqual([email, []])
    expect(letter?.mail.text).toContain(ADMINISTRATOR.enterpriseName)
    const secret = mailedSecret()
    const shown = { enterpriseName: ADMINISTRATOR.enterpriseName, enterpriseUid: uid, email }
    expect(await readLink(secret)).toEqual({ ...shown, needsPassword: true, isMailed: true })
    expect(await accept(secret)).toMatchObject({ returnCode: 2000, result: { fields: [{ field: 'password' }] } })
    expect(await accept(secret, '111111111111')).toMatchObject({ returnCode: 2014 })
    expect((await accept(secret, OWN)).returnCode).toBe(0)
    expect((await accept(secret, OWN)).returnCode).toBe(2018)
    expect(await (await signIn(email, OWN)).ok('getCurrentUser')).toMatchObject({ role: 'admin' })
    await expectShutOut(THEIRS)
    const thief = await signIn(email, THEIRS)
    await boss.ok('inviteEmployee', { path: { id: theirs.id } })
    const second = mailedSecret()
    expect(await readLink(second)).toMatchObject({ enterpriseName: '别家公司', needsPassword: false })
    // A password that comes along is not heeded: the link joins, it sets nothing.
    expect((await accept(second, 'chosen by a stranger')).returnCode).toBe(0)
    expect((await thief.call('getCurrentUser')).returnCode).toBe(401)
    expect(await enterprisesOf(await signIn(email, OWN))).toEqual(['别家公司', ADMINISTRATOR.enterpriseName])
    for (const password of [THEIRS, 'chosen by a stranger']) {
      await expect(signIn(email, password)).rejects.toThrow('2010')
    }
  })

  test('a password somebody else knows does not outlive the confirmation, nor do its sessions', async () => {
    const { theirs } = await attack()
    const thief = await signIn(email, THEIRS)
    await join(testApp, theirs.id, OWN)
    expect((await thief.call('getCurrentUser')).returnCode).toBe(401)
    await expect(signIn(email, THEIRS)).rejects.toThrow('2010')
    const reset = { path: { id: theirs.id }, body: { password: THEIRS } }
    expect(await boss.ok('resetUserPassword', reset)).toEqual({ done: true, mailed: true })
    await expect(signIn(email, THEIRS)).rejects.toThrow('2010')
    await signIn(email, OWN)
  })

  test('opened beside a session of the same address, that account is the one that joins', async () => {
    const { theirs, ours } = await attack()
    const here = await signIn(email, THEIRS)
    const secret = await invite(testApp, ours.id)
    expect((await accept(secret, '别家的密码谁也猜不到是什么', here)).returnCode).toBe(2014)
    expect((await accept(secret, OWN, here)).returnCode).toBe(0)
    expect(await enterprisesOf(await signIn(email, OWN))).toEqual(['别家公司', ADMINISTRATOR.enterpriseName])
    expect((await here.call('getCurrentUser')).returnCode).toBe(401)
    await expect(signIn(email, THEIRS)).rejects.toThrow('2010')
    expect((await boss.ok('getEmployee', { path: { id: theirs.id } })).email).toBe(email)
  })

  test('a session of another address changes nothing', async () => {
    const { ours } = await attack()
    expect((await accept(await invite(testApp, ours.id), OWN, boss)).returnCode).toBe(0)
    expect(await enterprisesOf(boss)).toEqual(['别家公司'])
    expect(await enterprisesOf(await signIn(email, OWN))).toEqual([ADMINISTRATOR.enterpriseName])
  })

  test('a link handed over proves no address: it opens one enterprise and never a confirmed account', async () => {
    const { theirs, ours } = await attack()
    await join(testApp, theirs.id, OWN)
    const handed = await invite(testApp, ours.id, 0)
    expect(await readLink(handed)).toMatchObject({ needsPassword: true, isMailed: false })
    expect((await accept(handed, 'for this one alone')).returnCode).toBe(0)
    expect(await enterprisesOf(await signIn(email, 'for this one alone'))).toEqual([ADMINISTRATOR.enterpriseName])
    expect(await enterprisesOf(await signIn(email, OWN))).toEqual(['别家公司'])
    const again = await invite(testApp, theirs.id, 0)
    expect((await accept(again, 'a thief with the link')).returnCode).toBe(2018)
  })

  test('a password is not the number', async () => {
    const { ours } = await attack()
    await administrator.ok('updateEmployee', {
      body: { id: ours.id, displayName: '两家', employeeNo: `NUMBER-${count}`, departId: null },
    })
    const secret = await invite(testApp, ours.id)
    expect((await accept(secret, `it is number-${count} again`)).returnCode).toBe(2014)
    expect((await accept(secret, OWN)).returnCode).toBe(0)
  })

  test('that makes an administrator of who only answers elsewhere leaves today’s session open', async () => {
    const { theirs, ours } = await attack()
    await join(testApp, theirs.id, OWN)
    const answering = await signIn(email, OWN)
    const secret = await invite(testApp, ours.id)
    expect((await accept(secret)).returnCode).toBe(0)
    const { userId } = await testApp.database.read((db) =>
      db.selectFrom('employee').select('userId').where('id', '=', ours.id).executeTakeFirstOrThrow(),
    )
    const sessions = await testApp.database.read((db) =>
      db.selectFrom('session').select(['createdAt', 'lastSeenAt']).where('userId', '=', userId).execute(),
    )
    const joinedAt = testApp.clock.now.toISOString()
    expect(sessions).toEqual([{ createdAt: joinedAt, lastSeenAt: joinedAt }])
    expect(await answering.ok('getCurrentUser')).toMatchObject({ enterpriseName: '别家公司', role: 'member' })
  })

  test('ends with time, with another address, with the person’s being disabled', async () => {
    const { ours } = await attack()
    const path = { id: ours.id }
    const secret = await invite(testApp, ours.id)
    const read = () => testApp.visitor().call('readInvitation', { body: { secret } })
    expect((await read()).returnCode).toBe(0)
    await administrator.ok('disableUser', { query: { uid: String(ours.id) } })
    expect((await read()).returnCode).toBe(2018)
    expect((await administrator.call('inviteEmployee', { path })).returnCode).toBe(2074)
    await administrator.ok('enableUser', { query: { uid: String(ours.id) } })
    const body = { id: ours.id, displayName: '两家', employeeNo: '', departId: null }
    await administrator.ok('updateEmployee', { body: { ...body, email: `else${count}@yuanhang.example` } })
    expect((await read()).returnCode).toBe(2018)
    await administrator.ok('updateEmployee', { body: { ...body, email } })
    expect((await read()).returnCode).toBe(0)
    const before = testApp.clock.now
    testApp.clock.now = new Date(before.getTime() + 86_400_000)
    expect((await accept(secret, OWN)).returnCode).toBe(2018)
    testApp.clock.now = before
  })

  test('two at the same moment: one of them is heeded', async () => {
    const { ours } = await attack()
    const secret = await invite(testApp, ours.id)
    const codes = await Promise.all([accept(secret, OWN), accept(secret, 'a second strong one')])
    expect(codes.map(({ returnCode }) => returnCode).sort()).toEqual([0, 2018])
  })

  test('of a letter the mail server refused no link is left: the next try need not wait', async () => {
    const { ours } = await attack()
    const path = { id: ours.id }
    refusal = new Error('greylisted, try again')
    const refused = await administrator.call('inviteEmployee', { path })
    refusal = null
    expect(refused).toMatchObject({ returnCode: 2074, message: expect.stringContaining('greylisted, try again') })
    expect((await administrator.call('inviteEmployee', { path })).returnCode).toBe(0)
    expect((await accept(mailedSecret(), OWN)).returnCode).toBe(0)
  })

  test('a second mail waits, and the enterprise’s wish reads alike for an address known elsewhere', async () => {
    const { ours } = await attack()
    const fresh = await administrator.ok('createEmployee', {
      body: { displayName: '新', email: `fresh${count}@yuanhang.example` },
    })
    const answers = []
    for (const { id } of [ours, fresh]) {
      for (let time = 0; time < 2; time += 1) answers.push(await administrator.call('inviteEmployee', { path: { id } }))
    }
    const told = answers.map(({ returnCode, message }) => ({ returnCode, message }))
    expect(told.slice(2)).toEqual(told.slice(0, 2))
    expect(told.map(({ returnCode }) => returnCode)).toEqual([0, 2074, 0, 2074])
  })
})
