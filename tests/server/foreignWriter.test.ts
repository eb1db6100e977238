/** SQLite beside another program that writes: the server waits for it without standing still, and not for ever. */
import { setImmediate as turn } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

describe.skipIf(testEngine === 'postgres')('another program that writes', () => {
  let testApp: TestApp
  let other: Sqlite.Database

  beforeEach(async () => {
    testApp = await startTestApp()
    other = new Sqlite(testApp.file)
    other.exec('begin immediate')
  })
  afterEach(async () => {
    other.close()
    await testApp.close()
  })

  test('is waited for, while what only reads is answered', async () => {
    let isStored = false
    const storing = testApp.database.write(async () => {
      isStored = true
    })
    const began = performance.now()
    for (let answers = 0; answers < 20 || performance.now() - began < 200; answers += 1) {
      await testApp.visitor().ok('getSessionState')
      // As between calls that come over a network: calls in process alone would let nothing else happen.
      await turn()
    }
    expect({ isStored, isInTime: performance.now() - began < 5_000 }).toEqual({ isStored: false, isInTime: true })
    other.exec('commit')
    await storing
    expect(isStored).toBe(true)
  })

  test('and does not end is told after ten seconds', async () => {
    const began = performance.now()
    const writing = testApp.database.write(async () => undefined)
    await expect(writing).rejects.toMatchObject({ fault: 'DATABASE_BUSY', cause: { code: 'SQLITE_BUSY' } })
    expect(performance.now() - began).toBeGreaterThan(9_000)
    other.exec('rollback')
    await testApp.setUpAdministrator()
  })
})
