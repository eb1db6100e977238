/** A purge goes on beside the answers: however long it takes, the server starts, and ends. */
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { startPurge } from '../../server/starting.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

const LIMITS = { adminIdleMinutes: 60, adminHours: 12, raterDays: 14 }
/** Fastify ends a start whose hooks take longer than its time-out. */
const STARTING_MILLISECONDS = 200

let testDatabase: TestDatabase

beforeAll(async () => {
  testDatabase = await openTestDatabase()
})

afterAll(() => testDatabase.remove())

/** Longer than any test: only what is waited for ends the server. */
const PATIENT = 600_000

/** A server whose writes take until `release`; `order` tells what ended when. */
function served(patience: number) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const begun = vi.fn()
  const order: string[] = []
  const database: DatabaseService = {
    ...testDatabase.database,
    async write(work) {
      begun()
      await released
      const result = await testDatabase.database.write(work)
      order.push('the step')
      return result
    },
  }
  const now = () => new Date('2026-11-02T01:00:00.000Z')
  const app = Fastify({ pluginTimeout: STARTING_MILLISECONDS })
  startPurge({ database, now, ids: createIds(() => now().getTime(), 62) }, LIMITS, app, patience)
  const close = () => app.close().then(() => void order.push('the server'))
  return { app, begun, release, order, close }
}

test('a server starts while it takes long, and ends after the step under way, without another', async () => {
  const { app, begun, release, order, close } = served(PATIENT)
  const twin = served(0)
  await app.ready()
  await twin.app.ready()
  await vi.waitFor(() => expect(begun).toHaveBeenCalledTimes(1))
  const closed = close()
  // The same server, impatient: had the first not waited, it would have ended before this one, which began later.
  await twin.close()
  release()
  await closed
  expect(order).toEqual(['the step', 'the server'])
  expect(begun).toHaveBeenCalledTimes(1)
  twin.release()
})

test('a step that hangs for ever keeps no server from ending', async () => {
  const { app, close, order } = served(1)
  await app.ready()
  await close()
  expect(order).toEqual(['the server'])
})
