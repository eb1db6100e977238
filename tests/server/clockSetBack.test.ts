/** A clock that is set back a little before a start: what is made afterwards has the place of nothing that is there. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { killStarted, startAnother } from './startAnother.ts'
import { ADMINISTRATOR } from './testApp.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

let place: TestDatabase

beforeEach(async () => {
  place = await openTestDatabase()
})

afterEach(async () => {
  killStarted()
  await place.remove()
})

test('ids go on after the newest record of the same process number', async () => {
  const first = await startAnother(place)
  await first.caller.ok('setUpEnterprise', { body: ADMINISTRATOR })
  const { id: before } = await first.caller.ok('createEmployee', { body: { displayName: '先', email: 'a@y.example' } })
  await first.end('SIGTERM')
  // As if the clock had been ahead by then.
  const ahead = createIds(() => Date.now() + 30_000, 0).newId()
  await place.database.write((db) => db.updateTable('employee').set({ id: ahead }).where('id', '=', before).execute())
  const { caller } = await startAnother(place)
  await caller.ok('signIn', { body: { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password } })
  const { id } = await caller.ok('createEmployee', { body: { displayName: '后', email: 'b@y.example' } })
  expect(id).toBeGreaterThan(ahead)
})
