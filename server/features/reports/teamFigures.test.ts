import { describe, expect, test } from 'vitest'
import type { PersonalReport } from '../../../domain/scoring/report.ts'
import { memberOf } from '../../../domain/scoring/team/member.ts'
import { EVERYBODY } from './selection.ts'
import { inOrder, rankingAnswer, rankingDetailAnswer, rankingLevelsAnswer } from './teamFigures.ts'

const teamMember = (report: PersonalReport) => memberOf(report, new Map(), new Map())

/** A report of which only the figures of a team are looked at. */
function reportOf(employeeId: number, percent: number | null, incomplete = false): PersonalReport {
  return {
    questionnaire: { id: 1, title: '', type: 2, finishedAt: null },
    evaluatee: { employeeId, name: `e${employeeId}`, departmentName: '' },
    computedAt: '',
    rule: { anonymous: true, scoreFloor: 3, commentFloor: 5, exemptLevelTypes: [], pooling: false },
    overallPercent: percent,
    points: null,
    incomplete,
    levels: [],
    dimensions: [
      {
        dimensionId: 1,
        name: '',
        weight: null,
        percent,
        othersPercent: null,
        selfPercent: null,
        byLevel: [],
        questions: [],
      },
    ],
    comments: [],
  }
}

const markOf = (employeeId: number) => (employeeId === 1 ? 'E1' : '')

describe('rankingAnswer', () => {
  const reports = [
    reportOf(1, 70),
    reportOf(2, null),
    reportOf(3, 90, true),
    reportOf(4, 80),
    reportOf(5, 60, true),
    reportOf(6, 80),
  ]
  const sortKeys = new Map([
    [1, 'c'],
    [2, 'a'],
    [3, 'b'],
    [4, 'z'],
    [5, 'd'],
    [6, 'e'],
  ])

  test.each([
    {
      sort: 'scoreDesc' as const,
      items: [
        [1, 6],
        [1, 4],
        [3, 1],
      ],
      incomplete: [3, 5, 2],
    },
    {
      sort: 'scoreAsc' as const,
      items: [
        [3, 1],
        [1, 6],
        [1, 4],
      ],
      incomplete: [5, 3, 2],
    },
    {
      sort: 'name' as const,
      items: [
        [3, 1],
        [1, 6],
        [1, 4],
      ],
      incomplete: [2, 3, 5],
    },
  ])('$sort: ties by name, who has no figure last', ({ sort, items, incomplete }) => {
    const answer = rankingAnswer(reports.map(teamMember), sort, { sortKeys, markOf })
    expect(answer.items.map(({ rank, employeeId }) => [rank, employeeId])).toEqual(items)
    expect(answer.incomplete.map(({ employeeId }) => employeeId)).toEqual(incomplete)
    expect(answer.items.map(({ nameMark }) => nameMark)).toEqual(items.map(([, id]) => markOf(id ?? 0)))
    expect(answer.incomplete.every(({ rank, incomplete: marked }) => rank === null && marked)).toBe(true)
  })
})

const UNTOLD = { mean: null, deviation: null, lowest: null, highest: null }

describe('those of a department', () => {
  const reports = [90, 80, 70, 60, 50, 40, 30].map((percent, index) => reportOf(index + 1, percent))
  const names = { sortKeys: new Map(), markOf }
  const lower = (mayBe: boolean) => ({ has: (id: number) => id > 2, maySum: () => mayBe })

  test('keep the ranks and the bands they have among all', () => {
    const bandOf = (id: number) => (id < 5 ? { low: 80 - 10 * id, high: 100 - 10 * id } : null)
    const answer = rankingAnswer(reports.map(teamMember), 'scoreDesc', names, { selection: lower(true), bandOf })
    expect(answer.items.map(({ rank, employeeId, band, alike }) => ({ rank, employeeId, band, alike }))).toEqual([
      { rank: 3, employeeId: 3, band: { low: 50, high: 70 }, alike: { first: 1, last: 4 } },
      { rank: 4, employeeId: 4, band: { low: 40, high: 60 }, alike: { first: 2, last: 4 } },
      { rank: 5, employeeId: 5, band: null, alike: null },
      { rank: 6, employeeId: 6, band: null, alike: null },
      { rank: 7, employeeId: 7, band: null, alike: null },
    ])
    expect(answer.summed).toBe(true)
  })

  test.each([true, false])('have means where others may not be told from them: %s', (mayBe) => {
    const team = reports.map(teamMember)
    const columns = [{ id: 1, name: '', weight: null }]
    const { overall, dimensions, rows } = rankingDetailAnswer(team, columns, markOf, lower(mayBe))
    expect(rows.map(({ employeeId }) => employeeId)).toEqual([3, 4, 5, 6, 7])
    const told = { mean: 50, deviation: 15.8, lowest: 30, highest: 70 }
    expect(dimensions).toEqual([{ dimensionId: 1, name: '', weight: 100, ...(mayBe ? told : UNTOLD) }])
    expect(overall).toEqual(mayBe ? told : UNTOLD)
    expect(rankingAnswer(team, 'name', names, { selection: lower(mayBe) }).summed).toBe(mayBe)
  })

  test('four are too few', () => {
    const selection = { has: (id: number) => id > 3, maySum: () => true }
    expect(rankingAnswer(reports.map(teamMember), 'name', names, { selection }).summed).toBe(false)
  })
})

describe('rankingDetailAnswer', () => {
  const dimensions = [
    { id: 1, name: 'People', weight: null },
    { id: 2, name: 'Change', weight: 40 },
  ]

  test.each([
    {
      name: 'five evaluatees have a mean',
      percents: [10, 20, 30, 40, 51],
      want: { mean: 30.2, deviation: 16.1, lowest: 10, highest: 51 },
    },
    { name: 'four have none (R7)', percents: [10, 20, 30, 40, null], want: UNTOLD },
  ])('$name', ({ percents, want }) => {
    const answer = rankingDetailAnswer(
      percents.map((percent, index) => teamMember(reportOf(index + 1, percent))),
      dimensions,
      markOf,
    )
    expect(answer.dimensions).toEqual([
      { dimensionId: 1, name: 'People', weight: 60, ...want },
      { dimensionId: 2, name: 'Change', weight: 40, ...UNTOLD },
    ])
    expect(answer.overall).toEqual(want)
    expect(answer.rows.map(({ nameMark }) => nameMark)).toEqual(['E1', '', '', '', ''])
    expect(answer.rows.map((row) => row.percents)).toEqual(percents.map((percent) => [percent, null]))
  })
})

describe('overall and in a dimension it is asked each for itself', () => {
  const team = [90, 80, 70, 60, 50].map((percent, index) => teamMember(reportOf(index + 1, percent)))
  const told = { mean: 70, deviation: 15.8, lowest: 50, highest: 90 }
  test.each([
    { may: null, overall: told, ofDimension: UNTOLD },
    { may: 1, overall: UNTOLD, ofDimension: told },
  ])('$may', ({ may, overall, ofDimension }) => {
    const selection = { has: () => true, maySum: (dimensionId: number | null) => dimensionId === may }
    const answer = rankingDetailAnswer(team, [{ id: 1, name: '', weight: null }], markOf, selection)
    expect(answer.overall).toEqual(overall)
    expect(answer.dimensions).toMatchObject([ofDimension])
  })
})

test('whoever lacks a level or a score stands behind all who are compared, by score as they do; by name among them', () => {
  const names = { sortKeys: new Map([1, 2, 3, 4, 5].map((id) => [id, String(id)])), markOf }
  const team = [95, 80, 70, 99, null].map((percent, at) =>
    teamMember({ ...reportOf(at + 1, percent), incomplete: at === 0 || at === 3 }),
  )
  const idsBy = (order: Parameters<typeof inOrder>[1]) =>
    inOrder(team, order, names).map(({ evaluatee }) => evaluatee.employeeId)
  expect(idsBy({ sort: 'scoreDesc' })).toEqual([2, 3, 4, 1, 5])
  expect(idsBy({ sort: 'scoreDesc', dimensionId: 1 })).toEqual([2, 3, 4, 1, 5])
  expect(idsBy({ sort: 'scoreAsc' })).toEqual([3, 2, 1, 4, 5])
  expect(idsBy({ sort: 'name' })).toEqual([1, 2, 3, 4, 5])
  const asked = { dimensionId: null, selection: { has: () => true, maySum: () => true } }
  const { rows } = rankingLevelsAnswer(team, [], markOf, asked)
  expect(rows.map(({ incomplete }) => incomplete)).toEqual([true, false, false, true, true])
})

describe('the heat map’s rows', () => {
  const names = { sortKeys: new Map([...'cabzd'].map((key, index) => [index + 1, key])), markOf }
  const team = [70, null, 90, 80, 80].map((percent, index) => {
    const member = teamMember(reportOf(index + 1, percent))
    return { ...member, dimensions: member.dimensions.map((one) => ({ ...one, percent: index * 10 })) }
  })

  test.each([
    { sort: 'added' as const, want: [1, 2, 3, 4, 5] },
    { sort: 'scoreDesc' as const, want: [3, 5, 4, 1, 2] },
    { sort: 'scoreAsc' as const, want: [1, 5, 4, 3, 2] },
    { sort: 'name' as const, want: [2, 3, 1, 5, 4] },
    { sort: 'scoreDesc' as const, dimensionId: 1, want: [5, 4, 3, 1, 2] },
  ])('$sort in $dimensionId: those alike by name, who has no figure last', ({ want, ...order }) => {
    expect(inOrder(team, order, names).map(({ evaluatee }) => evaluatee.employeeId)).toEqual(want)
  })
})

test('a level says over all what its dimensions do by their weights, and in one what that does', () => {
  const report = reportOf(1, 80)
  const [dimension] = report.dimensions
  if (dimension === undefined) throw new Error('the fixture has no dimension')
  const level = { key: '7', kind: 'superior', name: '', status: 'shown', raterCount: '1' } as const
  const member = teamMember({
    ...report,
    levels: [{ ...level, pooledNames: [], weight: 100 }],
    dimensions: [
      { ...dimension, dimensionId: 1, weight: 60, byLevel: [90] },
      { ...dimension, dimensionId: 2, weight: 40, byLevel: [50] },
    ],
  })
  const dimensions = [
    { id: 1, name: '', weight: null },
    { id: 2, name: '', weight: 40 },
  ]
  const answered = (dimensionId: number | null) =>
    rankingLevelsAnswer([member], dimensions, markOf, { dimensionId, selection: EVERYBODY }).rows[0]?.byLevel
  expect(answered(null)).toEqual([74])
  expect(answered(2)).toEqual([50])
})
