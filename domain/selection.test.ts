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

test('of many ids each is looked at once', () => {
  let looks = 0
  const ids = new Proxy([...Array(1000).keys()], {
    get(target, key) {
      if (/^\d+$/.test(String(key))) looks += 1
      return Reflect.get(target, key)
    },
  })
  expect(firstRepeated(ids)).toBe(-1)
  expect(looks).toBe(1000)
})
