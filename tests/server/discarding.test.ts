/** anonymity.md R22: a removed anonymous round that was collecting leaves no ballot, once nobody can restore it. */
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
  await purgeStale({ database: testApp.database, now: () => testApp.clock.now }, LONGEST_SESSION)
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
