/** A whole round's mails go out in slices (issue 7, point 2): cut short or asked for twice, everybody gets one. */
import { AsyncResource } from 'node:async_hooks'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { type NotifyInput, notify } from '../../server/features/collection/notify.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'

const PEOPLE = 700
const ids = createIds(Date.now, 62)
const ACCOUNT = { enterpriseName: 'x', displayName: 'admin', email: 'admin@x.example', passwordHash: 'x' }

let place: TestDatabase
let round: Collecting
let input: NotifyInput

beforeEach(async () => {
  place = await openTestDatabase()
  const { enterpriseId } = await setUpEnterprise(contextOf(place.database), ACCOUNT, true)
  const ratersPerLevel = { superior: 0, sameLevel: 1, subordinate: 0, self: 0 }
  const make = { enterpriseId, type: 2, evaluatees: PEOPLE, ratersPerLevel, amongThemselves: true } as const
  round = await createCollecting(place, make)
  const { questionnaireId } = round
  input = { enterpriseId, questionnaireId, emailType: 'invite', relationIds: null, repeat: false, confirm: false }
})

afterEach(() => place.remove())

const contextOf = (database: DatabaseService) => ({ database, ids, now: () => new Date() })

/** The database of a process that ends before its transaction number `last + 1`. */
function endingAfter(last: number): DatabaseService {
  let begun = 0
  return {
    ...place.database,
    async write(work) {
      begun += 1
      if (begun > last) throw new Error('the process has ended')
      return place.database.write(work)
    },
  }
}

async function mailed(): Promise<number[]> {
  const query = (db: Parameters<Parameters<DatabaseService['read']>[0]>[0]) =>
    db.selectFrom('outboxMail').select('employeeId').where('questionnaireId', '=', round.questionnaireId).execute()
  return (await place.database.read(query)).map(({ employeeId }) => employeeId)
}

test('what a call began that was cut short the next one completes, and nobody is mailed twice', async () => {
  await expect(notify(contextOf(endingAfter(2)), input)).rejects.toThrow('the process has ended')
  const before = await mailed()
  expect(before.length).toBeGreaterThan(0)
  expect(before.length).toBeLessThan(PEOPLE)
  const { count, skipped } = await notify(contextOf(place.database), input)
  expect({ count, skipped }).toEqual({ count: PEOPLE - before.length, skipped: before.length })
  const after = await mailed()
  expect(after).toHaveLength(PEOPLE)
  expect(new Set(after).size).toBe(PEOPLE)
})

test('one that mails again who was mailed lately is completed, too, and mails nobody twice', async () => {
  const again = { ...input, repeat: true }
  await expect(notify(contextOf(endingAfter(2)), again)).rejects.toThrow('the process has ended')
  const before = await mailed()
  expect(before.length).toBeGreaterThan(0)
  const { count, recipients } = await notify(contextOf(place.database), again)
  expect(count).toBe(PEOPLE - before.length)
  const waiting = recipients.filter(({ reason }) => reason === 'mailWaits').map(({ employeeId }) => employeeId)
  expect(waiting.sort()).toEqual(before.sort())
  const after = await mailed()
  expect(after).toHaveLength(PEOPLE)
  expect(new Set(after).size).toBe(PEOPLE)
})

/** Counts the turns of the event loop: in each of them somebody else's call may come. */
function countTurns() {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  return { soFar: () => turns, stop: () => clearImmediate(next) }
}

test('between two slices others come, also while another round of mails is written', async () => {
  const turns = countTurns()
  const slices: number[] = []
  // Bound to where no transaction is.
  const startOther = AsyncResource.bind(() => notify(contextOf(place.database), input))
  let other: Promise<unknown> | undefined
  const database: DatabaseService = {
    ...place.database,
    write: (work) =>
      place.database.write((db) => {
        slices.push(turns.soFar())
        // Its slices and these take turns at the database: there is always one that waits.
        other ??= startOther()
        return work(db)
      }),
  }
  await notify(contextOf(database), input)
  await other
  turns.stop()
  expect(slices).toHaveLength(3)
  expect(new Set(slices).size).toBe(3)
})

test('of two calls at once everybody gets one mail', async () => {
  const both = await Promise.all([notify(contextOf(place.database), input), notify(contextOf(place.database), input)])
  expect(both.reduce((sum, { count }) => sum + count, 0)).toBe(PEOPLE)
  const after = await mailed()
  expect(after).toHaveLength(PEOPLE)
  expect(new Set(after).size).toBe(PEOPLE)
})

test('a round that may not be mailed gets nothing', async () => {
  await expect(notify(contextOf(place.database), { ...input, emailType: 'finished' })).rejects.toThrow()
  expect(await mailed()).toEqual([])
})
