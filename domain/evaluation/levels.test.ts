import { expect, test } from 'vitest'
import { builtInLevels, isProtected, LEVEL_LOOKS, LEVEL_TYPES, levelTypeOf, mayRateOn } from './levels.ts'

test.each([
  { levelType: 'superior', want: false },
  { levelType: 'self', want: false },
  { levelType: 'sameLevel', want: true },
  { levelType: 'subordinate', want: true },
  { levelType: 'custom', want: true },
] as const)('$levelType protected: $want', ({ levelType, want }) => {
  expect(isProtected(levelType)).toBe(want)
  expect(isProtected(levelType, [])).toBe(true)
})

test.each([
  { given: 'superior', want: 'superior' },
  { given: 'custom', want: 'custom' },
  { given: 'Superior', want: 'custom' },
  { given: '', want: 'custom' },
])('the level type of "$given" is $want', ({ given, want }) => {
  expect(levelTypeOf(given)).toBe(want)
})

test.each([
  { levelType: 'self', raterId: 1, want: true },
  { levelType: 'self', raterId: 2, want: false },
  { levelType: 'sameLevel', raterId: 1, want: true },
  { levelType: 'sameLevel', raterId: 2, want: true },
] as const)('$raterId may rate 1 on $levelType: $want', ({ levelType, raterId, want }) => {
  expect(mayRateOn(levelType, raterId, 1)).toBe(want)
})

test('every level has a colour and a letter of its own', () => {
  const looks = LEVEL_TYPES.map((levelType) => LEVEL_LOOKS[levelType])
  expect(new Set(looks.map(({ colourToken }) => colourToken)).size).toBe(LEVEL_TYPES.length)
  expect(new Set(looks.map(({ letterKey }) => letterKey)).size).toBe(LEVEL_TYPES.length)
})

test('a new questionnaire has the four built-in levels, open, without weights', () => {
  expect(builtInLevels()).toEqual(
    ['superior', 'sameLevel', 'subordinate', 'self'].map((levelType) => ({ levelType, open: true, weight: null })),
  )
})
