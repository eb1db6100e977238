/** How long a session lives, and under which id (issue: sessions end; each new id ends the old one). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { join } from './inviting.ts'
import { ownPasswords } from './ownPasswords.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const PASSWORD = 'a password of one’s own'
const { email, password } = ADMINISTRATOR

/** What the operator gets without a word: the tests' own limits are longer. */
const DEFAULTS = { ADMIN_IDLE_MINUTES: '', ADMIN_SESSION_HOURS: '' }
const OTHER = { email: 'boss@other.example', password: 'a second strong one' }

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp(DEFAULTS)
  await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(OTHER.password)
  await setUpEnterprise(
    context,
    { enterpriseName: '别家公司', displayName: '别家', email: OTHER.email, passwordHash },
    false,
  )
  administrator = await signIn(email, password)
  await administrator.ok('createEmployee', {
    body: { displayName: '会员', email: 'm@yuanhang.example', password: PASSWORD },
  })
  const shared = await administrator.ok('createEmployee', { body: { displayName: '别家', email: OTHER.email } })
  const { employeeId } = await (await signIn(OTHER.email, OTHER.password)).ok('getCurrentUser')
  for (const each of [employeeId, shared.id]) await join(testApp, each, OTHER.password)
})

afterAll(async () => {
  await testApp.close()
})

beforeEach(async () => {
  administrator = await signIn(email, password)
})

async function signIn(name: string, secret: string, visitor = testApp.visitor()): Promise<Visitor> {
  await ownPasswords(testApp)
  await visitor.ok('signIn', { body: { email: name, password: secret } })
  return visitor
}

function pass(milliseconds: number): void {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + milliseconds)
}

const codeOf = async (visitor: Visitor, headers: Record<string, string> = {}) =>
  (await visitor.call('getCurrentUser', { headers })).returnCode

/** The same cookie in other hands. */
const copyOf = (visitor: Visitor) => testApp.visitor({ cookie: visitor.cookie() })

describe('an administrator', () => {
  test('is signed out after 30 minutes without a call', async () => {
    pass(30 * MINUTE - 1)
    expect(await codeOf(administrator)).toBe(0)
    pass(30 * MINUTE - 1)
    expect(await codeOf(administrator)).toBe(0)
    pass(30 * MINUTE)
    expect(await codeOf(administrator)).toBe(401)
  })

  test('is not kept signed in by what a page asks for by itself', async () => {
    for (const turn of [1, 2]) {
      pass(14 * MINUTE + turn)
      expect(await codeOf(administrator, { 'x-unattended': '1' })).toBe(0)
    }
    pass(2 * MINUTE)
    expect(await codeOf(administrator, { 'x-unattended': '1' })).toBe(401)
  })

  test('signs in again after 8 hours, whatever was done', async () => {
    for (let half = 0; half < 15; half += 1) {
      pass(29 * MINUTE)
      expect(await codeOf(administrator)).toBe(0)
    }
    // 7 h 15 min: twice more, then the last minutes.
    for (const minutes of [29, 15.99]) {
      pass(minutes * MINUTE)
      expect(await codeOf(administrator)).toBe(0)
    }
    pass(0.01 * MINUTE)
    expect(await codeOf(administrator)).toBe(401)
  })

  test('of another enterprise has the same limits where only answers are given', async () => {
    const boss = await signIn(OTHER.email, OTHER.password)
    const related = await boss.ok('listRelatedEnterprises')
    const here = related.find(({ enterpriseName }) => enterpriseName === ADMINISTRATOR.enterpriseName)
    await boss.ok('switchEnterprise', { body: { enterpriseUid: here?.enterpriseUid ?? '' } })
    expect(await boss.ok('getCurrentUser')).toMatchObject({ role: 'member' })
    pass(30 * MINUTE)
    expect(await codeOf(boss)).toBe(401)
  })
})

test('of who only answers the day alone is kept (anonymity.md R22)', async () => {
  const rater = await signIn('m@yuanhang.example', PASSWORD)
  const kept = () =>
    testApp.database.read((db) =>
      db
        .selectFrom('session')
        .innerJoin('user', 'user.id', 'session.userId')
        .select(['session.createdAt', 'session.lastSeenAt'])
        .where('user.email', '=', 'm@yuanhang.example')
        .orderBy('session.createdAt', 'desc')
        .limit(1)
        .execute(),
    )
  const today = () => `${testApp.clock.now.toISOString().slice(0, 10)}T00:00:00.000Z`
  const createdAt = today()
  expect(await kept()).toEqual([{ createdAt, lastSeenAt: createdAt }])
  pass(DAY)
  expect(await codeOf(rater)).toBe(0)
  expect(await kept()).toEqual([{ createdAt, lastSeenAt: today() }])
})

test('who only answers stays signed in for 14 days, the day of signing in counted', async () => {
  const rater = await signIn('m@yuanhang.example', PASSWORD)
  const midnight = Math.floor(testApp.clock.now.getTime() / DAY) * DAY
  testApp.clock.now = new Date(midnight + 14 * DAY - 1)
  expect(await codeOf(rater)).toBe(0)
  pass(1)
  expect(await codeOf(rater)).toBe(401)
})

describe('the operator sets', () => {
  test('other limits', async () => {
    const environment = { ADMIN_IDLE_MINUTES: '5', ADMIN_SESSION_HOURS: '1', RATER_SESSION_DAYS: '2' }
    expect(readConfig(environment).sessionLimits).toEqual({ adminIdleMinutes: 5, adminHours: 1, raterDays: 2 })
    const strict = await startTestApp(environment)
    const visitor = await strict.setUpAdministrator()
    strict.clock.now = new Date(strict.clock.now.getTime() + 5 * MINUTE)
    expect(await codeOf(visitor)).toBe(401)
    await strict.close()
  })

  test.each([
    { given: { ADMIN_IDLE_MINUTES: '4' }, told: 'ADMIN_IDLE_MINUTES: a number from 5 to 10080' },
    { given: { ADMIN_SESSION_HOURS: '0' }, told: 'ADMIN_SESSION_HOURS: a number from 1 to 168' },
    { given: { RATER_SESSION_DAYS: 'ever' }, told: 'RATER_SESSION_DAYS: a number from 1 to 90' },
  ])('$told', ({ given, told }) => {
    expect(() => readConfig(given)).toThrow(told)
  })
})

describe('a new id ends the old one', () => {
  test('at sign-in', async () => {
    const before = copyOf(administrator)
    await signIn(email, password, administrator)
    expect(await codeOf(administrator)).toBe(0)
    expect(await codeOf(before)).toBe(401)
  })

  test('but a sign-in that fails ends nothing', async () => {
    await administrator.call('signIn', { body: { email, password: 'wrong' } })
    expect(await codeOf(administrator)).toBe(0)
  })

  test('when one’s own password is changed', async () => {
    const rater = await signIn('m@yuanhang.example', PASSWORD)
    const before = copyOf(rater)
    const changed = `${PASSWORD} again`
    await rater.ok('changePassword', { body: { oldPassword: PASSWORD, password: changed } })
    expect(await codeOf(rater)).toBe(0)
    expect(await codeOf(before)).toBe(401)
    await rater.ok('changePassword', { body: { oldPassword: changed, password: PASSWORD } })
  })

  test('when another enterprise is entered, which makes it no younger', async () => {
    const boss = await signIn(OTHER.email, OTHER.password)
    for (let turn = 0; turn < 17; turn += 1) {
      pass(28 * MINUTE)
      const before = copyOf(boss)
      const other = (await boss.ok('listRelatedEnterprises'))[1]
      await boss.ok('switchEnterprise', { body: { enterpriseUid: other?.enterpriseUid ?? '' } })
      expect(await codeOf(before)).toBe(401)
    }
    pass(4 * MINUTE)
    expect(await codeOf(boss)).toBe(401)
  })

  test('of two who enter another one at the same moment one has a session', async () => {
    const boss = await signIn(OTHER.email, OTHER.password)
    const twins = [copyOf(boss), copyOf(boss)]
    const enterpriseUid = (await boss.ok('listRelatedEnterprises'))[1]?.enterpriseUid ?? ''
    const answers = await Promise.all(twins.map((twin) => twin.call('switchEnterprise', { body: { enterpriseUid } })))
    expect(answers.map(({ returnCode }) => returnCode).sort()).toEqual([0, 401])
  })
})

test('the original client, without a version, saves after a change of the password what it had read before', async () => {
  const { id } = await administrator.ok('createQuestionnaire', { body: { type: 1, title: '试卷', summary: '' } })
  const paper = await administrator.ok('getPaper', { path: { id } })
  const pages = paper.pages.map(({ id: pageId }) => ({ id: pageId, index: 0, questions: [] }))
  const body = { title: '新名', summary: '', pages }
  await administrator.ok('savePaper', { path: { id }, body: { ...body, version: paper.version } })
  const changed = `${password} again`
  await administrator.ok('changePassword', { body: { oldPassword: password, password: changed } })
  expect((await administrator.call('savePaper', { path: { id }, body })).returnCode).toBe(0)
  await administrator.ok('changePassword', { body: { oldPassword: changed, password } })
})

describe('one sees where one is signed in', () => {
  const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0'
  const SAFARI =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

  const from = (userAgent: string) => signIn(email, password, testApp.visitor({ 'user-agent': userAgent }))

  test('from where, since when, when last, the asking browser first', async () => {
    await administrator.ok('endOtherSessions')
    await administrator.ok('logout')
    const start = testApp.clock.now.toISOString()
    const first = await from(FIREFOX)
    pass(5 * MINUTE)
    const later = testApp.clock.now.toISOString()
    await from(SAFARI)
    await from('my own program/1.0')
    const listed = await first.ok('listSessions')
    const where = { remoteAddress: '127.0.0.1', isByDay: false }
    expect(listed.map(({ key: _key, ...device }) => device)).toEqual([
      { ...where, isCurrent: true, device: 'Firefox · Windows', createdAt: start, lastSeenAt: later },
      { ...where, isCurrent: false, device: 'Safari · iOS', createdAt: later, lastSeenAt: later },
      { ...where, isCurrent: false, device: 'my own program/1.0', createdAt: later, lastSeenAt: later },
    ])
    expect(new Set(listed.map(({ key }) => key)).size).toBe(3)
    pass(30 * MINUTE - 1)
    await first.ok('getCurrentUser')
    pass(1)
    expect(await first.ok('listSessions')).toHaveLength(1)
  })

  test('and ends one, or all others', async () => {
    const [one, two] = [await from(FIREFOX), await from(SAFARI)]
    const found = (await administrator.ok('listSessions')).find(({ device }) => device === 'Firefox · Windows')
    await administrator.ok('endSession', { path: { key: found?.key ?? '' } })
    expect(await codeOf(one)).toBe(401)
    expect(await codeOf(two)).toBe(0)
    await administrator.ok('endOtherSessions')
    expect(await codeOf(two)).toBe(401)
    expect(await codeOf(administrator)).toBe(0)
  })

  test('however many are over', async () => {
    const { userId, enterpriseId } = await testApp.database.read((db) =>
      db
        .selectFrom('employee')
        .select(['userId', 'enterpriseId'])
        .where('email', '=', email)
        .$narrowType<{ userId: number }>()
        .executeTakeFirstOrThrow(),
    )
    const createdAt = new Date(testApp.clock.now.getTime() - 9 * HOUR).toISOString()
    // Seen as late as the living ones are.
    const lastSeenAt = new Date(testApp.clock.now.getTime() + MINUTE).toISOString()
    const over = { userId, enterpriseId, createdAt, lastSeenAt, remoteAddress: '', userAgent: 'over' }
    const rows = Array.from({ length: 100 }, (_, index) => ({ ...over, idHash: `over ${index}` }))
    await testApp.database.write((db) => db.insertInto('session').values(rows).execute())
    const listed = await administrator.ok('listSessions')
    expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(listed.filter(({ device }) => device === 'over')).toEqual([])
    await administrator.ok('endOtherSessions')
  })

  test('nobody else’s', async () => {
    const rater = await signIn('m@yuanhang.example', PASSWORD)
    const [own] = await rater.ok('listSessions')
    expect(own).toMatchObject({ isCurrent: true, isByDay: true, createdAt: expect.stringMatching('T00:00:00.000Z') })
    const keys = (await administrator.ok('listSessions')).map(({ key }) => key)
    expect(keys).not.toContain(own?.key)
    expect((await administrator.call('endSession', { path: { key: own?.key ?? '' } })).returnCode).toBe(2001)
    await administrator.ok('endOtherSessions')
    expect(await codeOf(rater)).toBe(0)
  })
})
