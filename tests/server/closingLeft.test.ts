/** A finish that a killed process had in hand: it goes on at once where nobody else is at work, and is left alone elsewhere. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { claimClosing } from '../../server/records/questionnaire/closings.ts'
import { updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import { beginSealing } from '../../server/records/turns/sealing/sealing.ts'
import { afterReading } from './afterReading.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { startTestApp, type TestApp } from './testApp.ts'
import { testEngine } from './testDatabase.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await testApp.setUpAdministrator()
})

afterAll(() => testApp.close())

const inSeconds = (seconds: number) => new Date(testApp.clock.now.getTime() + seconds * 1000).toISOString()

/** A closing round that is nobody's before this moment, after so many failures; its id. */
async function closing(claimedUntil: string, failures = 0): Promise<number> {
  const { enterpriseId, questionnaireId } = await createCollecting(testApp, { type: 2, evaluatees: 1 })
  await testApp.database.write(async (db) => {
    await updateQuestionnaire(db, enterpriseId, questionnaireId, { closingSince: inSeconds(0) })
    await beginSealing(db, { enterpriseId, questionnaireId })
    await db
      .updateTable('closing')
      .set({ claimedUntil, failures })
      .where('questionnaireId', '=', questionnaireId)
      .execute()
  })
  return questionnaireId
}

async function start(isAlone: boolean) {
  const { database, directory, clock } = testApp
  const config = readConfig({ DATA_DIR: directory })
  const app = await createApp({ config, database, now: () => clock.now, isAlone: async () => isAlone })
  await app.ready()
  return app
}

const statusOf = (id: number) =>
  testApp.database.read(async (db) => {
    const row = await db
      .selectFrom('questionnaire')
      .select('processStatus')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.processStatus
  })

const claimOf = (id: number) =>
  testApp.database.read((db) =>
    db.selectFrom('closing').select('claimedUntil').where('questionnaireId', '=', id).executeTakeFirst(),
  )

test('it goes on at once where nobody else is at work; what rests after a failure rests on', async () => {
  const claimedUntil = inSeconds(61)
  const [held, resting] = [await closing(inSeconds(60)), await closing(claimedUntil, 2)]
  const beside = await start(false)
  await beside.close()
  expect(await statusOf(held)).toBe(30)
  const alone = await start(true)
  await expect.poll(() => statusOf(held)).toBe(40)
  await alone.close()
  expect(await claimOf(resting)).toEqual({ claimedUntil })
})

test('it goes on at once also where the clock of the killed process was ahead, by half an hour or by more than any rest', async () => {
  const rounds = [await closing(inSeconds(1860)), await closing(inSeconds(3601), 2)]
  const alone = await start(true)
  for (const id of rounds) await expect.poll(() => statusOf(id)).toBe(40)
  await alone.close()
})

test.runIf(testEngine === 'postgres')('of two processes that find it at one moment one goes on with it', async () => {
  // Free a minute from now, which is when they look: the app itself does not take it.
  const [at, until] = [inSeconds(60), inSeconds(120)]
  const questionnaireId = await closing(at)
  const { promise: bothFound, resolve } = Promise.withResolvers<void>()
  let found = 0
  const meet = () => {
    found += 1
    if (found === 2) resolve()
    return bothFound
  }
  const claim = () =>
    testApp.database.write((db) => claimClosing(db.withPlugin(afterReading('closing', meet)), 2, at, until))
  const claims = await Promise.all([claim(), claim()])
  expect(found).toBe(2)
  expect(claims.filter((claimed) => claimed !== undefined)).toMatchObject([{ questionnaireId, claimedUntil: until }])
})
