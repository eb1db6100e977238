/** Whom the licence counts (design §5.5): not the people of a round that closes, nor whose forms were withdrawn. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCollecting } from './collectingQuestionnaire.ts'
import { addOrganisation, makeReady, PEOPLE } from './round.ts'
import { submitTurn } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  await addOrganisation(testApp)
})

afterAll(() => testApp.close())

const publish = (id: number) => administrator.call('publishQuestionnaire', { path: { id } })
const permit = (permitUserCount: number | null) =>
  testApp.database.write((db) => db.updateTable('enterprise').set({ permitUserCount }).execute())
const counted = async () => (await administrator.ok('authorizeProduct')).totalUserCount

test('where the licence is full, a round that is closing makes room for the next', async () => {
  const [closing, next] = [
    await makeReady(administrator, 2, PEOPLE.sales),
    await makeReady(administrator, 1, PEOPLE.works),
  ]
  expect((await publish(closing)).returnCode).toBe(0)
  const permitUserCount = await counted()
  expect(permitUserCount).toBe(6)
  await permit(permitUserCount)
  expect((await publish(next)).returnCode).toBe(2040)
  // As it stands while its answers are sealed, which for a small round is over at once.
  const closingSince = testApp.clock.now.toISOString()
  await testApp.database.write((db) =>
    db.updateTable('questionnaire').set({ closingSince }).where('id', '=', closing).execute(),
  )
  expect(await counted()).toBe(0)
  expect((await publish(next)).returnCode).toBe(0)
  expect(await counted()).toBe(6)
})

test('a rater whose open forms were withdrawn makes room for another, one who has sent a form does not', async () => {
  await permit(null)
  const others = await counted()
  const round = await createCollecting(testApp, { type: 1, evaluatees: 2, ratersPerLevel: { sameLevel: 2, self: 1 } })
  const [gone, sender] = round.raters.map(({ employeeId }) => employeeId)
  const sent = round.relations.find(({ raterId }) => raterId === sender)
  if (gone === undefined || sent === undefined) throw new Error('two peers')
  expect((await submitTurn(testApp, round, sent)).returnCode).toBe(0)
  expect(await counted()).toBe(others + 4)
  await permit(others + 4)
  const { id } = await administrator.ok('createEmployee', { body: { displayName: '后来', employeeNo: 'L1' } })
  const levelId = round.levels.find(({ type }) => type === 'sameLevel')?.id ?? 0
  const evaluateeIds = round.evaluatees.map((one) => one.id)
  const body = { levelId, valuerIds: [id], evaluateeIds, addType: 1 as const, isSyncAll: false }
  const add = async () =>
    (await administrator.call('updateParticipants', { path: { id: round.questionnaireId }, body })).returnCode
  for (const uid of [String(sender), String(gone)]) {
    expect(await add()).toBe(2040)
    await administrator.ok('disableUser', { query: { uid } })
  }
  expect(await counted()).toBe(others + 3)
  expect(await add()).toBe(0)
  expect(await counted()).toBe(others + 4)
})
