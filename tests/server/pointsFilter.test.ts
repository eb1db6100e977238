/** Forms of a named round by what they count in all: both bounds belong to what is asked for, and points may be below 0. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionsOf } from '../../domain/paper/model.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type CollectionTest, raterAt, startCollectionTest } from './collectionRound.ts'

let setup: CollectionTest
let round: Collecting

beforeAll(async () => {
  setup = await startCollectionTest()
  round = await setup.newRound(1)
  const [id = 0] = round.dimensions[0]?.questionIds ?? []
  const data = questionsOf(round.paper).find((question) => question.id === id)?.data
  const options = data?.options?.map((option) => ({ ...option, score: -50 }))
  await setup.testApp.database.write((db) =>
    db
      .updateTable('question')
      .set({ dataJson: JSON.stringify({ ...data, options }) })
      .where('questionnaireId', '=', round.questionnaireId)
      .where('id', '=', id)
      .execute(),
  )
  // 19 questions of 2 or 5 points, and one of 50 below 0: 12 below 0 in all, and 45.
  await setup.answer(round, raterAt(round, 1).employeeId, 2, 1)
  await setup.answer(round, raterAt(round, 2).employeeId, 5, 1)
})

test('what decimals add up to is told as people add them', async () => {
  const other = await setup.newRound(1)
  await setup.testApp.database.write(async (db) => {
    for (const { id, data } of questionsOf(other.paper)) {
      const options = data.options?.map((option) => ({ ...option, score: 0.1 }))
      await db
        .updateTable('question')
        .set({ dataJson: JSON.stringify({ ...data, ...(options && { options }) }) })
        .where('questionnaireId', '=', other.questionnaireId)
        .where('id', '=', id)
        .execute()
    }
  })
  await setup.answer(other, raterAt(other, 1).employeeId, 2, 1)
  const query = { valuerScoreMin: 2, valuerScoreMax: 2 }
  expect((await setup.administrator.ok('listFeedback', { path: { id: other.questionnaireId }, query })).total).toBe(1)
})

afterAll(() => setup.testApp.close())

test.each([
  { given: {}, want: 10 },
  { given: { valuerScoreMin: -12 }, want: 2 },
  { given: { valuerScoreMin: -11.9 }, want: 1 },
  { given: { valuerScoreMin: 45.1 }, want: 0 },
  { given: { valuerScoreMax: 45 }, want: 2 },
  { given: { valuerScoreMax: 44.9 }, want: 1 },
  { given: { valuerScoreMax: -12.1 }, want: 0 },
  { given: { valuerScoreMin: 45, valuerScoreMax: 45 }, want: 1 },
])('$given', async ({ given, want }) => {
  const path = { id: round.questionnaireId }
  expect((await setup.administrator.ok('listFeedback', { path, query: given })).total).toBe(want)
})
