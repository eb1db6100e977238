import { expect, test } from 'vitest'
import { type Invitable, whyNotInvited } from './invitation.ts'

const now = new Date('2026-11-02T01:00:00.000Z')
const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
const PAUSE = 5 * 60_000
const person: Invitable = {
  isDisabled: false,
  email: 'a@b.example',
  isConfirmed: false,
  isWaiting: false,
  linkedAt: null,
}

test.each([
  { given: {}, want: null },
  { given: { isDisabled: true }, want: 'disabled' },
  { given: { isDisabled: true, email: '', isConfirmed: true }, want: 'disabled' },
  { given: { email: '' }, want: 'cannotMail' },
  { given: {}, canMail: false, want: 'cannotMail' },
  { given: { isConfirmed: true }, want: 'joined' },
  { given: { isConfirmed: true, isWaiting: true, linkedAt: before(0) }, want: 'joined' },
  { given: { isWaiting: true }, want: 'waiting' },
  { given: { isWaiting: true, linkedAt: before(PAUSE) }, want: 'waiting' },
  { given: { linkedAt: before(0) }, want: 'tooSoon' },
  { given: { linkedAt: before(PAUSE - 1) }, want: 'tooSoon' },
  { given: { linkedAt: before(PAUSE) }, want: null },
])('$given: $want', ({ given, canMail = true, want }) => {
  expect(whyNotInvited({ ...person, ...given }, { canMail, now })).toBe(want)
})
