/** What the finish of an anonymous questionnaire forgets besides answers: links and cancelled forms (anonymity.md R5, R9). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

const linksOf = (round: Collecting) =>
  testApp.database.read((db) =>
    db
      .selectFrom('answeringLink')
      .select(['employeeId', 'createdAt'])
      .where('questionnaireId', '=', round.questionnaireId)
      .execute(),
  )

/** One peer was mailed three times, the other once; the third peer's form was cancelled. */
async function finished(type: 1 | 2) {
  const round = await createCollecting(testApp, { type, evaluatees: 1 })
  const [often, once, cancelled] = turnsOf(round, 0, 'sameLevel')
  if (often === undefined || once === undefined || cancelled === undefined)
    throw new Error('the fixture has three peers')
  const secrets = [await round.link(often.raterId), await round.link(once.raterId), await round.link(often.raterId)]
  const path = { id: round.questionnaireId }
  await administrator.ok('cancelAnswer', {
    path,
    body: {
      evaluatorId: round.evaluatees[0]?.employeeId ?? 0,
      participantRelationId: cancelled.id,
      valuerId: cancelled.raterId,
      reason: 'left',
    },
  })
  await administrator.ok('finishQuestionnaire', { path })
  const [cancel] = await testApp.database.read((db) =>
    db
      .selectFrom('auditEvent')
      .select('detailJson')
      .where('objectId', '=', round.questionnaireId)
      .where('action', '=', 'answer.cancel')
      .execute(),
  )
  return { round, secrets, cancelled, detail: JSON.parse(cancel?.detailJson ?? 'null') as unknown }
}

test('no link tells whose it was or when it was made, and whoever opens one reads that answering is over', async () => {
  const { round, secrets } = await finished(2)
  expect(await linksOf(round)).toEqual(secrets.map(() => ({ employeeId: 0, createdAt: '' })))
  for (const secret of secrets) {
    const visitor = testApp.visitor({ authorization: `Bearer ${secret}` })
    expect((await visitor.call('listFeedbackTasks')).returnCode).toBe(2022)
  }
})

test('the record of a cancelled form no longer names the rater', async () => {
  const { round, detail } = await finished(2)
  expect(detail).toEqual({ evaluatorId: round.evaluatees[0]?.employeeId, reason: 'left' })
})

test('a named questionnaire keeps both', async () => {
  const { round, secrets, cancelled, detail } = await finished(1)
  expect((await linksOf(round)).filter(({ employeeId }) => employeeId !== 0)).toHaveLength(secrets.length)
  expect(detail).toMatchObject({ relationId: cancelled.id, valuerId: cancelled.raterId })
})
