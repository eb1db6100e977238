/** What the first moment of a closing does to the counts kept beside the turns. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepCounts } from '../../server/records/questionnaire/turnCounts.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

test('the finish of an anonymous round says that nothing is sent, and counts nothing anew', async () => {
  const round = await createCollecting(testApp, { type: 2, evaluatees: 3 })
  const { enterpriseId, questionnaireId } = round
  const key = { enterpriseId, questionnaireId }
  await testApp.database.write(async (db) => {
    await keepCounts(db, enterpriseId, questionnaireId)
    const counts = { evaluatees: 1003, rated: 1002, invited: 1001, submitted: 7 }
    await db.updateTable('turnCount').set(counts).where('questionnaireId', '=', questionnaireId).execute()
    // A form sent since.
    const sent = { part: 5, evaluatees: 0, rated: 0, invited: 0, submitted: 1 }
    await db
      .insertInto('turnCount')
      .values({ ...key, ...sent })
      .execute()
  })
  await administrator.ok('finishQuestionnaire', { path: { id: questionnaireId } })
  const kept = await testApp.database.read((db) =>
    db.selectFrom('turnCount').selectAll().where('questionnaireId', '=', questionnaireId).execute(),
  )
  expect(kept).toEqual([{ ...key, part: 0, evaluatees: 1003, rated: 1002, invited: 1001, submitted: 0 }])
})
