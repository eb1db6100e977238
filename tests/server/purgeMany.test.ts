/** What a purge does to many at once: nobody's write waits for all of it, and each enterprise is told of its own alone. */
import type { KyselyPlugin, SelectQueryBuilder } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DatabaseService } from '../../server/database/open.ts'
import type { LetterTable } from '../../server/database/schema/linkSchema.ts'
import type { Database } from '../../server/database/schema/schema.ts'
import { slices } from '../../server/database/statements.ts'
import { purgeStale } from '../../server/features/session/purge.ts'
import { insertEnterprise, newEnterprise } from '../../server/records/people/enterprises.ts'
import { insertLetters } from '../../server/records/people/letters.ts'
import { insertEvent } from '../../server/records/questionnaire/audit.ts'
import { updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import { insertLinks } from '../../server/records/turns/links.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { LONGEST_SESSION } from './testApp.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

const now = () => new Date('2026-11-20T01:00:00.000Z')
const OLD = '2026-11-01T00:00:00.000Z'
const ENTERPRISES = [1, 2, 3]

let testDatabase: TestDatabase

beforeEach(async () => {
  testDatabase = await openTestDatabase()
  await testDatabase.database.write(async (db) => {
    for (const id of ENTERPRISES) await insertEnterprise(db, newEnterprise({ id, name: `第${id}家`, createdAt: OLD }))
  })
})

afterEach(() => testDatabase.remove())

/** The same database; how many statements each transaction had. */
function counted(database: DatabaseService) {
  const transactions: number[] = []
  const write: DatabaseService['write'] = (work) => {
    const place = transactions.push(0) - 1
    const plugin: KyselyPlugin = {
      transformQuery({ node }) {
        transactions[place] = (transactions[place] ?? 0) + 1
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return database.write((db) => work(db.withPlugin(plugin)))
  }
  return { database: { ...database, write }, transactions }
}

/** Letters nobody could send, of all enterprises in turn. */
async function letters(count: number, kind: LetterTable['kind'], createdAt = OLD) {
  const first = createdAt === OLD ? 0 : 100_000
  const rows = Array.from({ length: count }, (_, place) => ({
    ...{ enterpriseId: 1 + (place % ENTERPRISES.length), id: first + 1000 + place, employeeId: 7000 + place },
    ...{ userId: null, name: '某人', address: `p${place}@yuanhang.example`, kind, language: 'zh' as const },
    ...{ attempts: 0, unreached: 0, nextAttemptAt: createdAt, claimedUntil: null, createdAt },
  }))
  await testDatabase.database.write((db) => insertLetters(db, rows))
  return rows
}

const left = () => testDatabase.database.read((db) => db.selectFrom('letter').selectAll().execute())

const told = () =>
  testDatabase.database.read((db) =>
    db
      .selectFrom('auditEvent')
      .select(['enterpriseId', 'id', 'objectId', 'action', 'detailJson'])
      .orderBy('id')
      .execute(),
  )

test('invitations of a whole import go in slices, and each enterprise is told of its own', async () => {
  const rows = await letters(2600, 'invitation')
  const { database, transactions } = counted(testDatabase.database)
  await purgeStale({ database, now }, LONGEST_SESSION)
  expect(await left()).toEqual([])
  const event = { action: 'person.invitationFailed', detailJson: '{"cause":"old"}' }
  expect(await told()).toEqual(
    rows.map(({ enterpriseId, id, employeeId: objectId }) => ({ enterpriseId, id, objectId, ...event })),
  )
  // Six slices: one delete each, and two statements for each enterprise.
  expect(Math.max(...transactions)).toBeLessThan(10)
  expect(transactions.length).toBeLessThan(30)
})

test('a server that ends leaves the slices after the one under way to the next round', async () => {
  await letters(1200, 'invitation')
  const { database } = testDatabase
  let isStopping = false
  const stopping: DatabaseService = {
    ...database,
    async write(work) {
      const before = await left()
      const result = await database.write(work)
      isStopping = (await left()).length < before.length
      return result
    },
  }
  await purgeStale({ database: stopping, now }, LONGEST_SESSION, () => isStopping)
  const remaining = (await left()).length
  expect(remaining).toBeGreaterThan(0)
  expect(remaining).toBeLessThan(1200)
  await purgeStale({ database, now }, LONGEST_SESSION)
  expect(await left()).toEqual([])
  expect(await told()).toHaveLength(1200)
})

type Purged = 'answeringLink' | 'invitation' | 'session' | 'signInThrottle' | 'signInPlace' | 'auditEvent'
type EventQuery = SelectQueryBuilder<Database, 'auditEvent', object>

async function countRows(table: Purged, narrowed: (query: EventQuery) => EventQuery = (query) => query) {
  return testDatabase.database.read(async (db) => {
    const query = narrowed(db.selectFrom(table as 'auditEvent'))
    const { rows } = await query.select((eb) => eb.fn.countAll<number>().as('rows')).executeTakeFirstOrThrow()
    return rows
  })
}

/** By how much each transaction of a purge made the count smaller. */
async function goneInSlices(count: () => Promise<number>) {
  const { database } = testDatabase
  const gone: number[] = []
  const watched: DatabaseService = {
    ...database,
    async write(work) {
      const before = await count()
      const result = await database.write(work)
      gone.push(before - (await count()))
      return result
    },
  }
  await purgeStale({ database: watched, now }, LONGEST_SESSION)
  return gone.filter((rows) => rows > 0)
}

test('links of a round of long ago go in slices', async () => {
  const { enterpriseId, questionnaireId } = await createCollecting(testDatabase, { type: 1, evaluatees: 1 })
  const links = Array.from({ length: 4500 }, (_, place) => ({
    ...{ enterpriseId, questionnaireId, employeeId: place, createdAt: '2025-10-01T00:00:00.000Z' },
    tokenHash: `link ${place}`,
  }))
  await testDatabase.database.write(async (db) => {
    await insertLinks(db, links)
    await updateQuestionnaire(db, enterpriseId, questionnaireId, { finishedAt: '2025-11-01T00:00:00.000Z' })
  })
  expect(await goneInSlices(() => countRows('answeringLink'))).toEqual([2000, 2000, 500])
})

/** Of a company invited at once, or of years in which nobody purged. */
const MANY = Array.from({ length: 4500 }, (_, place) => place)

test.each([
  {
    table: 'invitation',
    rows: MANY.map((place) => ({
      ...{ enterpriseId: 1, employeeId: place, email: 'a@many.example', tokenHash: `${place}` },
      ...{ isMailed: 1, createdAt: OLD, expiresAt: OLD },
    })),
  },
  {
    table: 'session',
    rows: MANY.map((place) => ({
      ...{ idHash: `${place}`, userId: 1, enterpriseId: 1, issuerSetAt: null, remoteAddress: '', userAgent: '' },
      ...{ createdAt: '2026-01-01T00:00:00.000Z', lastSeenAt: '2026-01-01T00:00:00.000Z' },
    })),
  },
  {
    table: 'signInThrottle',
    rows: MANY.map((place) => ({ key: `${place}`, failures: 1, blockedUntil: null, updatedAt: OLD })),
  },
  {
    table: 'signInPlace',
    rows: MANY.map((place) => ({ userId: 1, placeHash: `${place}`, usedIn: '2026-01' })),
  },
] as const)('what is left of many in $table goes in slices', async ({ table, rows }) => {
  await testDatabase.database.write(async (db) => {
    for (const slice of slices<object>(rows, 500))
      await db
        .insertInto(table)
        .values(slice as never)
        .execute()
  })
  expect(await goneInSlices(() => countRows(table))).toEqual([2000, 2000, 500])
})

test('of a letter that is no invitation nobody reads that one was not sent; what is younger stays', async () => {
  await letters(2, 'password')
  await letters(2, 'address', now().toISOString())
  await purgeStale({ database: testDatabase.database, now }, LONGEST_SESSION)
  expect((await left()).map(({ kind }) => kind)).toEqual(['address', 'address'])
  expect(await told()).toEqual([])
})

test('the networks of many old events are forgotten in slices', async () => {
  await testDatabase.database.write(async (db) => {
    for (const id of MANY) {
      const event = { enterpriseId: 1, id: 9000 + id, action: 'person.password', at: '2026-01-01T00:00:00.000Z' }
      await insertEvent(db, { ...event, userId: 1, objectId: 1, remoteAddress: '203.0.113.7', detailJson: '{}' })
    }
  })
  expect(await goneInSlices(() => countRows('auditEvent', (query) => query.where('remoteAddress', '!=', '')))).toEqual([
    2000, 2000, 500,
  ])
  expect(await countRows('auditEvent')).toBe(4500)
})

test('the networks of old events are forgotten in every enterprise', async () => {
  await testDatabase.database.write(async (db) => {
    for (const enterpriseId of ENTERPRISES) {
      const event = { enterpriseId, id: 9000 + enterpriseId, action: 'person.password', at: '2026-01-01T00:00:00.000Z' }
      await insertEvent(db, { ...event, userId: 1, objectId: 1, remoteAddress: '203.0.113.7', detailJson: '{}' })
    }
  })
  await purgeStale({ database: testDatabase.database, now }, LONGEST_SESSION)
  const kept = await testDatabase.database.read((db) =>
    db.selectFrom('auditEvent').select(['enterpriseId', 'remoteAddress']).orderBy('enterpriseId').execute(),
  )
  expect(kept).toEqual(ENTERPRISES.map((enterpriseId) => ({ enterpriseId, remoteAddress: '' })))
})
