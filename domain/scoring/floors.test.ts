import { describe, expect, it } from 'vitest'
import { floorOfScale, tellingShare } from './floors.ts'
import { questionFloor, standardRule } from './rule.ts'

/** anonymity.md R18: percent of the sets of 3, 4, 5 and 6 answers that have a sum of their own. */
const PRINTED: { name: string; scores: number[]; percents: number[] }[] = [
  { name: 'two options', scores: [1, 2], percents: [100, 100, 100, 100] },
  { name: '1..3', scores: [1, 2, 3], percents: [40, 27, 19, 14] },
  { name: '1/3/5', scores: [1, 3, 5], percents: [40, 27, 19, 14] },
  { name: '1..4', scores: [1, 2, 3, 4], percents: [20, 11, 7, 5] },
  { name: '1..5', scores: [1, 2, 3, 4, 5], percents: [11, 6, 3, 2] },
  { name: '0/25/../100', scores: [0, 25, 50, 75, 100], percents: [11, 6, 3, 2] },
  { name: '1..7', scores: [1, 2, 3, 4, 5, 6, 7], percents: [5, 2, 1, 0] },
  { name: 'powers of ten', scores: [1, 10, 100, 1000, 10_000], percents: [100, 100, 100, 100] },
]

describe('sets of answers told by their sum (R18)', () => {
  it.each(PRINTED)('$name', ({ scores, percents }) => {
    expect(percents.map((_, place) => Math.round(100 * tellingShare({ scores }, place + 3)))).toEqual(percents)
  })

  it.each([1, 2, 3, 5, 7, 11])('counts %i equal steps as it counts their scores', (steps) => {
    const scores = Array.from({ length: steps }, (_, place) => 0.1 * place)
    for (const answers of [1, 2, 3, 4]) {
      expect(tellingShare({ steps }, answers)).toBeCloseTo(tellingShare({ scores }, answers), 12)
    }
  })

  it('takes a scale of very many different sums as telling', () => {
    const scores = Array.from({ length: 200 }, (_, place) => place ** 2.5)
    expect(tellingShare({ scores }, 4)).toBe(1)
  })
})

describe('the floor of a question', () => {
  it.each([
    { name: 'two options', scale: { scores: [0, 1] }, floors: [5, 5, 5, 5, 7] },
    { name: '1..3', scale: { steps: 3 }, floors: [5, 5, 5, 5, 7] },
    { name: '1..4', scale: { steps: 4 }, floors: [4, 4, 4, 5, 7] },
    { name: '1..5', scale: { steps: 5 }, floors: [3, 3, 4, 5, 7] },
    { name: '1..7', scale: { steps: 7 }, floors: [2, 3, 4, 5, 7] },
    { name: '1, 2, 3 and 5, 17 % at four', scale: { scores: [1, 2, 3, 5] }, floors: [5, 5, 5, 5, 7] },
    { name: '0..100', scale: { steps: 101 }, floors: [2, 3, 4, 5, 7] },
    { name: 'no scores yet', scale: { scores: [] }, floors: [5, 5, 5, 5, 7] },
  ])('$name', ({ scale, floors }) => {
    expect([2, 3, 4, 5, 7].map((fewest) => floorOfScale(scale, fewest))).toEqual(floors)
  })

  it('rises in anonymous questionnaires only, and never below the rule', () => {
    const two = { scores: [0, 1] }
    expect(questionFloor({ type: 2, rule: standardRule(2) }, two)).toBe(5)
    expect(questionFloor({ type: 2, rule: standardRule(2) }, null)).toBe(3)
    expect(questionFloor({ type: 1, rule: standardRule(1) }, two)).toBe(1)
    expect(questionFloor({ type: 2, rule: standardRule(1) }, two)).toBe(5)
    expect(questionFloor({ type: 2, rule: { ...standardRule(2), scoreFloor: 8 } }, two)).toBe(8)
  })
})
