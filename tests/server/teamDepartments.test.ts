/** A department of the ranking, the heat map and their files: who stands in it, with which rank, and what is said of all of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toDecimals } from '../../domain/scoring/figures.ts'
import { formatPercent } from '../../report/format.ts'
import { createIds } from '../../server/database/ids.ts'
import { insertDepartments } from '../../server/records/people/departments.ts'
import { parseCsv } from '../../server/sheets/csv.ts'
import type { Collecting } from './collectingQuestionnaire.ts'
import { createResults } from './results.ts'
import { turnsOf } from './submitting.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

const EVALUATEES = 11
const ids = createIds(Date.now, 61)

let testApp: TestApp
let administrator: Visitor
let results: ReturnType<typeof createResults>

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  results = createResults(testApp, administrator)
})

afterAll(() => testApp.close())

/** A department, and one below it: the first three evaluatees belong to it, two more to the lower one, five to another. */
async function departments({ enterpriseId, evaluatees }: Collecting) {
  const [upper, lower, other] = [ids.newId(), ids.newId(), ids.newId()]
  await testApp.database.write(async (db) => {
    const rows = [
      { id: upper, parentId: null },
      { id: lower, parentId: upper },
      { id: other, parentId: null },
    ].map((row, index) => ({ ...row, enterpriseId, name: `D${index}`, departNo: '', seq: 100 + index, leaderId: null }))
    await insertDepartments(db, rows)
    for (const [index, { employeeId }] of evaluatees.entries()) {
      const departmentId = index < 3 ? upper : index < 5 ? lower : index < 10 ? other : null
      await db.updateTable('employee').set({ departmentId }).where('id', '=', employeeId).execute()
    }
  })
  return { upper, lower, other }
}

/** Below the rows of the heat map. */
const SPREAD = ['平均', '标准差', '最低', '最高']

describe.each([1, 2] as const)('of a questionnaire of type %i', (type) => {
  let round: Collecting
  let found: Awaited<ReturnType<typeof departments>>
  const path = () => ({ id: round.questionnaireId })
  const people = (some: { employeeId: number }[]) => some.map(({ employeeId }) => employeeId).sort((a, b) => a - b)
  const meant = (from: number, to: number) => people(round.evaluatees.slice(from, to))

  beforeAll(async () => {
    round = await results.worked({
      ...{ type, evaluatees: EVALUATEES, ratersPerLevel: { superior: 1, sameLevel: 5, self: 1 } },
    })
    for (let evaluatee = 0; evaluatee < EVALUATEES; evaluatee += 1) {
      await results.answerLevel(round, evaluatee, 'superior', [1 + (evaluatee % 5)])
      await results.answerLevel(
        round,
        evaluatee,
        'sameLevel',
        [1, 2, 3, 4, 5].map((each) => 1 + ((each + evaluatee) % 5)),
      )
      await results.answerLevel(round, evaluatee, 'self', [4])
    }
    if (type === 2) await results.finish(round)
    found = await departments(round)
  })

  test('holds those of the departments below it, with the ranks and bands of the whole', async () => {
    const all = await administrator.ok('getRanking', { path: path() })
    const own = await administrator.ok('getRanking', { path: path(), query: { departId: found.upper } })
    expect(people(own.items)).toEqual(meant(0, 5))
    const same = all.items.filter(({ employeeId }) => own.items.some((one) => one.employeeId === employeeId))
    // Their department's name is today's in a named round alone.
    expect(own.items).toEqual(same)
    expect(all.items.every(({ band }) => band !== null)).toBe(true)
    expect(all.items.some(({ alike }) => alike !== null)).toBe(true)
    expect(
      people((await administrator.ok('getRanking', { path: path(), query: { departId: found.lower } })).items),
    ).toEqual(meant(3, 5))
  })

  test('is summed up where nobody is told by taking it off the whole', async () => {
    // Of eleven one has no department: the smaller one of two that are alike gives way, and is not told from that one.
    const summed = async (departId?: number) => {
      const query = departId === undefined ? {} : { departId }
      const { summed: may } = await administrator.ok('getRanking', { path: path(), query })
      const { overall, dimensions } = await administrator.ok('getRankingDetail', { path: path(), query })
      const isTold = ({ mean, deviation, lowest, highest }: typeof overall) =>
        [mean, deviation, lowest, highest].every((figure) => figure !== null)
      expect([overall, ...dimensions].map(isTold)).toEqual([overall, ...dimensions].map(() => may))
      return may
    }
    expect([await summed(), await summed(found.upper), await summed(found.other), await summed(found.lower)]).toEqual([
      ...[true, false, true, false],
    ])
    const { departments: listed } = await administrator.ok('getTeamReport', { path: path() })
    expect(listed.map(({ departmentId }) => departmentId)).toEqual([found.other])
  })

  test('stands alone in the files', async () => {
    const query = { departId: found.upper, format: 'csv' } as const
    const read = async (operation: 'exportRanking' | 'exportRankingDetail') =>
      parseCsv((await administrator.call(operation, { path: path(), query })).raw.toString()).rows
    const { items } = await administrator.ok('getRanking', { path: path(), query: { departId: found.upper } })
    const figures = items.map(({ rank, percent, band, alike }) => [
      ...[
        String(rank ?? ''),
        formatPercent(percent),
        formatPercent(band?.low ?? null),
        formatPercent(band?.high ?? null),
      ],
      ...[alike?.first, alike?.last].map((one) => String(one ?? '')),
    ])
    const ranked = await read('exportRanking')
    expect(ranked.map(({ cells }) => [cells[0], ...cells.slice(4, 9)])).toEqual(figures)
    expect(figures.some((cells) => !cells.includes(''))).toBe(true)
  })

  test('differs in the file of the heat map as its rows do, where that may be told', async () => {
    const spreadOf = (own: number[]) => {
      const mean = own.reduce((sum, percent) => sum + percent, 0) / own.length
      const squares = own.reduce((sum, percent) => sum + (percent - mean) ** 2, 0)
      return [mean, Math.sqrt(squares / (own.length - 1)), Math.min(...own), Math.max(...own)]
    }
    const belows = await Promise.all(
      [undefined, found.upper, found.other].map(async (departId) => {
        const query = { format: 'csv', ...(departId !== undefined && { departId }) } as const
        const { raw } = await administrator.call('exportRankingDetail', { path: path(), query })
        const { header, rows } = parseCsv(raw.toString())
        const people = rows.slice(0, -SPREAD.length).map(({ cells }) => cells)
        const below = rows.slice(-SPREAD.length).map(({ cells }) => cells)
        expect(below.map(([, word]) => word)).toEqual(SPREAD)
        const names = round.dimensions.map(({ name }) => name)
        const want = header.map((heading, column) => {
          const own = people.map((cells) => Number(cells[column]))
          const isSummed = departId !== found.upper && ['得分', ...names].includes(heading)
          return isSummed ? spreadOf(own).map((figure) => formatPercent(toDecimals(figure, 1))) : SPREAD.map(() => '')
        })
        const columns = header.map((_, column) => below.map((cells) => cells[column] ?? ''))
        expect(columns.map((cells, column) => (column === 1 ? want[1] : cells))).toEqual(want)
        return people.length
      }),
    )
    expect(belows).toEqual([EVALUATEES, 5, 5])
  })

  test('that is none of the enterprise’s holds nobody', async () => {
    const query = { departId: 4711 }
    expect(await administrator.ok('getRanking', { path: path(), query })).toEqual({
      items: [],
      incomplete: [],
      summed: false,
    })
    expect((await administrator.ok('getRankingDetail', { path: path(), query })).rows).toEqual([])
    expect((await administrator.ok('getRankingLevels', { path: path(), query })).rows).toEqual([])
  })

  test('by relation level, in a dimension and over all', async () => {
    const { rows: heat, dimensions } = await administrator.ok('getRankingDetail', { path: path() })
    const [dimension] = dimensions
    const query = { dimensionId: dimension?.dimensionId ?? 0, departId: found.upper }
    const own = await administrator.ok('getRankingLevels', { path: path(), query })
    expect(own.dimensions).toEqual(dimensions.map(({ dimensionId, name }) => ({ dimensionId, name })))
    expect(own.levels.map(({ kind }) => kind)).toEqual(['superior', 'sameLevel', 'self'])
    expect(people(own.rows)).toEqual(meant(0, 5))
    const overall = await administrator.ok('getRankingLevels', { path: path() })
    for (const [index, { employeeId }] of round.evaluatees.slice(0, 5).entries()) {
      const report = await results.personalReport(round, index)
      const row = own.rows.find((one) => one.employeeId === employeeId)
      const shown = report.levels.flatMap(({ status }, place) => (status === 'shown' ? [place] : []))
      expect(row?.byLevel).toEqual(shown.map((place) => report.dimensions[0]?.byLevel[place]))
      expect(row?.percent).toBe(heat[index]?.percents[0])
      const all = overall.rows.find((one) => one.employeeId === employeeId)
      expect(all?.percent).toBe(report.overallPercent)
      // Every question was answered alike, so every dimension is.
      expect(all?.byLevel).toEqual(row?.byLevel)
    }
    const foreign = await administrator.call('getRankingLevels', { path: path(), query: { dimensionId: 4711 } })
    expect(foreign.returnCode).toBe(2001)
  })
})

describe('who took part in a named round', () => {
  let round: Collecting
  const told = async () => {
    const { participation } = await administrator.ok('getTeamReport', { path: { id: round.questionnaireId } })
    return participation.map((one) => [one.levelType, one.notAsked, one.asked, one.sent, one.leftOut, one.unable])
  }
  const leaveOut = (ids: number[]) =>
    administrator.ok('setFeedbackStatistic', {
      path: { id: round.questionnaireId },
      body: { ids, statistic: false, reason: '作答时间过短' },
    })

  beforeAll(async () => {
    round = await results.worked({ type: 1, evaluatees: 2, ratersPerLevel: { superior: 1, sameLevel: 3 } })
    const [turn] = turnsOf(round, 0, 'superior')
    const rater = testApp.visitor({ authorization: `Bearer ${await round.link(turn?.raterId ?? 0)}` })
    const answers = round.answers(1).map(({ questionId }) => ({ questionId, unable: true }))
    await rater.ok('submitFeedback', { path: { relationId: turn?.id ?? 0 }, body: { answers } })
    await results.answerLevel(round, 0, 'sameLevel', [3, 4])
  })

  test('forms without any score are told from others, and people nobody was asked about', async () => {
    expect(await told()).toEqual([
      ['superior', 0, 2, 1, 0, 1],
      ['sameLevel', 0, 6, 2, 0, 0],
      ['subordinate', 2, 0, 0, 0, 0],
      ['self', 0, 2, 0, 0, 0],
    ])
  })

  test('forms that were left out have a number of their own, sent ones alone', async () => {
    const [[unable], [peer, , silent]] = [turnsOf(round, 0, 'superior'), turnsOf(round, 0, 'sameLevel')]
    await leaveOut([unable, peer, silent].flatMap((turn) => turn?.id ?? []))
    expect((await told()).slice(0, 2)).toEqual([
      ['superior', 0, 2, 0, 1, 0],
      ['sameLevel', 0, 6, 1, 1, 0],
    ])
  })
})
