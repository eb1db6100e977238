/**
 * Enterprises stored as earlier versions had them (tests/dumps), opened by today's server: people find everything as it
 * was, and go on. Answers may gain properties, never lose one. All people are made up; passwords stand in expected.json.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { sortKeyOf } from '../../server/database/pinyin.ts'
import { type Askers, tell } from '../dumps/asking.ts'
import { type Contents, readContents } from '../dumps/contents.ts'
import { type DatabasePlace, readExpected, storedDumps, unpackDump } from '../dumps/files.ts'
import { goOn, openAskers } from '../dumps/goingOn.ts'
import { startTestApp, type TestApp } from './testApp.ts'

type Row = Contents['rows'][string][number]

/** Rows of which no later one has all the values; later ones may have more columns. */
function lostRows(before: Row[], after: Row[]): Row[] {
  const columns = Object.keys(before[0] ?? {})
  const lineOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]))
  const lines = new Set(after.map(lineOf))
  return before.filter((row) => !lines.has(lineOf(row)))
}

test('dumps are stored', () => expect(storedDumps()).toContain('0001'))

describe.each(storedDumps())('the enterprise stored at migration %s', (name) => {
  const { doors, askedAt, told, toldAfter } = readExpected(name)
  let testApp: TestApp
  let askers: Askers
  let stored: Contents
  let opened: Contents

  beforeAll(async () => {
    async function fill(place: DatabasePlace) {
      await unpackDump(name, place)
      stored = await readContents(place)
    }
    testApp = await startTestApp({}, false, { fill, now: new Date(askedAt) })
    opened = await readContents(testApp)
    askers = await openAskers(testApp.app, doors)
  })

  afterAll(async () => {
    await testApp.close()
  })

  test('every row is still there, with all its values', () => {
    const lost = Object.entries(stored.rows).flatMap(([table, rows]) => lostRows(rows, opened.rows[table] ?? []))
    expect(lost).toEqual([])
  })

  test('what lists sort by is there for the rows of before', () => {
    const namedBy = { questionnaire: 'title', template: 'title', department: 'name', tag: 'name' }
    for (const [table, name] of Object.entries(namedBy)) {
      for (const row of opened.rows[table] ?? []) expect(row.sortKey).toBe(sortKeyOf(String(row[name])))
    }
    const rounds = opened.rows.questionnaire ?? []
    expect(rounds.length).toBeGreaterThan(0)
    for (const { settingJson, deadline } of rounds) expect(deadline).toBe(JSON.parse(String(settingJson)).deadline)
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
