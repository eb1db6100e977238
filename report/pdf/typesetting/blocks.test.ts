import { expect, test } from 'vitest'
import { unlonely, unparted } from './blocks.ts'

const rows = (count: number, height = 20) => Array.from({ length: count }, () => ({ height, draw: () => {} }))

test.each([
  { count: 1, want: [false] },
  { count: 2, want: [true, false] },
  { count: 3, want: [true, true, false] },
  { count: 5, want: [true, false, false, true, false] },
])('neither the first nor the last of $count rows is alone on a page', ({ count, want }) => {
  expect(unlonely(rows(count)).map(({ leadsOn }) => leadsOn === true)).toEqual(want)
})

test('blocks would rather stay together where they are not many', () => {
  const stays = (height: number) => unparted(rows(4, height)).map(({ staysWithNext }) => staysWithNext === true)
  expect(stays(95)).toEqual([true, true, true, false])
  expect(stays(96)).toEqual([false, false, false, false])
})
