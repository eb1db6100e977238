import { expect, test } from 'vitest'
import { isFiltered, listQueryOf, withFilter } from './listQuery.ts'

test.each([
  { given: '', want: { pageIndex: 1, pageSize: 20 } },
  { given: 'status=30&page=2', want: { status: 30, pageIndex: 2, pageSize: 20 } },
  { given: 'status=31&page=-1&keyword=%20', want: { pageIndex: 1, pageSize: 20 } },
  { given: 'page=1.5', want: { pageIndex: 1, pageSize: 20 } },
  {
    given: 'keyword=%20a%20&tags=x&tags=y&tags=x&tags=',
    want: { keyword: 'a', tags: ['x', 'y'], pageIndex: 1, pageSize: 20 },
  },
])('$given', ({ given, want }) => {
  expect(listQueryOf(new URLSearchParams(given))).toEqual(want)
})

test.each([
  { given: 'page=3', want: false },
  { given: 'status=10', want: true },
  { given: 'keyword=a', want: true },
  { given: 'tags=a', want: true },
])('$given filters: $want', ({ given, want }) => {
  expect(isFiltered(listQueryOf(new URLSearchParams(given)))).toBe(want)
})

test.each([
  { given: 'status=10&page=4', change: { status: 30 as const }, want: 'status=30' },
  { given: 'status=10&keyword=a', change: { status: undefined }, want: 'keyword=a' },
  { given: 'tags=a', change: { tags: ['a', 'b'] }, want: 'tags=a&tags=b' },
  { given: 'tags=a&page=2', change: { tags: [] }, want: '' },
  { given: 'status=10', change: { keyword: '' }, want: 'status=10' },
])('$given with $change is $want', ({ given, change, want }) => {
  expect(withFilter(new URLSearchParams(given), change).toString()).toBe(want)
})
