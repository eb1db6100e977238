import { expect, test } from 'vitest'
import { isEmail, LONGEST_EMAIL } from './email.ts'

const DOMAIN = '@yuanhang.example'
const ofLength = (length: number) => `${'a'.repeat(length - DOMAIN.length)}${DOMAIN}`

test.each([
  { what: 'an address', given: 'li.xiaomei@yuanhang.example', want: true },
  { what: 'the longest address', given: ofLength(LONGEST_EMAIL), want: true },
  { what: 'a longer one', given: ofLength(LONGEST_EMAIL + 1), want: false },
  { what: 'no address', given: 'li.xiaomei', want: false },
])('$what is one: $want', ({ given, want }) => {
  expect(isEmail(given)).toBe(want)
})
