import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMINISTRATOR, startTestApp, type TestApp } from './testApp.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp({ TRUSTED_PROXIES: '1' })
})

afterAll(async () => {
  await testApp.close()
})

test('an empty installation is set up once, then signed in to', async () => {
  const visitor = testApp.visitor()
  expect(await visitor.ok('getSessionState')).toEqual({
    needsSetup: true,
    needsSetupCode: false,
    singleSignOn: false,
    mailsLinks: false,
    signedIn: false,
  })
  await testApp.setUpAdministrator()
  expect((await visitor.call('setUpEnterprise', { body: ADMINISTRATOR })).returnCode).toBe(2012)
  expect((await visitor.call('getCurrentUser')).returnCode).toBe(401)
  const { email, password } = ADMINISTRATOR
  const signedIn = await visitor.ok('signIn', { body: { email, password, returnUrl: '//evil.example' } })
  expect(signedIn).toEqual({ returnUrl: '/manage.html#/manage' })
  expect(await visitor.ok('getCurrentUser')).toMatchObject({ displayName: '管理员', role: 'admin' })
  await visitor.ok('logout')
  expect((await visitor.call('getCurrentUser')).returnCode).toBe(401)
})

test('five wrong passwords block the account for a while', async () => {
  // Where nobody came in from before; the others are lockOut.test.ts’s.
  const visitor = testApp.visitor({ 'x-forwarded-for': '198.51.100.1' })
  const body = { email: ADMINISTRATOR.email, password: 'wrong' }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await visitor.call('signIn', { body })).returnCode).toBe(2010)
  }
  const right = { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password }
  expect((await visitor.call('signIn', { body: right })).returnCode).toBe(2011)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 31_000)
  expect((await visitor.call('signIn', { body: right })).returnCode).toBe(0)
})

test('each mistake beyond the free ones doubles the wait, up to an hour', async () => {
  const body = { email: 'nobody-waits@yuanhang.example', password: 'wrong' }
  const attempt = () => testApp.visitor().call('signIn', { body })
  for (let free = 0; free < 5; free += 1) expect((await attempt()).returnCode).toBe(2010)
  for (const seconds of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600]) {
    expect(await attempt()).toMatchObject({ returnCode: 2011, message: expect.stringContaining(String(seconds)) })
    testApp.clock.now = new Date(testApp.clock.now.getTime() + seconds * 1000)
    expect((await attempt()).returnCode).toBe(2010)
  }
})

test('who has no password does not sign in with any', async () => {
  const { passwordHash } = await testApp.database.read((db) =>
    db.selectFrom('user').select('passwordHash').executeTakeFirstOrThrow(),
  )
  const setHash = (hash: string | null) =>
    testApp.database.write((db) => db.updateTable('user').set({ passwordHash: hash }).execute())
  await setHash(null)
  const { email } = ADMINISTRATOR
  for (const password of [' ', 'nobody has this password', ADMINISTRATOR.password]) {
    expect((await testApp.visitor().call('signIn', { body: { email, password } })).returnCode).toBe(2010)
  }
  await setHash(passwordHash)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_600_000)
})

test('a session of a disabled person opens nothing', async () => {
  const visitor = testApp.visitor()
  const { email, password } = ADMINISTRATOR
  await visitor.ok('signIn', { body: { email, password } })
  const setDisabled = (disabled: 0 | 1) =>
    testApp.database.write((db) => db.updateTable('employee').set({ disabled }).execute())
  await setDisabled(1)
  expect((await visitor.call('getCurrentUser')).returnCode).toBe(401)
  await setDisabled(0)
  expect((await visitor.call('getCurrentUser')).returnCode).toBe(0)
})

test('signing out ends the session, also for who kept the cookie', async () => {
  const visitor = testApp.visitor()
  const { email, password } = ADMINISTRATOR
  await visitor.ok('signIn', { body: { email, password } })
  const kept = testApp.visitor({ cookie: visitor.cookie() })
  await visitor.ok('logout')
  expect((await kept.call('getCurrentUser')).returnCode).toBe(401)
})

test('another site cannot make a browser act', async () => {
  for (const site of ['same-site', 'cross-site']) {
    const visitor = testApp.visitor({ 'sec-fetch-site': site })
    expect((await visitor.call('signIn', { body: { email: 'a@b.example', password: 'x' } })).returnCode).toBe(2004)
  }
  const headers = { origin: 'https://evil.example' }
  const payload = { email: 'a@b.example', password: 'x' }
  const olderBrowser = await testApp.app.inject({ method: 'POST', url: '/api/session/sign-in', headers, payload })
  expect(olderBrowser.json().returnCode).toBe(2004)
})

/** Calls with the administrator's cookie and these headers alone. */
async function signedInCall(method: 'GET' | 'HEAD' | 'PUT', url: string, headers: Record<string, string>) {
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password } })
  const sent = { cookie: visitor.cookie(), ...headers }
  const answer = await testApp.app.inject({ method, url, headers: sent })
  const isSignedIn = (await visitor.call('getCurrentUser')).returnCode === 0
  return { answer, isSignedIn }
}

const SIGN_OUT = '/api/login/logout'

test.each(['cross-site', 'same-site'])('a page that is %s signs nobody out', async (site) => {
  for (const method of ['GET', 'HEAD'] as const) {
    const { answer, isSignedIn } = await signedInCall(method, SIGN_OUT, { 'sec-fetch-site': site })
    expect(answer.statusCode).toBe(403)
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(isSignedIn).toBe(true)
  }
})

test.each<{ who: string; headers: Record<string, string> }>([
  { who: 'this site’s page', headers: { 'sec-fetch-site': 'same-origin' } },
  { who: 'the address line', headers: { 'sec-fetch-site': 'none' } },
  { who: 'a browser that says nothing with a GET', headers: {} },
])('$who signs out, and the browser forgets the session and what it showed, nothing else', async ({ headers }) => {
  const { answer, isSignedIn } = await signedInCall('GET', SIGN_OUT, headers)
  expect(answer.json()).toMatchObject({ returnCode: 0 })
  expect(isSignedIn).toBe(false)
  expect(answer.cookies).toMatchObject([{ name: 'roundview_session', value: '' }])
  expect(answer.headers['clear-site-data']).toBe('"cache"')
})

test('a cookie changes nothing where nobody says which page calls', async () => {
  const url = '/api/session/preferences/x'
  expect((await signedInCall('PUT', url, {})).answer.json()).toMatchObject({ returnCode: 2004 })
  expect((await signedInCall('GET', '/api/users/me', {})).answer.json()).toMatchObject({ returnCode: 0 })
  const own: Record<string, string>[] = [{ 'sec-fetch-site': 'same-origin' }, { origin: 'http://127.0.0.1:3600' }]
  for (const headers of own) {
    // Past the door: what is missing is the body.
    expect((await signedInCall('PUT', url, headers)).answer.json()).toMatchObject({ returnCode: 2000 })
  }
})

test('a fault names its field, in the language asked for', async () => {
  const visitor = testApp.visitor({ 'accept-language': 'en' })
  const answer = await visitor.call('signIn', { body: { email: 'no address', password: 'x' } })
  expect(answer).toMatchObject({ returnCode: 2000, status: 400, result: { fields: [{ field: 'email' }] } })
  expect(answer.message).toContain('email')
})

test('wrong passwords tried at the same moment are counted before they are verified', async () => {
  const body = { email: 'somebody@yuanhang.example', password: 'wrong' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => testApp.visitor().call('signIn', { body })))
  const verified = answers.filter(({ returnCode }) => returnCode === 2010)
  expect(verified).toHaveLength(5)
  expect(answers.filter(({ returnCode }) => returnCode === 2011)).toHaveLength(15)
})

test('the own password cannot be guessed at the same moment either', async () => {
  const visitor = testApp.visitor()
  const { email, password } = ADMINISTRATOR
  await visitor.ok('signIn', { body: { email, password } })
  const body = { oldPassword: 'wrong', password: 'eine lange Zeile 2026' }
  const tries = Array.from({ length: 12 }, () => visitor.call('changePassword', { body }))
  const codes = (await Promise.all(tries)).map(({ returnCode }) => returnCode)
  expect(codes.filter((code) => code === 2075)).toHaveLength(5)
  expect(codes.filter((code) => code === 2011)).toHaveLength(7)
})

test('mistakes of another day do not count', async () => {
  const { email, password } = ADMINISTRATOR
  for (const day of [1, 2, 3]) {
    testApp.clock.now = new Date(testApp.clock.now.getTime() + day * 25 * 3_600_000)
    const wrong = { email, password: `wrong ${day}` }
    for (let attempt = 0; attempt < 4; attempt += 1) {
      expect((await testApp.visitor().call('signIn', { body: wrong })).returnCode).toBe(2010)
    }
  }
  expect((await testApp.visitor().call('signIn', { body: { email, password } })).returnCode).toBe(0)
})

test('many who sign in from one address do not block it, many mistakes do, for a while', async () => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_601_000)
  const { email, password } = ADMINISTRATOR
  const from = (name: string, secret: string) =>
    testApp.visitor().call('signIn', { body: { email: name, password: secret } })
  for (let attempt = 0; attempt < 49; attempt += 1) await from(`nobody${attempt}@yuanhang.example`, 'wrong')
  expect((await from(email, password)).returnCode).toBe(0)
  expect((await from(email, password)).returnCode).toBe(0)
  expect((await from('last@yuanhang.example', 'wrong')).returnCode).toBe(2010)
  expect((await from('another@yuanhang.example', 'wrong')).returnCode).toBe(2011)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 3_601_000)
  expect((await from('last@yuanhang.example', 'wrong')).returnCode).toBe(2010)
  expect((await from(email, password)).returnCode).toBe(0)
})
