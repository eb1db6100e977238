/** The administrator's list of releases: whom it shows, whom a release reaches, and what of it is recorded (R15, R16). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { namedApart } from '../../domain/evaluation/names.ts'
import { createIds } from '../../server/database/ids.ts'
import { createReleasesBulk } from '../../server/features/release/releasing.ts'
import { openReleasedBeside } from '../../server/features/reports/personal/released.ts'
import type { QueryOf } from '../../server/http/call.ts'
import type { Bulk, BulkAct } from '../../server/jobs/bulk.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type ReleaseTest, startReleaseTest } from './releaseRound.ts'
import { pathOf } from './results.ts'

let given: ReleaseTest

beforeAll(async () => {
  given = await startReleaseTest()
})
afterAll(() => given.testApp.close())

const idsOf = ({ evaluatees }: Collecting) => evaluatees.map(({ employeeId }) => employeeId)

const listed = (round: Collecting, query: QueryOf<'listReleases'> = {}) =>
  given.administrator.ok('listReleases', { path: { id: round.questionnaireId }, query })

const namesIn = async (round: Collecting, query: QueryOf<'listReleases'>) =>
  (await listed(round, query)).items.map(({ employeeId }) => employeeId)

const chiefOf = (round: Collecting) => round.raters.find(({ levelType }) => levelType === 'superior')?.employeeId ?? 0

const PROMISED = { setting: { superiorReads: true } }

/** What the audit log tells of the reports of the rounds so called, oldest first. */
async function told(kw: string, language: 'zh' | 'en') {
  const headers = { 'accept-language': language }
  const query = { kw, order: 'asc', pageSize: 1000 } as const
  const { items } = await given.administrator.ok('listAuditEvents', { query, headers })
  const ofReports = items.filter(({ action }) => action.startsWith('report.'))
  return ofReports.map(({ action, detail }) => `${action} ${detail}`)
}

async function superiorsOf(round: Collecting) {
  const { items } = await listed(round)
  return items.map(({ superiors }) => superiors.map(({ employeeId }) => employeeId))
}

describe('the list', () => {
  let round: Collecting
  let first: number
  let second: number
  beforeAll(async () => {
    round = await given.over(2)
    ;[first = 0, second = 0] = idsOf(round)
  })

  test('says of each report how far it is, and finds by it', async () => {
    const states = async () => (await listed(round)).items.map(({ state }) => state)
    expect(await states()).toEqual(['none', 'none'])
    await given.release(round, { ids: [first] })
    expect(await states()).toEqual(['unopened', 'none'])
    await (await given.evaluatee(round)).ok('getMyReport', { path: pathOf(round) })
    expect(await states()).toEqual(['opened', 'none'])
    expect(await namesIn(round, { stateList: ['opened'] })).toEqual([first])
    expect(await namesIn(round, { stateList: ['none', 'withdrawn'] })).toEqual([second])
    // A new version is opened by nobody yet.
    await given.release(round, { ids: [first] })
    expect(await states()).toEqual(['unopened', 'none'])
    expect(await namesIn(round, { stateList: ['opened'] })).toEqual([])
    await given.withdraw(round)
    expect(await states()).toEqual(['withdrawn', 'none'])
    expect(await namesIn(round, { stateList: ['withdrawn'] })).toEqual([first])
  })

  test('is searched, ordered and turned by pages', async () => {
    const { administrator } = given
    // Whoever was added first stands last by name and by department.
    const departments = [
      await administrator.ok('createDepartment', { body: { name: '总经办' } }),
      await administrator.ok('createDepartment', { body: { name: '安全部' } }),
    ]
    const people = [
      { id: first, displayName: '周甲', employeeNo: 'R1', departId: departments[0]?.id ?? null },
      { id: second, displayName: '安乙', employeeNo: 'R2', departId: departments[1]?.id ?? null },
    ]
    for (const body of people) await administrator.ok('updateEmployee', { body })
    expect(await namesIn(round, { kw: '安乙' })).toEqual([second])
    expect(await namesIn(round, {})).toEqual([first, second])
    expect(await namesIn(round, { order: 'desc' })).toEqual([second, first])
    for (const sort of ['name', 'departmentName'] as const) {
      expect(await namesIn(round, { sort })).toEqual([second, first])
      expect(await namesIn(round, { sort, order: 'desc' })).toEqual([first, second])
    }
    // Who has none stands last, whichever way.
    expect(await namesIn(round, { sort: 'releasedAt' })).toEqual([first, second])
    expect(await namesIn(round, { sort: 'releasedAt', order: 'desc' })).toEqual([first, second])
    expect(await namesIn(round, { sort: 'state', order: 'desc' })).toEqual([first, second])
    expect(await namesIn(round, { sort: 'state' })).toEqual([second, first])
    const page = await listed(round, { pageIndex: 2, pageSize: 1 })
    expect(page).toMatchObject({ total: 2, pageIndex: 2, pageSize: 1, items: [{ employeeId: second }] })
  })
})

describe('what was withdrawn', () => {
  test('is brought back as it was, to the same readers, and recorded', async () => {
    const round = await given.over(2)
    const path = pathOf(round)
    await given.release(round)
    const own = await given.evaluatee(round)
    const before = await own.ok('getMyReport', { path })
    const restore = (ids: number[]) =>
      given.administrator.ok('bulkRestoreReports', { path: { id: path.id }, body: { ids } })
    expect((await restore(idsOf(round))).changed).toEqual([])
    await given.withdraw(round)
    expect((await restore(idsOf(round))).changed).toEqual([path.employeeId])
    expect(await own.ok('getMyReport', { path })).toEqual(before)
    expect((await told('2026', 'zh')).at(-1)).toMatch(/^report.restore 1 位被评价人；/)
  })

  test('is not brought back behind a newer version', async () => {
    const round = await given.over(1)
    const path = pathOf(round)
    const ids = [path.employeeId]
    await given.release(round, { ids })
    await given.release(round, { ids })
    const back = () => given.administrator.ok('bulkRestoreReports', { path: { id: path.id }, body: { ids } })
    expect((await back()).changed).toEqual([])
    await given.withdraw(round)
    await given.release(round, { ids })
    expect((await back()).changed).toEqual([])
    const open = (await given.snapshots(round)).filter(({ endedAt }) => endedAt === null)
    expect(open.map(({ version }) => version)).toEqual([3])
  })
})

describe('the superior', () => {
  test('is told before, named to the evaluatee, and can be left out', async () => {
    const round = await given.over(2, PROMISED)
    const path = pathOf(round)
    const chief = chiefOf(round)
    const body = { ids: idsOf(round) }
    const plan = await given.administrator.ok('planReleases', { path: { id: path.id }, body })
    expect(plan).toMatchObject({ superiorPromised: true, superiors: [{ employeeId: chief, reports: 2 }] })
    await given.release(round, { ...body, toSuperior: true })
    const own = await given.evaluatee(round)
    const { superiors } = await own.ok('getMyReport', { path })
    expect(superiors.map(({ employeeId }) => employeeId)).toEqual([chief])
    const byChief = await given.byLink(round, chief)
    expect((await byChief.ok('listMyReports')).reports).toHaveLength(2)
    // Whom else it was released to is told to whom it is about alone.
    expect(await byChief.ok('getMyReport', { path })).toMatchObject({ role: 'superior', superiors: [] })
    await given.release(round, { ...body, toSuperior: true, exceptSuperiorIds: [chief] })
    expect((await byChief.ok('listMyReports')).reports).toEqual([])
    expect((await own.ok('getMyReport', { path })).superiors).toEqual([])
  })

  test.each([1, 2] as const)('who was disabled is none any more (type %i)', async (type) => {
    const round = await given.over(type, PROMISED)
    const chief = chiefOf(round)
    expect(await superiorsOf(round)).toEqual([[chief], [chief]])
    await given.administrator.ok('bulkDisableEmployees', { body: { ids: [chief] } })
    expect(await superiorsOf(round)).toEqual([[], []])
    await given.release(round, { toSuperior: true })
    const { items } = await listed(round)
    expect(items.map(({ release }) => release?.readers.map(({ role }) => role))).toEqual([['evaluatee'], ['evaluatee']])
  })

  test('who was withdrawn from a named round is none', async () => {
    const round = await given.over(1, PROMISED)
    const { id, employeeId } = pathOf(round)
    const chief = chiefOf(round)
    const { items } = await given.administrator.ok('listFeedback', { path: { id }, query: { pageSize: 100 } })
    const form = items.find(({ evaluatorId, valuerId }) => evaluatorId === employeeId && valuerId === chief)
    const ids = [form?.participantRelationId ?? 0]
    await given.administrator.ok('bulkCancelAnswers', { path: { id }, body: { ids, reason: 'left before' } })
    expect(await superiorsOf(round)).toEqual([[], [chief]])
  })
})

describe('a release and its record', () => {
  test('say whose reports it was, and whether superiors read them', async () => {
    const title = '谁的报告'
    const round = await given.over(2, { ...PROMISED, title })
    const [first = 0] = idsOf(round)
    const path = { id: round.questionnaireId }
    await given.release(round)
    await given.release(round, { toSuperior: true, ids: [first] })
    await given.release(round, { toSuperior: true, exceptSuperiorIds: [chiefOf(round)] })
    await given.withdraw(round)
    const restore = () => given.administrator.ok('bulkRestoreReports', { path, body: { ids: [first] } })
    await restore()
    await given.release(round, { toSuperior: true, ids: [first] })
    await given.withdraw(round)
    await restore()
    const { items } = await listed(round)
    const [one, other] = items.map(({ name, nameMark }) => namedApart(name, nameMark))
    expect(await told(title, 'zh')).toEqual([
      `report.release 2 位被评价人；${one}、${other}`,
      `report.release 1 位被评价人；同时发布给上级；${one}`,
      `report.release 2 位被评价人；${one}、${other}`,
      `report.withdraw 1 位被评价人；${one}`,
      `report.restore 1 位被评价人；${one}`,
      `report.release 1 位被评价人；同时发布给上级；${one}`,
      `report.withdraw 1 位被评价人；${one}`,
      // Open again to who could read it before.
      `report.restore 1 位被评价人；同时发布给上级；${one}`,
    ])
    expect((await told(title, 'en'))[1]).toBe(`report.release 1 evaluatee; also to superiors; ${one}`)
  })

  /** Does the first of those meant, then breaks off: within the transaction, or after it. */
  function broken(isWithin: boolean): Bulk {
    const { database } = given.testApp
    return {
      async run<Filter, Note>(
        _caller: unknown,
        { ids = [] }: { ids?: number[] | undefined },
        act: BulkAct<Filter, Note>,
      ) {
        await database.write(async (db) => {
          await act.act(db, ids.slice(0, 1))
          if (isWithin) throw new Error('the machine stopped')
        })
        throw new Error('the machine stopped')
      },
    } as Bulk
  }

  test.each([
    { where: 'after a slice', isWithin: false, want: 1, process: 61 },
    { where: 'within one', isWithin: true, want: 0, process: 60 },
  ])('stand or fall together where it breaks off $where', async ({ isWithin, want, process }) => {
    const round = await given.over(2)
    const { database, clock } = given.testApp
    const context = { database, now: () => clock.now, ids: createIds(() => clock.now.getTime(), process) }
    const { employeeId, enterpriseId } = await database.read((db) =>
      db
        .selectFrom('questionnaire')
        .innerJoin('employee', 'employee.enterpriseId', 'questionnaire.enterpriseId')
        .select(['employee.id as employeeId', 'questionnaire.enterpriseId'])
        .where('questionnaire.id', '=', round.questionnaireId)
        .executeTakeFirstOrThrow(),
    )
    const caller = { enterpriseId, employeeId, userId: 1, remoteAddress: '', language: 'zh' as const }
    const order = { ids: idsOf(round), toSuperior: false }
    const release = createReleasesBulk(context, broken(isWithin), openReleasedBeside(context)).release(
      caller,
      round.questionnaireId,
      order,
    )
    await expect(release).rejects.toThrow('the machine stopped')
    expect(await given.snapshots(round)).toHaveLength(want)
    const events = await database.read((db) =>
      db.selectFrom('auditEvent').select('detailJson').where('objectId', '=', round.questionnaireId).execute(),
    )
    const detail = JSON.stringify({ employeeIds: idsOf(round).slice(0, 1), toSuperior: false })
    const recorded = events.filter(({ detailJson }) => detailJson === detail)
    expect(recorded).toHaveLength(want)
  })
})
