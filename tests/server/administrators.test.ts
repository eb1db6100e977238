/** Issue 6, point 10: appointing and removing administrators; what was changed holds from the very next call. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { lockEnterprise } from '../../server/records/people/enterprises.ts'
import { ownPasswords } from './ownPasswords.ts'
import { dayOf, sessionTimes } from './sessionTimes.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const PASSWORD = 'a long enough line'

let testApp: TestApp
let administrator: Visitor
let count = 0
let id: number
let email: string
let second: Visitor

beforeAll(async () => {
  // As the operator gets it without a word: the limits of administrators are part of what holds at once.
  testApp = await startTestApp({ ADMIN_IDLE_MINUTES: '', ADMIN_SESSION_HOURS: '' })
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

const setRole = (by: Visitor, employeeId: number, role: 'admin' | 'member') =>
  by.call('updateEmployee', { body: { id: employeeId, displayName: '二', employeeNo: '', departId: null, role } })

beforeEach(async () => {
  count += 1
  email = `second${count}@yuanhang.example`
  id = (await administrator.ok('createEmployee', { body: { displayName: '二', email, password: PASSWORD } })).id
  await ownPasswords(testApp)
  second = testApp.visitor()
  await second.ok('signIn', { body: { email, password: PASSWORD } })
})

describe('from the very next call of a session that goes on', () => {
  test('who is appointed manages, who is removed does not', async () => {
    expect((await second.call('listEmployees')).returnCode).toBe(403)
    expect((await setRole(administrator, id, 'admin')).returnCode).toBe(0)
    expect((await second.call('listEmployees')).returnCode).toBe(0)
    expect(await second.ok('getCurrentUser')).toMatchObject({ role: 'admin' })
    expect((await setRole(administrator, id, 'member')).returnCode).toBe(0)
    for (const call of [
      second.call('listEmployees'),
      setRole(second, id, 'admin'),
      second.call('createQuestionnaire', { body: {} }),
    ]) {
      expect(await call).toMatchObject({ returnCode: 403, result: null })
    }
    expect(await second.ok('getCurrentUser')).toMatchObject({ role: 'member' })
  })

  test.each(['disableUser', 'bulkDisableEmployees'] as const)('%s shuts out', async (act) => {
    await setRole(administrator, id, 'admin')
    if (act === 'disableUser') await administrator.ok(act, { query: { uid: String(id) } })
    else await administrator.ok(act, { body: { ids: [id] } })
    expect((await second.call('listEmployees')).returnCode).toBe(401)
    expect((await second.call('getCurrentUser')).returnCode).toBe(401)
    await administrator.ok('enableUser', { query: { uid: String(id) } })
    expect((await second.call('getCurrentUser')).returnCode).toBe(401)
  })

  test('a session that was let in before is shut out although it is still there', async () => {
    await setRole(administrator, id, 'admin')
    // Only the row says it, as if the sessions had not been ended.
    const disable = (disabled: 0 | 1) =>
      testApp.database.write((db) => db.updateTable('employee').set({ disabled }).where('id', '=', id).execute())
    await disable(1)
    expect((await second.call('listEmployees')).returnCode).toBe(401)
    await disable(0)
    expect((await second.call('listEmployees')).returnCode).toBe(0)
  })
})

describe('the limits of administrators count from the appointment', () => {
  const MINUTE = 60_000
  const DAY = 86_400_000
  const began = new Date('2026-11-02T01:00:00.000Z')
  const pass = (milliseconds: number) => {
    testApp.clock.now = new Date(testApp.clock.now.getTime() + milliseconds)
  }

  afterEach(async () => {
    testApp.clock.now = began
    await testApp.database.write((db) => db.deleteFrom('signInThrottle').execute())
  })

  const codeOf = async (visitor: Visitor) => (await visitor.call('getCurrentUser')).returnCode

  /** A session of the account in another enterprise. */
  async function openElsewhere(day: string): Promise<string> {
    const idHash = `elsewhere ${count}`
    await testApp.database.write(async (db) => {
      const { userId } = await db.selectFrom('employee').select('userId').where('id', '=', id).executeTakeFirstOrThrow()
      const where = { enterpriseId: 1, remoteAddress: '', userAgent: '' }
      await db
        .insertInto('session')
        .values({ ...where, idHash, userId: userId ?? 0, createdAt: day, lastSeenAt: day })
        .execute()
    })
    return idHash
  }

  test('30 minutes without a call', async () => {
    await setRole(administrator, id, 'admin')
    pass(30 * MINUTE - 1)
    expect(await codeOf(second)).toBe(0)
    pass(30 * MINUTE)
    expect(await codeOf(second)).toBe(401)
  })

  test('8 hours', async () => {
    await setRole(administrator, id, 'admin')
    for (let call = 0; call < 24; call += 1) {
      expect(await codeOf(second)).toBe(0)
      pass(20 * MINUTE)
    }
    expect(await codeOf(second)).toBe(401)
  })

  test('who was not here today signs in anew', async () => {
    testApp.clock.now = new Date(began.getTime() + DAY)
    const { email: mail, password } = ADMINISTRATOR
    const present = testApp.visitor()
    await present.ok('signIn', { body: { email: mail, password } })
    expect((await setRole(present, id, 'admin')).returnCode).toBe(0)
    expect(await codeOf(second)).toBe(401)
  })

  test.each(['enableUser', 'bulkEnableEmployees'] as const)(
    '%s ends no session that answers elsewhere',
    async (act) => {
      await setRole(administrator, id, 'admin')
      await administrator.ok('disableUser', { query: { uid: String(id) } })
      // What an account of several enterprises keeps where it only answers: the day alone.
      const day = `${testApp.clock.now.toISOString().slice(0, 10)}T00:00:00.000Z`
      const secret = await openElsewhere(day)
      if (act === 'enableUser') await administrator.ok(act, { query: { uid: String(id) } })
      else await administrator.ok(act, { body: { ids: [id] } })
      const { createdAt, lastSeenAt } = await testApp.database.read((db) =>
        db.selectFrom('session').selectAll().where('idHash', '=', secret).executeTakeFirstOrThrow(),
      )
      const from = testApp.clock.now.toISOString()
      expect({ createdAt, lastSeenAt }).toEqual({ createdAt: from, lastSeenAt: from })
    },
  )

  test('a session that was over as an administrator’s stays over, whatever is appointed meanwhile', async () => {
    await setRole(administrator, id, 'admin')
    pass(3 * 60 * MINUTE)
    expect(await codeOf(second)).toBe(401)
    const { email: mail, password } = ADMINISTRATOR
    const present = testApp.visitor()
    await present.ok('signIn', { body: { email: mail, password } })
    expect((await setRole(present, id, 'member')).returnCode).toBe(0)
    expect((await setRole(present, id, 'admin')).returnCode).toBe(0)
    expect(await codeOf(second)).toBe(401)
  })

  test('what is kept of a member’s session is the day alone, also when the person is edited', async () => {
    expect((await setRole(administrator, id, 'member')).returnCode).toBe(0)
    const day = dayOf(testApp.clock.now)
    expect(await sessionTimes(testApp, email)).toEqual([{ createdAt: day, lastSeenAt: day }])
  })

  test('who manages already stays no longer by it', async () => {
    await setRole(administrator, id, 'admin')
    pass(29 * MINUTE)
    const { email: mail, password } = ADMINISTRATOR
    const present = testApp.visitor()
    await present.ok('signIn', { body: { email: mail, password } })
    expect((await setRole(present, id, 'admin')).returnCode).toBe(0)
    pass(MINUTE)
    expect(await codeOf(second)).toBe(401)
  })
})

test('each change of a role stands in the audit log, with who made it', async () => {
  const { employeeId } = await administrator.ok('getCurrentUser')
  await setRole(administrator, id, 'admin')
  await setRole(administrator, id, 'admin')
  await setRole(administrator, id, 'member')
  const { events, actor } = await testApp.database.read(async (db) => ({
    events: await db.selectFrom('auditEvent').selectAll().where('objectId', '=', id).orderBy('id').execute(),
    actor: await db.selectFrom('employee').select('userId').where('id', '=', employeeId).executeTakeFirst(),
  }))
  expect(events.map(({ action, userId, detailJson }) => ({ action, userId, detail: JSON.parse(detailJson) }))).toEqual([
    { action: 'person.role', userId: actor?.userId, detail: { from: 'member', to: 'admin' } },
    { action: 'person.role', userId: actor?.userId, detail: { from: 'admin', to: 'member' } },
  ])
})

describe('never the last one', () => {
  /** Both begin before either is done, since the enterprise is held meanwhile. */
  async function atOnce(acts: (() => Promise<{ returnCode: number }>)[]): Promise<number[]> {
    const held = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const holding = testApp.database.write(async (db) => {
      const { enterpriseId } = await db
        .selectFrom('employee')
        .select('enterpriseId')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      await lockEnterprise(db, enterpriseId)
      held.resolve()
      await free.promise
    })
    await held.promise
    const begun = acts.map((act) => act())
    await new Promise((resolve) => setTimeout(resolve, 300))
    free.resolve()
    await holding
    return (await Promise.all(begun)).map(({ returnCode }) => returnCode).sort()
  }

  test.each(['disabling', 'removing'])(
    '%s each other, beside one who was appointed and cannot sign in yet: one of the two stays',
    async (way) => {
      // Those of the tests before.
      await testApp.database.write((db) =>
        db.updateTable('employee').set({ role: 'member' }).where('email', '<>', ADMINISTRATOR.email).execute(),
      )
      await setRole(administrator, id, 'admin')
      const body = { displayName: '三', email: `third${count}@yuanhang.example` }
      const waiting = await administrator.ok('createEmployee', { body })
      expect((await setRole(administrator, waiting.id, 'admin')).returnCode).toBe(0)
      const { employeeId } = await administrator.ok('getCurrentUser')
      const act = (by: Visitor, of: number) => () =>
        way === 'disabling' ? by.call('disableUser', { query: { uid: String(of) } }) : setRole(by, of, 'member')
      expect(await atOnce([act(administrator, id), act(second, employeeId)])).toEqual([0, 2072])
      const answers = await Promise.all([administrator.call('listEmployees'), second.call('listEmployees')])
      expect(answers.filter(({ returnCode }) => returnCode === 0)).toHaveLength(1)
      // The next test begins with the first one again.
      await testApp.database.write((db) =>
        db.updateTable('employee').set({ role: 'admin', disabled: 0 }).where('id', '=', employeeId).execute(),
      )
      administrator = testApp.visitor()
      await administrator.ok('signIn', { body: { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password } })
    },
  )

  test('nobody takes it from oneself', async () => {
    const { employeeId } = await administrator.ok('getCurrentUser')
    expect((await setRole(administrator, employeeId, 'member')).returnCode).toBe(2071)
    expect((await administrator.call('disableUser', { query: { uid: String(employeeId) } })).returnCode).toBe(2071)
  })

  /** Whose sign-in another enterprise shares, too, is taken off it with the address. */
  async function shareElsewhere(employeeIds: number[]): Promise<void> {
    const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
    const owner = { enterpriseName: '别家公司', displayName: '别家', email: 'boss@other.example', passwordHash: '' }
    await setUpEnterprise(context, owner, false)
    await testApp.database.write(async (db) => {
      const owned = db.selectFrom('employee').selectAll().where('email', '=', owner.email)
      const their = await owned.executeTakeFirstOrThrow()
      const ours = db.selectFrom('employee').select(['userId', 'email']).where('id', 'in', employeeIds)
      for (const each of await ours.execute()) {
        await db
          .insertInto('employee')
          .values({ ...their, ...each, id: context.ids.newId(), role: 'member' })
          .execute()
      }
    })
  }

  test('two who correct each other’s address, whose sign-ins others share: one of the two stays', async () => {
    await testApp.database.write((db) =>
      db.updateTable('employee').set({ role: 'member' }).where('email', '<>', ADMINISTRATOR.email).execute(),
    )
    await setRole(administrator, id, 'admin')
    const { employeeId } = await administrator.ok('getCurrentUser')
    await shareElsewhere([id, employeeId])
    const correct = (by: Visitor, of: number) => () => {
      const person = { displayName: '改', employeeNo: '', departId: null, email: `new${of}@yuanhang.example` }
      return by.call('updateEmployee', { body: { ...person, id: of } })
    }
    expect(await atOnce([correct(administrator, id), correct(second, employeeId)])).toEqual([0, 2072])
  })
})
