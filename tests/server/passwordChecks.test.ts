/** docs/decisions/0017: how many passwords signing in verifies, and what becomes of one that changes meanwhile. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { TestApp, Visitor } from './testApp.ts'

// The checks are counted, since their time tells little on a busy machine.
vi.mock(import('@node-rs/argon2'), async (load) => {
  const argon2 = await load()
  return { ...argon2, verify: vi.fn(argon2.verify) }
})
// The process has run other tests before: what they loaded knows the real one.
vi.resetModules()
const { verify } = await import('@node-rs/argon2')
const { createIds } = await import('../../server/database/ids.ts')
const { setUpEnterprise } = await import('../../server/features/enterprise/setUp.ts')
const { hashPassword, passwordFits } = await import('../../server/records/people/passwords.ts')
const { ownPasswords } = await import('./ownPasswords.ts')
const { startTestApp } = await import('./testApp.ts')

const BOSS = { email: 'boss@other.example', password: 'another strong one' }
const PASSWORD = 'the one they gave'
const WRONG = 'not a password of theirs'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
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
  await ownPasswords(testApp)
})

afterAll(async () => {
  await testApp.close()
})

test.each(['', 'nobody has this password'])(
  'where there is no password nothing fits, not "%s" either',
  async (given) => {
    expect(await passwordFits(null, given)).toBe(false)
  },
)

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

test.each([{ newPassword: undefined }, { newPassword: 'nobody else knows it' }])(
  'a password that another takes the place of while it is checked opens nothing: $newPassword',
  async ({ newPassword }) => {
    const body = { email: `late${newPassword?.length ?? 0}@yuanhang.example`, password: PASSWORD }
    const { id } = await administrator.ok('createEmployee', { body: { displayName: '某人', ...body } })
    if (newPassword === undefined) await ownPasswords(testApp)
    const { verify: check } = await vi.importActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
    vi.mocked(verify).mockImplementationOnce(async (...given) => {
      const fits = await check(...given)
      await administrator.ok('resetUserPassword', { path: { id }, body: { password: 'another one of theirs' } })
      return fits
    })
    const visitor = testApp.visitor()
    const answer = await visitor.call('signIn', {
      body: { ...body, ...(newPassword !== undefined && { newPassword }) },
    })
    expect(answer.returnCode).toBe(2010)
    expect((await visitor.call('getCurrentUser')).returnCode).toBe(401)
  },
)
