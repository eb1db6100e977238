/** What an evaluatee keeps beside the own report is nobody else's: no administrator reads it by any way. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnNotes } from '../../domain/scoring/report.ts'
import { DatabaseFault } from '../../server/database/engine/faults.ts'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { createReleaseService } from '../../server/features/release/service.ts'
import type { Visitor as ServiceVisitor } from '../../server/records/turns/raters.ts'
import { pass } from './clock.ts'
import { ownPasswords } from './ownPasswords.ts'
import { NOTE, NOTES, type ReleaseTest, startReleaseTest } from './releaseRound.ts'
import { pathOf } from './results.ts'

const NOT_FOUND = { returnCode: 2001, status: 404, result: null }
const OTHERS_PASSWORD = { returnCode: 2024, status: 409, result: null }
const OTHERS_ADDRESS = { returnCode: 2025, status: 409, result: null }
const DAY = 86_400_000
const SET = 'a password somebody else set'
const OWN = 'a password of their own 2026'

let given: ReleaseTest

beforeAll(async () => {
  given = await startReleaseTest()
})
afterAll(() => given.testApp.close())

async function noted(type: 1 | 2 = 2) {
  const round = await given.over(type)
  await given.release(round)
  const path = pathOf(round)
  const own = await given.evaluatee(round)
  await own.ok('saveOwnNotes', { path, body: NOTES })
  given.pass()
  return { round, path, own }
}

test('notes are kept as they are typed, saved on what was read alone', async () => {
  const round = await given.over(2)
  await given.release(round)
  const path = pathOf(round)
  const own = await given.evaluatee(round)
  expect(await own.ok('getOwnNotes', { path })).toEqual({ text: '', aims: [], shared: false, version: 0 })
  expect(await own.ok('saveOwnNotes', { path, body: NOTES })).toEqual({ ...NOTES, version: 1 })
  expect(await own.ok('getOwnNotes', { path })).toEqual({ ...NOTES, version: 1 })
  const second = { ...NOTES, text: 'second', aims: [], version: 1 }
  expect(await own.ok('saveOwnNotes', { path, body: second })).toEqual({ ...second, version: 2 })
  for (const version of [0, 1, 3]) {
    const answer = await own.call('saveOwnNotes', { path, body: { ...NOTES, version } })
    expect(answer).toMatchObject({ returnCode: 2034, status: 409 })
  }
  expect(await own.ok('getOwnNotes', { path })).toEqual({ ...second, version: 2 })
  const four = { ...NOTES, version: 2, aims: Array(4).fill({ text: 'x', date: null }) }
  expect((await own.call('saveOwnNotes', { path, body: four })).returnCode).toBe(2000)
  const noDay = { ...NOTES, version: 2, aims: [{ text: 'x', date: '2027-02-31' }] }
  expect((await own.call('saveOwnNotes', { path, body: noDay })).returnCode).toBe(2000)
})

test.each([1, 2] as const)('no call of an administrator says a word of them (type %i)', async (type) => {
  const { round, path } = await noted(type)
  const { administrator } = given
  for (const operation of ['getOwnNotes', 'getMyReport'] as const) {
    expect(await administrator.call(operation, { path })).toMatchObject(NOT_FOUND)
  }
  expect(await administrator.call('saveOwnNotes', { path, body: NOTES })).toMatchObject(NOT_FOUND)
  await given.release(round)
  const said = [
    ...Object.values(await given.results.published(round, 0)),
    (await administrator.call('listReleases', { path: { id: path.id } })).raw.toString(),
    (await administrator.call('listAuditEvents', { query: { pageSize: 1000 } })).raw.toString(),
    (await administrator.call('listMails', { path: { id: path.id } })).raw.toString(),
  ]
  for (const text of said) expect(text).not.toContain(NOTE)
  const kept = await given.testApp.database.read((db) =>
    db.selectFrom('reportRelease').select('snapshotJson').where('questionnaireId', '=', path.id).execute(),
  )
  expect(kept).toHaveLength(4)
  expect(JSON.stringify(kept)).not.toContain(NOTE)
})

test('a password or an address that an administrator sets opens the report and not the notes', async () => {
  const { round, path, own } = await noted()
  const { administrator, testApp } = given
  const { id, displayName, employeeNo, departId, email } = await administrator.ok('getEmployee', {
    path: { id: path.employeeId },
  })
  await administrator.ok('resetUserPassword', { path: { id }, body: { password: SET } })
  await ownPasswords(testApp)
  const boss = testApp.visitor()
  await boss.ok('signIn', { body: { email, password: SET } })
  expect(await boss.ok('getMyReport', { path })).toMatchObject({ role: 'evaluatee' })
  expect(await boss.call('getOwnNotes', { path })).toMatchObject(OTHERS_PASSWORD)
  expect(await boss.call('saveOwnNotes', { path, body: { ...NOTES, version: 1 } })).toMatchObject(OTHERS_PASSWORD)
  await boss.ok('changePassword', { body: { oldPassword: SET, password: OWN } })
  expect(await boss.call('getOwnNotes', { path })).toMatchObject(OTHERS_PASSWORD)
  // The links of before ended with the reset; one to the same address opens them.
  expect((await own.call('getOwnNotes', { path })).returnCode).toBe(2020)
  const anew = await given.evaluatee(round)
  expect((await anew.ok('getOwnNotes', { path })).text).toBe(NOTE)
  given.pass()
  const other = 'somebody.else@yuanhang.example'
  await administrator.ok('updateEmployee', { body: { id, displayName, employeeNo, departId, email: other } })
  const misled = await given.evaluatee(round)
  expect(await misled.ok('getMyReport', { path })).toMatchObject({ role: 'evaluatee' })
  expect(await misled.call('getOwnNotes', { path })).toMatchObject(OTHERS_ADDRESS)
})

describe.each([1, 2] as const)('a door that an administrator sets before there is a note (type %i)', (type) => {
  test('opens none that is written later by the mailed link, and lets nobody write one', async () => {
    const round = await given.over(type)
    const path = pathOf(round)
    const boss = await given.signedIn(path.employeeId)
    given.pass()
    await given.release(round)
    given.pass()
    expect(await boss.ok('getMyReport', { path })).toMatchObject({ role: 'evaluatee' })
    expect(await boss.call('getOwnNotes', { path })).toMatchObject(OTHERS_PASSWORD)
    expect(await boss.call('saveOwnNotes', { path, body: NOTES })).toMatchObject(OTHERS_PASSWORD)
    // Who had forgotten the password still gets in: by the link to the address nobody changed.
    const own = await given.evaluatee(round)
    expect(await own.ok('getOwnNotes', { path })).toMatchObject({ version: 0 })
    await own.ok('saveOwnNotes', { path, body: NOTES })
    given.pass()
    expect(await boss.call('getOwnNotes', { path })).toMatchObject(OTHERS_PASSWORD)
  })

  test('is shut whatever the clock of the server says that set it', async () => {
    const round = await given.over(type)
    const path = pathOf(round)
    const publishedAt = given.testApp.clock.now.toISOString()
    await given.testApp.database.write((db) =>
      db.updateTable('questionnaire').set({ publishedAt }).where('id', '=', path.id).execute(),
    )
    pass(given.testApp, -5 * DAY)
    const boss = await given.signedIn(path.employeeId)
    pass(given.testApp, 5 * DAY)
    await given.release(round)
    expect(await boss.call('getOwnNotes', { path })).toMatchObject(OTHERS_PASSWORD)
    expect(await boss.call('saveOwnNotes', { path, body: NOTES })).toMatchObject(OTHERS_PASSWORD)
  })

  test('is shut as an address, too, and open where it was set before the round was published', async () => {
    const round = await given.over(type)
    const path = pathOf(round)
    const setAddress = (addressSetAt: string) =>
      given.testApp.database.write((db) =>
        db.updateTable('employee').set({ addressSetAt }).where('id', '=', path.employeeId).execute(),
      )
    await setAddress(given.testApp.clock.now.toISOString())
    given.pass()
    await given.release(round)
    const misled = await given.evaluatee(round)
    expect(await misled.call('getOwnNotes', { path })).toMatchObject(OTHERS_ADDRESS)
    expect(await misled.call('saveOwnNotes', { path, body: NOTES })).toMatchObject(OTHERS_ADDRESS)
    await setAddress('2026-10-31T00:00:00.000Z')
    expect(await misled.ok('saveOwnNotes', { path, body: NOTES })).toMatchObject({ version: 1 })
  })
})

test('a superior whose door is shut learns nothing of notes that are not shared, and reads no shared ones', async () => {
  const round = await given.over(2, { setting: { superiorReads: true } })
  const path = pathOf(round)
  await given.release(round, { toSuperior: true })
  const chief = round.raters.find(({ levelType }) => levelType === 'superior')?.employeeId ?? 0
  const boss = await given.signedIn(chief)
  expect(await boss.ok('getMyReport', { path })).toMatchObject({ role: 'superior' })
  expect(await boss.call('getOwnNotes', { path })).toMatchObject(NOT_FOUND)
  const own = await given.evaluatee(round)
  await own.ok('saveOwnNotes', { path, body: NOTES })
  expect(await boss.call('getOwnNotes', { path })).toMatchObject(NOT_FOUND)
  await own.ok('saveOwnNotes', { path, body: { ...NOTES, shared: true, version: 1 } })
  expect(await boss.call('getOwnNotes', { path })).toMatchObject(OTHERS_PASSWORD)
  const superior = await given.byLink(round, chief)
  expect(await superior.ok('getOwnNotes', { path })).toMatchObject({ text: NOTE })
})

test('the superior reads them where they are shared, and changes nothing', async () => {
  const { round, path, own } = await noted()
  const { database } = given.testApp
  await database.write((db) =>
    db
      .updateTable('questionnaire')
      .set({
        ruleJson: JSON.stringify({
          anonymous: true,
          scoreFloor: 3,
          commentFloor: 5,
          exemptLevelTypes: [],
          pooling: false,
          reportReceivers: ['evaluatee', 'superior'],
        }),
      })
      .where('id', '=', path.id)
      .execute(),
  )
  await given.release(round, { toSuperior: true })
  const chief = round.raters.find(({ levelType }) => levelType === 'superior')?.employeeId ?? 0
  const superior = await given.byLink(round, chief)
  expect(await superior.call('getOwnNotes', { path })).toMatchObject(NOT_FOUND)
  await own.ok('saveOwnNotes', { path, body: { ...NOTES, shared: true, version: 1 } })
  expect(await superior.ok('getOwnNotes', { path })).toEqual({ ...NOTES, shared: true, version: 2 })
  expect(await superior.call('saveOwnNotes', { path, body: { ...NOTES, version: 2 } })).toMatchObject(NOT_FOUND)
  await own.ok('saveOwnNotes', { path, body: { ...NOTES, shared: false, version: 2 } })
  expect(await superior.call('getOwnNotes', { path })).toMatchObject(NOT_FOUND)
})

describe('the paper', () => {
  const papers: (OwnNotes | null)[] = []

  /** The own notes on the paper that this visitor saves. */
  async function saved(
    visitor: ServiceVisitor,
    which: { id: number; employeeId: number },
    { read }: Pick<DatabaseService, 'read'> = given.testApp.database,
  ) {
    const { clock } = given.testApp
    const database = { ...given.testApp.database, read }
    const service = createReleaseService(
      {
        ...{ database, now: () => clock.now, ids: createIds(() => clock.now.getTime(), 62), tellFault() {} },
        fonts: { addresses: () => Promise.reject(new Error('nobody asks for them')) },
        pdf: {
          ownReport(_report, notes) {
            papers.push(notes)
            return Promise.resolve(Buffer.from('%PDF-'))
          },
        },
      },
      () => Promise.reject(new Error('nobody plans a release')),
    )
    await service.download(visitor, which, 'zh', false)
    return papers.pop()
  }

  const visitorOf = async ({ id }: { id: number }, employeeId: number): Promise<ServiceVisitor> => {
    const { enterpriseId } = await given.testApp.database.read((db) =>
      db.selectFrom('questionnaire').select('enterpriseId').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    return { kind: 'rater', enterpriseId, employeeId, questionnaireId: id, opensReports: true }
  }

  test('has them at its end for whom they are, and for nobody else', async () => {
    const round = await given.over(2, { setting: { superiorReads: true } })
    const path = pathOf(round)
    await given.release(round, { toSuperior: true })
    const evaluatee = await visitorOf(path, path.employeeId)
    expect(await saved(evaluatee, path)).toEqual({ text: '', aims: [] })
    const own = await given.evaluatee(round)
    await own.ok('saveOwnNotes', { path, body: { ...NOTES, shared: true } })
    expect(await saved(evaluatee, path)).toEqual({ text: NOTE, aims: NOTES.aims })
    const chief = round.raters.find(({ levelType }) => levelType === 'superior')?.employeeId ?? 0
    expect(await saved(await visitorOf(path, chief), path)).toBeNull()
    await own.ok('saveOwnNotes', { path, body: { ...NOTES, text: ' ', aims: [], version: 1 } })
    expect(await saved(evaluatee, path)).toEqual({ text: ' ', aims: [] })
  })

  test('has none where somebody else set the door since the round was published', async () => {
    const { path } = await noted()
    await given.testApp.database.write((db) =>
      db
        .updateTable('employee')
        .set({ addressSetAt: given.testApp.clock.now.toISOString() })
        .where('id', '=', path.employeeId)
        .execute(),
    )
    expect(await saved(await visitorOf(path, path.employeeId), path)).toBeNull()
  })

  test('is not made without them while the database is away', async () => {
    const { path } = await noted()
    const evaluatee = await visitorOf(path, path.employeeId)
    const { database } = given.testApp
    let isReportRead = false
    const read: DatabaseService['read'] = (work) => {
      if (isReportRead) return Promise.reject(new DatabaseFault('DATABASE_AWAY', new Error('gone')))
      isReportRead = true
      return database.read(work)
    }
    await expect(saved(evaluatee, path, { read })).rejects.toMatchObject({ fault: 'DATABASE_AWAY' })
    expect(papers).toEqual([])
    expect(await saved(evaluatee, path)).toEqual({ text: NOTE, aims: NOTES.aims })
  })
})
