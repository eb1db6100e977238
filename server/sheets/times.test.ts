import { afterEach, expect, test, vi } from 'vitest'
import { timeCell, zoneName } from './times.ts'

afterEach(() => vi.unstubAllEnvs())

test.each([
  { zone: 'UTC', given: '2026-12-10T10:00:00.000Z', want: '2026-12-10 10:00:00' },
  { zone: 'Asia/Shanghai', given: '2026-12-10T10:00:00.000Z', want: '2026-12-10 18:00:00' },
  { zone: 'Asia/Shanghai', given: '2026-12-31T16:00:59.999Z', want: '2027-01-01 00:00:59' },
  { zone: 'Asia/Kolkata', given: '2026-12-10T10:00:00.000Z', want: '2026-12-10 15:30:00' },
  { zone: 'America/New_York', given: '2026-01-15T03:00:00.000Z', want: '2026-01-14 22:00:00' },
  { zone: 'America/New_York', given: '2026-07-15T03:00:00.000Z', want: '2026-07-14 23:00:00' },
  { zone: 'America/New_York', given: '2026-07-15', want: '2026-07-15' },
])('in $zone $given is $want', ({ zone, given, want }) => {
  vi.stubEnv('TZ', zone)
  expect(timeCell(given)).toBe(want)
})

test.each([
  { zone: 'Asia/Shanghai', want: 'Asia/Shanghai' },
  { zone: 'UTC', want: 'UTC' },
  { zone: 'CST-8', want: 'GMT+8' },
  { zone: ':GMT', want: 'GMT' },
])('the zone "$zone" is called $want', ({ zone, want }) => {
  vi.stubEnv('TZ', zone)
  expect(zoneName()).toBe(want)
})
