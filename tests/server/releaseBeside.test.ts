/** What stands beside a released report: as its reader may see it, frozen at the release (numbers.md 10, anonymity.md R16). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { openReleasedBeside } from '../../server/features/reports/personal/released.ts'
import { getQuestionnaire } from '../../server/records/questionnaire/access.ts'
import { readToldReport } from '../../server/records/turns/published/toldReports.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { type ReleaseTest, startReleaseTest } from './releaseRound.ts'
import { pathOf } from './results.ts'

let given: ReleaseTest

beforeAll(async () => {
  given = await startReleaseTest()
})
afterAll(() => given.testApp.close())

const opened = async (round: Collecting) => (await given.evaluatee(round)).ok('getMyReport', { path: pathOf(round) })

test('holds what administrators see beside it, where nothing is hidden, until it is released anew', async () => {
  const round = await given.over(2, { evaluatees: 5 })
  await given.release(round)
  const { beside, report } = await opened(round)
  const page = await given.administrator.ok('getPersonalStatistics', { path: pathOf(round) })
  expect(page.norm).toEqual(expect.any(Number))
  expect(beside).toEqual({
    ...{ evaluatees: 5, norm: page.norm, band: page.band, previous: null, compared: page.compared },
    dimensions: page.dimensions.map(({ dimensionId, norm, band, isMarked, change }) => ({
      ...{ dimensionId, norm, band, isMarked, change },
    })),
  })
  expect(beside?.dimensions.map(({ dimensionId }) => dimensionId)).toEqual(
    report.dimensions.map(({ dimensionId }) => dimensionId),
  )
})

test('is the mean over what evaluatees see, where administrators see more', async () => {
  const round = await given.over(1, { evaluatees: 5 })
  await given.release(round)
  const { beside, report } = await opened(round)
  const page = await given.administrator.ok('getPersonalStatistics', { path: pathOf(round) })
  // All of them answered alike: the mean is what each of them reads, and not what administrators do.
  expect(beside?.norm).toBe(report.overallPercent)
  expect(page.norm).not.toBe(report.overallPercent)
})

test('opens without it where it was released before that was kept', async () => {
  const round = await given.over(2)
  await given.release(round)
  const [one] = await given.snapshots(round)
  const { beside: _, previousId: _of, ...before } = JSON.parse(one?.snapshotJson ?? '')
  await given.testApp.database.write((db) =>
    db
      .updateTable('reportRelease')
      .set({ snapshotJson: JSON.stringify(before) })
      .where('questionnaireId', '=', round.questionnaireId)
      .execute(),
  )
  expect(await opened(round)).toMatchObject({ beside: null, report: { overallPercent: 75 } })
})

describe('the round before', () => {
  /** The later one is about the same people, and answered alike; the one before named or anonymous. */
  async function twice(before: 1 | 2 = 1): Promise<{ first: Collecting; second: Collecting }> {
    const first = await given.over(before)
    given.pass(3_600_000)
    const second = await given.over(1)
    for (const [place, { id }] of second.evaluatees.entries()) {
      const employeeId = first.evaluatees[place]?.employeeId ?? 0
      await given.testApp.database.write((db) =>
        db.updateTable('evaluatee').set({ employeeId }).where('id', '=', id).execute(),
      )
    }
    return { first, second: { ...second, evaluatees: first.evaluatees } }
  }

  /** Both rounds promise their reports to these. */
  const promise = (questionnaireId: number, reportReceivers: ('evaluatee' | 'superior')[]) =>
    given.testApp.database.write(async (db) => {
      const one = db.selectFrom('questionnaire').select('ruleJson').where('id', '=', questionnaireId)
      const { ruleJson } = await one.executeTakeFirstOrThrow()
      const rule = JSON.stringify({ ...JSON.parse(ruleJson ?? '{}'), reportReceivers })
      await db.updateTable('questionnaire').set({ ruleJson: rule }).where('id', '=', questionnaireId).execute()
    })

  const changesIn = ({ beside }: Awaited<ReturnType<typeof opened>>) => ({
    previous: beside?.previous?.title ?? null,
    before: beside?.dimensions.map(({ change }) => change?.before ?? null),
  })
  const all = <Figure>(figure: Figure) => Array.from({ length: 5 }, () => figure)
  const NOTHING = { previous: null, before: all(null) }

  test('is what its evaluatee may see of it', async () => {
    const { first, second } = await twice()
    await given.release(first)
    await given.release(second)
    // Over the levels an evaluatee sees: with the two subordinates administrators see another figure.
    expect(changesIn(await opened(second))).toEqual({ previous: '2026 年度管理者 360° 评估', before: all(75) })
    const page = await given.administrator.ok('getPersonalStatistics', { path: pathOf(second) })
    expect(page.dimensions.map(({ change }) => change?.before)).not.toEqual(all(75))
  })

  test('stands beside figures of one moment, where a form is left out while reports are released', async () => {
    const { first, second } = await twice()
    const context = {
      database: given.testApp.database,
      now: () => given.testApp.clock.now,
      ids: createIds(Date.now, 61),
    }
    const { enterpriseId, questionnaireId } = second
    const { besideOf } = await openReleasedBeside(context)(enterpriseId, questionnaireId, undefined)
    const superior = second.levels.find(({ type }) => type === 'superior')
    const [left] = second.relations.filter(({ levelId }) => levelId === superior?.id)
    const body = { ids: [left?.id ?? 0], statistic: false, reason: 'too fast' }
    await given.administrator.ok('setFeedbackStatistic', { path: { id: questionnaireId }, body })
    const { report, beside } = await context.database.read(async (db) => {
      const row = await getQuestionnaire(db, enterpriseId, questionnaireId)
      const told = await readToldReport(db, row, pathOf(first).employeeId, 'evaluatee', context.now().toISOString())
      return told === undefined ? expect.unreachable() : { report: told, ...(await besideOf(db, told)) }
    })
    const percents = report.dimensions.map(({ percent }) => percent)
    expect(percents).not.toEqual(all(75))
    expect(beside.dimensions.map(({ change }) => change?.now)).toEqual(percents)
  })

  test('is shown as long as its own report may be read: never before it is released, nor after it was taken back', async () => {
    const { first, second } = await twice()
    await given.release(second)
    const read = async () => changesIn(await opened(second)).before
    expect(await read()).toEqual(all(null))
    await given.release(first)
    expect(await read()).toEqual(all(75))
    await given.withdraw(first)
    expect(changesIn(await opened(second))).toEqual(NOTHING)
    await given.release(first)
    expect(await read()).toEqual(all(75))
    await given.administrator.ok('deleteQuestionnaire', { path: { id: first.questionnaireId } })
    expect(changesIn(await opened(second))).toEqual(NOTHING)
  })

  test('is shown of an anonymous one as of a named one, and to administrators no more of it', async () => {
    const { first, second } = await twice(2)
    await given.release(second)
    expect(changesIn(await opened(second)).before).toEqual(all(null))
    await given.release(first)
    expect(changesIn(await opened(second))).toEqual({ previous: '2026 年度管理者 360° 评估', before: all(75) })
    // Over the levels that both rounds show: the two subordinates of the first are in nobody's figure.
    const page = await given.administrator.ok('getPersonalStatistics', { path: pathOf(second) })
    expect(page.dimensions.map(({ change }) => change?.before)).toEqual(all(75))
    await given.withdraw(first)
    expect(changesIn(await opened(second))).toEqual(NOTHING)
  })

  test.each([
    { toSuperior: false, want: null },
    { toSuperior: true, want: 75 },
  ])('is told to a superior whom its own report was released to: $toSuperior', async ({ toSuperior, want }) => {
    const { first, second } = await twice()
    const chiefOf = ({ raters }: Collecting) =>
      raters.find(({ levelType }) => levelType === 'superior')?.employeeId ?? 0
    const chief = chiefOf(second)
    await given.testApp.database.write((db) =>
      db
        .updateTable('relation')
        .set({ raterId: chief })
        .where('questionnaireId', '=', first.questionnaireId)
        .where('raterId', '=', chiefOf(first))
        .execute(),
    )
    await promise(first.questionnaireId, ['evaluatee', 'superior'])
    await promise(second.questionnaireId, ['evaluatee', 'superior'])
    await given.release(first, { toSuperior })
    await given.release(second, { toSuperior: true })
    const superior = await given.byLink(second, chief)
    const read = await superior.ok('getMyReport', { path: pathOf(second) })
    expect([read.role, changesIn(read).before]).toEqual(['superior', all(want)])
    expect(changesIn(await opened(second)).before).toEqual(all(75))
  })
})
