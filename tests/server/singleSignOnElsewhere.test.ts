/** Whoever an enterprise's provider signs in is in that enterprise alone (docs/decisions/0017, 0018). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type IdentityProvider, startIdentityProvider } from './identityProvider.ts'
import { invite, join } from './inviting.ts'
import { addEnterprise, CODES, operatorOf, REDIRECT_URI, setProvider, signOn, uidOf } from './signOnWorld.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const BOTH = { email: 'both@yuanhang.example', password: 'one that fits twice' }
const CLAIMS = { email: BOTH.email, email_verified: true }

let testApp: TestApp
let provider: IdentityProvider
let administrator: Visitor
let uid: string
/** The other enterprise, of which the same confirmed account is the administrator. */
let elsewhere: { uid: string; enterpriseId: number }
let employeeId: number
let byPassword: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  provider = await startIdentityProvider({ redirectUri: REDIRECT_URI })
  provider.people.set('both', CLAIMS)
  administrator = await testApp.setUpAdministrator()
  uid = await uidOf(administrator)
  const made = await addEnterprise(testApp, BOTH.email, BOTH.password)
  const here = await administrator.ok('createEmployee', { body: { displayName: '两边', email: BOTH.email } })
  employeeId = here.id
  for (const each of [made.employeeId, employeeId]) await join(testApp, each, BOTH.password)
  byPassword = await signIn()
  elsewhere = { uid: await uidOf(byPassword), enterpriseId: made.enterpriseId }
  await setProvider(testApp, uid, provider.issuer)
})

afterAll(async () => {
  await testApp.close()
  await provider.close()
})

async function signIn() {
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: BOTH })
  const related = await visitor.ok('listRelatedEnterprises')
  const other = related.find((one) => one.enterpriseUid !== uid)
  if (other !== undefined) await visitor.ok('switchEnterprise', { body: { enterpriseUid: other.enterpriseUid } })
  return visitor
}

async function byProvider(): Promise<Visitor> {
  const visitor = testApp.visitor()
  expect(await signOn(visitor, provider, 'both', { eid: uid })).toMatchObject({ returnCode: 0 })
  return visitor
}

test('with several enterprises and none named, nobody is offered the provider of one', async () => {
  const state = (eid?: string) => testApp.visitor().ok('getSessionState', { query: eid === undefined ? {} : { eid } })
  expect((await state()).singleSignOn).toBe(false)
  expect((await state(uid)).singleSignOn).toBe(true)
  expect((await state(elsewhere.uid)).singleSignOn).toBe(false)
  for (const eid of [undefined, elsewhere.uid]) {
    const body = eid === undefined ? {} : { eid }
    expect(await testApp.visitor().call('beginSingleSignOn', { body })).toMatchObject({ returnCode: CODES.notOffered })
  }
})

test('it sees and enters no other enterprise of the same account', async () => {
  const visitor = await byProvider()
  expect(await uidOf(visitor)).toBe(uid)
  expect((await visitor.ok('listRelatedEnterprises')).map(({ enterpriseUid }) => enterpriseUid)).toEqual([uid])
  const there = await visitor.call('switchEnterprise', { body: { enterpriseUid: elsewhere.uid } })
  expect(there).toMatchObject({ returnCode: 2001 })
  expect(await uidOf(visitor)).toBe(uid)
  // The same, entered anew, stays what it is.
  await visitor.ok('switchEnterprise', { body: { enterpriseUid: uid } })
  expect((await visitor.ok('listRelatedEnterprises')).length).toBe(1)
  expect((await byPassword.ok('listRelatedEnterprises')).length).toBe(2)
})

test('it neither lists nor ends the sessions of another enterprise', async () => {
  const [visitor, second] = [await byProvider(), await byProvider()]
  const own = (await byPassword.ok('listSessions')).find(({ isCurrent }) => isCurrent)
  expect((await visitor.ok('listSessions')).map(({ key }) => key)).not.toContain(own?.key)
  const ended = await visitor.call('endSession', { path: { key: own?.key ?? '' } })
  expect(ended).toMatchObject({ returnCode: 2001 })
  await visitor.ok('endOtherSessions')
  expect((await second.call('getCurrentUser')).returnCode).toBe(401)
  await byPassword.ok('getCurrentUser')
  await visitor.ok('getCurrentUser')
})

test('an administrator of the other enterprise is none here', async () => {
  const visitor = await byProvider()
  expect(await visitor.ok('getCurrentUser')).toMatchObject({ role: 'member', employeeId })
  expect((await visitor.call('listEmployees')).returnCode).toBe(403)
})

test('a person of the other enterprise alone is unknown here', async () => {
  const email = 'there@yuanhang.example'
  provider.people.set('there', { email, email_verified: true })
  await byPassword.ok('createEmployee', { body: { displayName: '那边', email } })
  expect(await signOn(testApp.visitor(), provider, 'there', { eid: uid })).toMatchObject({ returnCode: CODES.unknown })
})

test('a mailed link of another enterprise does not join the account it signed in', async () => {
  const email = 'fresh@yuanhang.example'
  provider.people.set('fresh', { email, email_verified: true })
  await administrator.ok('createEmployee', { body: { displayName: '新', email } })
  const there = await byPassword.ok('createEmployee', { body: { displayName: '新', email } })
  const visitor = testApp.visitor()
  await signOn(visitor, provider, 'fresh', { eid: uid })
  const secret = await invite(testApp, there.id)
  await visitor.ok('acceptInvitation', { body: { secret, password: 'a long one of my own' } })
  const accounts = await testApp.database.read((db) =>
    db.selectFrom('user').select(['id', 'confirmedAt', 'passwordHash']).where('email', '=', email).execute(),
  )
  expect(accounts.map(({ confirmedAt, passwordHash }) => [confirmedAt === null, passwordHash === null])).toContainEqual(
    [true, true],
  )
  expect(accounts).toHaveLength(2)
})

test('an administrator it signed in sets no password for that account, also where no link can be mailed', async () => {
  const { email, password } = ADMINISTRATOR
  provider.people.set('boss', { email, email_verified: true })
  const boss = testApp.visitor()
  await signOn(boss, provider, 'boss', { eid: uid })
  const { employeeId: id } = await boss.ok('getCurrentUser')
  const reset = { path: { id }, body: { password: 'what the provider chose' } }
  expect(await boss.call('resetUserPassword', reset)).toMatchObject({ returnCode: 2074 })
  await testApp.visitor().ok('signIn', { body: { email, password } })
  await administrator.ok('getCurrentUser')
})

describe('the password, which opens the other enterprise too,', () => {
  const change = (visitor: Visitor, oldPassword: string) =>
    visitor.call('changePassword', { body: { oldPassword, password: 'what the provider chose' } })

  test('is neither guessed nor changed by it, right or wrong, and ends no session elsewhere', async () => {
    const visitor = await byProvider()
    expect(await visitor.ok('getCurrentUser')).toMatchObject({ keepsPassword: true })
    expect(await byPassword.ok('getCurrentUser')).toMatchObject({ keepsPassword: false })
    for (const oldPassword of [...Array.from({ length: 7 }, () => 'a guess at it'), BOTH.password]) {
      expect(await change(visitor, oldPassword)).toMatchObject({ returnCode: CODES.keepsPassword, status: 409 })
    }
    await byPassword.ok('getCurrentUser')
    await visitor.ok('getCurrentUser')
    const english = await visitor.call('changePassword', {
      body: { oldPassword: BOTH.password, password: 'what the provider chose' },
      headers: { 'accept-language': 'en' },
    })
    expect(english.message).toContain('Forgot your password, or first time here?')
  })

  test('is answered the same of an account that opens this enterprise alone, or has none', async () => {
    const email = 'alone@yuanhang.example'
    provider.people.set('alone', { email, email_verified: true })
    await administrator.ok('createEmployee', { body: { displayName: '独', email } })
    const visitor = testApp.visitor()
    await signOn(visitor, provider, 'alone', { eid: uid })
    expect(await change(visitor, BOTH.password)).toMatchObject({ returnCode: CODES.keepsPassword })
  })

  test('is changed by who came with it, whatever was tried by the provider', async () => {
    const visitor = await signIn()
    expect(await change(visitor, 'mistyped')).toMatchObject({ returnCode: 2075 })
    await visitor.ok('changePassword', { body: { oldPassword: BOTH.password, password: 'another that fits twice' } })
    await visitor.ok('changePassword', { body: { oldPassword: 'another that fits twice', password: BOTH.password } })
    byPassword = await signIn()
  })
})

test('no network is known by it, where passwords could be tried while the name is blocked', async () => {
  const places = () => testApp.database.read((db) => db.selectFrom('signInPlace').selectAll().execute())
  await testApp.database.write((db) => db.deleteFrom('signInPlace').execute())
  await byProvider()
  expect(await places()).toEqual([])
})

test('that the password door is blocked hinders nobody who comes by the provider', async () => {
  const wrong = { email: BOTH.email, password: 'not the right one' }
  const codes = []
  for (let tries = 0; tries < 7; tries += 1)
    codes.push((await testApp.visitor().call('signIn', { body: wrong })).returnCode)
  expect(codes.at(-1)).toBe(2011)
  await byProvider()
})

test('another provider, or none any more, signs out whom the former one signed in, and nobody of another enterprise', async () => {
  await setProvider(testApp, elsewhere.uid, provider.issuer)
  const there = testApp.visitor()
  expect(await signOn(there, provider, 'both', { eid: elsewhere.uid })).toMatchObject({ returnCode: 0 })
  for (const change of [
    () => setProvider(testApp, uid, 'https://login.example.com'),
    () => operatorOf(testApp).removeSignOn(uid),
  ]) {
    await setProvider(testApp, uid, provider.issuer)
    const here = await byProvider()
    await change()
    expect((await here.call('getCurrentUser')).returnCode).toBe(401)
    expect(await uidOf(there)).toBe(elsewhere.uid)
  }
})
