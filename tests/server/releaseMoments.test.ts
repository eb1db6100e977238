/** A release in slices while forms are left out: each report, and what stands beside it, is of one moment (numbers.md 10). */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { createReleasesBulk } from '../../server/features/release/releasing.ts'
import { openReleasedBeside } from '../../server/features/reports/personal/released.ts'
import { createBulk } from '../../server/jobs/bulk.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type ReleaseTest, startReleaseTest } from './releaseRound.ts'

/** Two slices (server/features/release/releasing.ts). */
const PEOPLE = 22
const FIRST = 20

let given: ReleaseTest
let round: Collecting

beforeAll(async () => {
  given = await startReleaseTest()
  round = await given.over(1, { evaluatees: PEOPLE })
})
afterAll(() => given.testApp.close())

const ids = createIds(Date.now, 61)

/** Of this evaluatee the superior's form is left out, or counted again. */
async function count(place: number, statistic: boolean): Promise<void> {
  const superior = round.levels.find(({ type }) => type === 'superior')
  const ours = round.evaluatees[place]?.id
  const form = round.relations.find(({ levelId, evaluateeId }) => levelId === superior?.id && evaluateeId === ours)
  const body = { ids: [form?.id ?? 0], statistic, reason: statistic ? '' : 'too fast' }
  await given.administrator.ok('setFeedbackStatistic', { path: { id: round.questionnaireId }, body })
}

/** A release by a server whose transactions go so. */
async function released(write: DatabaseService['write']) {
  const database = { ...given.testApp.database, write }
  const context = { database, now: () => given.testApp.clock.now, ids }
  const bulk = createBulk(context, { start: () => expect.unreachable() })
  const releases = createReleasesBulk(context, bulk, openReleasedBeside(context))
  const { enterpriseId, questionnaireId } = round
  const caller = { enterpriseId, employeeId: 1, userId: 1, remoteAddress: '', language: 'zh' } as const
  const employeeIds = round.evaluatees.map(({ employeeId }) => employeeId)
  return releases.release(caller, questionnaireId, { ids: employeeIds, toSuperior: false })
}

/** What stands beside each newest report, by the order of the slices. */
async function besides() {
  const snapshots = await given.snapshots(round)
  const newest = new Map(snapshots.map(({ employeeId, snapshotJson }) => [employeeId, JSON.parse(snapshotJson)]))
  return [...newest]
    .sort(([one], [other]) => one - other)
    .map(([, { beside, overallPercent }]) => ({ beside, overallPercent }))
}

/** What the list says of each, by the order of the slices. */
async function outdatedNow() {
  const path = { id: round.questionnaireId }
  const { items } = await given.administrator.ok('listReleases', { path, query: { pageSize: 100 } })
  return items.toSorted((one, other) => one.employeeId - other.employeeId).map(({ release }) => release?.outdated)
}

/** The same as a release of now says it, which nobody comes between. */
async function anew() {
  await given.release(round)
  return besides()
}

test('a form that is left out between two slices is in nothing of the second', async () => {
  const { write } = given.testApp.database
  let slices = 0
  const { changed } = await released(async (work) => {
    const done = await write(work)
    slices += 1
    if (slices === 1) await count(0, false)
    return done
  })
  expect([changed.length, slices]).toEqual([PEOPLE, 2])
  const outdated = await outdatedNow()
  const [as, now] = [await besides(), await anew()]
  expect(now.slice(FIRST)).toHaveLength(PEOPLE - FIRST)
  expect(as.slice(FIRST)).toEqual(now.slice(FIRST))
  // Of the first it was: they are outdated, and said to be.
  expect(outdated.slice(0, FIRST)).toEqual(['figures', ...Array(FIRST - 1).fill('norm')])
  expect(outdated.slice(FIRST)).toEqual(Array(PEOPLE - FIRST).fill(null))
  expect(as[1]?.beside.norm).not.toBe(now[1]?.beside.norm)
})

test('one that is left out just before a slice begins is in nothing of it', async () => {
  const { write } = given.testApp.database
  let tries = 0
  await released(async (work) => {
    tries += 1
    if (tries === 1) await count(FIRST, false)
    return write(work)
  })
  // The first once more.
  expect(tries).toBe(3)
  expect(await besides()).toEqual(await anew())
})

test('nothing is read again where nothing has changed', async () => {
  const { database } = given.testApp
  let tries = 0
  await released((work) => {
    tries += 1
    return database.write(work)
  })
  expect(tries).toBe(2)
})
