import { expect, it } from 'vitest'
import { isOtherByPoints } from './pointsOrder.ts'

const of = (percent: number | null, earned: number | null, possible = 100) => ({
  percent,
  points: earned === null ? null : { earned, possible },
})

it.each([
  { name: 'nobody', given: [], want: false },
  { name: 'the same order', given: [of(70, 60), of(90, 80), of(80, 70)], want: false },
  { name: 'another order', given: [of(90, 60), of(80, 70)], want: true },
  { name: 'a share, not a sum', given: [of(90, 45, 50), of(80, 80)], want: false },
  { name: 'fewer than none at most', given: [of(90, -6, -4), of(80, -7, -4)], want: false },
  { name: 'one score, different points', given: [of(80, 60), of(80, 70), of(80, 65)], want: false },
  { name: 'equal points', given: [of(90, 80), of(80, 80)], want: false },
  { name: 'somebody without figures', given: [of(null, null), of(90, null), of(70, 99, 0), of(80, 70)], want: false },
])('$name', ({ given, want }) => {
  expect(isOtherByPoints(given)).toBe(want)
})
