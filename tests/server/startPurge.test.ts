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

/** A server whose writes take until `release`. */
function served() {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const begun = vi.fn()
  const database: DatabaseService = {
    ...testDatabase.database,
    async write(work) {
      begun()
      await released
      return testDatabase.database.write(work)
    },
  }
  const now = () => new Date('2026-11-02T01:00:00.000Z')
  const app = Fastify({ pluginTimeout: STARTING_MILLISECONDS })
  startPurge({ database, now, ids: createIds(() => now().getTime(), 62) }, LIMITS, app)
  return { app, begun, release: () => release() }
}

test('a server starts while it takes long, and ends after the step under way, without another', async () => {
  const { app, begun, release } = served()
  await app.ready()
  expect(begun).toHaveBeenCalledTimes(1)
  let isClosed = false
  const closed = app.close().then(() => {
    isClosed = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isClosed).toBe(false)
  release()
  await closed
  expect(begun).toHaveBeenCalledTimes(1)
})

test('a step that hangs for ever keeps no server from ending', async () => {
  const { app } = served()
  await app.ready()
  await app.close()
}, 20_000)
