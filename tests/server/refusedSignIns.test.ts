/**
 * Issue 6, point 14: a refused sign-in stands in the audit log of whom it concerns alone; it never tells one enterprise what
 * somebody does in another, nor that the address is known there (docs/decisions/0017).
 */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { listEnterprises } from '../../server/records/people/enterprises.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { confirmUser } from '../../server/records/people/users.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const PASSWORD = 'chosen by the first'
const OTHERS = 'chosen by the others'
const OWNER = { enterpriseName: '别家公司', displayName: '别家', email: 'boss@other.example' }

let testApp: TestApp
let administrator: Visitor
let boss: Visitor
let uid: string
let otherUid: string
let count = 0
let email: string
let employeeNo: string
let mistyped = 0

beforeAll(async () => {
  testApp = await startTestApp({ TRUSTED_PROXIES: '1' })
  administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  await setUpEnterprise(context, { ...OWNER, passwordHash: await hashPassword(OTHERS) }, false)
  boss = testApp.visitor()
  await boss.ok('signIn', { body: { email: OWNER.email, password: OTHERS } })
  const enterprises = await testApp.database.read((db) => listEnterprises(db))
  uid = enterprises[0]?.uid ?? ''
  otherUid = enterprises[1]?.uid ?? ''
})

afterAll(async () => {
  await testApp.close()
})

beforeEach(async () => {
  count += 1
  await add(administrator, PASSWORD, { email: `last${count}@yuanhang.example`, employeeNo: `L${count}` })
  email = `refused${count}@yuanhang.example`
  employeeNo = `R${count}`
})

/** An administrator with an account of the enterprise's own. */
async function add(who: Visitor, password: string, naming = { email, employeeNo }): Promise<void> {
  const person = { displayName: '某人', employeeNo: naming.employeeNo }
  const { id } = await who.ok('createEmployee', { body: { ...person, email: naming.email, password } })
  await who.ok('updateEmployee', { body: { ...person, id, departId: null, role: 'admin' } })
}

/** A refused sign-in, from an address of its own. */
async function mistype(naming: object): Promise<string> {
  mistyped += 1
  const from = `198.51.100.${mistyped}`
  const visitor = testApp.visitor({ 'x-forwarded-for': from })
  const { returnCode } = await visitor.call('signIn', { body: { ...naming, password: 'mistyped' } as never })
  expect(returnCode).toBe(2010)
  return from
}

/** From where it was refused, in both logs, once everything of before is written: they are written in their order. */
async function noted(from: string) {
  const last = await mistype({ email: `last${count}@yuanhang.example`, eid: uid })
  await expect.poll(() => refusedFrom(administrator)).toContain(last)
  return { here: (await refusedFrom(administrator)).includes(from), there: (await refusedFrom(boss)).includes(from) }
}

async function refusedFrom(who: Visitor) {
  const { items } = await who.ok('listAuditEvents', { query: { action: 'session.refused', pageSize: 100 } })
  return items.map(({ remoteAddress }) => remoteAddress)
}

const confirm = () =>
  testApp.database.write(async (db) => {
    const owner = await db.selectFrom('user').select('id').where('email', '=', email).orderBy('id').executeTakeFirst()
    await confirmUser(db, owner?.id ?? 0, testApp.clock.now)
  })

const NOWHERE = { here: false, there: false }
const HERE = { here: true, there: false }
const THERE = { here: false, there: true }

test('without a name of the enterprise: nowhere, known in one or in both', async () => {
  await add(administrator, PASSWORD)
  expect(await noted(await mistype({ email }))).toEqual(NOWHERE)
  expect(await noted(await mistype({ employeeNo }))).toEqual(NOWHERE)
  await add(boss, OTHERS)
  expect(await noted(await mistype({ email }))).toEqual(NOWHERE)
  expect(await noted(await mistype({ employeeNo }))).toEqual(NOWHERE)
})

test.each(['email', 'employeeNo'] as const)('by %s at a named enterprise: there alone', async (way) => {
  await add(administrator, PASSWORD)
  await add(boss, OTHERS)
  const naming = way === 'email' ? { email } : { employeeNo }
  expect(await noted(await mistype({ ...naming, eid: uid }))).toEqual(HERE)
  expect(await noted(await mistype({ ...naming, eid: otherUid }))).toEqual(THERE)
})

test('at an enterprise that does not know the address: nowhere', async () => {
  await add(administrator, PASSWORD)
  expect(await noted(await mistype({ email, eid: otherUid }))).toEqual(NOWHERE)
})

test('at the person’s own account, which was confirmed: wherever it opens, whatever is named', async () => {
  await add(administrator, PASSWORD)
  await confirm()
  await add(boss, OTHERS)
  expect(await noted(await mistype({ email }))).toEqual(HERE)
  expect(await noted(await mistype({ email, eid: otherUid }))).toEqual({ here: true, there: true })
  expect(await noted(await mistype({ employeeNo }))).toEqual(NOWHERE)
})
