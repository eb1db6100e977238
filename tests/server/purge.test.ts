import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeStale } from '../../server/features/session/purge.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { LONGEST_SESSION, startTestApp, type TestApp } from './testApp.ts'

let testApp: TestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(async () => {
  await testApp.close()
})

const DAY = 86_400_000
const dayOf = (days: number) => new Date(testApp.clock.now.getTime() + days * DAY).toISOString()

test('what nobody can use any more goes, the rest stays', async () => {
  const { database, clock } = testApp
  await testApp.setUpAdministrator()
  const ratersPerLevel = { superior: 0, sameLevel: 1, subordinate: 0, self: 1 }
  const round = { type: 1 as const, evaluatees: 2, ratersPerLevel }
  const [running, lately, longAgo] = [
    await createCollecting(testApp, round),
    await createCollecting(testApp, round),
    await createCollecting(testApp, round),
  ]
  await database.write(async (db) => {
    const { enterpriseId, userId } = await db.selectFrom('session').selectAll().executeTakeFirstOrThrow()
    for (const [questionnaire, finishedAt] of [
      [lately, dayOf(-364)],
      [longAgo, dayOf(-366)],
    ] as const) {
      const id = questionnaire.questionnaireId
      await db.updateTable('questionnaire').set({ finishedAt }).where('id', '=', id).execute()
    }
    const links = [running, lately, longAgo].map(({ questionnaireId }, index) => ({
      tokenHash: `link ${index}`,
      enterpriseId,
      questionnaireId,
      employeeId: 1,
      createdAt: dayOf(-400),
    }))
    // A report of an old round may be released today.
    const report = {
      tokenHash: 'link to a report',
      enterpriseId,
      questionnaireId: longAgo.questionnaireId,
      employeeId: 1,
    }
    await db
      .insertInto('answeringLink')
      .values([...links, { ...report, createdAt: dayOf(-364) }])
      .execute()
    const session = { userId, enterpriseId, lastSeenAt: dayOf(-14), remoteAddress: '', userAgent: '' }
    await db.deleteFrom('session').execute()
    await db
      .insertInto('session')
      .values([
        { ...session, idHash: 'dead', createdAt: dayOf(-14.001) },
        { ...session, idHash: 'alive', createdAt: dayOf(-13.999) },
      ])
      .execute()
    const read = { enterpriseId, questionnaireId: running.questionnaireId, version: 1 }
    await db
      .insertInto('paperRead')
      .values(['dead', 'alive', 'gone'].map((sessionHash) => ({ ...read, sessionHash })))
      .execute()
    const place = { userId, usedIn: '2026-04' }
    await db
      .insertInto('signInPlace')
      .values([
        { ...place, placeHash: 'old' },
        { userId, placeHash: 'new', usedIn: '2026-05' },
      ])
      .execute()
    const throttle = { failures: 3, blockedUntil: null }
    await db
      .insertInto('signInThrottle')
      .values([
        { ...throttle, key: 'old', updatedAt: dayOf(-1.1) },
        { ...throttle, key: 'new', updatedAt: dayOf(-0.9) },
      ])
      .execute()
    const invitation = { enterpriseId, email: 'a@yuanhang.example', isMailed: 1 as const, createdAt: dayOf(-3) }
    await db
      .insertInto('invitation')
      .values([
        { ...invitation, employeeId: 1, tokenHash: 'over', expiresAt: dayOf(0) },
        { ...invitation, employeeId: 2, tokenHash: 'open', expiresAt: dayOf(0.001) },
      ])
      .execute()
  })
  await purgeStale({ database, now: () => clock.now }, LONGEST_SESSION)
  const left = await database.read(async (db) => ({
    sessions: await db.selectFrom('session').select('idHash').execute(),
    reads: await db.selectFrom('paperRead').select('sessionHash').execute(),
    throttles: await db.selectFrom('signInThrottle').select('key').execute(),
    places: await db.selectFrom('signInPlace').select('placeHash').execute(),
    invitations: await db.selectFrom('invitation').select('tokenHash').execute(),
    links: await db.selectFrom('answeringLink').select('tokenHash').orderBy('tokenHash').execute(),
  }))
  expect(left).toEqual({
    sessions: [{ idHash: 'alive' }],
    reads: [{ sessionHash: 'alive' }],
    throttles: [{ key: 'new' }],
    places: [{ placeHash: 'new' }],
    invitations: [{ tokenHash: 'open' }],
    links: [{ tokenHash: 'link 0' }, { tokenHash: 'link 1' }, { tokenHash: 'link to a report' }],
  })
})
