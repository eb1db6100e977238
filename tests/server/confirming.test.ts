/** docs/decisions/0017: at most one account of an address is confirmed, whoever invites it at the same moment. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createIds, timeOfId } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { confirmUser, insertUser } from '../../server/records/people/users.ts'
import { invite, join } from './inviting.ts'
import { ownPasswords } from './ownPasswords.ts'
import { dayOf, sessionTimes } from './sessionTimes.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const BOSS = { email: 'boss@other.example', password: 'another strong one' }
const THEIRS = 'chosen by the others'
const OWN = 'known to the person alone'

let testApp: TestApp
let administrator: Visitor
let boss: Visitor
let count = 0
let email: string

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(BOSS.password)
  const owner = { enterpriseName: '别家公司', displayName: '别家', email: BOSS.email, passwordHash }
  await setUpEnterprise(context, owner, false)
  boss = testApp.visitor()
  await boss.ok('signIn', { body: BOSS })
})

afterAll(async () => {
  await testApp.close()
})

beforeEach(() => {
  count += 1
  email = `both${count}@yuanhang.example`
})

const add = async (by: Visitor, password?: string) =>
  (await by.ok('createEmployee', { body: { displayName: '两家', email, ...(password !== undefined && { password }) } }))
    .id

async function signIn(password: string): Promise<Visitor> {
  await ownPasswords(testApp)
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email, password } })
  return visitor
}

/** Both begin before either is done, since both enterprises are held meanwhile. */
async function acceptAtOnce(secrets: string[]): Promise<number[]> {
  const held = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  const holding = testApp.database.write(async (db) => {
    await db
      .updateTable('enterprise')
      .set((eb) => ({ id: eb.ref('id') }))
      .execute()
    held.resolve()
    await free.promise
  })
  await held.promise
  const begun = secrets.map((secret) => testApp.visitor().call('acceptInvitation', { body: { secret, password: OWN } }))
  await new Promise((resolve) => setTimeout(resolve, 500))
  free.resolve()
  await holding
  return (await Promise.all(begun)).map(({ returnCode }) => returnCode)
}

test.each([
  { had: 'no account', passwords: [undefined, undefined] },
  { had: 'one in the first enterprise', passwords: [THEIRS, undefined] },
  { had: 'one in each enterprise', passwords: [THEIRS, `${THEIRS} too`] },
])('the links of two enterprises at the same moment make one sign-in, where there was $had', async ({ passwords }) => {
  const ids = [await add(administrator, passwords[0]), await add(boss, passwords[1])]
  const secrets = [await invite(testApp, ids[0] ?? 0), await invite(testApp, ids[1] ?? 0)]
  expect(await acceptAtOnce(secrets)).toEqual([0, 0])
  const related = await (await signIn(OWN)).ok('listRelatedEnterprises')
  expect(related.map(({ enterpriseName }) => enterpriseName).sort()).toEqual(['别家公司', ADMINISTRATOR.enterpriseName])
  const accounts = await testApp.database.read((db) =>
    db.selectFrom('user').select('confirmedAt').where('email', '=', email).execute(),
  )
  expect(accounts).toEqual([{ confirmedAt: expect.any(String) }])
})

test('a confirmed link leads into the enterprise it is of, also whoever answers in an older one', async () => {
  await join(testApp, await add(administrator), OWN)
  const id = await add(boss)
  const body = { id, displayName: '两家', employeeNo: '', departId: null, role: 'admin' as const }
  await boss.ok('updateEmployee', { body })
  const secret = await invite(testApp, id)
  const { enterpriseUid } = await testApp.visitor().ok('readInvitation', { body: { secret } })
  await testApp.visitor().ok('acceptInvitation', { body: { secret } })
  const visitor = testApp.visitor()
  const opened = await visitor.ok('signIn', { body: { email, password: OWN, eid: enterpriseUid } })
  expect(opened).toEqual({ returnUrl: '/manage.html#/manage' })
  expect(await visitor.ok('getCurrentUser')).toMatchObject({ enterpriseName: '别家公司', role: 'admin' })
})

test('joining as who answers leaves of the other sessions the day alone', async () => {
  await join(testApp, await add(boss), OWN)
  await signIn(OWN)
  const secret = await invite(testApp, await add(administrator))
  await testApp.visitor().ok('acceptInvitation', { body: { secret } })
  const day = dayOf(testApp.clock.now)
  expect(await sessionTimes(testApp, email)).toEqual([{ createdAt: day, lastSeenAt: day }])
})

test('of an account that goes because the person joins with another no session is left', async () => {
  await join(testApp, await add(administrator), OWN)
  const theirs = await add(boss, THEIRS)
  const thief = await signIn(THEIRS)
  await join(testApp, theirs, OWN)
  expect((await thief.call('getCurrentUser')).returnCode).toBe(401)
  const orphans = await testApp.database.read((db) =>
    db
      .selectFrom('session')
      .leftJoin('user', 'user.id', 'session.userId')
      .select('session.idHash')
      .where('user.id', 'is', null)
      .execute(),
  )
  expect(orphans).toEqual([])
})

test('an account that another enterprise shared before accounts were own ones keeps its sessions there', async () => {
  const [here, there] = [await add(administrator, THEIRS), await add(boss)]
  const createdAt = testApp.clock.now.toISOString()
  const confirmed = { id: count, email, passwordHash: await hashPassword(OWN), language: null, createdAt }
  await testApp.database.write(async (db) => {
    const shared = db.selectFrom('employee').select('userId').where('id', '=', here)
    await db.updateTable('employee').set({ userId: shared }).where('id', '=', there).execute()
    await insertUser(db, confirmed)
    await confirmUser(db, confirmed.id, new Date(createdAt))
  })
  const related = await administrator.ok('listRelatedEnterprises')
  const [inside, elsewhere] = [await signIn(THEIRS), await signIn(THEIRS)]
  const other = (await inside.ok('listRelatedEnterprises')).find(
    ({ enterpriseUid }) => enterpriseUid !== related[0]?.enterpriseUid,
  )
  await elsewhere.ok('switchEnterprise', { body: { enterpriseUid: other?.enterpriseUid ?? '' } })
  await inside.ok('switchEnterprise', { body: { enterpriseUid: related[0]?.enterpriseUid ?? '' } })
  const secret = await invite(testApp, here)
  await testApp.visitor().ok('acceptInvitation', { body: { secret } })
  const codes = [await inside.call('getCurrentUser'), await elsewhere.call('getCurrentUser')]
  expect(codes.map(({ returnCode }) => returnCode)).toEqual([401, 0])
})

test('an account that an invitation makes tells neither by its id nor by a moment when its owner came', async () => {
  const email = 'invited@yuanhang.example'
  const { id } = await administrator.ok('createEmployee', { body: { displayName: '受邀', email } })
  await testApp.database.write((db) =>
    db.updateTable('employee').set({ createdAt: '2026-01-05T08:00:00.000Z' }).where('id', '=', id).execute(),
  )
  await join(testApp, id, 'a password of one’s own')
  const user = await testApp.database.read((db) =>
    db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirstOrThrow(),
  )
  const { now } = testApp.clock
  expect(user).toMatchObject({ createdAt: '2026-01-05T08:00:00.000Z', confirmedAt: now.toISOString().slice(0, 10) })
  expect(Math.abs(timeOfId(user.id) - now.getTime())).toBeGreaterThan(86_400_000)
})
