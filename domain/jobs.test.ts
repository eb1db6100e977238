import { expect, test } from 'vitest'
import { isUnderWay, makesFile } from './jobs.ts'

test.each([
  { status: 'waiting', want: true },
  { status: 'running', want: true },
  { status: 'done', want: false },
  { status: 'failed', want: false },
  { status: 'cancelled', want: false },
])('a job that is $status', ({ status, want }) => {
  expect(isUnderWay({ status })).toBe(want)
})

test.each([
  { kind: 'exportEmployees', want: true },
  { kind: 'exportResults', want: true },
  { kind: 'exportAnswers', want: true },
  { kind: 'archiveReports', want: true },
  { kind: 'employeeImport', want: false },
  { kind: 'bulkReleaseReports', want: false },
  { kind: 'copyQuestionnaire', want: false },
])('$kind makes a file: $want', ({ kind, want }) => {
  expect(makesFile({ kind })).toBe(want)
})
