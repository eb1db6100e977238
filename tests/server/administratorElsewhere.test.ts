/** The limits of who manages an enterprise hold in every other one (anonymity.md R22), also where they are appointed there. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEFAULT_LIMITS, pass } from './clock.ts'
import { join } from './inviting.ts'
import { addEnterprise } from './signOnWorld.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const MINUTE = 60_000
const BOSS = { email: 'boss@other.example', password: 'one that fits twice' }

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  // All that is kept of who only answers is the midnight before.
  testApp = await startTestApp(DEFAULT_LIMITS, false, { now: new Date('2026-11-02T00:00:00.000Z') })
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

test('who manages elsewhere stays no longer by being appointed here, also who came at midnight', async () => {
  const { employeeId } = await addEnterprise(testApp, BOSS.email, BOSS.password)
  const { id } = await administrator.ok('createEmployee', { body: { displayName: '两边', email: BOSS.email } })
  for (const each of [employeeId, id]) await join(testApp, each, BOSS.password)
  const boss = testApp.visitor()
  await boss.ok('signIn', { body: BOSS })
  pass(testApp, 29 * MINUTE)
  const body = { id, displayName: '两边', employeeNo: '', departId: null, role: 'admin' as const }
  await administrator.ok('updateEmployee', { body })
  // What a page asks for by itself keeps nobody signed in.
  const stays = async () => (await boss.call('getCurrentUser', { headers: { 'x-unattended': '1' } })).returnCode === 0
  expect(await stays()).toBe(true)
  pass(testApp, MINUTE)
  expect(await stays()).toBe(false)
})
