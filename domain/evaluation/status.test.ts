import { expect, test } from 'vitest'
import {
  canMoveTo,
  isAnswerable,
  isCollecting,
  isDisabled,
  isEditable,
  isFinished,
  isOver,
  isPaused,
  isPublishable,
  isPublished,
  isSealed,
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
  { name: 'no deadline', given: {}, now: '2030-01-01T00:00:00Z', want: true },
  { name: 'just before', given: { deadline: DEADLINE }, now: '2026-12-01T09:59:59.999Z', want: true },
  { name: 'at the deadline', given: { deadline: DEADLINE }, now: '2026-12-01T10:00:00.000Z', want: false },
  { name: 'disabled', given: { disableStatus: 1 }, now: DEADLINE, want: false },
  { name: 'not started', given: { processStatus: 20 }, now: DEADLINE, want: false },
  { name: 'closing', given: { closingSince: DEADLINE }, now: DEADLINE, want: false },
  { name: 'finished', given: { processStatus: 40 }, now: DEADLINE, want: false },
] as const)('answering: $name', ({ given, now, want }) => {
  const collecting = { processStatus: 30, disableStatus: 0, closingSince: null, deadline: null } as const
  expect(isAnswerable({ ...collecting, ...given }, now)).toBe(want)
})

test.each([
  { name: 'disabled', given: {}, want: true },
  { name: 'enabled', given: { disableStatus: 0 }, want: false },
  { name: 'disabled before the deadline', given: { deadline: '2026-12-01T10:00:01Z' }, want: true },
  { name: 'disabled, at the deadline', given: { deadline: DEADLINE }, want: false },
  { name: 'disabled, not started', given: { processStatus: 20 }, want: false },
  { name: 'disabled, closing', given: { closingSince: DEADLINE }, want: false },
  { name: 'disabled, finished', given: { processStatus: 40 }, want: false },
] as const)('paused: $name', ({ given, want }) => {
  const disabled = { processStatus: 30, disableStatus: 1, closingSince: null, deadline: null } as const
  expect(isPaused({ ...disabled, ...given }, DEADLINE)).toBe(want)
})

test.each([
  { processStatus: 10, closingSince: null, want: { collecting: false, over: false } },
  { processStatus: 20, closingSince: null, want: { collecting: false, over: false } },
  { processStatus: 30, closingSince: null, want: { collecting: true, over: false } },
  { processStatus: 30, closingSince: DEADLINE, want: { collecting: false, over: true } },
  { processStatus: 40, closingSince: null, want: { collecting: false, over: true } },
] as const)('stage $processStatus, closing since $closingSince', ({ want, ...stage }) => {
  expect({ collecting: isCollecting(stage), over: isOver(stage) }).toEqual(want)
})

test.each([
  { name: 'collecting', given: {}, want: false },
  { name: 'closing', given: { closingSince: DEADLINE }, want: true },
  { name: 'finished', given: { processStatus: 40 }, want: true },
  { name: 'finished, named', given: { processStatus: 40, type: 1 }, want: false },
] as const)('sealed: $name', ({ given, want }) => {
  expect(isSealed({ type: 2, processStatus: 30, closingSince: null, ...given })).toBe(want)
})
