import { expect, test } from 'vitest'
import { heatOf, spanOf } from './heat.ts'

test('the span leaves hidden figures out', () => {
  expect(spanOf([70, null, 90, 50])).toEqual({ lowest: 50, highest: 90 })
})

test.each([
  { percent: 50, want: 0 },
  { percent: 70, want: 23 },
  { percent: 90, want: 45 },
  { percent: null, want: 0 },
])('$percent between 50 and 90 is tinted $want', ({ percent, want }) => {
  expect(heatOf(percent, { lowest: 50, highest: 90 })).toBe(want)
})

test('figures that are all alike stay plain', () => {
  expect(heatOf(80, { lowest: 80, highest: 80 })).toBe(0)
})
