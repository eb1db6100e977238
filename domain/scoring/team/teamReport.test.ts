import { describe, expect, it } from 'vitest'
import type { MemberDimension, WholeMember } from './member.ts'
import { teamReport } from './teamReport.ts'

const ROWS = [
  { key: 'level:1', kind: 'superior', name: '', weight: 50 },
  { key: 'level:4', kind: 'self', name: '', weight: null },
] as const
const POOLED = [{ key: 'pool', kind: 'pool', name: '', weight: 100 }] as const

const GROUND = {
  ...{ dimensionId: 1, name: 'People', weight: 100, lowest: 20 },
  questions: [1, 2, 3, 4].map((questionId) => ({ questionId, title: `Q${questionId}` })),
}

const figures = (percent: number, more: Partial<MemberDimension> = {}): MemberDimension => ({
  ...{ dimensionId: 1, percent, othersPercent: percent, selfPercent: 70, byRow: [percent, 70], raters: [8, 1] },
  agreement: 0.8,
  ...more,
})

/** Somebody with this score; question n has n points less than it. */
function member(employeeId: number, percent: number, more: Partial<WholeMember> = {}): WholeMember {
  return {
    evaluatee: { employeeId, name: '', departmentName: '' },
    overallPercent: percent,
    points: null,
    incomplete: false,
    rows: [...ROWS],
    dimensions: [figures(percent)],
    questions: [1, 2, 3, 4].map((questionId) => ({ questionId, percent: percent - questionId })),
    ...more,
  }
}

const FIVE = [50, 60, 70, 80, 90].map((percent, index) => member(index + 1, percent))

describe('the report over a team', () => {
  it('has the means of what the personal reports show', () => {
    const report = teamReport(FIVE, [GROUND], [])
    expect(report).toMatchObject({ evaluatees: 5, scored: 5, complete: 5, overall: { mean: 70, evaluatees: 5 } })
    expect(report.levels.map(({ key }) => key)).toEqual(['level:1', 'level:4'])
    expect(report.dimensions[0]).toMatchObject({
      ...{ dimensionId: 1, name: 'People', weight: 100, lowest: 20 },
      ...{ score: { mean: 70, evaluatees: 5 }, others: 70, self: 70, gap: 0, byLevel: [70, 70] },
      agreement: expect.closeTo(0.8, 10),
      reliability: [],
      consistency: null,
    })
    expect(report.highest.map(({ title, mean }) => [title, mean])).toEqual([
      ['Q1', 69],
      ['Q2', 68],
    ])
    expect(report.lowest.map(({ title, mean }) => [title, mean])).toEqual([
      ['Q4', 66],
      ['Q3', 67],
    ])
  })

  it('hands out no reliability below 0: that is none', () => {
    const sizes = { evaluatees: 10, raters: 20, squaredSizes: 40 }
    const kept = {
      dimensionId: 1,
      squares: [{ scope: 'centred', ...sizes, between: 1, within: 5 }],
      items: {
        questionIds: [1, 2],
        forms: 40,
        complete: 40,
        covariances: [
          [1, -0.9],
          [-0.9, 1],
        ],
      },
    }
    expect(teamReport(FIVE, [GROUND], [kept]).dimensions[0]).toMatchObject({
      reliability: [{ scope: 'centred', single: 0 }],
      consistency: { alpha: 0, complete: 40, forms: 40 },
    })
  })

  it('says nothing of fewer than five, and counts who has a score, and from every level', () => {
    const none = member(9, 0, { overallPercent: null, dimensions: [figures(0, { percent: null })] })
    const incomplete = member(8, 60, { incomplete: true })
    const report = teamReport([...FIVE.slice(0, 2), none, incomplete], [GROUND], [])
    expect(report).toMatchObject({ evaluatees: 4, scored: 3, complete: 2, overall: null, highest: [], lowest: [] })
    expect(report.dimensions[0]).toMatchObject({
      score: null,
      others: null,
      gap: null,
      byLevel: [null, null],
      widestPair: null,
      windows: null,
    })
  })

  it('has a mean of a level where five evaluatees show it, the pool apart', () => {
    const pooled = FIVE.map(({ evaluatee, overallPercent }) =>
      member(evaluatee.employeeId + 10, overallPercent ?? 0, {
        rows: [...POOLED],
        dimensions: [figures(40, { byRow: [40], raters: [9] })],
      }),
    )
    const report = teamReport([...FIVE, ...pooled.slice(0, 4)], [GROUND], [])
    expect(report.levels.map(({ key }) => key)).toEqual(['level:1', 'level:4', 'pool'])
    expect(report.dimensions[0]?.byLevel).toEqual([70, 70, null])
    expect(teamReport([...FIVE, ...pooled], [GROUND], []).dimensions[0]?.byLevel).toEqual([70, 70, 40])
  })

  it('compares relations over the people whom both rated: who rates higher may only rate others', () => {
    const under = (key: 'superior' | 'subordinate', at: number) =>
      ({ key: `level:${at}`, kind: key, name: '', weight: 50 }) as const
    const rated = (employeeId: number, byRow: number[]) =>
      member(employeeId, 70, {
        rows: [under('superior', 1), under('subordinate', 2), ROWS[1]].slice(0, byRow.length),
        dimensions: [figures(70, { byRow, raters: byRow.map(() => 1) })],
      })
    const staff = Array.from({ length: 14 }, (_, at) => rated(at + 1, [90]))
    const managers = Array.from({ length: 6 }, (_, at) => rated(at + 20, [60, 60, 10]))
    const [dimension] = teamReport([...staff, ...managers], [GROUND], []).dimensions
    expect(dimension?.byLevel).toEqual([81, 60, 10])
    expect(dimension?.widestPair).toEqual({
      ...{ high: 'level:1', highMean: 60, low: 'level:2', lowMean: 60, evaluatees: 6 },
    })
  })

  it('sets others against self over the people who have both: managers may not rate themselves', () => {
    const rated = (employeeId: number, othersPercent: number | null, selfPercent: number | null) =>
      member(employeeId, 70, { dimensions: [figures(70, { othersPercent, selfPercent })] })
    // Of both: 331.1 / 5 = 66.22 and 365.6 / 5 = 73.12. Others over all seven are 69.4, self over all six 69.3.
    const both = [
      rated(1, 50.1, 80.3),
      rated(2, 60, 70),
      rated(3, 70.5, 75.2),
      rated(4, 80.2, 90.1),
      rated(5, 70.3, 50),
    ]
    const single = [rated(6, 90, null), rated(7, 65, null), rated(8, null, 50)]
    const [dimension] = teamReport([...both, ...single], [GROUND], []).dimensions
    expect(dimension).toMatchObject({ others: 66.2, self: 73.1, gap: -6.9 })
    const four = teamReport([...both.slice(1), ...single], [GROUND], []).dimensions[0]
    expect(four).toMatchObject({ others: null, self: null, gap: null })
    expect(four?.windows?.line).toMatchObject({ evaluatees: 6 })
  })

  it('rounds a gap once, from the means before they are rounded', () => {
    const people = [50, 60.2, 60, 60, 60].map((othersPercent, at) =>
      member(at + 1, 60, { dimensions: [figures(60, { othersPercent, selfPercent: at === 0 ? 70.3 : 70 })] }),
    )
    // 290.2 / 5 = 58.04 and 350.3 / 5 = 70.06: their difference is -12.02; that of 58.0 and 70.1 would be -12.1.
    expect(teamReport(people, [GROUND], []).dimensions[0]).toMatchObject({ others: 58, self: 70.1, gap: -12 })
  })

  it('places everybody with both figures in the windows', () => {
    const [first, ...rest] = FIVE
    const alone = member(1, 50, { dimensions: [figures(50, { selfPercent: null })] })
    const windows = teamReport([alone, ...rest], [GROUND], []).dimensions[0]?.windows
    expect(windows?.line).toMatchObject({ mean: 70, evaluatees: 5 })
    expect(windows?.places.map(({ employeeId, others, self }) => [employeeId, others, self])).toEqual([
      [2, 60, 70],
      [3, 70, 70],
      [4, 80, 70],
      [5, 90, 70],
    ])
    expect(first?.evaluatee.employeeId).toBe(1)
  })

  it('prints how well raters agree on whom, and how questions hang together', () => {
    const squares = { scope: 'centred', evaluatees: 10, raters: 50, squaredSizes: 250, between: 300, within: 100 }
    const items = {
      questionIds: [1, 2],
      forms: 50,
      complete: 40,
      covariances: [
        [2, 1],
        [1, 2],
      ],
    }
    const [dimension] = teamReport(FIVE, [GROUND], [{ dimensionId: 1, squares: [squares], items }]).dimensions
    expect(dimension?.reliability).toEqual([{ scope: 'centred', single: expect.closeTo(200 / 700, 10) }])
    expect(dimension?.consistency).toEqual({ alpha: expect.closeTo(2 / 3, 10), complete: 40, forms: 50 })
  })
})
