import { expect, test } from 'vitest'
import { tagName, tagNames } from './tagNames.ts'

test.each([
  { given: ' 年度 ', want: '年度' },
  { given: '# a', want: 'a' },
  { given: '＃b', want: 'b' },
  { given: ' ## # c ', want: 'c' },
  { given: 'C#', want: 'C#' },
  { given: 'a #b', want: 'a #b' },
  { given: '\u3000#\u3000甲', want: '甲' },
  { given: '#', want: '' },
  { given: ' ＃ ', want: '' },
  { given: '#\u200b', want: '' },
])('$given is stored as $want', ({ given, want }) => {
  expect(tagName(given)).toBe(want)
})

test.each([
  { given: [' 年度 ', '年度', '#年度'], want: ['年度'] },
  { given: ['# a', '＃b', '#'], want: ['a', 'b', '#'] },
])('$given are $want', ({ given, want }) => {
  expect(tagNames(given)).toEqual(want)
})
