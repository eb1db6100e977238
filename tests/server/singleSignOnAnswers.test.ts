/** What a provider answers besides, and whose fault it is: only what the browser brought is counted (docs/decisions/0018). */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { updateEmployee } from '../../server/records/people/employees.ts'
import { lockEnterprise } from '../../server/records/people/enterprises.ts'
import { insertUser } from '../../server/records/people/users.ts'
import { type Answered, comeBack, good, startAnswering } from './answeringProvider.ts'
import { pass } from './clock.ts'
import { CLIENT, startIdentityProvider } from './identityProvider.ts'
import { CODES, goThere, operatorOf, REDIRECT_URI, setProvider, signOn, uidOf } from './signOnWorld.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { isSomebodyWaiting } from './waiting.ts'

const BOSS = { email: ADMINISTRATOR.email, email_verified: true }

let testApp: TestApp
let administrator: Visitor
let uid: string
const logged: string[] = []

beforeAll(async () => {
  testApp = await startTestApp({}, { level: 'warn', stream: { write: (line: string) => void logged.push(line) } })
  administrator = await testApp.setUpAdministrator()
  uid = await uidOf(administrator)
})

afterAll(() => testApp.close())

beforeEach(() => {
  logged.length = 0
})

const counted = async () => {
  const rows = await testApp.database.read((db) =>
    db.selectFrom('signInThrottle').select('failures').where('key', 'like', 'sign-on:%').execute(),
  )
  return rows.reduce((sum, { failures }) => sum + failures, 0)
}

const oauth = (status: number, error: string, headers = {}): Answered => ({ status, body: { error }, headers })

test.each([
  { name: 'a useless code', token: () => oauth(400, 'invalid_grant'), want: CODES.invalid, isCounted: true },
  { name: 'an unknown client', token: () => oauth(401, 'invalid_client'), want: CODES.misfit },
  {
    name: 'a challenge for the secret',
    token: () => oauth(401, 'invalid_client', { 'www-authenticate': 'Basic realm="here"' }),
    want: CODES.misfit,
  },
  { name: 'a client that may not', token: () => oauth(400, 'unauthorized_client'), want: CODES.misfit },
  {
    name: 'no ID token',
    token: () => ({ status: 200, body: { access_token: 'a', token_type: 'bearer' } }),
    want: CODES.misfit,
  },
  { name: 'a fault of its own', token: () => oauth(500, 'server_error'), want: CODES.unreachable },
])('$name', async ({ token, want, isCounted = false }) => {
  const provider = await startAnswering({ token })
  await setProvider(testApp, uid, provider.issuer)
  const before = await counted()
  const finish = await comeBack(testApp.visitor(), provider, uid)
  expect((await finish()).returnCode).toBe(want)
  expect((await counted()) - before).toBe(isCounted ? 1 : 0)
  // The operator is told, and nothing is that opens anything.
  expect(logged.join('')).toContain('single sign-on did not answer well')
  for (const secret of ['a-code-of-theirs', CLIENT.clientSecret]) expect(logged.join('')).not.toContain(secret)
  await provider.close()
})

test('a secret that has run out locks nobody out: with the new one the office signs in at once', async () => {
  const provider = await startIdentityProvider({ redirectUri: REDIRECT_URI })
  provider.people.set('boss', BOSS)
  await setProvider(testApp, uid, provider.issuer, 'one that has run out')
  const visitor = testApp.visitor()
  const body = await goThere(visitor, provider, 'boss')
  const headers = { cookie: visitor.cookie() }
  const codes = new Set<number>()
  for (let sent = 0; sent < 55; sent += 1) {
    codes.add((await testApp.visitor(headers).call('completeSingleSignOn', { body })).returnCode)
  }
  expect(codes).toEqual(new Set([CODES.misfit]))
  await setProvider(testApp, uid, provider.issuer)
  expect(await signOn(testApp.visitor(), provider, 'boss')).toMatchObject({ returnCode: 0 })
  await provider.close()
})

test.each([
  { sub: 'one', want: 0 },
  // Whoever answers for another person than the one who signed in.
  { sub: 'another', want: CODES.misfit },
])('asked for the address of one, it tells of $sub', async ({ sub, want }) => {
  const provider = await startAnswering({
    token: (idToken) => good(idToken({ sub: 'one' })),
    userinfo: () => ({ status: 200, body: { sub, ...BOSS } }),
  })
  await setProvider(testApp, uid, provider.issuer)
  const finish = await comeBack(testApp.visitor(), provider, uid)
  expect((await finish()).returnCode).toBe(want)
  await provider.close()
})

test('an office of many behind one address is let in, each and all', async () => {
  const provider = await startAnswering({ token: (idToken) => good(idToken({ sub: 'one', ...BOSS })) })
  await setProvider(testApp, uid, provider.issuer)
  const before = await counted()
  for (let people = 0; people < 60; people += 1) {
    const finish = await comeBack(testApp.visitor(), provider, uid)
    expect((await finish()).returnCode).toBe(0)
  }
  expect(await counted()).toBe(before)
  await provider.close()
})

test.each([
  { name: 'is taken away', change: () => operatorOf(testApp).removeSignOn(uid) },
  { name: 'gives way to another', change: () => setProvider(testApp, uid, 'http://127.0.0.1:9') },
])('one that $name while it is asked signs nobody in', async ({ change }) => {
  const provider = await startAnswering({
    token: async (idToken) => {
      await change()
      return good(idToken({ sub: 'one', ...BOSS }))
    },
  })
  await setProvider(testApp, uid, provider.issuer)
  const visitor = testApp.visitor()
  const finish = await comeBack(visitor, provider, uid)
  expect((await finish()).returnCode).toBe(CODES.lost)
  expect((await visitor.call('getCurrentUser')).returnCode).toBe(401)
  await provider.close()
})

test.each([
  { place: '/token', token: () => null },
  { place: '/userinfo', token: (idToken: (claims: object) => string) => good(idToken({ sub: 'one' })) },
])('one that does not answer at $place is left alone for a moment, whoever asks', async ({ place, token }) => {
  const provider = await startAnswering({ token, userinfo: () => null })
  await setProvider(testApp, uid, provider.issuer)
  const [one, other] = [
    await comeBack(testApp.visitor(), provider, uid),
    await comeBack(testApp.visitor(), provider, uid),
  ]
  const begin = () => testApp.visitor().call('beginSingleSignOn', { body: { eid: uid } })
  const asked = () => provider.asked.filter((path) => path === place).length
  expect([(await one()).returnCode, asked()]).toEqual([CODES.unreachable, 1])
  expect([(await other()).returnCode, (await begin()).returnCode]).toEqual([CODES.unreachable, CODES.unreachable])
  pass(testApp, 14_999)
  expect([(await begin()).returnCode, asked()]).toEqual([CODES.unreachable, 1])
  pass(testApp, 1)
  expect((await begin()).returnCode).toBe(0)
  await provider.close()
})

test('one that only fails at a code is not: whoever sends such codes would shut the door for all', async () => {
  const provider = await startAnswering({ token: () => oauth(500, 'server_error') })
  await setProvider(testApp, uid, provider.issuer)
  expect((await (await comeBack(testApp.visitor(), provider, uid))()).returnCode).toBe(CODES.unreachable)
  await testApp.visitor().ok('beginSingleSignOn', { body: { eid: uid } })
  await provider.close()
})

test('what it says of itself is asked anew after ten minutes', async () => {
  const provider = await startAnswering({ token: () => null })
  await setProvider(testApp, uid, provider.issuer)
  const begin = () => testApp.visitor().ok('beginSingleSignOn', { body: { eid: uid } })
  const seen = []
  for (const minutes of [0, 9, 2, 9, 2]) {
    pass(testApp, minutes * 60_000)
    await begin()
    seen.push(provider.asked.length)
  }
  expect(seen).toEqual([1, 1, 2, 2, 3])
  await provider.close()
})

test('whoever is given a sign-in while coming first by the provider has one account', async () => {
  const { database } = testApp
  const email = 'first@yuanhang.example'
  const { id } = await administrator.ok('createEmployee', { body: { displayName: '先', email } })
  const provider = await startAnswering({
    token: (idToken) => good(idToken({ sub: 'first', email, email_verified: true })),
  })
  await setProvider(testApp, uid, provider.issuer)
  const visitor = testApp.visitor()
  const finish = await comeBack(visitor, provider, uid)
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  // As a reset and an invitation do it: the enterprise first, then the account.
  const giving = database.write(async (db) => {
    const { id: enterpriseId } = await db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow()
    await lockEnterprise(db, enterpriseId)
    held.resolve()
    await released.promise
    await insertUser(db, { id: 77, email, passwordHash: null, language: null, createdAt: '2026-11-01' })
    await updateEmployee(db, enterpriseId, id, { userId: 77 })
  })
  await held.promise
  let isIn = false
  const coming = finish().finally(() => (isIn = true))
  await vi.waitFor(async () => expect(isIn || (await isSomebodyWaiting(database))).toBe(true), 10_000)
  released.resolve()
  const [, { returnCode }] = await Promise.all([giving, coming])
  expect(returnCode).toBe(0)
  const users = await database.read((db) => db.selectFrom('user').select('id').where('email', '=', email).execute())
  expect(users).toEqual([{ id: 77 }])
  expect(await visitor.ok('getCurrentUser')).toMatchObject({ employeeId: id })
  await provider.close()
})
