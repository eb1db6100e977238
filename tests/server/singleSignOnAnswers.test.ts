/** What a provider answers besides, and whose fault it is: only what the browser brought is counted (docs/decisions/0018). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Answered, comeBack, startAnswering } from './answeringProvider.ts'
import { CLIENT, startIdentityProvider } from './identityProvider.ts'
import { CODES, goThere, REDIRECT_URI, setProvider, signOn, uidOf } from './signOnWorld.ts'
import { ADMINISTRATOR, startTestApp, type TestApp } from './testApp.ts'

const BOSS = { email: ADMINISTRATOR.email, email_verified: true }

let testApp: TestApp
let uid: string
const logged: string[] = []

beforeAll(async () => {
  testApp = await startTestApp({}, { level: 'warn', stream: { write: (line: string) => void logged.push(line) } })
  uid = await uidOf(await testApp.setUpAdministrator())
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
    token: (idToken) => ({
      status: 200,
      body: { access_token: 'a', token_type: 'bearer', id_token: idToken({ sub: 'one' }) },
    }),
    userinfo: () => ({ status: 200, body: { sub, ...BOSS } }),
  })
  await setProvider(testApp, uid, provider.issuer)
  const finish = await comeBack(testApp.visitor(), provider, uid)
  expect((await finish()).returnCode).toBe(want)
  await provider.close()
})
