import { expect, test } from 'vitest'
import { isLeftNameless, type SignInName } from './signInName.ts'

const NOBODY: SignInName = { email: '', employeeNo: null }
const cases: { after: SignInName; before?: SignInName; want: boolean }[] = [
  { after: {}, want: true },
  { after: { email: null, employeeNo: '' }, want: true },
  { after: { email: ' ', employeeNo: ' ' }, want: true },
  { after: { email: 'a@b.example' }, want: false },
  { after: { email: '', employeeNo: 'N1' }, want: false },
  { after: NOBODY, before: { email: 'a@b.example', employeeNo: null }, want: true },
  { after: NOBODY, before: { email: '', employeeNo: 'N1' }, want: true },
  { after: NOBODY, before: NOBODY, want: false },
  { after: { email: '', employeeNo: 'N1' }, before: NOBODY, want: false },
]

test.each(cases)('$after after $before: $want', ({ after, before, want }) => {
  expect(isLeftNameless(after, before)).toBe(want)
})
