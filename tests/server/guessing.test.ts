/** Whoever knows one password under a number or an address does not free the way to guess another under it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { numberKey } from '../../server/records/people/throttle.ts'
import { ownPasswords } from './ownPasswords.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const OURS = 'the first strong one'
const THEIRS = 'chosen by the others'
const HOUR = 3_600_000
const ids = createIds(() => Date.now(), 62)

let testApp: TestApp
let administrator: Visitor
let boss: Visitor
let uids: { ours: string; theirs: string }
let count = 0
let employeeNo: string
let email: string

beforeAll(async () => {
  testApp = await startTestApp({ TRUSTED_PROXIES: '1' })
  administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids, now: () => testApp.clock.now }
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
  pass(HOUR + 1)
})

async function add(who: Visitor, naming: { employeeNo: string } | { email: string }, password: string) {
  const { id } = await who.ok('createEmployee', { body: { displayName: '某人', ...naming, password } })
  await ownPasswords(testApp)
  return id
}

const later = (milliseconds: number) => new Date(testApp.clock.now.getTime() + milliseconds).toISOString()

function pass(milliseconds: number): void {
  testApp.clock.now = new Date(later(milliseconds))
}

/** Where failures of the person with this number are counted while no enterprise is named. */
async function keyOf(id: number): Promise<string> {
  const { userId } = await testApp.database.read((db) =>
    db.selectFrom('employee').select('userId').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return numberKey(userId ?? '', false)
}

const counted = (key: string) =>
  testApp.database.read((db) => db.selectFrom('signInThrottle').selectAll().where('key', '=', key).executeTakeFirst())

const block = (key: string, milliseconds: number) =>
  testApp.database.write((db) =>
    db
      .updateTable('signInThrottle')
      .set({ blockedUntil: later(milliseconds) })
      .where('key', '=', key)
      .execute(),
  )

/** One more enterprise, whose owner has the number. */
async function enterpriseWith(number: string) {
  const context = { database: testApp.database, ids, now: () => testApp.clock.now }
  const owner = { enterpriseName: '又一家', displayName: '某人', email: `${ids.newId()}@x.example`, passwordHash: '' }
  const { employeeId } = await setUpEnterprise(context, owner, false)
  await testApp.database.write((db) =>
    db.updateTable('employee').set({ employeeNo: number }).where('id', '=', employeeId).execute(),
  )
}

type Naming = { employeeNo: string; eid?: string } | { email: string }

let calls = 0

/** From a network nobody came in from before, where nothing is known of anybody (lockOut.test.ts tries the others). */
const fresh = () => {
  calls += 1
  return `10.0.${Math.floor(calls / 250)}.${calls % 250}`
}

const codeOf = async (naming: Naming, password: string, from = fresh()) =>
  (await testApp.visitor({ 'x-forwarded-for': from }).call('signIn', { body: { ...naming, password } })).returnCode

/** What eight guesses are answered, `between` done after each. */
async function guess(naming: Naming, between: () => Promise<unknown>): Promise<number[]> {
  const codes = []
  for (let attempt = 0; attempt < 8; attempt += 1) {
    codes.push(await codeOf(naming, `guess ${attempt}`))
    await between()
  }
  return codes
}

async function setPassword(id: number, password: string): Promise<void> {
  await boss.ok('resetUserPassword', { path: { id }, body: { password } })
  await ownPasswords(testApp)
}

/** What eight sign-ins are answered, each with a guess that the other enterprise's administrator made its person's password. */
async function guessBySetting(id: number, naming: Naming): Promise<number[]> {
  const codes = []
  for (let attempt = 0; attempt < 8; attempt += 1) {
    await setPassword(id, `guessed at number ${attempt}`)
    codes.push(await codeOf(naming, `guessed at number ${attempt}`))
  }
  return codes
}

const GUESSED = [2010, 2010, 2010, 2010, 2010, 2011, 2011, 2011]

describe('a number of two enterprises', () => {
  test('signing in with the other’s password in its enterprise frees no guess', async () => {
    await add(administrator, { employeeNo }, OURS)
    await add(boss, { employeeNo }, THEIRS)
    const codes = await guess({ employeeNo, eid: uids.ours }, () => codeOf({ employeeNo, eid: uids.theirs }, THEIRS))
    expect(codes).toEqual(GUESSED)
  })

  test('signing in with the other’s password without a word of the enterprise frees no guess, and tells of no block', async () => {
    await add(administrator, { employeeNo }, OURS)
    await add(boss, { employeeNo }, THEIRS)
    const codes = await guess({ employeeNo }, () => codeOf({ employeeNo }, THEIRS))
    expect(codes).toEqual(GUESSED.map(() => 2010))
    expect(await codeOf({ employeeNo }, OURS)).toBe(2010)
    expect(await codeOf({ employeeNo, eid: uids.ours }, OURS)).toBe(0)
  })

  test.each([{ isElsewhere: true }, { isElsewhere: false }])(
    'guesses with a reset of the own person after each tell nobody whether it exists elsewhere: $isElsewhere',
    async ({ isElsewhere }) => {
      if (isElsewhere) await add(administrator, { employeeNo }, OURS)
      const id = await add(boss, { employeeNo }, THEIRS)
      const reset = () => setPassword(id, THEIRS)
      expect(await guess({ employeeNo }, reset)).toEqual(GUESSED.map(() => 2010))
    },
  )

  test('the other’s sign-ins leave the moment of the last failure', async () => {
    const id = await add(administrator, { employeeNo }, OURS)
    await add(boss, { employeeNo }, THEIRS)
    expect(await codeOf({ employeeNo }, THEIRS)).toBe(0)
    expect(await codeOf({ employeeNo }, OURS)).toBe(0)
    expect(await codeOf({ employeeNo }, 'mistyped')).toBe(2010)
    const key = await keyOf(id)
    const failedAt = testApp.clock.now.toISOString()
    for (const hours of [1, 22]) {
      pass(hours * HOUR)
      expect(await codeOf({ employeeNo }, THEIRS)).toBe(0)
      expect(await counted(key)).toMatchObject({ failures: 1, updatedAt: failedAt })
    }
    pass(HOUR + 1)
    for (let attempt = 0; attempt < 4; attempt += 1) expect(await codeOf({ employeeNo }, 'mistyped')).toBe(2010)
    expect(await counted(key)).toMatchObject({ failures: 4 })
  })

  test('while both are blocked the shorter wait is told', async () => {
    const people = [await add(administrator, { employeeNo }, OURS), await add(boss, { employeeNo }, THEIRS)]
    expect(await codeOf({ employeeNo }, 'mistyped')).toBe(2010)
    for (const [place, id] of people.entries()) await block(await keyOf(id), (place + 1) * 60_000)
    const from = { 'x-forwarded-for': fresh() }
    const refused = await testApp.visitor(from).call('signIn', { body: { employeeNo, password: OURS } })
    expect(refused).toMatchObject({ returnCode: 2011, message: expect.stringContaining(' 60 ') })
  })

  test('who is blocked while another signs in hinders nobody', async () => {
    const id = await add(administrator, { employeeNo }, OURS)
    await add(boss, { employeeNo }, THEIRS)
    expect(await codeOf({ employeeNo }, 'mistyped')).toBe(2010)
    const key = await keyOf(id)
    const held = Promise.withResolvers<void>()
    const free = Promise.withResolvers<void>()
    const blocking = testApp.database.write(async (db) => {
      await db
        .updateTable('signInThrottle')
        .set({ blockedUntil: later(HOUR) })
        .where('key', '=', key)
        .execute()
      held.resolve()
      await free.promise
    })
    await held.promise
    const signedIn = codeOf({ employeeNo }, THEIRS)
    await new Promise((resolve) => setTimeout(resolve, 300))
    free.resolve()
    await blocking
    expect(await signedIn).toBe(0)
  })

  test('a reset by the other’s administrator frees no guess', async () => {
    await add(administrator, { employeeNo }, OURS)
    const id = await add(boss, { employeeNo }, THEIRS)
    const reset = () => setPassword(id, THEIRS)
    expect(await guess({ employeeNo, eid: uids.ours }, reset)).toEqual(GUESSED)
  })

  test('a reset that gives the other’s person the first sign-in frees no guess', async () => {
    await add(administrator, { employeeNo }, OURS)
    const { id } = await boss.ok('createEmployee', { body: { displayName: '某人', employeeNo } })
    const reset = () => setPassword(id, THEIRS)
    expect(await guess({ employeeNo, eid: uids.ours }, reset)).toEqual(GUESSED)
  })

  test('a password set to find out whether it opens the other’s account is a guess at it', async () => {
    await add(administrator, { employeeNo }, OURS)
    const id = await add(boss, { employeeNo }, THEIRS)
    expect(await guessBySetting(id, { employeeNo })).toEqual(GUESSED.map(() => 0))
    // With one guess more it would be ENTERPRISE_NEEDED.
    await setPassword(id, OURS)
    expect(await codeOf({ employeeNo }, OURS)).toBe(0)
    expect(await codeOf({ employeeNo, eid: uids.ours }, OURS)).toBe(0)
  })

  test('a password that opened before is no guess any more', async () => {
    await add(administrator, { employeeNo }, OURS)
    await add(boss, { employeeNo }, THEIRS)
    for (let attempt = 0; attempt < 8; attempt += 1) expect(await codeOf({ employeeNo }, THEIRS)).toBe(0)
    expect(await codeOf({ employeeNo }, OURS)).toBe(0)
  })

  test('whoever signs in rightly is hindered by no mistake that was made before', async () => {
    await add(administrator, { employeeNo }, OURS)
    await add(boss, { employeeNo }, THEIRS)
    for (let day = 0; day < 8; day += 1) {
      expect(await codeOf({ employeeNo }, 'mistyped')).toBe(2010)
      for (const password of [OURS, THEIRS, OURS, THEIRS]) expect(await codeOf({ employeeNo }, password)).toBe(0)
      pass(HOUR)
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
  expect(await codeOf({ employeeNo }, OURS)).toBe(2010)
  expect(await codeOf({ employeeNo }, THEIRS)).toBe(0)
})

test('attempts with a number of more enterprises than are tried are counted by address', async () => {
  await add(administrator, { employeeNo }, OURS)
  for (let each = 0; each < 5; each += 1) await enterpriseWith(employeeNo)
  for (let attempt = 0; attempt < 50; attempt += 1) expect(await codeOf({ employeeNo }, OURS, '192.0.2.1')).toBe(2016)
  expect(await codeOf({ employeeNo }, OURS, '192.0.2.1')).toBe(2011)
})

test('what is blocked where no enterprise is named tells nobody who works where', async () => {
  await add(administrator, { employeeNo }, OURS)
  expect(await guess({ employeeNo }, () => Promise.resolve())).toEqual(GUESSED)
  for (const eid of [uids.ours, uids.theirs]) expect(await codeOf({ employeeNo, eid }, 'wrong')).toBe(2010)
})

test('a reset of another account of an address frees no guess', async () => {
  await add(administrator, { email }, OURS)
  const id = await add(boss, { email }, THEIRS)
  const reset = () => setPassword(id, THEIRS)
  expect(await guess({ email }, reset)).toEqual(GUESSED)
})

test('a password set to find out whether it opens another account of an address is a guess at it', async () => {
  await add(administrator, { email }, OURS)
  const id = await add(boss, { email }, THEIRS)
  expect(await guessBySetting(id, { email })).toEqual(GUESSED.map((code) => (code === 2010 ? 0 : code)))
  await setPassword(id, OURS)
  expect(await codeOf({ email }, OURS)).toBe(2011)
})

test('signing in to one account of an address frees no guess at another', async () => {
  await add(administrator, { email }, OURS)
  await add(boss, { email }, THEIRS)
  expect(await codeOf({ email }, THEIRS)).toBe(0)
  pass(25 * HOUR)
  const codes = await guess({ email }, async () => expect(await codeOf({ email }, THEIRS)).not.toBe(2010))
  expect(codes).toEqual(GUESSED)
})
