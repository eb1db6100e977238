import { expect, test } from 'vitest'
import { holdsWords, searchWords } from './search.ts'

test.each([
  { typed: undefined, want: [] },
  { typed: ' \u3000 ', want: [] },
  { typed: ' ｈｒ\u3000Wang\tLi ', want: ['hr', 'wang', 'li'] },
  { typed: '1 2 3 4 5 6 7 8 9', want: ['1', '2', '3', '4', '5', '6', '7', '8'] },
])('the words of "$typed"', ({ typed, want }) => {
  expect(searchWords(typed)).toEqual(want)
})

test.each([
  { typed: ' ｈｒ ', want: true },
  { typed: '人力', want: true },
  { typed: 'd0', want: true },
  { typed: 'D07 hr', want: true },
  { typed: 'ｇｍ', want: true },
  { typed: '', want: true },
  { typed: undefined, want: true },
  { typed: '力d', want: false },
  { typed: '人力 d08', want: false },
])('"$typed" is held', ({ typed, want }) => {
  expect(holdsWords(typed)('HR 人力', 'D07', 'ＧＭ')).toBe(want)
})
