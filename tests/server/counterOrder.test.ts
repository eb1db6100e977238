/** Counts that several transactions take at once are taken in one order: PostgreSQL ends one of two that wait in a circle. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { createSignInLog } from '../../server/features/session/signInLog.ts'
import { insertEmployees } from '../../server/records/people/employees.ts'
import { insertEnterprise, newEnterprise } from '../../server/records/people/enterprises.ts'
import { newEmployee } from '../../server/records/people/newEmployee.ts'
import { createThrottle } from '../../server/records/people/throttle.ts'
import { confirmUser, insertUser } from '../../server/records/people/users.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

const ROUNDS = 40
const createdAt = '2026-11-01T00:00:00.000Z'
const now = () => new Date('2026-11-02T01:00:00.000Z')

let testDatabase: TestDatabase
const ids = createIds(() => now().getTime(), 62)

beforeAll(async () => {
  testDatabase = await openTestDatabase()
})

afterAll(() => testDatabase.remove())

/** Somebody of an enterprise of their own, whose address is confirmed. */
async function member(name: string) {
  const userId = ids.newId()
  const enterprise = newEnterprise({ id: ids.newId(), name, createdAt })
  const email = `${name}@many.example`
  await testDatabase.database.write(async (db) => {
    await insertEnterprise(db, enterprise)
    await insertUser(db, { id: userId, email, passwordHash: null, language: null, createdAt })
    await confirmUser(db, userId, new Date(createdAt))
    const person = newEmployee({ enterpriseId: enterprise.id, id: ids.newId(), displayName: name, email, createdAt })
    await insertEmployees(db, [{ ...person, userId }])
  })
  return { userId, enterpriseId: enterprise.id }
}

test('refused sign-ins at accounts of several enterprises, tried in opposite orders, are all counted', async () => {
  const { database } = testDatabase
  const people = [await member('one'), await member('two'), await member('three')]
  const faults: unknown[] = []
  const accountIds = people.map(({ userId }) => userId)
  const refused = { isByAddress: true, eid: undefined, remoteAddress: '' }
  const logs = [accountIds, accountIds.toReversed()].map((order) => ({
    order,
    log: createSignInLog({ database, ids, now }, (error) => faults.push(error)),
  }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { log, order } of logs) log.refused({ ...refused, accountIds: order })
  }
  await Promise.all(logs.map(({ log }) => log.settle()))
  expect(faults).toEqual([])
  const counted = await database.read((db) =>
    db.selectFrom('auditEvent').select('times').where('action', '=', 'session.refused').execute(),
  )
  expect(counted.map(({ times }) => times)).toEqual(people.map(() => 2 * ROUNDS))
})

test('keys that are counted and taken back in opposite orders', async () => {
  const throttle = createThrottle({ database: testDatabase.database, now })
  const keys = ['one', 'two', 'three', 'four'].map((key) => ({ kind: 'turn' as const, key: `turn:${key}` }))
  for (let round = 0; round < ROUNDS; round += 1) {
    const [counted = []] = await Promise.all([throttle.begin(keys), throttle.begin(keys.toReversed())])
    await Promise.all([throttle.succeed(counted), throttle.succeed(counted.toReversed())])
  }
  const left = await testDatabase.database.read((db) => db.selectFrom('signInThrottle').selectAll().execute())
  expect(left).toEqual([])
})
