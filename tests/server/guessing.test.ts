/** Whoever knows one password under a number or an address does not free the way to guess another under it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const OURS = 'the first strong one'
const THEIRS = 'chosen by the others'
const HOUR = 3_600_000

let testApp: TestApp
let administrator: Visitor
let boss: Visitor
let uids: { ours: string; theirs: string }
let count = 0
let employeeNo: string
let email: string

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(THEIRS)
  const owner = { enterpriseName: '别家公司', displayName: '别家', email: 'boss@other.example', passwordHash }
  await setUpEnterprise(context, owner, false)
  boss = testApp.visitor()
  await boss.ok('signIn', { body: { email: owner.email, password: THEIRS } })
  const uidOf = async (who: Visitor) => (await who.ok('getEnterpriseBasic')).enterpriseUid
  uids = { ours: await uidOf(administrator), theirs: await uidOf(boss) }
})

afterAll(async () => {
  await testApp.close()
})

beforeEach(() => {
  count += 1
  employeeNo = `G${count}`
  email = `guessed${count}@yuanhang.example`
  // What was tried from this address in the test before is forgotten.
  testApp.clock.now = new Date(testApp.clock.now.getTime() + HOUR + 1)
})

async function add(who: Visitor, naming: { employeeNo: string } | { email: string }, password: string) {
  return (await who.ok('createEmployee', { body: { displayName: '某人', ...naming, password } })).id
}

type Naming = { employeeNo: string; eid?: string } | { email: string }

const codeOf = async (naming: Naming, password: string) =>
  (await testApp.visitor().call('signIn', { body: { ...naming, password } })).returnCode

/** What eight guesses are answered, `between` done after each. */
async function guess(naming: Naming, between: () => Promise<unknown>): Promise<number[]> {
  const codes = []
  for (let attempt = 0; attempt < 8; attempt += 1) {
    codes.push(await codeOf(naming, `guess ${attempt}`))
    await between()
  }
  return codes
}

const GUESSED = [2010, 2010, 2010, 2010, 2010, 2011, 2011, 2011]

describe('a number of two enterprises', () => {
  test.each([
    { where: 'without a word of the enterprise', isNamed: false },
    { where: 'each in its enterprise', isNamed: true },
  ])('signing in with the other’s password $where frees no guess', async ({ isNamed }) => {
    await add(administrator, { employeeNo }, OURS)
    await add(boss, { employeeNo }, THEIRS)
    const at = (eid: string): Naming => ({ employeeNo, ...(isNamed && { eid }) })
    const codes = await guess(at(uids.ours), () => codeOf(at(uids.theirs), THEIRS))
    expect(codes).toEqual(GUESSED)
  })

  test('a reset by the other’s administrator frees no guess', async () => {
    await add(administrator, { employeeNo }, OURS)
    const id = await add(boss, { employeeNo }, THEIRS)
    const reset = () => boss.ok('resetUserPassword', { path: { id }, body: { password: THEIRS } })
    expect(await guess({ employeeNo, eid: uids.ours }, reset)).toEqual(GUESSED)
  })

  test('a reset that gives the other’s person the first sign-in frees no guess', async () => {
    await add(administrator, { employeeNo }, OURS)
    const { id } = await boss.ok('createEmployee', { body: { displayName: '某人', employeeNo } })
    const reset = () => boss.ok('resetUserPassword', { path: { id }, body: { password: THEIRS } })
    expect(await guess({ employeeNo, eid: uids.ours }, reset)).toEqual(GUESSED)
  })

  test('whoever signs in rightly is hindered by no mistake that was made before', async () => {
    await add(administrator, { employeeNo }, OURS)
    await add(boss, { employeeNo }, THEIRS)
    for (let day = 0; day < 8; day += 1) {
      expect(await codeOf({ employeeNo }, 'mistyped')).toBe(2010)
      for (const password of [OURS, THEIRS, OURS, THEIRS]) expect(await codeOf({ employeeNo }, password)).toBe(0)
      testApp.clock.now = new Date(testApp.clock.now.getTime() + HOUR)
    }
  })
})

test('guesses at one enterprise’s person block nobody else with the number', async () => {
  await add(administrator, { employeeNo }, OURS)
  await add(boss, { employeeNo }, THEIRS)
  const at = { employeeNo, eid: uids.ours }
  expect(await guess(at, () => Promise.resolve())).toEqual(GUESSED)
  expect(await codeOf(at, OURS)).toBe(2011)
  expect(await codeOf({ employeeNo, eid: uids.theirs }, THEIRS)).toBe(0)
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect(await codeOf({ employeeNo }, `guess ${attempt}`)).toBe(2010)
    expect(await codeOf({ employeeNo }, THEIRS)).toBe(0)
  }
  expect(await codeOf({ employeeNo }, OURS)).toBe(2011)
  expect(await codeOf({ employeeNo }, THEIRS)).toBe(0)
})

test('what is blocked where no enterprise is named tells nobody who works where', async () => {
  await add(administrator, { employeeNo }, OURS)
  expect(await guess({ employeeNo }, () => Promise.resolve())).toEqual(GUESSED)
  for (const eid of [uids.ours, uids.theirs]) expect(await codeOf({ employeeNo, eid }, 'wrong')).toBe(2010)
})

test('a reset of another account of an address frees no guess', async () => {
  await add(administrator, { email }, OURS)
  const id = await add(boss, { email }, THEIRS)
  const reset = () => boss.ok('resetUserPassword', { path: { id }, body: { password: THEIRS } })
  expect(await guess({ email }, reset)).toEqual(GUESSED)
})

test('signing in to one account of an address frees no guess at another', async () => {
  await add(administrator, { email }, OURS)
  await add(boss, { email }, THEIRS)
  const codes = await guess({ email }, async () => expect(await codeOf({ email }, THEIRS)).not.toBe(2010))
  expect(codes).toEqual(GUESSED)
})
