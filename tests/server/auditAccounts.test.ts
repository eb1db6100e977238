/** The audit log when somebody works in two enterprises with one account, and how long it knows from where. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { purgeStale } from '../../server/features/session/purge.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { invite, join } from './inviting.ts'
import { ownPasswords } from './ownPasswords.ts'
import { ADMINISTRATOR, LONGEST_SESSION, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const DAY = 86_400_000
const BOSS = { email: 'boss@other.example', password: 'another strong one' }
const [BEFORE, THEIRS, OWN] = ['chosen by this one', 'chosen by the others', 'known to the person alone']
const email = 'both@yuanhang.example'

let testApp: TestApp
let administrator: Visitor
let boss: Visitor
let person: { id: number }

beforeAll(async () => {
  testApp = await startTestApp({ TRUSTED_PROXIES: '1' })
  administrator = await testApp.setUpAdministrator()
  const { database } = testApp
  const context = { database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const passwordHash = await hashPassword(BOSS.password)
  await setUpEnterprise(
    context,
    { enterpriseName: '别家公司', displayName: '别家', email: BOSS.email, passwordHash },
    false,
  )
  boss = await signIn(BOSS.email, BOSS.password)
})

afterAll(async () => {
  await testApp.close()
})

async function signIn(address: string, password: string, eid?: string): Promise<Visitor> {
  await ownPasswords(testApp)
  const visitor = testApp.visitor({ 'x-forwarded-for': '203.0.113.7' })
  await visitor.ok('signIn', { body: { email: address, password, ...(eid !== undefined && { eid }) } })
  return visitor
}

const newest = async (action: string) => {
  const query = { action, pageSize: 100 } as never
  return (await administrator.ok('listAuditEvents', { query })).items.find(({ isByDay }) => !isByDay)
}

test('what somebody did stays theirs when they join another account', async () => {
  const uid = (await administrator.ok('getEnterpriseBasic')).enterpriseUid
  person = await administrator.ok('createEmployee', {
    body: { displayName: '两家', email, password: BEFORE },
  })
  const body = { id: person.id, displayName: '两家', employeeNo: '', departId: null, role: 'admin' as const }
  await administrator.ok('updateEmployee', { body })
  const other = await administrator.ok('createEmployee', {
    body: { displayName: '林一', email: 'one@yuanhang.example', password: BEFORE },
  })
  const visitor = await signIn(email, BEFORE, uid)
  await visitor.ok('resetUserPassword', { path: { id: other.id }, body: { password: 'set by somebody' } })
  const deed = { actor: '两家', about: '林一', remoteAddress: '203.0.113.7' }
  expect(await newest('person.password')).toMatchObject(deed)
  const theirs = await boss.ok('createEmployee', { body: { displayName: '两家', email, password: THEIRS } })
  await join(testApp, theirs.id, OWN)
  const secret = await invite(testApp, person.id)
  await testApp.visitor().ok('acceptInvitation', { body: { secret } })
  expect(await newest('person.password')).toMatchObject(deed)
})

test('whoever comes over from another enterprise has signed in there', async () => {
  const { enterpriseUid, enterpriseName } = await administrator.ok('getEnterpriseBasic')
  expect(enterpriseName).toBe(ADMINISTRATOR.enterpriseName)
  const otherUid = (await boss.ok('getEnterpriseBasic')).enterpriseUid
  const visitor = await signIn(email, OWN, otherUid)
  const opened = async () =>
    (await administrator.ok('listAuditEvents', { query: { action: 'session.opened', kw: '两家' } })).total
  const before = await opened()
  await visitor.ok('switchEnterprise', { body: { enterpriseUid } })
  expect(await opened()).toBe(before + 1)
  await visitor.ok('switchEnterprise', { body: { enterpriseUid } })
  expect(await opened()).toBe(before + 1)
  expect(await newest('session.opened')).toMatchObject({
    actor: '两家',
    about: '两家',
    remoteAddress: '203.0.113.7',
  })
})

test('after half a year an event stays, without from where', async () => {
  const { database, clock } = testApp
  const purge = (days: number) =>
    purgeStale({ database, now: () => new Date(clock.now.getTime() + days * DAY) }, LONGEST_SESSION)
  const addressOf = async () => {
    const row = await database.read((db) =>
      db.selectFrom('auditEvent').select('remoteAddress').where('action', '=', 'person.password').execute(),
    )
    return row.map(({ remoteAddress }) => remoteAddress)
  }
  await purge(179)
  expect(await addressOf()).toEqual(['203.0.113.7'])
  await purge(181)
  expect(await addressOf()).toEqual([''])
})
