/** Issue 6, point 12: a password an administrator has set works once, for choosing an own one, and for 24 hours (docs/decisions/0017). */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const GIVEN = 'given by the boss'
const OWN = 'nobody else knows it'
const HOUR = 3_600_000
const NAMED = { result: { fields: [{ field: 'newPassword' }] } }

let testApp: TestApp
let administrator: Visitor
let count = 0
let email: string
let id: number

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

beforeEach(async () => {
  count += 1
  email = `new${count}@yuanhang.example`
  const body = { displayName: '新人', email, employeeNo: `N${count}`, password: GIVEN }
  id = (await administrator.ok('createEmployee', { body })).id
})

const reset = (password = GIVEN) => administrator.ok('resetUserPassword', { path: { id }, body: { password } })

/** Somebody without a sign-in, who gets one. */
async function withoutSignIn() {
  email = `without${count}@yuanhang.example`
  id = (await administrator.ok('createEmployee', { body: { displayName: '新人', email } })).id
  await reset()
}

const signIn = (password: string, newPassword?: string, visitor = testApp.visitor()) =>
  visitor.call('signIn', { body: { email, password, ...(newPassword !== undefined && { newPassword }) } })

const pass = (milliseconds: number) => {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + milliseconds)
}

test.each([
  { name: 'a first password', give: () => Promise.resolve() },
  { name: 'a reset one', give: () => reset() },
  { name: 'the one that gives a first sign-in', give: withoutSignIn },
])('$name opens nothing but the way to an own one, once', async ({ give }) => {
  await give()
  const visitor = testApp.visitor()
  expect(await signIn(GIVEN, undefined, visitor)).toMatchObject({ status: 409, returnCode: 2026 })
  expect((await visitor.call('getCurrentUser')).returnCode).toBe(401)
  expect((await signIn(GIVEN, OWN, visitor)).returnCode).toBe(0)
  expect(await visitor.ok('getCurrentUser')).toMatchObject({ email })
  expect((await signIn(GIVEN, 'another strong one')).returnCode).toBe(2010)
  expect((await signIn(OWN)).returnCode).toBe(0)
})

test('it is over after 24 hours, which only who knows it is told; another one works', async () => {
  pass(24 * HOUR - 1)
  expect((await signIn(GIVEN)).returnCode).toBe(2026)
  pass(1)
  for (const own of [undefined, OWN]) expect((await signIn(GIVEN, own)).returnCode).toBe(2027)
  expect((await signIn('mistyped')).returnCode).toBe(2010)
  administrator = testApp.visitor()
  await administrator.ok('signIn', { body: { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password } })
  await reset('given once more to them')
  expect((await signIn('given once more to them', OWN)).returnCode).toBe(0)
})

test.each([
  { own: GIVEN, code: 2077 },
  { own: '111111111111', code: 2014 },
  { own: '远航科技的密码谁也猜不到', code: 2014 },
])('$own is no own password; the given one stays', async ({ own, code }) => {
  expect(await signIn(GIVEN, own)).toMatchObject({ returnCode: code, ...NAMED })
  expect((await signIn(GIVEN, OWN)).returnCode).toBe(0)
})

test('of two at the same moment one comes in', async () => {
  const answers = await Promise.all([signIn(GIVEN, OWN), signIn(GIVEN, 'another strong one')])
  expect(answers.map(({ returnCode }) => returnCode).sort()).toEqual([0, 2010])
})

test('by employee number, too', async () => {
  const body = { employeeNo: `N${count}`, password: GIVEN }
  expect(await testApp.visitor().call('signIn', { body })).toMatchObject({ returnCode: 2026 })
  expect((await testApp.visitor().call('signIn', { body: { ...body, newPassword: OWN } })).returnCode).toBe(0)
  expect((await signIn(OWN)).returnCode).toBe(0)
})

test('who knows it and has not chosen yet is not slowed down', async () => {
  for (let attempt = 0; attempt < 8; attempt += 1) expect((await signIn(GIVEN)).returnCode).toBe(2026)
})

test('an own password stays as it is, whatever is sent beside it', async () => {
  await signIn(GIVEN, OWN)
  expect((await signIn(OWN, 'another strong one')).returnCode).toBe(0)
  expect((await signIn(OWN)).returnCode).toBe(0)
})

test('nobody sets the own password by it: whoever finds an administrator’s page open knows no old one', async () => {
  const body = { displayName: '副手', email, employeeNo: `N${count}`, departId: null, role: 'admin' as const }
  await administrator.ok('updateEmployee', { body: { id, ...body } })
  const deputy = testApp.visitor()
  await signIn(GIVEN, OWN, deputy)
  const own = { path: { id }, body: { password: 'another strong one' } }
  expect(await deputy.call('resetUserPassword', own)).toMatchObject({ returnCode: 2079, status: 409 })
  expect((await signIn('another strong one')).returnCode).toBe(2010)
  expect((await signIn(OWN)).returnCode).toBe(0)
  await deputy.ok('changePassword', { body: { oldPassword: OWN, password: 'another strong one' } })
  expect((await signIn('another strong one')).returnCode).toBe(0)
})
