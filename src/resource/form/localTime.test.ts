import { expect, test } from 'vitest'
import { localTime } from './localTime.ts'

test.each([
  {
    name: 'a point in time by the reader’s clock',
    iso: new Date(2026, 2, 23, 18, 5).toISOString(),
    want: '2026-03-23T18:05',
  },
  { name: 'what was typed', iso: '2026-03-23T18:05', want: '2026-03-23T18:05' },
  { name: 'none', iso: null, want: '' },
  { name: 'none yet', iso: undefined, want: '' },
  { name: 'what is no time', iso: '20260-03-23T18:05', want: '20260-03-23T18:05' },
])('$name', ({ iso, want }) => {
  expect(localTime(iso)).toBe(want)
})
