/** A database that is away while mails are sent, or does not answer: none rests until its lease is over, none goes out twice. */
import { expect, test } from 'vitest'
import { DatabaseFault } from '../../server/database/engine/faults.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { catchMails } from '../e2e/mailCatcher.ts'
import { createCollecting } from './collectingQuestionnaire.ts'
import { invite, openPostOffice, outboxRows, startWorker, testApp } from './postOffice.ts'

openPostOffice()

/** The same, but that what the first write of all has done is not answered. */
function unansweredOnce({ write, ...database }: DatabaseService): DatabaseService {
  let isFirst = true
  return {
    ...database,
    async write(work) {
      const told = isFirst
      isFirst = false
      const value = await write(work)
      if (told) throw new DatabaseFault('DATABASE_AWAY', new Error('Connection terminated unexpectedly'))
      return value
    },
  }
}

const OUTAGE_MILLISECONDS = 1_000
const BEFORE_OUTAGE = 12

test('mails that were taken are given back, and what was sent is marked, once the database is back', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 45, ratersPerLevel: 1 })
  await invite(round)
  let isAway = false
  let refused = 0
  const unlessAway =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    async (...given: Given) => {
      if (!isAway) return work(...given)
      refused += 1
      throw new DatabaseFault('DATABASE_AWAY', new Error('Connection terminated unexpectedly'))
    }
  const { read, write } = testApp.database
  const database = { ...testApp.database, read: unlessAway(read), write: unlessAway(write) } as DatabaseService
  let arrived = 0
  const catcher = await catchMails({
    onMailFrom(_address, _session, answer) {
      arrived += 1
      // Those of the other connections are being sent too.
      if (arrived === BEFORE_OUTAGE) {
        isAway = true
        setTimeout(() => {
          isAway = false
        }, OUTAGE_MILLISECONDS)
      }
      answer(null)
    },
  })
  const worker = startWorker({ smtpUrl: catcher.url, database })
  // The clock stands still: no lease is ever over.
  const left = async () => (await outboxRows(round)).filter(({ status }) => status !== 'sent').length
  await expect.poll(left, { timeout: 40_000 }).toBe(0)
  const rows = await outboxRows(round)
  expect(rows.length).toBeGreaterThan(2 * BEFORE_OUTAGE)
  expect(refused).toBeGreaterThan(1)
  expect(catcher.mails.map(({ to }) => to).sort()).toEqual(rows.map(({ address }) => address).sort())
  expect(rows.every(({ attempts, claimedBy }) => attempts === 1 && claimedBy === null)).toBe(true)
  await worker.stop()
  await catcher.close()
})

test('mails whose claim was not answered go out at the next look, once each', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 45, ratersPerLevel: 1 })
  await invite(round)
  const server = await catchMails()
  const errors: unknown[] = []
  const worker = startWorker({ smtpUrl: server.url, database: unansweredOnce(testApp.database), errors })
  const isClaimed = async () => (await outboxRows(round)).some(({ claimedBy }) => claimedBy !== null)
  await expect.poll(isClaimed).toBe(true)
  await expect.poll(() => errors).toMatchObject([{ fault: 'DATABASE_AWAY' }])
  const left = async () => (await outboxRows(round)).filter(({ status }) => status !== 'sent').length
  await expect.poll(left).toBe(0)
  await worker.stop()
  const rows = await outboxRows(round)
  expect(server.mails.map(({ to }) => to).sort()).toEqual(rows.map(({ address }) => address).sort())
  expect(rows.every(({ attempts, claimedBy }) => attempts === 1 && claimedBy === null)).toBe(true)
  await server.close()
})

test('what is in hand is given back at no look', async () => {
  const round = await createCollecting(testApp, { type: 1, evaluatees: 1, ratersPerLevel: { superior: 3, self: 0 } })
  await invite(round)
  // Longer than from one look to the next.
  const server = await catchMails({}, 6_000)
  const worker = startWorker({ smtpUrl: server.url })
  await expect.poll(async () => (await outboxRows(round)).every(({ status }) => status === 'sent')).toBe(true)
  await worker.stop()
  expect(server.mails).toHaveLength(3)
  await server.close()
})
