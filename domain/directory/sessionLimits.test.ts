import { expect, test } from 'vitest'
import { isSeenAnew, isSessionOver, keptMoment, longestSession, type SessionTimes } from './sessionLimits.ts'

const LIMITS = { adminIdleMinutes: 30, adminHours: 8, raterDays: 14 }
const NOW = new Date('2026-11-23T08:00:00.000Z')

const session = (isAdministrator: boolean, createdAt: string, lastSeenAt: string): SessionTimes => ({
  isAdministrator,
  createdAt: `2026-11-${createdAt}Z`,
  lastSeenAt: `2026-11-${lastSeenAt}Z`,
})

test.each([
  { given: session(true, '23T07:00:00.000', '23T07:30:00.001'), want: false },
  { given: session(true, '23T07:00:00.000', '23T07:30:00.000'), want: true },
  { given: session(true, '23T00:00:00.001', '23T07:59:00.000'), want: false },
  { given: session(true, '23T00:00:00.000', '23T07:59:00.000'), want: true },
  { given: session(false, '09T08:00:00.001', '09T00:00:00.000'), want: false },
  { given: session(false, '09T08:00:00.000', '23T00:00:00.000'), want: true },
])('$given is over: $want', ({ given, want }) => {
  expect(isSessionOver(given, LIMITS, NOW)).toBe(want)
})

test('of an administrator the moment is kept, of whoever answers the day', () => {
  expect(keptMoment(true, NOW)).toBe('2026-11-23T08:00:00.000Z')
  expect(keptMoment(false, NOW)).toBe('2026-11-23T00:00:00.000Z')
})

test.each([
  { given: session(true, '23T07:00:00.000', '23T07:59:00.001'), want: false },
  { given: session(true, '23T07:00:00.000', '23T07:59:00.000'), want: true },
  { given: session(false, '23T00:00:00.000', '23T00:00:00.000'), want: false },
  { given: session(false, '22T00:00:00.000', '22T00:00:00.000'), want: true },
])('that $given is here is written down: $want', ({ given, want }) => {
  expect(isSeenAnew(given, NOW)).toBe(want)
})

test('the longest of both', () => {
  expect(longestSession(LIMITS)).toBe(14 * 86_400_000)
  expect(longestSession({ ...LIMITS, adminHours: 48, raterDays: 1 })).toBe(48 * 3_600_000)
})
