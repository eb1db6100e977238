import { describe, expect, it } from 'vitest'
import { toEnd } from '../../steps.ts'
import { widestPair } from './levelPairs.ts'

const KEYS = ['level:1', 'level:2', 'level:3']
const times = (count: number, own: (number | null)[]) => Array.from({ length: count }, () => own)
const pairOf = (...figures: (number | null)[][][]) => toEnd(widestPair(KEYS, figures.flat()))

describe('the two relations furthest apart', () => {
  it.each([
    {
      name: 'staff whom superiors alone rated say nothing of managers',
      figures: [times(14, [90, null, null]), times(6, [60, 60, null])],
      want: { high: 'level:1', highMean: 60, low: 'level:2', lowMean: 60, evaluatees: 6 },
    },
    { name: 'five in common', figures: [times(4, [80, 60, null])], want: null },
    {
      name: 'five in common are enough',
      figures: [times(5, [60, 80, null])],
      want: { high: 'level:2', highMean: 80, low: 'level:1', lowMean: 60, evaluatees: 5 },
    },
    {
      name: 'the widest of all pairs, each over its own people',
      figures: [times(5, [80, 70, null]), times(6, [80, null, 65])],
      want: { high: 'level:1', highMean: 80, low: 'level:3', lowMean: 65, evaluatees: 6 },
    },
    {
      name: 'a mean is rounded once',
      figures: [times(4, [70, 60.1, null]), times(2, [70.1, 60.1, null])],
      want: { high: 'level:1', highMean: 70, low: 'level:2', lowMean: 60.1, evaluatees: 6 },
    },
    { name: 'one relation', figures: [times(9, [80, null, null])], want: null },
    { name: 'nobody', figures: [], want: null },
  ])('$name', ({ figures, want }) => {
    expect(pairOf(...figures)).toEqual(want)
  })
})
