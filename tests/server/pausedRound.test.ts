/** A disabled round takes no answers for now: its raters see it as paused, and go on where they were once it is enabled. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp } from './testApp.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

test.each([{ type: 1 as const }, { type: 2 as const }])('type $type', async ({ type }) => {
  const round = await createCollecting(testApp, { type, evaluatees: 2, ratersPerLevel: 2 })
  const [relation] = round.relations
  if (relation === undefined) throw new Error('a round without relations')
  const rater = testApp.visitor({ authorization: `Bearer ${await round.link(relation.raterId)}` })
  const set = (values: { disableStatus: number; settingJson?: string }) =>
    testApp.database.write((db) =>
      db.updateTable('questionnaire').set(values).where('id', '=', round.questionnaireId).execute(),
    )
  const listed = async () => (await rater.ok('listFeedbackTasks')).questionnaires
  const path = { relationId: relation.id }
  await rater.ok('saveFeedbackDraft', { path, body: { answers: round.answers().slice(0, 2) } })
  await set({ disableStatus: 1 })
  expect(await listed()).toMatchObject([{ closed: true, paused: true }])
  expect((await rater.call('getFeedbackTask', { path })).returnCode).toBe(2038)
  await set({ disableStatus: 0 })
  expect(await listed()).toMatchObject([{ closed: false, paused: false }])
  expect((await rater.ok('getFeedbackTask', { path })).answers).toHaveLength(2)
  await set({ disableStatus: 1, settingJson: '{"deadline":"2020-11-02T00:59:59.000Z"}' })
  expect(await listed()).toMatchObject([{ closed: true, paused: false }])
  expect((await rater.call('getFeedbackTask', { path })).returnCode).toBe(2022)
})
