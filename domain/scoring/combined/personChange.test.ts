import { describe, expect, it } from 'vitest'
import { tOf95 } from '../statistics/studentT.ts'
import { mayStandBeside, overallChanges, personChange } from './personChange.ts'
import { member, ROW, type RowGiven, round } from './rounds.fixture.ts'
import { matchedDimensions } from './rounds.ts'

const PAIR = { from: 0, to: 1 }
const SPREAD = { variance: 100, degrees: 40 }

const row = (
  kind: RowGiven['kind'],
  percent: number | null,
  weight: number | null = 50,
  more: Partial<RowGiven> = {},
) => ROW([percent], { kind, weight, ...more })

/** The change in the one dimension of two rounds. */
function changeOf(before: RowGiven[], now: RowGiven[], scores: [number, number] = [60, 70], spread = SPREAD) {
  const [earlier, later] = [member(1, scores[0], [scores[0]], before), member(1, scores[1], [scores[1]], now)]
  const rounds = [round(['A'], [earlier], { spread }), round(['A'], [later], { spread })]
  const [matched] = matchedDimensions(rounds)
  return matched && personChange([earlier, later], matched, PAIR)
}

describe('which rows may stand beside each other', () => {
  const bare = (kind: RowGiven['kind'], name = '') => ({ key: '', kind, name, weight: null })
  it.each([
    { one: bare('superior'), other: bare('superior'), want: true },
    { one: bare('superior'), other: bare('sameLevel'), want: false },
    { one: bare('custom', 'Clients '), other: bare('custom', ' Clients'), want: true },
    { one: bare('custom', 'Clients'), other: bare('custom', 'Partners'), want: false },
    { one: bare('pool'), other: bare('pool'), want: false },
  ])('$one.kind $one.name and $other.kind $other.name: $want', ({ one, other, want }) => {
    expect(mayStandBeside(one, other)).toBe(want)
  })
})

describe('the change of a person in a dimension', () => {
  it('is the difference of both published figures where the same levels made them', () => {
    const found = changeOf(
      [row('superior', 60), row('sameLevel', 60)],
      [row('sameLevel', 72), row('superior', 70)],
      [60, 71.1],
    )
    expect(found).toMatchObject({ difference: 11.1, isPartial: false })
  })

  it('is over the levels shown in both, with the weights of the later one', () => {
    const found = changeOf(
      [row('superior', 60, 50), row('sameLevel', 70, 50)],
      [row('superior', 70, 25), row('sameLevel', 74, 75)],
    )
    expect(found).toMatchObject({ difference: 5.5, isPartial: true })
    expect(
      changeOf([row('superior', 60), row('sameLevel', null)], [row('superior', 70), row('sameLevel', 90)]),
    ).toMatchObject({
      difference: 10,
      isPartial: true,
    })
  })

  it('is that of its two sides as they are printed', () => {
    const found = changeOf(
      [row('superior', 71.2), row('sameLevel', 71.4)],
      [row('superior', 75, 60), row('sameLevel', 75.1, 40)],
    )
    expect(found).toMatchObject({ before: 71.3, now: 75, difference: 3.7, levelKeys: ['level:0', 'level:1'] })
  })

  it('takes no pool, which holds others in each round', () => {
    expect(changeOf([row('superior', 60), row('pool', 20)], [row('superior', 63), row('pool', 90)])).toMatchObject({
      difference: 3,
      isPartial: true,
    })
    expect(changeOf([row('pool', 20)], [row('pool', 90)])).toBeNull()
  })

  it('takes no level that a round has twice', () => {
    const twice = [row('custom', 60, 50, { name: 'X' }), row('custom', 80, 50, { name: ' X' })]
    expect(changeOf(twice, [row('custom', 70, 100, { name: 'X' })])).toBeNull()
    expect(changeOf([row('custom', 70, 100, { name: 'X' })], twice)).toBeNull()
  })

  it('has the band of both rounds as independent samples, from five raters in each', () => {
    const found = changeOf([row('sameLevel', 60, 100, { raters: 5 })], [row('sameLevel', 70, 100, { raters: 8 })])
    const t = tOf95(40)
    expect(found?.margin).toBeCloseTo(Math.hypot(t * 10 * Math.sqrt(1 / 5), t * 10 * Math.sqrt(1 / 8)), 10)
    expect(
      changeOf([row('sameLevel', 60, 100, { raters: 4 })], [row('sameLevel', 70, 100, { raters: 8 })])?.margin,
    ).toBeNull()
  })

  it('counts oneself as no rater', () => {
    const before = [row('sameLevel', 60, 50, { raters: 4 }), row('self', 50, 50, { raters: 1 })]
    const now = [row('sameLevel', 70, 50, { raters: 8 }), row('self', 60, 50, { raters: 1 })]
    expect(changeOf(before, now)?.margin).toBeNull()
  })

  it('is none where the person is missing in one', () => {
    const there = member(1, 60, [60])
    const [matched] = matchedDimensions([round(['A'], [there]), round(['A'], [])])
    expect(matched && personChange([there, undefined], matched, PAIR)).toBeNull()
  })
})

describe('the change of the overall score', () => {
  function overall(
    before: [string[], number[]],
    now: [string[], number[]],
    scores: [number, number],
    weights?: number[],
  ) {
    const [earlier, later] = [member(1, scores[0], before[1]), member(1, scores[1], now[1])]
    const rounds = [round(before[0], [earlier]), round(now[0], [later])]
    for (const one of rounds) {
      one.dimensions = one.dimensions.map((dimension, index) => ({ ...dimension, weight: weights?.[index] ?? null }))
    }
    return overallChanges(matchedDimensions(rounds), PAIR)([earlier, later])
  }

  it('is the difference of both scores where the same dimensions made them', () => {
    expect(
      overall(
        [
          ['A', 'B'],
          [60, 70],
        ],
        [
          ['B', 'A'],
          [74, 62],
        ],
        [65, 68.1],
      ),
    ).toEqual({
      ...{ before: 65, now: 68.1, difference: 3.1, isPartial: false },
      ...{ margin: null, isMarked: null, isOtherScale: false },
    })
  })

  it('is over the dimensions of both otherwise', () => {
    expect(
      overall(
        [
          ['A', 'B'],
          [60, 70],
        ],
        [
          ['A', 'C'],
          [66, 100],
        ],
        [65, 83],
      ),
    ).toMatchObject({ difference: 6, isPartial: true })
    expect(overall([['A'], [60]], [['B'], [66]], [60, 66])).toBeNull()
  })

  it('weighs them as the later round does', () => {
    const rounds = [round(['A', 'B'], [member(1, 65, [60, 70])]), round(['A', 'B'], [member(1, 70, [70, 70])])]
    const [first, second] = rounds
    if (first === undefined || second === undefined) throw new Error('two rounds')
    second.dimensions = second.dimensions.map((one, index) => ({ ...one, weight: [80, 20][index] ?? null }))
    const sides = [first.members[0], second.members[0]] as const
    expect(overallChanges(matchedDimensions(rounds), PAIR)(sides)).toMatchObject({ difference: 8, isPartial: true })
  })
})
