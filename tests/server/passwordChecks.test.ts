/** docs/decisions/0017: signing in verifies as many passwords whether an address has no account, one or two. */
import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { startTestApp, type TestApp } from './testApp.ts'

// The checks are counted, since their time tells little on a busy machine.
vi.mock(import('@node-rs/argon2'), async (load) => {
  const argon2 = await load()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})

const BOSS = { email: 'boss@other.example', password: 'another strong one' }
const PASSWORD = 'the one they gave'
const WRONG = 'not a password of theirs'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
  const administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(BOSS.password)
  const owner = { enterpriseName: '别家公司', displayName: '别家', email: BOSS.email, passwordHash }
  await setUpEnterprise(context, owner, false)
  const boss = testApp.visitor()
  await boss.ok('signIn', { body: BOSS })
  const add = (by: typeof boss, email: string) =>
    by.ok('createEmployee', { body: { displayName: '某人', email, password: PASSWORD } })
  await add(administrator, 'one@yuanhang.example')
  for (const by of [administrator, boss]) await add(by, 'two@yuanhang.example')
})

afterAll(async () => {
  await testApp.close()
})

test.each([
  { email: 'none@yuanhang.example', password: WRONG, code: 2010 },
  { email: 'one@yuanhang.example', password: WRONG, code: 2010 },
  { email: 'two@yuanhang.example', password: WRONG, code: 2010 },
  { email: 'one@yuanhang.example', password: PASSWORD, code: 0 },
  { email: 'two@yuanhang.example', password: PASSWORD, code: 0 },
])('$email with "$password" costs two checks', async ({ code, ...body }) => {
  vi.mocked(verify).mockClear()
  expect((await testApp.visitor().call('signIn', { body })).returnCode).toBe(code)
  expect(verify).toHaveBeenCalledTimes(2)
})
