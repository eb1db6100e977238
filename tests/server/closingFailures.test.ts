/** A finish that cannot be brought to its end: said, tried again after longer and longer pauses, and ended once it can be. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DatabaseFault } from '../../server/database/engine/faults.ts'
import { createIds } from '../../server/database/ids.ts'
import { createCloser } from '../../server/features/collection/closer.ts'
import { finishQuestionnaire } from '../../server/features/collection/finish.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { answerLevel } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { undisturbed } from './undisturbed.ts'

let testApp: TestApp
let administrator: Visitor
let round: Collecting

beforeAll(async () => {
  testApp = await undisturbed(startTestApp)
  administrator = await testApp.setUpAdministrator()
})

beforeEach(async () => {
  round = await createCollecting(testApp, { type: 2, evaluatees: 1, ratersPerLevel: { sameLevel: 5 } })
  await answerLevel(testApp, round, 0, 'sameLevel', [1, 2, 3, 4, 5])
})

afterAll(() => testApp.close())

/** Whatever a ballot held: nobody can read it, as on a disk that lost a page. */
async function spoilBallot(): Promise<() => Promise<unknown>> {
  const { enterpriseId, questionnaireId } = round
  const first = await testApp.database.read((db) =>
    db.selectFrom('ballot').selectAll().where('questionnaireId', '=', questionnaireId).executeTakeFirstOrThrow(),
  )
  const write = (answersJson: string) =>
    testApp.database.write((db) =>
      db
        .updateTable('ballot')
        .set({ answersJson })
        .where('enterpriseId', '=', enterpriseId)
        .where('questionnaireId', '=', questionnaireId)
        .where('relationId', '=', first.relationId)
        .execute(),
    )
  await write('{')
  return () => write(first.answersJson)
}

const asked = () => administrator.ok('getQuestionnaire', { path: { id: round.questionnaireId } })

/** A server with this database looks for what there is to close, and ends when that is done. */
async function look(database = testApp.database) {
  const now = () => testApp.clock.now
  const told: unknown[] = []
  const ids = createIds(() => now().getTime(), 1)
  await createCloser({ database, ids, now, tellFault: (error) => told.push(error) }).wake()
  return told
}

/** The finish is called, and the process that was called does nothing about it. */
async function close() {
  const resting = createCloser({
    ...testApp,
    ids: createIds(Date.now, 2),
    now: () => testApp.clock.now,
    tellFault() {},
  })
  resting.rest()
  const context = { database: testApp.database, ids: createIds(Date.now, 3), now: () => testApp.clock.now }
  const caller = { enterpriseId: round.enterpriseId, userId: 0, remoteAddress: '' }
  await finishQuestionnaire(context, resting, caller, round.questionnaireId)
}

/** Writes number `from` to `to` find no database. */
function away(from: number, to: number) {
  let count = 0
  const write: typeof testApp.database.write = (work) => {
    count += 1
    if (count >= from && count <= to) return Promise.reject(new DatabaseFault('DATABASE_AWAY', new Error('gone')))
    return testApp.database.write(work)
  }
  return { ...testApp.database, write }
}

/** So many minutes later a server looks for what there is to close. */
async function lookAfter(minutes: number): Promise<void> {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + minutes * 60_000)
  await look()
}

test.each([3, 4, 6, 8])(
  'a database that is away for a moment, from write %i on, is no failure of the round',
  async (from) => {
    await close()
    const told = await look(away(from, from + 1))
    expect(told.length).toBeGreaterThan(0)
    expect(told.every((error) => error instanceof DatabaseFault)).toBe(true)
    expect(await asked()).toMatchObject({ processStatus: 40, closingFailures: 0, submittedCount: 5 })
    const report = await administrator.ok('getPersonalReport', {
      path: { id: round.questionnaireId, employeeId: round.evaluatees[0]?.employeeId ?? 0 },
    })
    expect(report.levels.map(({ raterCount }) => raterCount)).toContain('5-9')
  },
)

test('it says how often it failed, rests longer each time, and ends when it can', async () => {
  const mend = await spoilBallot()
  await administrator.ok('finishQuestionnaire', { path: { id: round.questionnaireId } })
  await expect.poll(async () => (await asked()).closingFailures).toBe(1)
  expect(await asked()).toMatchObject({ processStatus: 30, closingPercent: expect.any(Number) })
  await lookAfter(0.5)
  expect((await asked()).closingFailures).toBe(1)
  await lookAfter(0.5)
  expect((await asked()).closingFailures).toBe(2)
  await lookAfter(1)
  expect((await asked()).closingFailures).toBe(2)
  await lookAfter(1)
  expect((await asked()).closingFailures).toBe(3)
  await mend()
  await lookAfter(4)
  expect(await asked()).toMatchObject({
    processStatus: 40,
    closingSince: null,
    closingPercent: null,
    closingFailures: 0,
    submittedCount: 5,
  })
})

test('however often it failed, it rests no longer than an hour', async () => {
  const mend = await spoilBallot()
  await administrator.ok('finishQuestionnaire', { path: { id: round.questionnaireId } })
  await expect.poll(async () => (await asked()).closingFailures).toBe(1)
  await testApp.database.write((db) => db.updateTable('closing').set({ failures: 20 }).execute())
  await lookAfter(1)
  expect((await asked()).closingFailures).toBe(21)
  await lookAfter(59)
  expect((await asked()).closingFailures).toBe(21)
  await mend()
  await lookAfter(1)
  expect(await asked()).toMatchObject({ processStatus: 40, closingFailures: 0 })
})
