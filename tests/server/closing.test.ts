/** The finish of an anonymous questionnaire goes on beside everything else (docs/decisions/0010-sealing.md). */
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { DatabaseService, Handle } from '../../server/database/open.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import type { Closing } from '../../server/records/questionnaire/closings.ts'
import { updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import { beginSealing } from '../../server/records/turns/sealing/sealing.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { PERSONAL, pathOf, TEAM } from './results.ts'
import { answerLevel, submitTurn, turnsOf } from './submitting.ts'
import { FINISH_PATIENCE, startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { undisturbed } from './undisturbed.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await undisturbed(startTestApp)
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

/** Two evaluatees; of each five peers and one superior have answered, with texts that say who they are about. */
async function answered(): Promise<Collecting> {
  const round = await createCollecting(testApp, {
    type: 2,
    evaluatees: 2,
    ratersPerLevel: { superior: 1, sameLevel: 6, subordinate: 0 },
  })
  for (const evaluatee of [0, 1]) {
    await answerLevel(testApp, round, evaluatee, 'superior', [4], () => `superior of ${evaluatee}`)
    await answerLevel(
      testApp,
      round,
      evaluatee,
      'sameLevel',
      [1, 2, 3, 4, 5],
      (rater) => `peer ${rater} of ${evaluatee}`,
    )
  }
  return round
}

/** Everything the round is made of, without ids and the order of what is shuffled. */
async function kept({ questionnaireId }: Collecting) {
  const { database } = testApp
  const rowsOf = (table: 'ballot' | 'draft' | 'closing' | 'relation' | 'response' | 'sealedRow' | 'publishedReport') =>
    database.read((db) => db.selectFrom(table).selectAll().where('questionnaireId', '=', questionnaireId).execute())
  const round = await database.read((db) =>
    db.selectFrom('questionnaire').selectAll().where('id', '=', questionnaireId).executeTakeFirstOrThrow(),
  )
  const letters = (value: unknown) => [...JSON.stringify(value)].sort().join('')
  const withoutIds = ({ id: _id, ...row }: Record<string, unknown>) => letters(row)
  return {
    processStatus: round.processStatus,
    closingSince: round.closingSince,
    isSealed: round.sealedAt !== null,
    relations: await rowsOf('relation'),
    responses: (await rowsOf('response')).map((row) => withoutIds({ ...row })).sort(),
    rows: (await rowsOf('sealedRow')).map(letters).sort(),
    reports: (await rowsOf('publishedReport')).map(letters).sort(),
    left: [...(await rowsOf('ballot')), ...(await rowsOf('draft')), ...(await rowsOf('closing'))],
  }
}

/** Another server on the same database, a little later: ids come from the clock. */
async function startAgain(database: DatabaseService) {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000)
  const app = await createApp({
    config: readConfig({ DATA_DIR: testApp.directory }),
    database,
    now: () => testApp.clock.now,
    finishPatience: FINISH_PATIENCE,
  })
  await app.ready()
  return app
}

/** The database of a server that dies after some further transactions, from the moment on that this is said. */
function mortal() {
  let left = Number.POSITIVE_INFINITY
  const database: DatabaseService = {
    ...testApp.database,
    write: (work) => {
      left -= 1
      return left < 0 ? Promise.reject(new Error('the power is gone')) : testApp.database.write(work)
    },
  }
  return { database, dieAfter: (writes: number) => (left = writes) }
}

async function finishOn(app: Awaited<ReturnType<typeof createApp>>, round: Collecting) {
  const url = `/api/questionnaires/${round.questionnaireId}/process/finish`
  return app.inject({ method: 'PUT', url, headers: { ...OWN_PAGE, cookie: administrator.cookie() } })
}

describe('a server that dies while a round is closing', () => {
  test('leaves one that goes on at the next start, wherever it was, to the same end', async () => {
    const whole = await answered()
    await administrator.ok('finishQuestionnaire', { path: { id: whole.questionnaireId } })
    await expect.poll(async () => (await kept(whole)).isSealed).toBe(true)
    const wanted = await kept(whole)
    expect(wanted).toMatchObject({ processStatus: 40, closingSince: null, isSealed: true, left: [] })
    const counts = ({ relations, responses, rows, reports }: typeof wanted) =>
      [relations, responses, rows, reports].map(({ length }) => length)
    let cuts = 0
    for (let writes = 0; ; writes += 1) {
      const round = await answered()
      const { database, dieAfter } = mortal()
      const dying = await startAgain(database)
      dieAfter(writes)
      await finishOn(dying, round)
      await dying.close()
      const cut = await kept(round)
      if (cut.isSealed) break
      // The finish itself was cut: nobody was told that it is over, and it is not.
      if (cut.closingSince === null && cut.processStatus === 30) continue
      cuts += 1
      const next = await startAgain(testApp.database)
      await expect.poll(async () => (await kept(round)).isSealed).toBe(true)
      await next.close()
      const done = await kept(round)
      expect({ writes, ...done, counts: counts(done) }).toMatchObject({
        writes,
        processStatus: 40,
        closingSince: null,
        left: [],
        counts: counts(wanted),
      })
      expect(new Set(done.relations.map((row) => ('status' in row ? row.status : '')))).toEqual(new Set(['closed']))
    }
    // Made in pieces, erased in pieces, shown, emptied: each was cut once.
    expect(cuts).toBeGreaterThan(6)
  })
})

const setClosing = (db: Handle, { questionnaireId }: Collecting, change: Partial<Closing>) =>
  db.updateTable('closing').set(change).where('questionnaireId', '=', questionnaireId).execute()

const claim = (round: Collecting, claimedUntil: string | null) =>
  testApp.database.write((db) => setClosing(db, round, { claimedUntil }))

const FOR_GOOD = '9999-01-01T00:00:00.000Z'

/** A round that another process has in hand, for good. */
async function heldElsewhere(): Promise<Collecting> {
  const round = await answered()
  const { enterpriseId, questionnaireId } = round
  await testApp.database.write(async (db) => {
    await updateQuestionnaire(db, enterpriseId, questionnaireId, { closingSince: testApp.clock.now.toISOString() })
    await beginSealing(db, { enterpriseId, questionnaireId })
    await setClosing(db, round, { claimedUntil: FOR_GOOD, done: 3 })
  })
  return round
}

describe('while a round is closing', () => {
  let round: Collecting
  beforeAll(async () => {
    round = await heldElsewhere()
  })

  test('what another process has in hand is left alone', async () => {
    const app = await startAgain(testApp.database)
    await app.close()
    expect(await kept(round)).toMatchObject({ processStatus: 30, rows: [], reports: [] })
  })

  test('it says since when, and how far it is', async () => {
    const details = await administrator.ok('getQuestionnaire', { path: { id: round.questionnaireId } })
    const total = 2 * round.relations.length
    expect(details).toMatchObject({ processStatus: 30, closingPercent: Math.floor(300 / total), submittedCount: 12 })
    expect(details.closingSince).not.toBeNull()
  })

  test('no answer is taken', async () => {
    const [late] = turnsOf(round, 0, 'sameLevel').slice(5)
    if (late === undefined) throw new Error('the fixture has no sixth peer')
    expect((await submitTurn(testApp, round, late)).returnCode).toBe(2022)
  })

  test.each([...TEAM, ...PERSONAL])('%s says that results are being made', async (operation) => {
    const path = pathOf(round)
    expect(await administrator.call(operation, { path })).toMatchObject({ returnCode: 2037 })
  })

  test('nothing tells who has answered (R5)', async () => {
    const path = { id: round.questionnaireId }
    const { items } = await administrator.ok('listFeedback', { path, query: { pageSize: 100 } })
    expect(new Set(items.map(({ feedbackStatus }) => feedbackStatus))).toEqual(new Set([null]))
    const inOrder = async (sort: 'feedbackStatus' | 'submittedDay' | 'participantRelationId') =>
      (await administrator.ok('listFeedback', { path, query: { sort, order: 'desc', pageSize: 100 } })).items.map(
        ({ participantRelationId }) => participantRelationId,
      )
    // An order by what is not told would tell it: only the ids decide.
    const byId = items.map(({ participantRelationId }) => participantRelationId).sort((a, b) => b - a)
    expect(await inOrder('feedbackStatus')).toEqual(byId)
    expect(await inOrder('submittedDay')).toEqual(byId)
    const query = { feedbackStatusList: ['submitted' as const] }
    expect((await administrator.call('listFeedback', { path, query })).returnCode).toBe(2061)
    expect(await administrator.ok('getFeedbackSummary', { path })).toMatchObject({
      submittedCount: 12,
      finishedRaterCount: null,
    })
    // A form that is still open could be withdrawn, one that was sent could not.
    for (const turn of [turnsOf(round, 0, 'sameLevel')[0], turnsOf(round, 0, 'sameLevel')[5]]) {
      const { raterId = 0, id = 0 } = turn ?? {}
      const evaluatorId = round.evaluatees[0]?.employeeId ?? 0
      const body = { evaluatorId, participantRelationId: id, valuerId: raterId }
      expect((await administrator.call('cancelAnswer', { path, body })).returnCode).toBe(2061)
    }
  })

  test('nobody is added, mailed or finished again', async () => {
    const path = { id: round.questionnaireId }
    const employeeIds = round.raters.map(({ employeeId }) => employeeId)
    expect((await administrator.call('addEvaluatees', { path, body: { employeeIds } })).returnCode).toBe(2031)
    const remind = { businessType: 'remind' as const, confirm: false }
    expect((await administrator.call('sendNotifications', { path, body: remind })).returnCode).toBe(2032)
    expect((await administrator.call('finishQuestionnaire', { path })).returnCode).toBe(2037)
  })
})

test('a round that is removed while it is closing is finished all the same', async () => {
  const round = await heldElsewhere()
  await administrator.ok('deleteQuestionnaire', { path: { id: round.questionnaireId } })
  await claim(round, null)
  const app = await startAgain(testApp.database)
  await expect.poll(async () => (await kept(round)).isSealed).toBe(true)
  await app.close()
  expect(await kept(round)).toMatchObject({ processStatus: 40, left: [] })
})

/** A process has it in hand and made a part; what else a server writes after its start is not counted. */
const isInTheMiddle = async (round: Collecting) =>
  (await kept(round)).left.some((row) => 'claimedUntil' in row && row.claimedUntil !== null && row.done > 0)

test('a process that stops in the middle hands its round over at once', async () => {
  const round = await answered()
  const middle = Promise.withResolvers<void>()
  let isHalf = false
  /** What its own writes leave of the round: the server of the other tests may take it up a moment later. */
  const leftBy: unknown[] = []
  const slow: DatabaseService = {
    ...testApp.database,
    async write(work) {
      isHalf ||= await isInTheMiddle(round)
      if (!isHalf) return testApp.database.write(work)
      middle.resolve()
      // The stop comes before the next piece does.
      await pause(100)
      return testApp.database.write(async (db) => {
        const result = await work(db)
        const ofRound = db.selectFrom('closing').innerJoin('questionnaire', 'questionnaire.id', 'questionnaireId')
        const told = ofRound.select(['claimedUntil', 'isMade', 'processStatus', 'sealedAt'])
        leftBy.push(...(await told.where('questionnaireId', '=', round.questionnaireId).execute()))
        return result
      })
    },
  }
  const app = await startAgain(slow)
  await Promise.all([finishOn(app, round), middle.promise.then(() => app.close())])
  expect(leftBy).toContainEqual({ claimedUntil: null, isMade: 0, processStatus: 30, sealedAt: null })
  const next = await startAgain(testApp.database)
  await expect.poll(async () => (await kept(round)).isSealed).toBe(true)
  await next.close()
})

test('a process that was slow, and finds its round in other hands, leaves it alone', async () => {
  const round = await answered()
  let isTaken = false
  const slow: DatabaseService = {
    ...testApp.database,
    async write(work) {
      // In the middle of making, another process thinks this one dead.
      const isNow = !isTaken && (await isInTheMiddle(round))
      if (isNow) await claim(round, FOR_GOOD)
      isTaken ||= isNow
      return testApp.database.write(work)
    },
  }
  const app = await startAgain(slow)
  await finishOn(app, round)
  await app.close()
  const left = await kept(round)
  expect(left).toMatchObject({ processStatus: 30, isSealed: false })
  expect(left.left.filter((row) => 'claimedUntil' in row)).toMatchObject([{ claimedUntil: FOR_GOOD, isMade: 0 }])
  await claim(round, null)
  const other = await startAgain(testApp.database)
  await expect.poll(async () => (await kept(round)).isSealed).toBe(true)
  await other.close()
  expect(await kept(round)).toMatchObject({ processStatus: 40, left: [] })
  expect((await kept(round)).reports).toHaveLength(2)
})
