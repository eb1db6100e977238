import { describe, expect, test } from 'vitest'
import { givingPieces } from './participantSlice.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Per piece: evaluatees, raters, whether others are dropped. */
const shape = (addType: 1 | 2, evaluatees: number, raters: number) =>
  givingPieces({ addType, isExcludeEvaluatee: true, valuerIds: many(raters) }, many(evaluatees)).map(
    ({ evaluateeIds, valuerIds, isDropping }) => [evaluateeIds.length, valuerIds.length, isDropping],
  )

describe('no piece changes more than two thousand relations', () => {
  test.each([
    { what: 'nobody for nobody', given: [1, 0, 0] as const, want: [[0, 0, false]] },
    { what: 'one for one', given: [1, 1, 1] as const, want: [[1, 1, false]] },
    { what: 'exactly as many', given: [1, 100, 20] as const, want: [[100, 20, false]] },
    {
      what: 'one more',
      given: [1, 101, 20] as const,
      want: [
        [100, 20, false],
        [1, 20, false],
      ],
    },
    {
      what: 'more raters than that',
      given: [1, 1, 2001] as const,
      want: [
        [1, 2000, false],
        [1, 1, false],
      ],
    },
    {
      what: 'nobody instead of all',
      given: [2, 101, 0] as const,
      want: [
        [100, 0, true],
        [1, 0, true],
      ],
    },
    // Who is dropped counts as well: some twenty of each.
    {
      what: 'one instead of all',
      given: [2, 100, 1] as const,
      want: [
        [95, 1, true],
        [5, 1, true],
      ],
    },
    {
      what: 'more instead of all',
      given: [2, 1, 1981] as const,
      want: [
        [1, 1980, true],
        [1, 1, false],
      ],
    },
  ])('$what', ({ given: [addType, evaluatees, raters], want }) => {
    expect(shape(addType, evaluatees, raters)).toEqual(want)
  })

  test('everybody gets every rater once', () => {
    const pieces = givingPieces({ addType: 1, isExcludeEvaluatee: true, valuerIds: many(2500) }, many(3))
    const pairs = pieces.flatMap(({ evaluateeIds, valuerIds }) =>
      evaluateeIds.flatMap((evaluatee) => valuerIds.map((rater) => `${evaluatee} ${rater}`)),
    )
    expect(pairs).toHaveLength(7500)
    expect(new Set(pairs).size).toBe(7500)
  })
})
