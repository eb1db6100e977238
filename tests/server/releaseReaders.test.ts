/** Whom a released report reaches besides its evaluatee, and by which mail: anonymity.md R4, R16. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type ReleaseTest, startReleaseTest } from './releaseRound.ts'
import { pathOf } from './results.ts'
import { takeMails } from './takenMails.ts'

const NOT_FOUND = { returnCode: 2001, status: 404, result: null }

let given: ReleaseTest

beforeAll(async () => {
  given = await startReleaseTest()
})
afterAll(() => given.testApp.close())

const releases = (round: Collecting) => given.administrator.ok('listReleases', { path: { id: round.questionnaireId } })

describe('the superior', () => {
  test('receives no report that raters were not told of', async () => {
    const round = await given.over(2)
    expect(await releases(round)).toMatchObject({ items: [{ superiors: [] }, { superiors: [] }] })
    expect(await given.release(round, { toSuperior: true })).toMatchObject({ returnCode: 2068, status: 409 })
    expect(await given.snapshots(round)).toEqual([])
  })

  test('reads the same snapshot where it was promised, and only as long as it is released to them', async () => {
    const round = await given.over(2)
    await given.promise(round)
    const chief = round.raters.find(({ levelType }) => levelType === 'superior')?.employeeId ?? 0
    expect((await releases(round)).items[0]?.superiors.map(({ employeeId }) => employeeId)).toEqual([chief])
    const superior = await given.byLink(round, chief)
    const path = pathOf(round)
    await given.release(round)
    expect(await superior.call('getMyReport', { path })).toMatchObject(NOT_FOUND)
    expect((await given.release(round, { toSuperior: true })).result).toMatchObject({
      changed: [expect.any(Number), expect.any(Number)],
    })
    const { role, report } = await superior.ok('getMyReport', { path })
    expect({ role, report }).toEqual({
      role: 'superior',
      report: (await (await given.evaluatee(round)).ok('getMyReport', { path })).report,
    })
    expect((await superior.ok('listMyReports')).reports).toHaveLength(2)
    await given.release(round)
    expect(await superior.ok('listMyReports')).toEqual({ reports: [] })
  })
})

describe('the mail', () => {
  const chiefOf = (round: Collecting) =>
    round.raters.find(({ levelType }) => levelType === 'superior') ?? expect.unreachable()

  test('goes to whom a report is released to, once for each release, with a link that opens it', async () => {
    const round = await given.over(2)
    const path = pathOf(round)
    expect((await given.sendMails(round)).result).toMatchObject({ recipients: [], count: 0 })
    await given.release(round, { ids: [path.employeeId] })
    given.pass()
    expect((await given.sendMails(round)).result?.recipients).toMatchObject([
      { employeeId: path.employeeId, emailType: 'report', reason: null },
    ])
    expect((await given.sendMails(round, { repeat: true })).result?.recipients).toMatchObject([{ reason: 'mailWaits' }])
    const mails = await given.outbox().claim(10, { except: [] })
    const mail = mails.find(({ address }) => address === round.evaluatees[0]?.email)
    const [, secret = ''] =
      /^https:\/\/roundview\.example\/feedback\/#\/t\/([\w-]{43})\/reports$/.exec(mail?.link ?? '') ?? []
    expect(mail?.text).toContain(mail?.link)
    const own = given.testApp.visitor({ authorization: `Bearer ${secret}` })
    expect((await own.ok('listMyReports')).reports).toMatchObject([{ questionnaireId: path.id }])
    for (const one of mails) await given.outbox().sent(one)
    given.pass(40 * 3_600_000)
    expect((await given.sendMails(round)).result?.recipients).toMatchObject([{ reason: 'mailedRecently' }])
    await given.release(round)
    given.pass()
    expect((await given.sendMails(round)).result?.recipients.map(({ reason }) => reason)).toEqual([null, null])
  })

  test('goes to the readers of chosen reports alone, and tells each of all they can read', async () => {
    const round = await given.over(2)
    await given.promise(round)
    const [first, second] = round.evaluatees.map(({ employeeId }) => employeeId)
    const { employeeId: chief, email } = chiefOf(round)
    await given.release(round, { ids: [Number(second)], toSuperior: true })
    given.pass()
    await given.release(round, { ids: [Number(first)], toSuperior: true })
    given.pass()
    const { recipients = [] } = (await given.sendMails(round, { evaluateeIds: [Number(first)] })).result ?? {}
    expect(new Set(recipients.map(({ employeeId }) => employeeId))).toEqual(new Set([first, chief]))
    expect((await takeMails(given.testApp, round)).get(email)?.text).toContain(round.evaluatees[1]?.name)
    const left = (await given.sendMails(round, { confirm: true })).result?.recipients
    expect(left?.filter(({ reason }) => reason === null)).toMatchObject([{ employeeId: second }])
  })

  test('does not go to who read a replaced version alone, and tells of each report once', async () => {
    const round = await given.over(2)
    await given.promise(round)
    const { employeeId: chief, email } = chiefOf(round)
    const own = round.evaluatees.map(({ employeeId }) => employeeId)
    const readers = async () =>
      (await given.sendMails(round, { confirm: true })).result?.recipients.map(({ employeeId }) => employeeId).sort()
    await given.release(round, { toSuperior: true })
    expect(await readers()).toEqual([...own, chief].sort())
    await given.release(round)
    expect(await readers()).toEqual([...own].sort())
    await given.release(round, { toSuperior: true })
    given.pass()
    await given.sendMails(round)
    const { text } = (await takeMails(given.testApp, round)).get(email) ?? expect.unreachable()
    expect(round.evaluatees.map(({ name }) => text.split(name).length)).toEqual([2, 2])
  })

  test('goes to nobody to whom nothing is open by then, and counts as one that told nothing', async () => {
    const round = await given.over(2)
    await given.release(round)
    await given.sendMails(round)
    await given.withdraw(round, 0)
    const [withdrawn, open] = round.evaluatees
    expect([...(await takeMails(given.testApp, round)).keys()]).toEqual([open?.email])
    given.pass()
    await given.administrator.ok('bulkRestoreReports', {
      path: { id: round.questionnaireId },
      body: { ids: [withdrawn?.employeeId ?? 0] },
    })
    const { recipients = [] } = (await given.sendMails(round, { confirm: true })).result ?? {}
    expect(recipients.find(({ employeeId }) => employeeId === withdrawn?.employeeId)?.reason).toBeNull()
  })

  test('that waits for who reads two reports keeps a second from being queued, though it was written before one of them', async () => {
    const round = await given.over(2)
    await given.promise(round)
    const { employeeId: chief, email } = chiefOf(round)
    const own = round.evaluatees.map(({ employeeId }) => employeeId)
    const reasonsOf = (recipients: readonly { employeeId: number; reason: string | null }[] = []) =>
      Object.fromEntries(recipients.map(({ employeeId, reason }) => [employeeId, reason]))
    const queued = () =>
      given.testApp.database.read((db) =>
        db
          .selectFrom('outboxMail')
          .select('id')
          .where('questionnaireId', '=', round.questionnaireId)
          .where('employeeId', '=', chief)
          .execute(),
      )
    for (const [place, id] of own.entries()) {
      await given.release(round, { ids: [id], toSuperior: true })
      given.pass()
      const { recipients, count } = (await given.sendMails(round)).result ?? {}
      expect(reasonsOf(recipients)).toMatchObject({ [id]: null, [chief]: place === 0 ? null : 'mailWaits' })
      expect(count).toBe(place === 0 ? 2 : 1)
      given.pass()
    }
    expect(await queued()).toHaveLength(1)
    const repeated = (await given.sendMails(round, { repeat: true })).result?.recipients
    expect(reasonsOf(repeated)[chief]).toBe('mailWaits')
    const { text } = (await takeMails(given.testApp, round)).get(email) ?? expect.unreachable()
    expect(text).toContain(round.evaluatees[0]?.name)
  })

  test('is told apart from one of another kind that waits', async () => {
    const round = await given.over(1)
    await given.sendMails(round, { businessType: 'finished' })
    const thanks = [...(await takeMails(given.testApp, round)).values()].map(({ subject }) => subject)
    given.pass(3_600_000)
    await given.release(round)
    await given.sendMails(round)
    await given.withdraw(round, 0)
    await given.withdraw(round, 1)
    expect(thanks.length).toBeGreaterThan(0)
    const later = await takeMails(given.testApp, round)
    expect([...later.values()].map(({ subject }) => subject)).toEqual(thanks)
  })

  test('is limited to some people only where it is about reports', async () => {
    const { questionnaireId: id } = await given.over(1)
    const body = { businessType: 'finished' as const, confirm: true, evaluateeIds: [7] }
    const refused = await given.administrator.call('sendNotifications', { path: { id }, body })
    expect(refused).toMatchObject({ status: 400, result: { fields: [{ field: 'evaluateeIds' }] } })
  })

  test('does not go to who has no address, nor before the finish', async () => {
    const round = await given.over(1)
    await given.release(round)
    await given.testApp.database.write((db) =>
      db.updateTable('employee').set({ email: '' }).where('id', '=', pathOf(round).employeeId).execute(),
    )
    expect((await given.sendMails(round)).result).toMatchObject({ count: 1, skipped: 1 })
    expect(await given.sendMails(await given.results.worked({ type: 1 }))).toMatchObject({ returnCode: 2033 })
  })
})
