/** Forms withdrawn from an anonymous round count as asked for from its start on, so that no total changes by the finish (R5). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { up } from '../../server/database/migrations/0032-asked-anonymously.ts'
import { keepCounts } from '../../server/records/questionnaire/turnCounts.ts'
import { bothCounts } from './bothCounts.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type CollectionTest, raterAt, relationsOf, startCollectionTest } from './collectionRound.ts'
import type { Visitor } from './testApp.ts'

let setup: CollectionTest
let administrator: Visitor

beforeAll(async () => {
  setup = await startCollectionTest()
  administrator = setup.administrator
})

afterAll(async () => {
  await setup.testApp.close()
})

const pathOf = ({ questionnaireId }: Collecting) => ({ id: questionnaireId })

async function cancel(round: Collecting, index: number, place: number) {
  const relation = relationsOf(round, raterAt(round, index).employeeId)[place]
  const body = {
    evaluatorId: round.evaluatees.find(({ id }) => id === relation?.evaluateeId)?.employeeId ?? 0,
    participantRelationId: relation?.id ?? 0,
    valuerId: relation?.raterId ?? 0,
  }
  await administrator.ok('cancelAnswer', { path: pathOf(round), body })
}

/** What pages say of how many were asked. */
async function totalsOf(round: Collecting) {
  const summary = await administrator.ok('getFeedbackSummary', { path: pathOf(round) })
  const { relationCount, submittedCount, raterCount, evaluateeCount } = summary
  const { items } = await administrator.ok('listQuestionnaires')
  const listed = items.find(({ id }) => id === round.questionnaireId)
  const { total } = await administrator.ok('listFeedback', { path: pathOf(round) })
  return {
    ...{ relationCount, submittedCount, raterCount, evaluateeCount, rows: total },
    byLevel: summary.byLevel.map((level) => [level.levelType, level.relationCount, level.submittedCount]),
    listed: [listed?.evaluateeCount, listed?.raterCount, listed?.submittedCount],
  }
}

test('no total of an anonymous round changes by its finish', async () => {
  const round = await setup.newRound(2)
  await setup.answer(round, raterAt(round, 1).employeeId)
  // All of one rater's, and one of another who has sent the rest.
  await cancel(round, 2, 0)
  await cancel(round, 2, 1)
  await setup.answer(round, raterAt(round, 3).employeeId, 4, 1)
  await cancel(round, 3, 1)
  const before = await totalsOf(round)
  expect(before).toEqual({
    ...{ relationCount: 10, submittedCount: 3, raterCount: 6, evaluateeCount: 2, rows: 10 },
    byLevel: [
      ['superior', 2, 0],
      ['sameLevel', 6, 3],
      ['self', 2, 0],
    ],
    listed: [2, 10, 3],
  })
  // Who has sent nothing and may send nothing has not finished.
  const { finishedRaterCount } = await administrator.ok('getFeedbackSummary', { path: pathOf(round) })
  expect(finishedRaterCount).toBe(2)
  await administrator.ok('finishQuestionnaire', { path: pathOf(round) })
  expect(await totalsOf(round)).toEqual(before)
})

test('a disabled rater’s forms count on', async () => {
  const round = await setup.newRound(2)
  await setup.testApp.database.write((db) => keepCounts(db, round.enterpriseId, round.questionnaireId))
  await administrator.ok('disableUser', { query: { uid: String(raterAt(round, 2).employeeId) } })
  const { kept, anew } = await bothCounts(setup.testApp)
  expect(kept).toEqual(anew)
  expect(await totalsOf(round)).toMatchObject({ relationCount: 10, raterCount: 6, listed: [2, 10, 0] })
})

test('what was withdrawn before the start was never asked for', async () => {
  const round = await setup.newRound(2, { processStatus: 20 })
  await administrator.ok('disableUser', { query: { uid: String(raterAt(round, 2).employeeId) } })
  await administrator.ok('publishQuestionnaire', { path: pathOf(round) })
  expect(await totalsOf(round)).toMatchObject({ relationCount: 8, raterCount: 5, rows: 8, listed: [2, 8, 0] })
})

test('an upgrade counts rounds that collect once more (migration 0032)', async () => {
  const rounds = [await setup.newRound(2), await setup.newRound(1)]
  for (const round of rounds) for (const place of [0, 1]) await cancel(round, 2, place)
  const key = rounds.map(({ questionnaireId }) => questionnaireId)
  const { database } = setup.testApp
  await database.write(async (db) => {
    await db.deleteFrom('turnCount').where('questionnaireId', 'in', key).execute()
    const { id: enterpriseId } = await db.selectFrom('enterprise').select('id').orderBy('id').executeTakeFirstOrThrow()
    const old = { enterpriseId, part: 0, evaluatees: 2, rated: 2, invited: 8, submitted: 0 }
    await db
      .insertInto('turnCount')
      .values(key.map((questionnaireId) => ({ ...old, questionnaireId })))
      .execute()
    await up(db)
  })
  const { kept, anew } = await bothCounts(setup.testApp)
  expect(kept.filter(([id]) => key.includes(id))).toEqual(anew.filter(([id]) => key.includes(id)))
  expect(kept.find(([id]) => id === key[0])?.[1].invited).toBe(10)
})
