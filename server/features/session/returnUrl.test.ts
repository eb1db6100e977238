import { expect, test } from 'vitest'
import { safeReturnUrl } from './returnUrl.ts'

const HOME = '/manage.html#/manage'

test.each([
  { given: undefined, want: HOME },
  { given: '/manage.html#/reports/global?tab=1', want: '/manage.html#/reports/global?tab=1' },
  { given: '/feedback/', want: '/feedback/' },
  { given: '//evil.example/x', want: HOME },
  { given: '/\\evil.example', want: HOME },
  { given: '/\t/evil.example', want: HOME },
  { given: '/\n/evil.example', want: HOME },
  { given: '/a\\..\\\\evil.example', want: HOME },
  { given: 'https://evil.example/', want: HOME },
  { given: 'javascript:alert(1)', want: HOME },
  { given: '/.//evil.example', want: HOME },
  { given: '/x/..//evil.example', want: HOME },
])('$given -> $want', ({ given, want }) => {
  expect(safeReturnUrl(given)).toBe(want)
})
