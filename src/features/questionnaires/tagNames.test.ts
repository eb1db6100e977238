import { expect, test } from 'vitest'
import { tagNames } from './tagNames.ts'

test.each([
  { given: [' 年度 ', '年度', ''], want: ['年度'] },
  { given: ['# a', '＃b', '#'], want: ['a', 'b'] },
  { given: ['x'.repeat(41)], want: ['x'.repeat(40)] },
  {
    given: Array.from({ length: 21 }, (_, index) => `t${index}`),
    want: Array.from({ length: 20 }, (_, index) => `t${index}`),
  },
])('$given', ({ given, want }) => {
  expect(tagNames(given)).toEqual(want)
})
