import { expect, test } from 'vitest'
import {
  canMoveTo,
  isAnswerable,
  isDisabled,
  isEditable,
  isFinished,
  isPublishable,
  isPublished,
  PROCESS_STATUSES,
  statusAfterChange,
} from './status.ts'

test.each([
  { status: 10, want: { editable: true, publishable: false, published: false, finished: false } },
  { status: 20, want: { editable: true, publishable: true, published: false, finished: false } },
  { status: 30, want: { editable: false, publishable: false, published: true, finished: false } },
  { status: 40, want: { editable: false, publishable: false, published: true, finished: true } },
] as const)('processStatus $status (spec §4)', ({ status, want }) => {
  expect({
    editable: isEditable(status),
    publishable: isPublishable(status),
    published: isPublished(status),
    finished: isFinished(status),
  }).toEqual(want)
})

test.each([
  { given: 0, want: false },
  { given: 1, want: true },
  { given: -1, want: true },
])('disableStatus $given', ({ given, want }) => {
  expect(isDisabled(given)).toBe(want)
  expect(isPublishable(20, given)).toBe(!want)
})

test('the only ways are 10 <-> 20 -> 30 -> 40', () => {
  const ways = PROCESS_STATUSES.flatMap((from) =>
    PROCESS_STATUSES.filter((to) => canMoveTo(from, to)).map((to) => `${from}-${to}`),
  )
  expect(ways).toEqual(['10-20', '20-10', '20-30', '30-40'])
})

test.each([
  { given: [10, true], want: 20 },
  { given: [20, false], want: 10 },
  { given: [20, true], want: 20 },
  { given: [30, false], want: 30 },
  { given: [40, true], want: 40 },
] as const)('after a change: $given', ({ given: [status, ready], want }) => {
  expect(statusAfterChange(status, ready)).toBe(want)
})

const DEADLINE = '2026-12-01T10:00:00Z'

test.each([
  { name: 'no deadline', given: [30, 0, null, '2030-01-01T00:00:00Z'], want: true },
  { name: 'just before', given: [30, 0, DEADLINE, '2026-12-01T09:59:59.999Z'], want: true },
  { name: 'at the deadline', given: [30, 0, DEADLINE, '2026-12-01T10:00:00.000Z'], want: false },
  { name: 'disabled', given: [30, 1, null, DEADLINE], want: false },
  { name: 'not started', given: [20, 0, null, DEADLINE], want: false },
  { name: 'finished', given: [40, 0, null, DEADLINE], want: false },
] as const)('answering: $name', ({ given, want }) => {
  const [status, disableStatus, deadline, now] = given
  expect(isAnswerable(status, disableStatus, deadline, now)).toBe(want)
})
