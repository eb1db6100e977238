import { expect, test } from 'vitest'
import type { LevelType } from './levels.ts'
import {
  areWeightsComplete,
  areWeightsValid,
  countedLevelWeights,
  defaultLevelWeights,
  effectiveWeights,
  evenWeights,
  levelShares,
  sumOf,
} from './weights.ts'

test.each([
  { given: [100], want: true },
  { given: [40, 30, 30, 0], want: true },
  { given: [0.1, 0.2, 99.7], want: true },
  { given: [33.33, 33.33, 33.34], want: true },
  { given: [33.33, 33.33, 33.33], want: false },
  { given: [50, 49], want: false },
  { given: [110, -10], want: false },
  { given: [Number.NaN, 100], want: false },
  { given: [], want: false },
])('$given may be saved: $want', ({ given, want }) => {
  expect(areWeightsValid(given)).toBe(want)
})

test('the sum is told without binary dust', () => {
  expect(sumOf([0.1, 0.2])).toBe(0.3)
})

test.each([
  { given: 0, want: [] },
  { given: 1, want: [100] },
  { given: 3, want: [34, 33, 33] },
  { given: 7, want: [15, 15, 14, 14, 14, 14, 14] },
])('$given even weights', ({ given, want }) => {
  expect(evenWeights(given)).toEqual(want)
})

test('levels start equal, self and closed ones at 0', () => {
  const levels = [
    { levelType: 'self', open: true },
    { levelType: 'superior', open: true },
    { levelType: 'sameLevel', open: false },
    { levelType: 'custom', open: true },
  ] as const
  expect(defaultLevelWeights(levels)).toEqual([0, 50, 0, 50])
})

const level = (levelType: LevelType, open: boolean, weight: number | null) => ({ levelType, open, weight })

test.each([
  {
    name: 'unset',
    given: [level('superior', true, null), level('self', true, null), level('sameLevel', true, null)],
    want: [50, 0, 50],
  },
  {
    name: 'unset with a closed one',
    given: [level('superior', true, null), level('sameLevel', false, 40), level('custom', true, null)],
    want: [50, 0, 50],
  },
  {
    name: 'set, self too',
    given: [level('superior', true, 60), level('self', true, 20), level('subordinate', true, 20)],
    want: [60, 20, 20],
  },
  {
    name: 'set but for self, less than all',
    given: [level('superior', true, 40), level('self', true, null), level('sameLevel', true, 40)],
    want: [50, 0, 50],
  },
  {
    name: 'one set, another not, a closed one',
    given: [level('superior', true, 60), level('sameLevel', false, 40), level('custom', true, null)],
    want: [60, 0, 40],
  },
  { name: 'nothing but self', given: [level('self', true, null)], want: [0] },
])('shares of levels: $name', ({ given, want }) => {
  expect(levelShares(given)).toEqual(want)
})

test.each([
  {
    name: 'all take part',
    given: [
      [40, true],
      [60, true],
    ],
    want: [40, 60],
  },
  {
    name: 'a hidden one leaves',
    given: [
      [40, true],
      [20, false],
      [40, true],
    ],
    want: [50, null, 50],
  },
  {
    name: 'unset ones share',
    given: [
      [null, true],
      [null, true],
    ],
    want: [50, 50],
  },
  {
    name: 'unset beside set',
    given: [
      [50, true],
      [null, true],
      [null, false],
    ],
    want: [(100 * 50) / 75, (100 * 25) / 75, null],
  },
  {
    name: 'only weightless ones are left',
    given: [
      [0, true],
      [100, false],
    ],
    want: [null, null],
  },
] as const)('effective: $name', ({ given, want }) => {
  expect(effectiveWeights(given.map(([weight, takesPart]) => ({ weight, takesPart })))).toEqual(want)
})

test.each<{ given: (number | null)[]; want: boolean }>([
  { given: [], want: true },
  { given: [null, null], want: true },
  { given: [40, 60], want: true },
  { given: [40, null], want: false },
  { given: [100, null], want: false },
  { given: [40, 59.9], want: false },
  { given: [110, -10], want: false },
])('$given may be saved together: $want', ({ given, want }) => {
  expect(areWeightsComplete(given)).toBe(want)
})

test.each<{ self: number | null; closed: number | null; want: (number | null)[] }>([
  { self: null, closed: 30, want: [60, 40] },
  { self: 0, closed: null, want: [60, 40, 0] },
  { self: 10, closed: 30, want: [60, 40, 10] },
])('of self $self and a closed level $closed these weights count: $want', ({ self, closed, want }) => {
  const levels = [
    { levelType: 'superior' as const, open: true, weight: 60 },
    { levelType: 'sameLevel' as const, open: true, weight: 40 },
    { levelType: 'subordinate' as const, open: false, weight: closed },
    { levelType: 'self' as const, open: true, weight: self },
  ]
  expect(countedLevelWeights(levels)).toEqual(want)
})
