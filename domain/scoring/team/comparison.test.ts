import { describe, expect, it } from 'vitest'
import { tOf95 } from '../statistics/studentT.ts'
import { comparisonOf, type RoundGround, roundGround } from './comparison.ts'
import type { Member, MemberDimension } from './member.ts'

const ROWS = [
  { key: 'level:1', kind: 'superior', name: '', weight: 50 },
  { key: 'level:2', kind: 'sameLevel', name: '', weight: 50 },
  { key: 'level:4', kind: 'self', name: '', weight: null },
] as const

const dimension = (more: Partial<MemberDimension> = {}): MemberDimension => ({
  ...{ dimensionId: 1, percent: 70, othersPercent: 72, selfPercent: 90, byRow: [60, 80, 90], raters: [1, 8, 1] },
  agreement: null,
  ...more,
})

const member = (dimensions: MemberDimension[], more: Partial<Member> = {}): Member => ({
  evaluatee: { employeeId: 1, name: '', departmentName: '' },
  overallPercent: 70,
  points: null,
  incomplete: false,
  rows: [...ROWS],
  dimensions,
  ...more,
})

const GROUND: RoundGround = {
  dimensions: [
    {
      dimensionId: 1,
      lowest: 20,
      norm: 66.4,
      line: { mean: 60, margin: 2, evaluatees: 20 },
      spread: { variance: 225, degrees: 40 },
      single: 0.3,
    },
  ],
  overallNorm: 65,
}

const WEIGHTS = new Map([[1, 100]])
const t = tOf95(40)

describe('an evaluatee beside the questionnaire', () => {
  it('has norms, bands, a window and a reliability of the own raters', () => {
    const found = comparisonOf(member([dimension()]), GROUND, WEIGHTS)
    const [score, others] = [t * 15 * Math.sqrt(0.25 + 0.25 / 8), (t * 15) / 3]
    expect(found).toMatchObject({ overallNorm: 65, compared: 1, byChance: 0.1 })
    expect(found.dimensions[0]).toMatchObject({
      dimensionId: 1,
      norm: 66.4,
      gap: -18,
      isMarked: true,
      // Others within both bands of the line.
      quadrant: 72 - 60 > Math.hypot(2, others) ? 'open' : null,
      reliability: expect.closeTo((9 * 0.3) / (1 + 8 * 0.3), 10),
    })
    const around = (mean: number, margin: number) => ({
      low: expect.closeTo(Math.max(20, mean - margin), 1),
      high: expect.closeTo(Math.min(100, mean + margin), 1),
    })
    expect(found.dimensions[0]?.band).toEqual(around(70, score))
    expect(found.dimensions[0]?.othersBand).toEqual(around(72, others))
    // One superior is too few, and oneself has none.
    expect(found.dimensions[0]?.rowBands).toEqual([null, around(80, t * 15 * Math.sqrt(1 / 8)), null])
    expect(found.overallBand).toEqual(found.dimensions[0]?.band)
  })

  it('has an overall band down to where the overall score starts, not to where one dimension does', () => {
    const [first] = GROUND.dimensions
    if (first === undefined) throw new Error('the ground has no dimension')
    const wide = { ...first, spread: { variance: 40_000, degrees: 40 } }
    const ground = { ...GROUND, dimensions: [wide, { ...wide, dimensionId: 2, lowest: -100 }] }
    const two = member([dimension(), dimension({ dimensionId: 2 })])
    const weights = new Map([1, 2].map((dimensionId) => [dimensionId, 50]))
    expect(comparisonOf(two, ground, weights).overallBand?.low).toBe(-40)
  })

  it('marks no gap of fewer than eight others, and says how many were compared', () => {
    const found = comparisonOf(member([dimension({ raters: [1, 6, 1] })]), GROUND, WEIGHTS)
    expect(found).toMatchObject({ compared: 0, byChance: 0, dimensions: [{ gap: -18, isMarked: false }] })
  })

  it('has no band where nothing is known of how raters differ', () => {
    const ground = { ...GROUND, dimensions: GROUND.dimensions.map((one) => ({ ...one, spread: null, single: null })) }
    const found = comparisonOf(member([dimension()]), ground, WEIGHTS)
    expect(found).toMatchObject({
      overallBand: null,
      compared: 0,
      dimensions: [{ band: null, othersBand: null, rowBands: [null, null, null], isMarked: false, reliability: null }],
    })
  })

  it('says nothing where there is no figure', () => {
    const none = dimension({
      percent: null,
      othersPercent: null,
      selfPercent: null,
      byRow: [null, null, null],
      raters: [0, 0, 0],
    })
    expect(comparisonOf(member([none], { overallPercent: null }), GROUND, WEIGHTS)).toMatchObject({
      overallBand: null,
      dimensions: [{ band: null, othersBand: null, gap: null, isMarked: false, quadrant: null, reliability: null }],
    })
  })
})

describe('what a questionnaire says of its dimensions', () => {
  const members = [60, 65, 70, 75, 80].map((percent) =>
    member([dimension({ percent, othersPercent: percent + 1 })], { overallPercent: percent }),
  )

  it('is made of all evaluatees, five at least', () => {
    expect(roundGround(members, [], new Map([[1, 20]]))).toMatchObject({
      overallNorm: 70,
      dimensions: [
        { dimensionId: 1, lowest: 20, norm: 70, line: { mean: 71, evaluatees: 5 }, spread: null, single: null },
      ],
    })
    expect(roundGround(members.slice(1), [], new Map([[1, 20]]))).toMatchObject({
      overallNorm: null,
      dimensions: [{ norm: null, line: null }],
    })
  })

  it('says of a reliability below 0 no more than that it is at most 0', () => {
    const squares = { scope: 'centred', evaluatees: 10, raters: 50, squaredSizes: 250, between: 100 }
    for (const within of [150, 300, 9000]) {
      const reliability = [{ dimensionId: 1, items: null, squares: [{ ...squares, within }] }]
      const ground = roundGround(members, reliability, new Map([[1, 20]]))
      expect(ground.dimensions[0]?.single).toBe(0)
      const [found] = comparisonOf(member([dimension()]), ground, WEIGHTS).dimensions
      expect(found?.reliability).toBe(0)
    }
  })

  it('takes the spread of levels and the reliability centred by level', () => {
    const squares = { evaluatees: 10, raters: 50, squaredSizes: 250, between: 300, within: 100 }
    const reliability = [
      {
        dimensionId: 1,
        items: null,
        squares: [
          { ...squares, scope: 'level:2' },
          { ...squares, scope: 'centred', within: 50 },
        ],
      },
    ]
    expect(roundGround(members, reliability, new Map([[1, 20]])).dimensions[0]).toMatchObject({
      spread: { variance: 100, degrees: 40 },
      single: expect.closeTo(250 / (300 + 4 * 50), 10),
    })
  })
})
