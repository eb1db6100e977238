/** Reports in the hands of whom they are about: anonymity.md R4, R15, R16. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collecting } from './collectingQuestionnaire.ts'
import { HIDDEN_TEXT, type ReleaseTest, startReleaseTest } from './releaseRound.ts'
import { pathOf } from './results.ts'

const NOT_FOUND = { returnCode: 2001, status: 404, result: null }
const LINK_INVALID = 2020

let given: ReleaseTest

beforeAll(async () => {
  given = await startReleaseTest()
})
afterAll(() => given.testApp.close())

const releases = (round: Collecting) => given.administrator.ok('listReleases', { path: { id: round.questionnaireId } })

describe.each([1, 2] as const)('a released report of type %i', (type) => {
  let round: Collecting
  beforeAll(async () => {
    round = await given.over(type)
  })

  test('is open to nobody before, and to its evaluatee alone afterwards', async () => {
    const [own, other] = [await given.evaluatee(round), await given.evaluatee(round, 1)]
    const path = pathOf(round)
    expect(await own.ok('listMyReports')).toEqual({ reports: [] })
    expect((await own.ok('listFeedbackTasks')).reportCount).toBe(0)
    expect(await own.call('getMyReport', { path })).toMatchObject(NOT_FOUND)
    expect(await given.release(round, { ids: [path.employeeId] })).toMatchObject({
      returnCode: 0,
      result: { changed: [path.employeeId], skipped: [], jobId: null },
    })
    expect(await own.ok('listMyReports')).toEqual({
      reports: [
        {
          questionnaireId: path.id,
          title: '2026 年度管理者 360° 评估',
          employeeId: path.employeeId,
          name: round.evaluatees[0]?.name,
          // Other rounds' evaluatees of these tests bear the same names.
          nameMark: expect.any(String),
          role: 'evaluatee',
          version: 1,
          releasedAt: given.testApp.clock.now.toISOString(),
          opened: false,
        },
      ],
    })
    expect((await own.ok('getMyReport', { path })).report.evaluatee.employeeId).toBe(path.employeeId)
    expect((await own.ok('listMyReports')).reports[0]?.opened).toBe(true)
    expect((await own.ok('listFeedbackTasks')).reportCount).toBe(1)
    expect(await other.ok('listMyReports')).toEqual({ reports: [] })
    expect((await other.ok('listFeedbackTasks')).reportCount).toBe(0)
    for (const operation of ['getMyReport', 'downloadMyReport', 'prepareMyReport', 'getOwnNotes'] as const) {
      expect(await other.call(operation, { path })).toMatchObject(NOT_FOUND)
      expect(await given.administrator.call(operation, { path })).toMatchObject(NOT_FOUND)
      // A link of the same person to another round opens that one alone.
      const elsewhere = await given.byLink(await given.over(1), path.employeeId)
      expect(await elsewhere.call(operation, { path })).toMatchObject(NOT_FOUND)
    }
  })

  test('is opened by no link that was mailed to answer with, before the finish', async () => {
    const [own, path] = [await given.evaluatee(round), pathOf(round)]
    expect((await own.ok('listFeedbackTasks')).reportCount).toBe(1)
    await given.testApp.database.write((db) =>
      db
        .updateTable('answeringLink')
        .set({ createdAt: '2020-01-01T00:00:00.000Z' })
        .where('questionnaireId', '=', round.questionnaireId)
        .execute(),
    )
    expect(await own.ok('listMyReports')).toEqual({ reports: [] })
    expect((await own.ok('listFeedbackTasks')).reportCount).toBe(0)
    for (const operation of ['getMyReport', 'downloadMyReport', 'prepareMyReport', 'getOwnNotes'] as const)
      expect(await own.call(operation, { path })).toMatchObject(NOT_FOUND)
    expect(await (await given.evaluatee(round)).ok('getMyReport', { path })).toMatchObject({ role: 'evaluatee' })
  })

  test('holds nothing the evaluatee may not see', async () => {
    await given.release(round)
    const own = await given.evaluatee(round)
    const { report, beside } = await own.ok('getMyReport', { path: pathOf(round) })
    const { levels, dimensions } = report
    expect(levels.map(({ kind, status, raterCount, weight }) => [kind, status, raterCount, weight])).toEqual([
      ['superior', 'shown', '1', 50],
      ['sameLevel', 'shown', '3-4', 50],
      ['subordinate', 'hidden', '<3', null],
      ['self', 'shown', '1', null],
    ])
    expect(dimensions.every(({ byLevel }) => byLevel[2] === null)).toBe(true)
    expect(dimensions.flatMap(({ questions }) => questions).every(({ byLevel }) => byLevel[2] === null)).toBe(true)
    expect(report.overallPercent).toBe(75)
    for (const { snapshotJson } of await given.snapshots(round)) {
      expect(snapshotJson).not.toContain(HIDDEN_TEXT)
      // Nothing is kept beside what is shown, but which round was before: the snapshot is the answer.
      const { beside: compared, previousId, ...kept } = JSON.parse(snapshotJson)
      expect(Object.keys(kept).sort()).toEqual(Object.keys(report).sort())
      expect({ compared: Object.keys(compared), previousId }).toEqual({
        compared: Object.keys(beside ?? {}),
        previousId: null,
      })
    }
    if (type === 1) expect((await given.results.personalReport(round)).levels[2]?.status).toBe('shown')
  })

  test('tells the administrator who opened it and when', async () => {
    given.pass()
    await given.release(round)
    const own = await given.evaluatee(round)
    const first = given.testApp.clock.now.toISOString()
    await own.ok('getMyReport', { path: pathOf(round) })
    given.pass()
    await own.ok('getMyReport', { path: pathOf(round) })
    const { items } = await releases(round)
    const state = items.map(({ release }) => release?.readers.map(({ openings }) => openings))
    expect(state).toEqual([[2], [0]])
    expect(items[0]?.release?.readers[0]).toMatchObject({
      employeeId: round.evaluatees[0]?.employeeId,
      role: 'evaluatee',
      firstOpenedAt: first,
      lastOpenedAt: given.testApp.clock.now.toISOString(),
    })
  })

  test('is as missing once it is withdrawn, and comes back as the next version', async () => {
    const own = await given.evaluatee(round)
    const path = pathOf(round)
    await given.release(round, { ids: [path.employeeId] })
    const { version } = await own.ok('getMyReport', { path })
    given.pass()
    expect(await given.withdraw(round)).toEqual([path.employeeId])
    expect(await given.withdraw(round)).toEqual([])
    expect(await own.ok('listMyReports')).toEqual({ reports: [] })
    expect(await own.call('getMyReport', { path })).toMatchObject(NOT_FOUND)
    expect(await own.call('downloadMyReport', { path })).toMatchObject(NOT_FOUND)
    expect((await releases(round)).items[0]?.release).toMatchObject({
      version,
      withdrawnAt: given.testApp.clock.now.toISOString(),
    })
    await given.release(round, { ids: [path.employeeId] })
    expect((await own.ok('getMyReport', { path })).version).toBe(version + 1)
    const open = (await given.snapshots(round)).filter(({ endedAt }) => endedAt === null)
    expect(new Set(open.map(({ employeeId }) => employeeId)).size).toBe(open.length)
  })

  test('is recorded, and what was withdrawn too', async () => {
    const events = await given.testApp.database.read((db) =>
      db
        .selectFrom('auditEvent')
        .select(['action', 'detailJson'])
        .where('objectId', '=', round.questionnaireId)
        .where('action', 'in', ['report.release', 'report.withdraw'])
        .orderBy('id')
        .execute(),
    )
    const [first, second] = round.evaluatees.map(({ employeeId }) => employeeId)
    const released = (...employeeIds: unknown[]) => ['report.release', { employeeIds, toSuperior: false }]
    expect(events.map(({ action, detailJson }) => [action, JSON.parse(detailJson)])).toEqual([
      released(first),
      released(first, second),
      released(first, second),
      released(first),
      ['report.withdraw', { employeeIds: [first] }],
      released(first),
    ])
  })
})

test('a snapshot stays as it is when the round is computed anew; the next release is of that moment', async () => {
  const round = await given.over(1)
  const path = pathOf(round)
  await given.release(round)
  const own = await given.evaluatee(round)
  const before = await own.ok('getMyReport', { path })
  const { items } = await given.administrator.ok('listFeedback', { path: { id: path.id }, query: { pageSize: 100 } })
  const superior = items.find((row) => row.evaluatorId === path.employeeId && row.levelType === 'superior')
  const ids = [superior?.participantRelationId ?? 0]
  given.pass()
  await given.administrator.ok('setFeedbackStatistic', {
    path: { id: path.id },
    body: { ids, statistic: false, reason: 'left before' },
  })
  expect((await given.results.personalReport(round)).overallPercent).not.toBe(before.report.overallPercent)
  expect(await own.ok('getMyReport', { path })).toEqual(before)
  await given.release(round)
  const after = await own.ok('getMyReport', { path })
  expect(after.version).toBe(2)
  expect(after.report.overallPercent).toBe(70)
})

test('what it would reach is told before, and changes nothing; who is no evaluatee is passed over', async () => {
  const round = await given.over(2)
  await given.testApp.database.write((db) =>
    db
      .updateTable('employee')
      .set({ email: '' })
      .where('id', '=', round.evaluatees[1]?.employeeId ?? 0)
      .execute(),
  )
  const path = { id: round.questionnaireId }
  const plan = await given.administrator.ok('planReleases', { path, body: { filter: {}, expectedCount: 2 } })
  expect(plan).toMatchObject({ count: 2, replaced: 0, superiorPromised: false, superiors: [] })
  expect(plan.withoutMail.map(({ employeeId }) => employeeId)).toEqual([round.evaluatees[1]?.employeeId])
  const stranger = round.raters[0]?.employeeId ?? 0
  const passedOver = { returnCode: 0, result: { changed: [], skipped: [{ id: stranger, returnCode: 2001 }] } }
  const body = { ids: [stranger] }
  expect((await given.administrator.ok('planReleases', { path, body })).count).toBe(0)
  expect(await given.release(round, body)).toMatchObject(passedOver)
  expect(await given.administrator.call('bulkWithdrawReports', { path, body })).toMatchObject(passedOver)
  expect(await given.administrator.call('bulkRestoreReports', { path, body })).toMatchObject(passedOver)
  expect(await given.snapshots(round)).toEqual([])
})

test('whom no mail reaches is told with the reason, and what is released already; it is released all the same', async () => {
  const round = await given.over(2)
  const [disabled = 0, unaddressed = 0] = round.evaluatees.map(({ employeeId }) => employeeId)
  await given.testApp.database.write((db) =>
    db.updateTable('employee').set({ email: '' }).where('id', '=', unaddressed).execute(),
  )
  await given.administrator.ok('bulkDisableEmployees', { body: { ids: [disabled] } })
  expect(await given.release(round, { ids: [disabled] })).toMatchObject({ result: { changed: [disabled] } })
  const path = { id: round.questionnaireId }
  const body = { ids: [disabled, unaddressed] }
  const planned = async () => {
    const { replaced, withoutMail } = await given.administrator.ok('planReleases', { path, body })
    return { replaced, withoutMail: withoutMail.map(({ employeeId, reason }) => [employeeId, reason]) }
  }
  const withoutMail = [
    [disabled, 'disabled'],
    [unaddressed, 'noDoor'],
  ]
  expect(await planned()).toEqual({ replaced: 1, withoutMail })
  expect((await releases(round)).items.map(({ noMail }) => noMail)).toEqual(['disabled', 'noDoor'])
  await given.withdraw(round)
  expect(await planned()).toEqual({ replaced: 0, withoutMail })
  // A password lets them in without a mail.
  await given.testApp.database.write(async (db) => {
    const [userId, createdAt] = [987, given.testApp.clock.now.toISOString()]
    const own = { passwordHash: 'of no password', passwordUsed: 1 as const, oneTimeUntil: null, confirmedAt: null }
    await db
      .insertInto('user')
      .values({ id: userId, email: null, language: null, createdAt, ...own })
      .execute()
    await db.updateTable('employee').set({ userId }).where('id', '=', unaddressed).execute()
  })
  expect((await planned()).withoutMail).toContainEqual([unaddressed, 'noAddress'])
})

test('nothing is released of a round that still collects, nor opened of one that was removed', async () => {
  const collecting = await given.results.worked({ type: 1 })
  expect(await given.release(collecting)).toMatchObject({ returnCode: 2033 })
  const round = await given.over(2)
  await given.release(round)
  const path = pathOf(round)
  const byLink = await given.evaluatee(round)
  const signedIn = await given.signedIn(path.employeeId)
  await signedIn.ok('getMyReport', { path })
  await given.administrator.ok('deleteQuestionnaire', { path: { id: round.questionnaireId } })
  expect(await byLink.call('getMyReport', { path })).toMatchObject({ status: 404, returnCode: LINK_INVALID })
  expect(await signedIn.call('getMyReport', { path })).toMatchObject(NOT_FOUND)
})
