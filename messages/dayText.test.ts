import { afterEach, expect, test, vi } from 'vitest'
import { dayText } from './dayText.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each(['America/Los_Angeles', 'UTC', 'Asia/Shanghai', 'Pacific/Kiritimati'])('a day is the same in %s', (zone) => {
  vi.stubEnv('TZ', zone)
  expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  expect(dayText('2026-11-20T00:00:00.000Z', 'zh')).toBe('2026年11月20日')
  expect(dayText('2026-11-20T00:00:00.000Z', 'en')).toBe('20 Nov 2026')
})
