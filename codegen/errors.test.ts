import { afterEach, expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { BASE, contractFolder, getOperation } from './contractFolder.fixture.ts'
import { errorsModule } from './errors.ts'

const folders: { remove: () => void }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

const GENERAL = {
  every: ['INTERNAL'],
  built: ['INVALID_INPUT'],
  guarded: ['UNAUTHENTICATED'],
  rater: ['LINK_INVALID'],
  signedIn: ['FORBIDDEN'],
  object: ['NOT_FOUND'],
  writing: ['CROSS_SITE_REQUEST'],
  sending: ['BODY_TOO_LARGE'],
  pending: ['NOT_IMPLEMENTED'],
}

function bundled(more: object, { method = 'get', general = GENERAL as object } = {}) {
  const paths = { '/p': { [method]: getOperation('one', { type: 'boolean' }, more) } }
  const folder = contractFolder({ a: { paths } }, { ...BASE, 'x-general-errors': general })
  folders.push(folder)
  return bundle(folder.directory)
}

test.each([
  { what: 'public', more: { 'x-permission': 'public' }, codes: { INTERNAL: 500, INVALID_INPUT: 2000 } },
  { what: 'member', more: {}, codes: { INTERNAL: 500, INVALID_INPUT: 2000, UNAUTHENTICATED: 401, FORBIDDEN: 403 } },
  {
    what: 'rater',
    more: { 'x-permission': 'rater' },
    codes: { INTERNAL: 500, INVALID_INPUT: 2000, UNAUTHENTICATED: 401, LINK_INVALID: 2020 },
  },
  {
    what: 'an object, with an error of its own first',
    more: { 'x-permission': 'admin', 'x-object': 'pet', 'x-errors': ['NAME_TAKEN'] },
    codes: {
      NAME_TAKEN: 2052,
      INTERNAL: 500,
      INVALID_INPUT: 2000,
      UNAUTHENTICATED: 401,
      FORBIDDEN: 403,
      NOT_FOUND: 2001,
    },
  },
  {
    what: 'pending',
    more: { 'x-permission': 'public', 'x-pending': true },
    codes: { INTERNAL: 500, NOT_IMPLEMENTED: 501 },
  },
])('$what: the codes of all it may answer', ({ more, codes }) => {
  const operation = bundled(more).paths['/p']?.get
  expect(operation?.['x-error-codes']).toEqual(codes)
})

test('all but GET may come from another site; the answers say it in words, by their status', () => {
  const operation = bundled({ 'x-permission': 'public' }, { method: 'put' }).paths['/p']?.put
  expect(operation?.responses['4XX']?.description).toBe(
    'Refused with INVALID_INPUT (returnCode 2000, HTTP 400), CROSS_SITE_REQUEST (returnCode 2004, HTTP 403), ' +
      'BODY_TOO_LARGE (returnCode 2003, HTTP 413)',
  )
  expect(operation?.responses['5XX']?.description).toBe('Refused with INTERNAL (returnCode 500, HTTP 500)')
})

test('the table keeps what an operation alone answers apart', () => {
  const document = bundled({ 'x-permission': 'public', 'x-errors': ['NAME_TAKEN'] })
  expect(errorsModule(document)).toContain('one: {"own":["NAME_TAKEN"],"general":["INTERNAL","INVALID_INPUT"]},')
})

test.each([
  { what: 'a name nobody knows', more: { 'x-errors': ['NAME_TAKE'] }, message: 'has no NAME_TAKE' },
  {
    what: 'one named twice',
    more: { 'x-errors': ['NAME_TAKEN', 'NAME_TAKEN'] },
    message: 'one: NAME_TAKEN is declared',
  },
  { what: 'a general one', more: { 'x-errors': ['FORBIDDEN'] }, message: 'one: FORBIDDEN is declared already' },
])('$what throws', ({ more, message }) => {
  expect(() => bundled(more)).toThrow(message)
})

test('a group nobody knows throws', () => {
  expect(() => bundled({}, { general: { guests: ['FORBIDDEN'] } })).toThrow('there is no group guests')
})
