/**
 * anonymity.md R22: a removed anonymous round that was collecting leaves no ballot, and nothing of who had answered, once nobody
 * can restore it.
 */
import { existsSync, readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import * as samples from '../../server/database/migrations/0036-samples.ts'
import { discardRemoved } from '../../server/features/collection/discarding.ts'
import { purgeStale } from '../../server/features/session/purge.ts'
import { updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { submitTurn, turnsOf } from './submitting.ts'
import { ADMINISTRATOR, LONGEST_SESSION, startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

const DAY = 86_400_000
const markerOf = ({ questionnaireId }: Pick<Collecting, 'questionnaireId'>) => `words-of-round-${questionnaireId}`

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

/** A collecting round with a form that was sent and one that was begun. */
async function begin(type: 1 | 2): Promise<Collecting> {
  const round = await createCollecting(testApp, { type, evaluatees: 1 })
  const [sent, begun] = turnsOf(round, 0, 'sameLevel')
  if (sent === undefined || begun === undefined) throw new Error('too few peers')
  expect((await submitTurn(testApp, round, sent, { text: markerOf(round) })).returnCode).toBe(0)
  const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(begun.raterId)}` })
  await visitor.ok('saveFeedbackDraft', {
    path: { relationId: begun.id },
    body: { answers: round.answers(3, markerOf(round)) },
  })
  return round
}

/** How many of its ballots, drafts and responses are left. */
function left({ questionnaireId }: Collecting) {
  return testApp.database.read(async (db) => {
    const counts: number[] = []
    for (const table of ['ballot', 'draft', 'response'] as const) {
      const rows = await db.selectFrom(table).selectAll().where('questionnaireId', '=', questionnaireId).execute()
      counts.push(rows.length)
    }
    return counts
  })
}

const pathOf = ({ questionnaireId: id }: Collecting) => ({ id })

/** So many days pass, stale things are purged, and the administrator signs in again. */
async function later(days: number) {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + days * DAY)
  const context = { database: testApp.database, now: () => testApp.clock.now, ids: createIds(Date.now, 61) }
  await purgeStale(context, LONGEST_SESSION)
  await discardRemoved(context)
  const { email, password } = ADMINISTRATOR
  administrator = testApp.visitor()
  await administrator.ok('signIn', { body: { email, password } })
}

/** Whether the words of a round stand in SQLite's file or its log. */
function isInFile(round: Collecting): boolean {
  const files = [testApp.file, `${testApp.file}-wal`].filter((file) => existsSync(file))
  return files.some((file) => readFileSync(file, 'latin1').includes(markerOf(round)))
}

test('its answers stay while it can be restored, and then go with it', async () => {
  const [removed, kept, named] = [await begin(2), await begin(2), await begin(1)]
  const before = await left(removed)
  expect(before).toEqual([1, expect.any(Number), 0])
  await administrator.ok('deleteQuestionnaire', { path: pathOf(removed) })
  await administrator.ok('deleteQuestionnaire', { path: pathOf(named) })

  await later(29)
  expect(await left(removed)).toEqual(before)
  await administrator.ok('restoreQuestionnaire', { path: pathOf(removed) })
  await administrator.ok('deleteQuestionnaire', { path: pathOf(removed) })

  await later(31)
  expect(await left(removed)).toEqual([0, 0, 0])
  if (testEngine === 'sqlite') expect([isInFile(removed), isInFile(kept)]).toEqual([false, true])
  expect(await left(kept)).toEqual(before)
  expect((await left(named))[2]).toBe(1)
  expect((await administrator.call('restoreQuestionnaire', { path: pathOf(removed) })).returnCode).toBe(2001)
  const all = await administrator.ok('bulkRestoreQuestionnaires', { body: { ids: [removed.questionnaireId] } })
  expect(all).toMatchObject({ changed: [] })
  await administrator.ok('restoreQuestionnaire', { path: pathOf(named) })
})

test('a round that is closing comes back whatever the licence: it asks nobody any more', async () => {
  const round = await begin(2)
  const { enterpriseId, questionnaireId } = round
  await testApp.database.write(async (db) => {
    await updateQuestionnaire(db, enterpriseId, questionnaireId, { closingSince: testApp.clock.now.toISOString() })
    // Others that collect have more people than this.
    await db.updateTable('enterprise').set({ permitUserCount: 1 }).execute()
  })
  await administrator.ok('deleteQuestionnaire', { path: pathOf(round) })
  expect((await administrator.ok('restoreQuestionnaire', { path: pathOf(round) })).closingSince).not.toBeNull()
})

const OF_ROUND = ['relation', 'outboxMail', 'answeringLink', 'turnCount'] as const

/** All that is kept of a round's turns, mails, links, counts and cancelled forms. */
async function rowsOf({ questionnaireId }: Collecting) {
  const rows: unknown[] = []
  await testApp.database.read(async (db) => {
    for (const table of OF_ROUND)
      rows.push(...(await db.selectFrom(table).selectAll().where('questionnaireId', '=', questionnaireId).execute()))
    const cancelled = db.selectFrom('auditEvent').selectAll().where('objectId', '=', questionnaireId)
    rows.push(...(await cancelled.where('action', '=', 'answer.cancel').execute()))
  })
  return rows
}

/** One peer has sent a form, one has begun one, one's was cancelled; those who had not answered were mailed twice. */
async function asked(): Promise<{ round: Collecting; cancelled: { id: number; raterId: number } }> {
  const round = await begin(2)
  const [sent, , cancelled] = turnsOf(round, 0, 'sameLevel')
  if (sent === undefined || cancelled === undefined) throw new Error('too few peers')
  const valuer = { participantRelationId: cancelled.id, valuerId: cancelled.raterId, reason: 'left' }
  const evaluatorId = round.evaluatees[0]?.employeeId ?? 0
  await administrator.ok('cancelAnswer', { path: pathOf(round), body: { evaluatorId, ...valuer } })
  const mails = round.raters.flatMap(({ employeeId, email }) =>
    (employeeId === sent.raterId ? ['invite'] : ['invite', 'remind']).map((emailType) => ({
      employeeId,
      email,
      emailType,
    })),
  )
  const ids = createIds(Date.now, 60)
  const said = { subject: markerOf(round), templateJson: null, content: '{link}', error: '', attempts: 1, unreached: 0 }
  const when = { nextAttemptAt: '', claimedUntil: null, claimedBy: null, createdAt: '2026-11-02', sentAt: '2026-11-02' }
  const { enterpriseId, questionnaireId } = round
  await testApp.database.write((db) =>
    db
      .insertInto('outboxMail')
      .values(
        mails.map(({ email: address, ...mail }) => {
          return {
            enterpriseId,
            questionnaireId,
            id: ids.newId(),
            status: 'sent' as const,
            address,
            ...mail,
            ...said,
            ...when,
          }
        }),
      )
      .execute(),
  )
  return { round, cancelled }
}

/** Where PostgreSQL keeps these tables. */
async function filesOf(): Promise<unknown[]> {
  if (testEngine === 'sqlite') return []
  const { rows } = await testApp.database.read((db) =>
    sql`select pg_relation_filepath(c.oid) as file from pg_class c
      where c.relname in ('relation', 'outboxMail', 'answeringLink', 'auditEvent') and c.relkind = 'r'
      and c.relnamespace = current_schema()::regnamespace`.execute(db),
  )
  return rows.map((row) => JSON.stringify(row))
}

test('what tells who had answered stays as long, and goes with the answers', async () => {
  const { round, cancelled } = await asked()
  await administrator.ok('deleteQuestionnaire', { path: pathOf(round) })
  await later(29)
  const before = JSON.stringify(await rowsOf(round))
  for (const told of ['submitted', 'withdrawn', 'remind', '"valuerId', round.raters[0]?.email])
    expect(before).toContain(told)
  const files = await filesOf()

  await later(2)
  const rows = await rowsOf(round)
  const turns = rows.slice(0, round.relations.length) as {
    status: string
    counted: number
    submittedDay: string | null
  }[]
  expect(new Set(turns.map(({ status, counted, submittedDay }) => `${status} ${counted} ${submittedDay}`))).toEqual(
    new Set(['closed 1 null']),
  )
  const after = JSON.stringify(rows)
  // How many were asked, and asked again, stays; nobody by name.
  expect(after.match(/"remind"/g)?.length).toBe(before.match(/"remind"/g)?.length)
  for (const { employeeId, email } of round.raters) {
    expect(after).not.toContain(email)
    expect(after).not.toContain(`"employeeId":${employeeId}`)
  }
  expect(after).not.toContain('tokenHash')
  expect(after).toContain('"submitted":0')
  expect(after).toContain(
    JSON.stringify(JSON.stringify({ evaluatorId: round.evaluatees[0]?.employeeId, reason: 'left' })),
  )
  expect(after).not.toContain(`valuerId`)
  expect(after).not.toContain(`relationId\\":${cancelled.id}`)
  if (testEngine === 'sqlite') expect(isInFile(round)).toBe(false)
  else expect((await filesOf()).filter((file) => files.includes(file))).toEqual([])
})

test('what an earlier version left of a round whose answers it had discarded goes, too', async () => {
  const { round } = await asked()
  await administrator.ok('deleteQuestionnaire', { path: pathOf(round) })
  const { enterpriseId, questionnaireId } = round
  await testApp.database.write((db) =>
    updateQuestionnaire(db, enterpriseId, questionnaireId, { sealedAt: testApp.clock.now.toISOString() }),
  )
  await later(31)
  expect(JSON.stringify(await rowsOf(round))).toContain('submitted')
  await testApp.database.write((db) => samples.up(db))
  await later(1)
  expect(JSON.stringify(await rowsOf(round))).not.toContain('"status":"submitted"')
})
