/** Answers of a large round go in slices: nobody waits for all of them, and what is cut short is gone on with. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { ROWS_A_STATEMENT, slices } from '../../server/database/statements.ts'
import { createCloser } from '../../server/features/collection/closer.ts'
import { discardRemoved } from '../../server/features/collection/discarding.ts'
import { finishQuestionnaire } from '../../server/features/collection/finish.ts'
import { purgeStale } from '../../server/features/session/purge.ts'
import { setStatus, updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import { RELATIONS_A_SLICE } from '../../server/records/turns/relations.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { FINISH_PATIENCE, LONGEST_SESSION, startTestApp, type TestApp } from './testApp.ts'
import { undisturbed } from './undisturbed.ts'

/** With itself and seven raters each. */
const EVALUATEES = 80
const QUESTIONS = 2

let testApp: TestApp

beforeAll(async () => {
  testApp = await undisturbed(startTestApp)
  await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

const now = () => testApp.clock.now
const ids = createIds(Date.now, 61)

/** A collecting round whose every turn has a draft of two answers, and a ballot where it is anonymous. */
async function begun(type: 1 | 2): Promise<Collecting> {
  const round = await createCollecting(testApp, { type, evaluatees: EVALUATEES })
  const { enterpriseId, questionnaireId } = round
  const questionIds = round.answers().slice(0, QUESTIONS)
  const ballots = round.relations.map(({ id: relationId }) => ({ enterpriseId, questionnaireId, relationId }))
  const drafts = ballots.flatMap((key) =>
    questionIds.map(({ questionId }) => ({ ...key, questionId, answerJson: JSON.stringify({ questionId }) })),
  )
  await testApp.database.write(async (db) => {
    await db
      .updateTable('relation')
      .set({ status: 'drafting' })
      .where('questionnaireId', '=', questionnaireId)
      .execute()
    for (const slice of slices(drafts, ROWS_A_STATEMENT)) await db.insertInto('draft').values(slice).execute()
    if (type === 1) return
    for (const slice of slices(ballots, ROWS_A_STATEMENT)) {
      const rows = slice.map((key) => ({ ...key, answersJson: '[]' }))
      await db.insertInto('ballot').values(rows).execute()
    }
  })
  return round
}

async function left({ questionnaireId }: Collecting) {
  const count = (table: 'draft' | 'ballot') =>
    testApp.database.read(async (db) => {
      const rows = await db
        .selectFrom(table)
        .select('relationId')
        .where('questionnaireId', '=', questionnaireId)
        .execute()
      return rows.length
    })
  return { drafts: await count('draft'), ballots: await count('ballot') }
}

/** The same database; how many rows of the round each transaction dropped, of which `onSlice` hears. */
function watched(round: Collecting, onSlice: () => Promise<unknown> | undefined = () => undefined) {
  const dropped: number[] = []
  const total = async () => {
    const { drafts, ballots } = await left(round)
    return drafts + ballots
  }
  const write: DatabaseService['write'] = async (work) => {
    const before = await total()
    const result = await testApp.database.write(work)
    const fewer = before - (await total())
    if (fewer > 0) {
      dropped.push(fewer)
      await onSlice()
    }
    return result
  }
  return { database: { ...testApp.database, write }, dropped }
}

const rowOf = ({ questionnaireId }: Collecting) =>
  testApp.database.read((db) =>
    db.selectFrom('questionnaire').selectAll().where('id', '=', questionnaireId).executeTakeFirstOrThrow(),
  )

const setDeleted = ({ enterpriseId, questionnaireId }: Collecting, deletedAt: string | null) =>
  testApp.database.write((db) => updateQuestionnaire(db, enterpriseId, questionnaireId, { deletedAt }))

/** When nobody can restore what is removed now: the app's own purge, which may be under way, knows nothing of that day. */
const restorableNoMore = () => new Date(now().getTime() + 31 * 86_400_000)

async function removed(): Promise<Collecting> {
  const round = await begun(2)
  await setDeleted(round, now().toISOString())
  return round
}

const FULL = { drafts: EVALUATEES * 8 * QUESTIONS, ballots: EVALUATEES * 8 }
const NONE = { drafts: 0, ballots: 0 }
/** A slice ends with the whole draft of its last turn. */
const MOST = ROWS_A_STATEMENT + QUESTIONS

test('answers of a removed round go in slices', async () => {
  const round = await removed()
  expect(await left(round)).toEqual(FULL)
  const { database, dropped } = watched(round)
  await discardRemoved({ database, now: restorableNoMore, ids })
  expect(await left(round)).toEqual(NONE)
  expect((await rowOf(round)).sealedAt).not.toBeNull()
  expect(Math.max(...dropped)).toBeLessThanOrEqual(MOST)
})

test('a server that ends leaves the slices after the one under way, and the next purge goes on', async () => {
  const round = await removed()
  let isStopping = false
  const { database, dropped } = watched(round, async () => {
    isStopping = true
  })
  await discardRemoved({ database, now: restorableNoMore, ids }, () => isStopping)
  expect(dropped).toHaveLength(1)
  expect((await rowOf(round)).sealedAt).toBeNull()
  await discardRemoved({ database: testApp.database, now: restorableNoMore, ids })
  expect(await left(round)).toEqual(NONE)
  expect((await rowOf(round)).sealedAt).not.toBeNull()
})

test('a round that is back when the next slice begins keeps the rest', async () => {
  const round = await removed()
  const { database, dropped } = watched(round, () => setDeleted(round, null))
  await discardRemoved({ database, now: restorableNoMore, ids })
  expect(dropped).toHaveLength(1)
  expect((await left(round)).ballots).toBe(FULL.ballots)
  expect(await rowOf(round)).toMatchObject({ sealedAt: null, deletedAt: null })
})

function finish(round: Collecting, database: DatabaseService, closer: ReturnType<typeof createCloser>) {
  const caller = { enterpriseId: round.enterpriseId, userId: 0, remoteAddress: '' }
  return finishQuestionnaire({ database, ids, now }, closer, caller, round.questionnaireId)
}

function closerOn(database: DatabaseService, patience = FINISH_PATIENCE) {
  const faults: unknown[] = []
  const tellFault = (error: unknown) => faults.push(error)
  return { closer: createCloser({ database, ids, now, tellFault, patience }), faults }
}

test('drafts of a named round that is finished go in slices', async () => {
  const round = await begun(1)
  const { database, dropped } = watched(round)
  const { closer, faults } = closerOn(database)
  await finish(round, database, closer)
  expect(await left(round)).toEqual(NONE)
  expect(await rowOf(round)).toMatchObject({ processStatus: 40, closingSince: null, finishedAt: now().toISOString() })
  expect(Math.max(...dropped)).toBeLessThanOrEqual(MOST)
  expect(faults).toEqual([])
})

test('who finishes a large round is answered while it is closing, and it goes on beside', async () => {
  const round = await begun(1)
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const { closer, faults } = closerOn(watched(round, () => held).database, 1)
  expect(await finish(round, testApp.database, closer)).toMatchObject({
    processStatus: 30,
    closingPercent: expect.any(Number),
  })
  letGo()
  await closer.wake()
  expect(await rowOf(round)).toMatchObject({ processStatus: 40, closingSince: null })
  expect(faults).toEqual([])
})

test('drafts that a finish left behind are read by nobody, and go when another goes on', async () => {
  const round = await begun(1)
  const { database, dropped } = watched(round, async () => closer.rest())
  const { closer } = closerOn(database)
  await finish(round, database, closer)
  await closer.stop()
  expect(dropped).toHaveLength(1)
  const last = round.relations.at(-1)
  if (last === undefined) throw new Error('the round has no turns')
  const rater = testApp.visitor({ authorization: `Bearer ${await round.link(last.raterId)}` })
  expect((await rater.call('getFeedbackTask', { path: { relationId: last.id } })).returnCode).toBe(2022)
  const { questionnaires } = await rater.ok('listFeedbackTasks')
  expect(questionnaires).toMatchObject([{ closed: true, tasks: [] }])
  expect((await rowOf(round)).processStatus).toBe(30)
  await closerOn(testApp.database).closer.wake()
  expect(await left(round)).toEqual(NONE)
  expect((await rowOf(round)).processStatus).toBe(40)
})

test('drafts that an earlier version left in a finished named round go with the next purge; those of others stay', async () => {
  const [round, collecting] = [await begun(1), await begun(1)]
  const { enterpriseId, questionnaireId } = round
  await testApp.database.write((db) =>
    setStatus(db, enterpriseId, questionnaireId, [30], 40, { finishedAt: now().toISOString() }),
  )
  const { database, dropped } = watched(round)
  await purgeStale({ database, now }, LONGEST_SESSION)
  expect(await left(round)).toEqual(NONE)
  expect(Math.max(...dropped)).toBeLessThanOrEqual(MOST)
  expect((await left(collecting)).drafts).toBe(FULL.drafts)
})

test('the open turns of a named round are closed in slices, all of them, and what was sent stays', async () => {
  const ratersPerLevel = { superior: 0, sameLevel: 20, subordinate: 0, self: 0 }
  const round = await createCollecting(testApp, { type: 1, evaluatees: 150, amongThemselves: true, ratersPerLevel })
  const { questionnaireId } = round
  const statuses = async () => {
    const rows = await testApp.database.read((db) =>
      db
        .selectFrom('relation')
        .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
        .where('questionnaireId', '=', questionnaireId)
        .groupBy('status')
        .execute(),
    )
    return new Map(rows.map(({ status, count }) => [status, count]))
  }
  const [first, last] = [round.relations.at(0), round.relations.at(-1)]
  for (const [turn, status] of [
    [first, 'submitted'],
    [last, 'withdrawn'],
  ] as const) {
    await testApp.database.write((db) =>
      db
        .updateTable('relation')
        .set({ status })
        .where('id', '=', turn?.id ?? 0)
        .execute(),
    )
  }
  const closed: number[] = []
  const write: DatabaseService['write'] = async (work) => {
    const before = (await statuses()).get('closed') ?? 0
    const result = await testApp.database.write(work)
    const more = ((await statuses()).get('closed') ?? 0) - before
    if (more > 0) closed.push(more)
    return result
  }
  const database = { ...testApp.database, write }
  const { closer, faults } = closerOn(database)
  await finish(round, database, closer)
  await closer.wake()
  const total = round.relations.length
  expect(await statuses()).toEqual(new Map(Object.entries({ closed: total - 2, submitted: 1, withdrawn: 1 })))
  expect(closed).toEqual([RELATIONS_A_SLICE - 1, total - RELATIONS_A_SLICE - 1])
  expect(faults).toEqual([])
})
