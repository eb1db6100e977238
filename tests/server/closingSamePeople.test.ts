/** A finish that goes on after it was cut short drops what it had made, and nothing of another round about the same people. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createResults } from './results.ts'
import { FINISH_PATIENCE, startTestApp, type TestApp, type Visitor } from './testApp.ts'
import { undisturbed } from './undisturbed.ts'

let testApp: TestApp
let administrator: Visitor
let results: ReturnType<typeof createResults>

beforeAll(async () => {
  testApp = await undisturbed(startTestApp)
  administrator = await testApp.setUpAdministrator()
  results = createResults(testApp, administrator)
})

afterAll(() => testApp.close())

/** Another server on the same database, a little later: ids come from the clock. */
async function start(database: DatabaseService) {
  testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000)
  const config = readConfig({ DATA_DIR: testApp.directory })
  const app = await createApp({ config, database, now: () => testApp.clock.now, finishPatience: FINISH_PATIENCE })
  await app.ready()
  return app
}

async function answered(): Promise<Collecting> {
  const round = await results.worked({ evaluatees: 2 })
  for (const evaluatee of [0, 1]) await results.answerWorked(round, evaluatee, [2, 3])
  return round
}

const madeOf = ({ questionnaireId }: Collecting) =>
  testApp.database.read(async (db) => {
    // Files are rewritten by every finish: rows have no order.
    const rowsOf = async (table: 'publishedReport' | 'publishedMember' | 'sealedRow' | 'response') =>
      (await db.selectFrom(table).selectAll().where('questionnaireId', '=', questionnaireId).execute())
        .map((row) => JSON.stringify(row))
        .sort()
    const [reports, members] = [await rowsOf('publishedReport'), await rowsOf('publishedMember')]
    return { reports, members, rows: await rowsOf('sealedRow'), responses: await rowsOf('response') }
  })

test('what the round before is made of stands as it was', async () => {
  const [before, round] = [await answered(), await answered()]
  for (const [place, { id }] of round.evaluatees.entries()) {
    const employeeId = before.evaluatees[place]?.employeeId ?? 0
    await testApp.database.write((db) => db.updateTable('evaluatee').set({ employeeId }).where('id', '=', id).execute())
  }
  await results.finish(before)
  const wanted = await madeOf(before)
  expect(wanted.members).toHaveLength(2)
  let isMade = false
  const dying = await start({
    ...testApp.database,
    async write(work) {
      isMade ||= (await madeOf(round)).members.length > 0
      if (isMade) throw new Error('the power is gone')
      return testApp.database.write(work)
    },
  })
  const url = `/api/questionnaires/${round.questionnaireId}/process/finish`
  await dying.inject({ method: 'PUT', url, headers: { ...OWN_PAGE, cookie: administrator.cookie() } })
  await dying.close()
  const next = await start(testApp.database)
  const path = { id: round.questionnaireId }
  await expect.poll(async () => (await administrator.ok('getQuestionnaire', { path })).processStatus).toBe(40)
  await next.close()
  expect(isMade).toBe(true)
  expect((await madeOf(round)).members).toHaveLength(2)
  expect(await madeOf(before)).toEqual(wanted)
})
