import { expect, test } from 'vitest'
import { contrastWithWhite } from './contrast.ts'

// Published pairs: WebAIM's contrast checker.
test.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#767676', 4.54],
  ['#777777', 4.48],
  ['#ff0000', 4],
])('%s', (given, want) => {
  expect(contrastWithWhite(given)).toBeCloseTo(want, 1)
})
