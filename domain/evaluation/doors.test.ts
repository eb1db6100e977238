import { expect, test } from 'vitest'
import { isLaterProvider, isShut, isShutOut, isUnsure, opensByProvider } from './doors.ts'

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

test.each([
  { name: 'a provider of before', issuerSetAt: BEFORE, given: state(null, null), want: false, later: false },
  { name: 'a provider of that moment', issuerSetAt: PUBLISHED, given: state(null, null), want: false, later: false },
  { name: 'a provider that was set since', issuerSetAt: AFTER, given: state(null, null), want: true, later: true },
  { name: 'a password that was set since', issuerSetAt: BEFORE, given: state(AFTER, null), want: false, later: false },
  { name: 'an address that was set since', issuerSetAt: BEFORE, given: state(null, AFTER), want: true, later: false },
  { name: 'a named round', issuerSetAt: AFTER, given: state(null, AFTER, 1), want: false, later: false },
])('by the enterprise’s provider: $name', ({ issuerSetAt, given, want, later }) => {
  expect(isShut(given, { issuerSetAt })).toBe(want)
  expect(isLaterProvider(given, { issuerSetAt })).toBe(later)
  expect(opensByProvider(given, issuerSetAt)).toBe(!later)
  expect(opensByProvider(given, null)).toBe(false)
})

const BOTH = { hasAddress: true, hasPassword: true }
const ADDRESS = { hasAddress: true, hasPassword: false }
const PASSWORD = { hasAddress: false, hasPassword: true }
const NEITHER = { hasAddress: false, hasPassword: false }

test.each([
  { name: 'nothing was set', given: state(null, null), out: { both: false, address: false, password: false } },
  {
    name: 'the password was set since',
    given: state(AFTER, null),
    out: { both: false, address: false, password: true },
  },
  {
    name: 'the address was set since',
    given: state(null, AFTER),
    out: { both: false, address: true, password: false },
  },
  { name: 'both were set since', given: state(AFTER, AFTER), out: { both: true, address: true, password: true } },
  { name: 'both were set before', given: state(BEFORE, BEFORE), out: { both: false, address: false, password: false } },
])('no door is left: $name', ({ given, out }) => {
  expect(isShutOut(given, BOTH)).toBe(out.both)
  expect(isShutOut(given, ADDRESS)).toBe(out.address)
  expect(isShutOut(given, PASSWORD)).toBe(out.password)
  expect(isShutOut(given, NEITHER)).toBe(true)
  expect(isShutOut({ ...given, type: 1 }, NEITHER)).toBe(false)
  expect(isShutOut({ ...given, publishedAt: null }, NEITHER)).toBe(false)
})
