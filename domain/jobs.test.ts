import { expect, test } from 'vitest'
import { isUnderWay } from './jobs.ts'

test.each([
  { status: 'waiting', want: true },
  { status: 'running', want: true },
  { status: 'done', want: false },
  { status: 'failed', want: false },
  { status: 'cancelled', want: false },
])('a job that is $status', ({ status, want }) => {
  expect(isUnderWay({ status })).toBe(want)
})
