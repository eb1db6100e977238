/** What a search of the audit log finds, and how long it takes: on SQLite the whole server waits for it. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROWS_A_STATEMENT, slices } from '../../server/database/statements.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const PEOPLE = 10_000
const EVENTS = 2000
const LONGEST = 1000
const createdAt = '2026-11-01T00:00:00.000Z'

let testApp: TestApp
let administrator: Visitor
let enterpriseId: number

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const enterprise = await testApp.database.read((db) =>
    db.selectFrom('enterprise').select('id').executeTakeFirstOrThrow(),
  )
  enterpriseId = enterprise.id
})

afterAll(() => testApp.close())

const list = (query: object = {}) =>
  administrator.ok('listAuditEvents', { query: { pageSize: 100, ...query } as never })

const personOf = (enterprise: number, id: number, displayName: string) =>
  newEmployee({ enterpriseId: enterprise, id, displayName, email: `p${id}@many.example`, createdAt })

test('a person of another enterprise is nobody here, whatever the id', async () => {
  const { id } = await administrator.ok('createEmployee', {
    body: { displayName: '本家', email: 'own@yuanhang.example' },
  })
  await administrator.ok('resetUserPassword', { path: { id }, body: { password: 'chosen by the boss' } })
  const before = await list({ action: 'person.password' })
  expect(before).toMatchObject({ total: 1, items: [{ about: '本家', actor: '管理员' }] })
  const { userId } = await testApp.database.read((db) =>
    db.selectFrom('auditEvent').select('userId').where('objectId', '=', id).executeTakeFirstOrThrow(),
  )
  const actor = await testApp.database.read((db) =>
    db.selectFrom('employee').select('id').where('userId', '=', userId).executeTakeFirstOrThrow(),
  )
  const strangers = [id, actor.id].map((same) => personOf(enterpriseId + 1, same, '外人'))
  await testApp.database.write((db) => insertEmployees(db, strangers))
  expect(await list({ action: 'person.password' })).toEqual(before)
  expect((await list({ kw: '外人' })).total).toBe(0)
})

test('of chosen events a file has the chosen ones alone', async () => {
  for (const displayName of ['甲一', '甲二']) {
    const body = { displayName, email: `${displayName === '甲一' ? 'one' : 'two'}@yuanhang.example` }
    const { id } = await administrator.ok('createEmployee', { body })
    await administrator.ok('resetUserPassword', { path: { id }, body: { password: 'chosen by the boss' } })
  }
  const chosen = (await list({ kw: '甲一' })).items[0]
  const body = { list: 'audit' as const, format: 'csv' as const, ids: [chosen?.id ?? 0], language: 'zh' as const }
  const { jobId } = await administrator.ok('createExport', { body })
  await expect.poll(() => administrator.ok('getJob', { path: { id: jobId } })).toMatchObject({ status: 'done' })
  const text = (await administrator.call('downloadExport', { path: { jobId } })).raw.toString('utf8')
  const rows = text.split('\r\n').filter((line) => line !== '')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('甲一')
})

test('a search finds whose reports were opened, within a second where many people and many events are', async () => {
  const first = 1_000_000
  const people = Array.from({ length: PEOPLE }, (_, place) =>
    personOf(enterpriseId, first + place, place < 3 ? `寻找${place}` : `别人${place}`),
  )
  const event = { enterpriseId, userId: 0, actorId: 0, objectId: 0, remoteAddress: '', times: 0 }
  const events = Array.from({ length: EVENTS }, (_, place) => ({
    ...{ ...event, id: first + place, action: 'report.personal', at: createdAt },
    detailJson: JSON.stringify({ employeeId: first + (place % PEOPLE) }),
  }))
  await testApp.database.write(async (db) => {
    await insertEmployees(db, people)
    for (const slice of slices(events, ROWS_A_STATEMENT)) await db.insertInto('auditEvent').values(slice).execute()
  })
  for (const [kw, total] of [
    ['寻找', 3],
    ['寻找 别人', 0],
    ['别人', EVENTS - 3],
  ] as const) {
    const began = performance.now()
    expect((await list({ kw })).total).toBe(total)
    expect(performance.now() - began).toBeLessThan(LONGEST)
  }
})
