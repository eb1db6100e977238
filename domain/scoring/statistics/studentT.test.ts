import { expect, it } from 'vitest'
import { tOf95 } from './studentT.ts'

// Closed forms for one and two degrees; the others as tables print them (Abramowitz and Stegun 1964, table 26.10).
it.each([
  { degrees: 1, want: Math.tan(0.475 * Math.PI), digits: 9 },
  { degrees: 2, want: 0.95 * Math.sqrt(2 / (1 - 0.95 ** 2)), digits: 10 },
  { degrees: 3, want: 3.182, digits: 3 },
  { degrees: 4, want: 2.776, digits: 3 },
  { degrees: 5, want: 2.571, digits: 3 },
  { degrees: 10, want: 2.228, digits: 3 },
  { degrees: 30, want: 2.042, digits: 3 },
  { degrees: 120, want: 1.98, digits: 3 },
])('95 % lie within $want at $degrees degrees', ({ degrees, want, digits }) => {
  expect(tOf95(degrees)).toBeCloseTo(want, digits)
})

it('goes on from many degrees to the normal distribution without a step', () => {
  expect(tOf95(1999) - tOf95(2000)).toBeCloseTo(tOf95(2000) - tOf95(2001), 8)
  expect(tOf95(10_000_000)).toBeCloseTo(1.96, 4)
})
