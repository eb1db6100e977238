import fc from 'fast-check'
import { expect, test } from 'vitest'
import { momentOf } from './moment.ts'

test.each([
  { given: '2026-12-01T10:00:00+08:00', want: '2026-12-01T02:00:00.000Z' },
  { given: '0000-01-01T00:00:00Z', want: '0000-01-01T00:00:00.000Z' },
  { given: '0000-01-01T00:00:00+23:59', want: null },
  { given: '9999-12-31T23:59:59-10:00', want: null },
  { given: '2016-12-31T23:59:60Z', want: null },
  { given: 'tomorrow', want: null },
  { given: '', want: null },
])('$given', ({ given, want }) => {
  expect(momentOf(given)).toBe(want)
})

test('whatever is one stays itself, and compares as texts like times', () => {
  const years = fc.date({
    min: new Date('0000-01-01T00:00:00Z'),
    max: new Date('9999-12-31T23:59:59Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(years, years, (a, b) => {
      const [one, other] = [momentOf(a.toISOString()) ?? '', momentOf(b.toISOString()) ?? '']
      expect(one).toBe(a.toISOString())
      expect(one < other).toBe(a < b)
    }),
  )
})
