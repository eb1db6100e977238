import { expect, test } from 'vitest'
import { isShut, isUnsure } from './doors.ts'

const BEFORE = '2026-11-01T00:00:00.000Z'
const PUBLISHED = '2026-11-02T00:00:00.000Z'
const AFTER = '2026-11-03T00:00:00.000Z'

const state = (signInSetAt: string | null, addressSetAt: string | null, type: 1 | 2 = 2) => ({
  type,
  publishedAt: PUBLISHED,
  signInSetAt,
  addressSetAt,
})

test.each([
  { name: 'nothing was set', given: state(null, null), signIn: false, link: false },
  { name: 'both were set before', given: state(BEFORE, PUBLISHED), signIn: false, link: false },
  { name: 'the password was set since', given: state(AFTER, null), signIn: true, link: false },
  { name: 'the address was set since', given: state(null, AFTER), signIn: false, link: true },
  { name: 'a named round', given: state(AFTER, AFTER, 1), signIn: false, link: false },
])('$name', ({ given, signIn, link }) => {
  expect(isShut(given, 'signIn')).toBe(signIn)
  expect(isShut(given, 'link')).toBe(link)
  expect(isUnsure(given)).toBe(signIn || link)
})
