import { expect, test } from 'vitest'
import { momentAfter } from './momentAfter.ts'

const BEFORE = '2026-11-01T00:00:00.000Z'
const THEN = '2026-11-02T00:00:00.000Z'
const JUST_AFTER = '2026-11-02T00:00:00.001Z'
const AFTER = '2026-11-03T00:00:00.000Z'

test.each([
  { name: 'nothing was', now: THEN, moments: [null, undefined], want: THEN },
  { name: 'the clock is ahead of all', now: AFTER, moments: [BEFORE, THEN], want: AFTER },
  { name: 'the clock is behind the last', now: BEFORE, moments: [THEN, null], want: JUST_AFTER },
  { name: 'the clock is between', now: THEN, moments: [AFTER, BEFORE], want: '2026-11-03T00:00:00.001Z' },
  { name: 'it is the same moment', now: THEN, moments: [THEN], want: JUST_AFTER },
])('$name', ({ now, moments, want }) => {
  expect(momentAfter(new Date(now), moments)).toBe(want)
})
