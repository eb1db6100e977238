import { expect, test } from 'vitest'
import { dropTarget, edgeOf } from './dropTarget.ts'

test.each([
  { y: 100, want: 'before' },
  { y: 119.9, want: 'before' },
  { y: 120, want: 'after' },
  { y: 140, want: 'after' },
])('$y of 100 to 140 is $want', ({ y, want }) => {
  expect(edgeOf(y, { top: 100, height: 40 })).toBe(want)
})

test.each([
  { given: {}, want: null },
  { given: { place: 'end', pageId: 3 }, want: { place: 'end', pageId: 3 } },
  { given: { place: 'before', questionId: 7 }, want: { place: 'before', questionId: 7 } },
  { given: { place: 'after', questionId: '7' }, want: null },
])('$given', ({ given, want }) => {
  expect(dropTarget(given)).toEqual(want)
})
