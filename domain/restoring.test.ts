import { expect, test } from 'vitest'
import { restorableSince } from './restoring.ts'

test('what was removed can come back for 30 days, to the millisecond', () => {
  expect(restorableSince(new Date('2026-12-01T08:00:00.001Z'))).toBe('2026-11-01T08:00:00.001Z')
})
