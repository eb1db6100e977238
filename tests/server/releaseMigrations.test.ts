/** What the upgrades make for released reports (0031) and combined ones (0033), of an enterprise stored before them. */
import { type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseService, openDatabase } from '../../server/database/open.ts'
import type { Database } from '../../server/database/schema/schema.ts'
import { readContents } from '../dumps/contents.ts'
import { unpackDump } from '../dumps/files.ts'
import { openTestDatabase, testEngine } from './testDatabase.ts'

const BEFORE = '0024'
const AT = '2026-12-17T02:00:00.000Z'
const OF_REPORT = { enterpriseId: 1, questionnaireId: 2, employeeId: 3 }

const RELEASE: Database['reportRelease'] = {
  ...{ ...OF_REPORT, version: 1, snapshotJson: '{}', releasedAt: AT, releasedBy: 4, endedAt: null },
  isReplaced: 0,
}
const READER: Database['reportReader'] = {
  ...{ ...OF_REPORT, version: 1, readerId: 3, role: 'evaluatee', openings: 0 },
  ...{ firstOpenedAt: null, lastOpenedAt: null },
}
const NOTES: Database['ownNotes'] = {
  ...{ ...OF_REPORT, text: '先问再说', aimsJson: '[]', isShared: 0, version: 1, createdAt: AT },
}
const COMBINED: Database['combinedReport'] = {
  ...{ enterpriseId: 1, id: 5, title: '两轮', summary: '', questionnairesJson: '[]', version: 1 },
  ...{ createdAt: AT, updatedAt: AT, deletedAt: null },
}

let place: Awaited<ReturnType<typeof openTestDatabase>>
let database: DatabaseService

beforeAll(async () => {
  place = await openTestDatabase({ fill: (there) => unpackDump(BEFORE, there) })
  database = await openDatabase(place)
})
afterAll(async () => {
  await database.close()
  await place.remove()
})

async function put<Table extends keyof Database>(table: Table, row: Database[Table]) {
  // The JSON edge of the tests: each row above is its table's.
  await database.write((db) =>
    db
      .insertInto(table)
      .values(row as Insertable<Database[Table]>)
      .execute(),
  )
}

test('both have run, each once, and their tables begin empty', async () => {
  const { rows } = await readContents(place)
  const names = (rows['kysely_migration'] ?? []).map(({ name }) => name)
  for (const name of ['0031-releases', '0033-combined-reports'])
    expect(names.filter((one) => one === name)).toHaveLength(1)
  for (const table of ['reportRelease', 'reportReader', 'ownNotes', 'combinedReport'])
    expect(rows[table] ?? []).toEqual([])
})

describe.each([
  { table: 'reportRelease', row: RELEASE, other: { ...RELEASE, version: 2 } },
  { table: 'reportReader', row: READER, other: { ...READER, readerId: 9, role: 'superior' } },
  { table: 'ownNotes', row: NOTES, other: { ...NOTES, employeeId: 9 } },
  { table: 'combinedReport', row: COMBINED, other: { ...COMBINED, id: 6 } },
] as const)('$table', ({ table, row, other }) => {
  test('keeps a row as it was given, once for each enterprise', async () => {
    await put(table, row)
    await put(table, other)
    await put(table, { ...row, enterpriseId: 2 })
    await expect(put(table, row)).rejects.toThrow()
    const kept = await database.read((db) => db.selectFrom(table).selectAll().where('enterpriseId', '=', 1).execute())
    expect(kept).toEqual(expect.arrayContaining([row, other]))
    expect(kept).toHaveLength(2)
  })

  test('lets no value be missing but those that may be', async () => {
    const mayBeMissing = ['endedAt', 'firstOpenedAt', 'lastOpenedAt', 'deletedAt']
    for (const column of Object.keys(row)) {
      const without = { ...row, enterpriseId: 3, [column]: null }
      const isKept = await put(table, without).then(
        () => true,
        () => false,
      )
      expect({ column, isKept }).toEqual({ column, isKept: mayBeMissing.includes(column) })
      await database.write((db) => db.deleteFrom(table).where('enterpriseId', '=', 3).execute())
    }
  })

  test('is led by the enterprise, in its key and its indexes', async () => {
    const { rows } = await database.read((db) =>
      testEngine === 'postgres'
        ? sql<{ first: string }>`select a.attname as first from pg_index i
            join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
            where i.indrelid = (quote_ident(${table}))::regclass`.execute(db)
        : sql<{ first: string }>`select c.name as first from pragma_index_list(${table}) l
            join pragma_index_info(l.name) c where c.seqno = 0`.execute(db),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(new Set(rows.map(({ first }) => first))).toEqual(new Set(['enterpriseId']))
  })
})
