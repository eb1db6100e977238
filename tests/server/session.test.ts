import { afterAll, beforeAll, expect, test } from 'vitest'
import { ADMINISTRATOR, startTestApp, type TestApp } from './testApp.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(async () => {
  await testApp.close()
})

test('an empty installation is set up once, then signed in to', async () => {
  const visitor = testApp.visitor()
  expect(await visitor.ok('getSessionState')).toEqual({ needsSetup: true, singleSignOn: false, signedIn: false })
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
  const visitor = testApp.visitor()
  const body = { email: ADMINISTRATOR.email, password: 'wrong' }
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await visitor.call('signIn', { body })).returnCode).toBe(2010)
  }
  const right = { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password }
  expect((await visitor.call('signIn', { body: right })).returnCode).toBe(2011)
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 31_000)
  expect((await visitor.call('signIn', { body: right })).returnCode).toBe(0)
})

test('another site cannot make a browser act', async () => {
  const administrator = testApp.visitor({ 'sec-fetch-site': 'cross-site' })
  expect((await administrator.call('signIn', { body: { email: 'a@b.example', password: 'x' } })).returnCode).toBe(2004)
  const olderBrowser = testApp.visitor({ origin: 'https://evil.example' })
  expect((await olderBrowser.call('signIn', { body: { email: 'a@b.example', password: 'x' } })).returnCode).toBe(2004)
})

test('a fault names its field, in the language asked for', async () => {
  const visitor = testApp.visitor({ 'accept-language': 'en' })
  const answer = await visitor.call('signIn', { body: { email: 'no address', password: 'x' } })
  expect(answer).toMatchObject({ returnCode: 2000, status: 400, result: { fields: [{ field: 'email' }] } })
  expect(answer.message).toContain('email')
})
