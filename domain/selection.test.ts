import { expect, test } from 'vitest'
import { firstRepeated } from './selection.ts'

test.each([
  { ids: [], place: -1 },
  { ids: [3, 1, 2], place: -1 },
  { ids: [3, 1, 3, 1], place: 2 },
  { ids: [1, 1], place: 1 },
])('of $ids the first named twice stands at $place', ({ ids, place }) => {
  expect(firstRepeated(ids)).toBe(place)
})
