import { expect, it } from 'vitest'
import { linePath } from './radarLayers.tsx'

const p = (axis: number) => ({ axis, x: axis, y: 0 })

it.each([
  { name: 'closes a whole ring', given: [p(0), p(1), p(2)], want: 'M0.0 0.0L1.0 0.0L2.0 0.0Z' },
  {
    name: 'leaves a gap for a missing value',
    given: [p(0), null, p(2), p(3)],
    want: 'M0.0 0.0M2.0 0.0L3.0 0.0L0.0 0.0',
  },
  { name: 'joins nothing across a missing first value', given: [null, p(1), p(2)], want: 'M1.0 0.0L2.0 0.0' },
  { name: 'draws nothing for nothing', given: [], want: '' },
])('$name', ({ given, want }) => {
  expect(linePath(given)).toBe(want)
})
