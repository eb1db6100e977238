/** A page says for whom it was loaded: what another tab has made of the session both share is not acted in. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ERRORS } from '../../domain/errors.ts'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { join } from './inviting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const BOTH = { email: 'both@yuanhang.example', password: 'a lamp beside the window' }
const NEWCOMER = { displayName: '李晓梅', employeeNo: 'E777' }

let testApp: TestApp
let administrator: Visitor
let uids: string[]
/** One browser, in the first enterprise. */
let visitor: Visitor
let page: { headers: Record<string, string> }

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const owner = { enterpriseName: '别家公司', displayName: '两家', email: BOTH.email }
  const passwordHash = await hashPassword(BOTH.password)
  const elsewhere = await setUpEnterprise(context, { ...owner, passwordHash }, false)
  const { id } = await administrator.ok('createEmployee', { body: { displayName: '两家', email: BOTH.email } })
  const body = { id, displayName: '两家', employeeNo: '', departId: null, role: 'admin' as const }
  await administrator.ok('updateEmployee', { body })
  for (const each of [elsewhere.employeeId, id]) await join(testApp, each, BOTH.password)
  const first = await administrator.ok('getCurrentUser')
  visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { ...BOTH, eid: first.enterpriseUid } })
  uids = (await visitor.ok('listRelatedEnterprises')).map(({ enterpriseUid }) => enterpriseUid)
})
afterAll(() => testApp.close())

beforeEach(async () => {
  await visitor.call('switchEnterprise', { body: { enterpriseUid: uids[0] ?? '' } })
  page = { headers: { 'x-signed-in-as': String((await visitor.ok('getCurrentUser')).employeeId) } }
})

const enterOther = () => visitor.ok('switchEnterprise', { body: { enterpriseUid: uids[1] ?? '' } })
const people = async () => (await visitor.ok('listEmployees')).items.map(({ displayName }) => displayName)

describe('a page of the enterprise that another tab has left', () => {
  test('changes and reads nothing of the one that was entered', async () => {
    await enterOther()
    const before = await people()
    expect(await visitor.call('createEmployee', { body: NEWCOMER, ...page })).toMatchObject(ERRORS.SIGN_IN_CHANGED)
    expect(await people()).toEqual(before)
    expect(await visitor.call('listEmployees', page)).toMatchObject({ ...ERRORS.SIGN_IN_CHANGED, result: null })
  })

  test('goes on where it stood once that tab has come back', async () => {
    await enterOther()
    await visitor.ok('switchEnterprise', { body: { enterpriseUid: uids[0] ?? '' } })
    await visitor.ok('createEmployee', { body: NEWCOMER, ...page })
    expect(await people()).toContain(NEWCOMER.displayName)
  })
})

test('a page of somebody who is signed in no more does nothing in the name of who is', async () => {
  const { employeeId } = await administrator.ok('getCurrentUser')
  const headers = { 'x-signed-in-as': String(employeeId) }
  expect(await visitor.call('createEmployee', { body: NEWCOMER, headers })).toMatchObject(ERRORS.SIGN_IN_CHANGED)
  expect(await visitor.ok('getCurrentUser', page)).toMatchObject({ email: BOTH.email })
})

test('signing out is refused to nobody', async () => {
  const leaving = testApp.visitor()
  await leaving.ok('signIn', { body: { ...BOTH, eid: uids[0] ?? '' } })
  await leaving.ok('logout', { headers: { 'x-signed-in-as': '1' } })
  expect((await leaving.call('getCurrentUser')).returnCode).toBe(401)
})
