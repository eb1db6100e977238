import { expect, test } from 'vitest'
import type { Recipient } from './audience.ts'
import { sortRecipients } from './recipients.ts'

const person = (employeeId: number, reason: Recipient['reason']): Recipient => ({
  employeeId,
  name: `P${employeeId}`,
  nameMark: '',
  email: '',
  emailType: 'invite',
  reason,
})

test.each([
  { given: [], want: { going: [], skipped: [] } },
  {
    given: [
      person(1, 'finished'),
      person(2, null),
      person(3, 'noAddress'),
      person(4, 'finished'),
      person(5, null),
      person(6, 'mailWaits'),
    ],
    want: {
      going: [person(2, null), person(5, null)],
      skipped: [
        { reason: 'noAddress', people: [person(3, 'noAddress')] },
        { reason: 'mailWaits', people: [person(6, 'mailWaits')] },
        { reason: 'finished', people: [person(1, 'finished'), person(4, 'finished')] },
      ],
    },
  },
])('$given', ({ given, want }) => {
  expect(sortRecipients(given)).toEqual(want)
})
