/** Issue 6, point 12: whoever guesses locks nobody out of where they always come in; a disabled person learns nothing. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { networkOf } from '../../server/records/people/places.ts'
import { join } from './inviting.ts'
import { ownPasswords } from './ownPasswords.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const RIGHT = 'the first strong one'
const OWN = 'the holder knows this one'
const THEIRS = 'chosen by the others'
const HOUR = 3_600_000

let testApp: TestApp
let administrator: Visitor
let boss: Visitor
let count = 0
let email: string
let employeeNo: string
let home: string
let elsewhere: string

beforeAll(async () => {
  testApp = await startTestApp({ TRUSTED_PROXIES: '1' })
  administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const owner = { enterpriseName: '别家公司', displayName: '别家', email: 'boss@other.example' }
  await setUpEnterprise(context, { ...owner, passwordHash: await hashPassword(THEIRS) }, false)
  boss = testApp.visitor()
  await boss.ok('signIn', { body: { email: owner.email, password: THEIRS } })
})

afterAll(async () => {
  await testApp.close()
})

beforeEach(() => {
  count += 1
  email = `locked${count}@yuanhang.example`
  employeeNo = `L${count}`
  home = `203.0.113.${count}`
  elsewhere = `198.51.100.${count}`
})

async function add(who: Visitor, password: string): Promise<number> {
  const { id } = await who.ok('createEmployee', { body: { displayName: '某人', email, employeeNo, password } })
  await ownPasswords(testApp)
  return id
}

const tryFrom = (from: string, password: string, naming: object = { email }) =>
  testApp.visitor({ 'x-forwarded-for': from }).call('signIn', { body: { ...naming, password } as never })

const codeFrom = async (from: string, password: string, naming?: object) =>
  (await tryFrom(from, password, naming)).returnCode

/** Until the name is blocked, and for an hour at once. */
async function guessFrom(from: string, naming?: object): Promise<void> {
  for (let guess = 0; guess < 5; guess += 1) expect(await codeFrom(from, `guess ${guess}`, naming)).toBe(2010)
  expect(await codeFrom(from, 'one more', naming)).toBe(2011)
}

describe.each(['address', 'number'])('by %s', (way) => {
  const naming = () => (way === 'address' ? { email } : { employeeNo })

  test('the right password is refused nowhere it opened before, and everywhere else', async () => {
    await add(administrator, RIGHT)
    expect(await codeFrom(home, RIGHT, naming())).toBe(0)
    await guessFrom(elsewhere, naming())
    expect(await codeFrom('192.0.2.1', RIGHT, naming())).toBe(2011)
    expect(await codeFrom(home, 'mistyped', naming())).toBe(2010)
    expect(await codeFrom(home, RIGHT, naming())).toBe(0)
    // Coming in from home frees no guess elsewhere.
    expect(await codeFrom(elsewhere, RIGHT, naming())).toBe(2011)
  })

  test('a network that is blocked goes on for who came in from it', async () => {
    await add(administrator, RIGHT)
    expect(await codeFrom(home, RIGHT, naming())).toBe(0)
    for (let guess = 0; guess < 50; guess += 1) await codeFrom(home, 'guess', { email: `n${guess}@x.example` })
    expect(await codeFrom(home, 'guess', { email: `other${count}@x.example` })).toBe(2011)
    expect(await codeFrom(home, RIGHT, naming())).toBe(0)
  })

  test('what another enterprise opened from a network gives no guess at the others’ account', async () => {
    await add(administrator, RIGHT)
    await add(boss, THEIRS)
    expect(await codeFrom(elsewhere, THEIRS, naming())).toBe(0)
    for (let guess = 0; guess < 6; guess += 1) await codeFrom(elsewhere, `guess ${guess}`, naming())
    expect(await codeFrom(elsewhere, RIGHT, naming())).toBe(2010)
  })
})

test('from home one attempt after the other, each later than the last', async () => {
  await add(administrator, RIGHT)
  expect(await codeFrom(home, RIGHT)).toBe(0)
  await guessFrom(elsewhere)
  const began = performance.now()
  const answers = await Promise.all(['guess 1', 'guess 2', 'guess 3'].map((guess) => tryFrom(home, guess)))
  expect(answers.map(({ returnCode }) => returnCode)).toEqual([2010, 2010, 2010])
  // 250, 500 and 1,000 ms.
  expect(performance.now() - began).toBeGreaterThan(1_700)
})

test('more at once than would see an answer are refused', async () => {
  await add(administrator, RIGHT)
  expect(await codeFrom(home, RIGHT)).toBe(0)
  await guessFrom(elsewhere)
  const codes = await Promise.all(Array.from({ length: 6 }, (_, guess) => codeFrom(home, `guess ${guess}`)))
  expect(codes.sort()).toEqual([2010, 2010, 2010, 2010, 2011, 2011])
})

test('of a network a hash and a month are kept', async () => {
  await add(administrator, RIGHT)
  expect(await codeFrom(home, RIGHT)).toBe(0)
  const places = () => testApp.database.read((db) => db.selectFrom('signInPlace').selectAll().execute())
  const [place] = (await places()).slice(-1)
  expect(place?.usedIn).toBe(testApp.clock.now.toISOString().slice(0, 7))
  expect(JSON.stringify(await places())).not.toContain(home)
})

test.each([
  {
    how: 'password',
    change: (id: number) => administrator.ok('resetUserPassword', { path: { id }, body: { password: THEIRS } }),
  },
  {
    how: 'address',
    change: (id: number) =>
      administrator.ok('updateEmployee', {
        body: { id, displayName: '某人', employeeNo, departId: null, email: `new.${email}` },
      }),
  },
])('with another $how no network is known any more', async ({ change }) => {
  const id = await add(administrator, RIGHT)
  expect(await codeFrom(home, RIGHT)).toBe(0)
  await change(id)
  await guessFrom(elsewhere, { employeeNo })
  expect(await codeFrom(home, 'mistyped', { employeeNo })).toBe(2011)
})

test.each(['address', 'number'])(
  'who accepts an invitation signs in by the new password at once, by %s',
  async (way) => {
    const id = await add(administrator, RIGHT)
    const naming = way === 'address' ? { email } : { employeeNo }
    await guessFrom(elsewhere, naming)
    await join(testApp, id, OWN)
    expect(await codeFrom(elsewhere, OWN, naming)).toBe(0)
  },
)

test('a disabled person with the right password is answered as with a wrong one', async () => {
  const id = await add(administrator, RIGHT)
  await administrator.ok('disableUser', { query: { uid: String(id) } })
  const { status, returnCode, message, result } = await tryFrom(home, 'a wrong one')
  expect(await tryFrom(home, RIGHT)).toMatchObject({ status, returnCode, message, result })
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await codeFrom(home, RIGHT)).toBe(2010)
  expect(await codeFrom(home, RIGHT)).toBe(2011)
  await administrator.ok('enableUser', { query: { uid: String(id) } })
  testApp.clock.now = new Date(testApp.clock.now.getTime() + HOUR)
  expect(await codeFrom(home, RIGHT)).toBe(0)
})

test('neighbours of a network of IPv6 are one, and an address of IPv4 is itself in whichever form', () => {
  expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe(networkOf('2001:db8:1:2::9'))
  expect(networkOf('2001:db8:1:2::9')).not.toBe(networkOf('2001:db8:1:3::9'))
  expect(networkOf('::ffff:203.0.113.7')).toBe(networkOf('203.0.113.7'))
  expect(networkOf('203.0.113.7')).not.toBe(networkOf('203.0.113.8'))
  expect(networkOf('unknown')).toBe('unknown')
})
