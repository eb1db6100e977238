/** A removed questionnaire answers as a missing one in every call but the one that brings it back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationsTable } from '../../openapi/generated/operations.ts'
import { createLoadObject } from '../../server/database/loadObject.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor
let round: Collecting

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  round = await createCollecting(testApp, { type: 1, evaluatees: 1 })
  await administrator.ok('deleteQuestionnaire', { path: { id: round.questionnaireId } })
})

afterAll(async () => {
  await testApp.close()
})

const template = { emailType: 'invite' as const, title: 'x', content: '{link}' }

test('its mail template is not changed', async () => {
  const path = { id: round.questionnaireId }
  expect((await administrator.call('saveEmailTemplate', { path, body: template })).returnCode).toBe(2001)
  expect(await testApp.database.read((db) => db.selectFrom('emailTemplate').selectAll().execute())).toEqual([])
})

test('its links open nothing', async () => {
  const rater = round.raters[0]?.employeeId ?? 0
  const visitor = testApp.visitor({ authorization: `Bearer ${await round.link(rater)}` })
  expect((await visitor.call('listFeedbackTasks')).returnCode).toBe(2020)
})

test('the guard finds it no more, whatever the call does', async () => {
  const load = createLoadObject(testApp.database)
  const { enterpriseId, questionnaireId, evaluatees } = round
  expect(await load(enterpriseId, 'questionnaire', questionnaireId)).toBe(false)
  expect(await load(enterpriseId, 'employee', evaluatees[0]?.employeeId ?? 0)).toBe(true)
  // Restoring asks for it in its own enterprise itself.
  expect(operationsTable.restoreQuestionnaire.object).toBeNull()
  expect((await administrator.call('restoreQuestionnaire', { path: { id: 12345 } })).returnCode).toBe(2001)
})

test('restored it is found again', async () => {
  await administrator.ok('restoreQuestionnaire', { path: { id: round.questionnaireId } })
  const path = { id: round.questionnaireId }
  expect(await administrator.ok('saveEmailTemplate', { path, body: template })).toEqual(template)
})
