/** Whom the licence counts (design §5.5) while an anonymous round closes: its people have nothing more to do. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addOrganisation, makeReady, PEOPLE } from './round.ts'
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
const counted = async () => (await administrator.ok('authorizeProduct')).totalUserCount

test('where the licence is full, a round that is closing makes room for the next', async () => {
  const [closing, next] = [
    await makeReady(administrator, 2, PEOPLE.sales),
    await makeReady(administrator, 1, PEOPLE.works),
  ]
  expect((await publish(closing)).returnCode).toBe(0)
  const permitUserCount = await counted()
  expect(permitUserCount).toBe(6)
  await testApp.database.write((db) => db.updateTable('enterprise').set({ permitUserCount }).execute())
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
