/**
 * Enterprises stored as earlier versions had them (tests/dumps), opened by today's server: people find everything as it
 * was, and go on. Answers may gain properties, never lose one. All people are made up; passwords stand in expected.json.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { type Askers, tell } from '../dumps/asking.ts'
import { readContents } from '../dumps/contents.ts'
import { readExpected, storedDumps, unpackDump } from '../dumps/files.ts'
import { goOn, openAskers } from '../dumps/goingOn.ts'
import { startTestApp, type TestApp } from './testApp.ts'

test('dumps are stored', () => expect(storedDumps()).toContain('0001'))

describe.each(storedDumps())('the enterprise stored at migration %s', (name) => {
  const { doors, askedAt, told, toldAfter } = readExpected(name)
  let testApp: TestApp
  let askers: Askers

  beforeAll(async () => {
    testApp = await startTestApp({}, false, { fill: (place) => unpackDump(name, place), now: new Date(askedAt) })
    askers = await openAskers(testApp.app, doors)
  })

  afterAll(async () => {
    await testApp.close()
  })

  test('migrating once more changes nothing', async () => {
    const before = await readContents(testApp)
    await (await openDatabase(testApp)).close()
    expect(await readContents(testApp)).toEqual(before)
  })

  test('administrators, raters and the owners of links find everything as it was', async () => {
    for (const one of told) expect.soft(await tell(askers, one)).toMatchObject(one)
  })

  test('the collecting rounds are answered on, finished, and come to the same figures', async () => {
    const rounds = await goOn(testApp.app, doors, askers)
    expect(rounds.length).toBeGreaterThan(1)
    for (const { id, before, sent } of rounds) {
      expect(sent).toBeGreaterThan(0)
      const { submittedCount } = await askers.administrator.ok('getFeedbackSummary', { path: { id } })
      expect(submittedCount).toBe(before + sent)
    }
    for (const one of toldAfter) expect.soft(await tell(askers, one)).toMatchObject(one)
  })
})
