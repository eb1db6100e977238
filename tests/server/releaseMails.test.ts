/** Of which released reports a mail has told its reader, whichever clocks kept them: anonymity.md R16. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pass } from './clock.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type ReleaseTest, startReleaseTest } from './releaseRound.ts'

const HOUR = 3_600_000

let given: ReleaseTest
let round: Collecting

beforeAll(async () => {
  given = await startReleaseTest()
})
afterAll(() => given.testApp.close())

beforeEach(async () => {
  delivered.length = 0
  round = await given.over(1)
  await given.promise(round)
})

const path = () => ({ id: round.questionnaireId })
const evaluatee = (place: number) => round.evaluatees[place] ?? expect.unreachable()
const superior = () => round.raters.find(({ levelType }) => levelType === 'superior') ?? expect.unreachable()
const chief = () => superior().employeeId

/** What was delivered in this test, in its order. */
const delivered: { address: string; text: string }[] = []

async function deliver(): Promise<void> {
  for (const mail of await given.outbox().claim(100, { except: [] })) {
    delivered.push(mail)
    await given.outbox().sent(mail)
  }
}

/** Sends, delivers, and answers whom it mailed. */
async function mailed(places?: number[]): Promise<Set<number>> {
  const evaluateeIds = places?.map((place) => evaluatee(place).employeeId)
  const { result } = await given.sendMails(round, { evaluateeIds })
  await deliver()
  return new Set(result?.recipients.flatMap(({ employeeId, reason }) => (reason === null ? [employeeId] : [])))
}

const everybody = () => new Set([evaluatee(0).employeeId, evaluatee(1).employeeId, chief()])

const release = (...places: number[]) =>
  given.release(round, { toSuperior: true, ids: places.map((place) => evaluatee(place).employeeId) })

const restore = (place: number) =>
  given.administrator.ok('bulkRestoreReports', { path: path(), body: { ids: [evaluatee(place).employeeId] } })

/** By another server, whose clock is so far ahead, or behind. */
async function elsewhere(ahead: number, act: () => Promise<unknown>): Promise<void> {
  pass(given.testApp, ahead)
  await act()
  pass(given.testApp, -ahead)
}

/** What the newest mail to the superior says. */
const newestMail = () => delivered.findLast(({ address }) => address === superior().email)?.text ?? ''

async function tellsOnce(): Promise<void> {
  given.pass()
  expect(await mailed()).toEqual(everybody())
  given.pass()
  expect(await mailed()).toEqual(new Set())
}

describe('of what was released before it, and of nothing that is released after it', () => {
  test('by the servers whose clocks are behind the one a form was left out by', async () => {
    const body = { ids: [round.relations[0]?.id ?? 0], statistic: false, reason: 'too fast' }
    await given.administrator.ok('setFeedbackStatistic', { path: path(), body })
    await elsewhere(-HOUR, async () => {
      await release(0, 1)
      await tellsOnce()
      await release(0, 1)
      await tellsOnce()
    })
  })

  test('by a server whose clock is behind the one a mail was sent by', async () => {
    await release(0, 1)
    await tellsOnce()
    await elsewhere(-HOUR, async () => {
      await release(0, 1)
      await tellsOnce()
    })
  })

  test('by one behind the one that mailed the superior about somebody else', async () => {
    await release(1)
    await elsewhere(HOUR, () => mailed())
    await release(0)
    given.pass()
    expect(await mailed()).toEqual(new Set([evaluatee(0).employeeId, chief()]))
  })

  test.each([
    { ahead: 0, later: 1 },
    { ahead: 1, later: 0 },
  ])('to a reader of two, the later of which ($later) a server ahead released', async ({ ahead, later }) => {
    await release(ahead)
    await elsewhere(HOUR, () => release(later))
    await tellsOnce()
  })

  test('while a mail of another kind says nothing of reports', async () => {
    await elsewhere(HOUR, () => given.sendMails(round, { businessType: 'finished' }))
    await deliver()
    await release(0, 1)
    const { items } = await given.administrator.ok('listReleases', { path: path() })
    expect(items.map(({ releasedAt }) => releasedAt)).toEqual(Array(2).fill(given.testApp.clock.now.toISOString()))
  })

  test('nor is one of another kind of after the releases of a server ahead', async () => {
    await elsewhere(HOUR, () => release(0, 1))
    await given.sendMails(round, { businessType: 'finished' })
    const mails = await given.testApp.database.read((db) =>
      db
        .selectFrom('outboxMail')
        .select('createdAt')
        .where('questionnaireId', '=', round.questionnaireId)
        .where('emailType', '=', 'finished')
        .execute(),
    )
    expect(new Set(mails.map(({ createdAt }) => createdAt))).toEqual(new Set([given.testApp.clock.now.toISOString()]))
  })
})

/** What is kept of withdrawing and bringing back, as the log has it. */
const acts = () =>
  given.testApp.database.read((db) =>
    db
      .selectFrom('auditEvent')
      .select(['id', 'action', 'at', 'detailJson'])
      .where('objectId', '=', round.questionnaireId)
      .where('action', 'like', 'report.%')
      .orderBy('at')
      .execute(),
  )

describe('of none that was withdrawn by then', () => {
  beforeEach(async () => {
    await release(0, 1)
    given.pass()
  })

  test.each([
    { name: 'by one clock', withdrawn: 0, sent: 0, restored: 0 },
    { name: 'though one ahead withdrew it', withdrawn: HOUR, sent: 0, restored: 0 },
    { name: 'though one ahead sent the mail', withdrawn: 0, sent: HOUR, restored: 0 },
    { name: 'though one behind sent the mail', withdrawn: 0, sent: -HOUR, restored: 0 },
    { name: 'though one behind brought it back', withdrawn: 0, sent: 0, restored: -HOUR },
  ])('it is told of once it is brought back: $name', async ({ withdrawn, sent, restored }) => {
    await elsewhere(withdrawn, () => given.withdraw(round, 0))
    given.pass()
    await elsewhere(sent, async () => expect(await mailed()).toEqual(new Set([evaluatee(1).employeeId, chief()])))
    expect(newestMail()).not.toContain(evaluatee(0).name)
    given.pass()
    await elsewhere(restored, () => restore(0))
    given.pass()
    expect(await mailed()).toEqual(new Set([evaluatee(0).employeeId, chief()]))
    expect(newestMail()).toContain(evaluatee(0).name)
    given.pass()
    expect(await mailed()).toEqual(new Set())
  })

  test('while the mail waited: it said so, and is not told again of it once it is brought back', async () => {
    await given.sendMails(round)
    given.pass()
    await given.withdraw(round, 0)
    given.pass()
    await deliver()
    expect(new Set(delivered.map(({ address }) => address))).toEqual(new Set([evaluatee(1).email, superior().email]))
    expect(newestMail()).toContain(evaluatee(0).name)
    given.pass()
    await restore(0)
    given.pass()
    expect(await mailed()).toEqual(new Set([evaluatee(0).employeeId]))
  })

  test('while the mail waited, and nothing that it told is open any more: it does not go, though another report is', async () => {
    await given.withdraw(round, 1)
    given.pass()
    await given.sendMails(round)
    given.pass()
    await given.withdraw(round, 0)
    given.pass()
    await release(1)
    given.pass()
    await deliver()
    expect(delivered).toEqual([])
    expect(await mailed()).toEqual(new Set([evaluatee(1).employeeId, chief()]))
  })

  test('nor does it keep the next from being queued, and that goes alone', async () => {
    await given.withdraw(round, 1)
    given.pass()
    await given.sendMails(round)
    given.pass()
    await given.withdraw(round, 0)
    given.pass()
    await release(1)
    given.pass()
    expect(await mailed()).toEqual(new Set([evaluatee(1).employeeId, chief()]))
    expect(delivered.map(({ address }) => address).sort()).toEqual([evaluatee(1).email, superior().email].sort())
    expect(newestMail()).toContain(evaluatee(1).name)
    expect(newestMail()).not.toContain(evaluatee(0).name)
  })

  test('while another version takes its place the mail goes, once, and its readers are mailed of that one when it is asked for', async () => {
    await given.sendMails(round)
    given.pass()
    await release(0, 1)
    given.pass()
    expect((await given.sendMails(round)).result?.recipients.map(({ reason }) => reason)).toEqual(
      Array(3).fill('mailWaits'),
    )
    await deliver()
    expect(delivered).toHaveLength(3)
    given.pass()
    expect(await mailed()).toEqual(everybody())
  })

  test('nor does it go where what it told was withdrawn by then, and another was released anew', async () => {
    await given.withdraw(round, 0)
    given.pass()
    await given.sendMails(round)
    given.pass()
    await release(0)
    await given.withdraw(round, 1)
    given.pass()
    await deliver()
    expect(delivered).toEqual([])
  })

  test('nor of one that was brought back while the mail waited, which says nothing of it', async () => {
    await given.withdraw(round, 0)
    given.pass()
    await given.sendMails(round)
    given.pass()
    await restore(0)
    given.pass()
    await deliver()
    expect(newestMail()).not.toContain(evaluatee(0).name)
    given.pass()
    expect(await mailed()).toEqual(new Set([evaluatee(0).employeeId, chief()]))
  })

  test.each([
    { name: 'by one clock', withdrawn: 0, restored: 0 },
    { name: 'though one behind withdrew it', withdrawn: -HOUR, restored: 0 },
    { name: 'though one ahead brought it back', withdrawn: 0, restored: HOUR },
  ])('whoever was told before is not told again when it is brought back: $name', async ({ withdrawn, restored }) => {
    expect(await mailed()).toEqual(everybody())
    given.pass()
    await elsewhere(withdrawn, () => given.withdraw(round, 0))
    await elsewhere(restored, () => restore(0))
    given.pass()
    expect(await mailed()).toEqual(new Set())
  })

  test('it is told of, too, when it was withdrawn and brought back once more meanwhile', async () => {
    await given.withdraw(round, 0)
    given.pass()
    expect(await mailed()).toEqual(new Set([evaluatee(1).employeeId, chief()]))
    for (const again of [1, 2]) {
      given.pass(again)
      await restore(0)
      given.pass()
      if (again === 1) await given.withdraw(round, 0)
    }
    expect(await mailed()).toEqual(new Set([evaluatee(0).employeeId, chief()]))
  })

  test('a withdrawal is of after the release it ends, though a server ahead released', async () => {
    await elsewhere(HOUR, () => release(0))
    await given.withdraw(round, 0)
    expect((await acts()).at(-1)?.action).toBe('report.withdraw')
  })

  test('where only the number of those withdrawn was kept, mails go on', async () => {
    await given.withdraw(round, 0)
    const withdrawal = (await acts()).at(-1)
    await given.testApp.database.write((db) =>
      db
        .updateTable('auditEvent')
        .set({ detailJson: '{"count":1}' })
        .where('id', '=', withdrawal?.id ?? 0)
        .execute(),
    )
    await restore(0)
    given.pass()
    expect(await mailed()).toEqual(everybody())
  })
})
