import { describe, expect, test } from 'vitest'
import type { FieldDescriptor } from '../../../openapi/generated/descriptors.ts'
import { differences, mustFill, startValues, toBody, withoutSecrets } from './body.ts'

const field = (more: Partial<FieldDescriptor>): FieldDescriptor => ({
  name: 'x',
  kind: 'text',
  label: { zh: '甲', en: 'X' },
  required: true,
  nullable: false,
  readOnly: false,
  writeOnly: false,
  listed: false,
  order: 1,
  ...more,
})

describe('a field that must be filled', () => {
  test.each([
    { name: 'a name', given: field({ minLength: 1 }), want: true },
    { name: 'a text that may be empty', given: field({}), want: false },
    { name: 'an optional text', given: field({ required: false, minLength: 8 }), want: false },
    {
      name: 'an optional text that is there',
      given: field({ required: false, minLength: 1 }),
      before: '远航',
      want: true,
    },
    { name: 'an optional text that may be emptied', given: field({ required: false }), before: '远航', want: false },
    { name: 'an e-mail address', given: field({ kind: 'email' }), want: true },
    { name: 'a reference', given: field({ kind: 'reference' }), want: true },
    { name: 'a reference that may be null', given: field({ kind: 'reference', nullable: true }), want: false },
    { name: 'references, which may be none', given: field({ kind: 'references' }), want: false },
    { name: 'a choice with an empty one', given: field({ kind: 'select', choices: ['', 'male'] }), want: false },
    { name: 'a choice', given: field({ kind: 'select', choices: ['admin', 'member'] }), want: true },
  ])('$name: $want', ({ given, before, want }) => {
    expect(mustFill(given, before)).toBe(want)
  })
})

describe('the body', () => {
  const optional = { required: false }
  test.each([
    { name: 'a text is trimmed', given: field({}), typed: ' 孙磊 ', want: { x: '孙磊' } },
    { name: 'a password is not', given: field({ kind: 'password' }), typed: ' a ', want: { x: ' a ' } },
    { name: 'an empty text that must be there', given: field({}), typed: '', want: { x: '' } },
    { name: 'an optional text never filled', given: field(optional), typed: '', want: {} },
    { name: 'an optional text taken away', given: field(optional), typed: '', before: 'a', want: { x: '' } },
    { name: 'nothing where nothing is null', given: field({ nullable: true }), typed: ' ', want: { x: null } },
    { name: 'an optional choice never made', given: field({ ...optional, kind: 'select' }), typed: null, want: {} },
    {
      name: 'a choice taken back',
      given: field({ ...optional, kind: 'select', choices: ['', 'male'] }),
      typed: '',
      before: 'male',
      want: { x: '' },
    },
    { name: 'a number', given: field({ kind: 'number' }), typed: 3, want: { x: 3 } },
    { name: 'a number taken away', given: field({ kind: 'number' }), typed: null, want: {} },
    { name: 'no', given: field({ kind: 'boolean' }), typed: false, want: { x: false } },
    { name: 'a date', given: field({ kind: 'date' }), typed: '2026-03-01', want: { x: '2026-03-01' } },
    {
      name: 'a time of the browser’s clock',
      given: field({ kind: 'dateTime' }),
      typed: '2026-03-01T08:30',
      want: { x: new Date(2026, 2, 1, 8, 30).toISOString() },
    },
    {
      name: 'a time as the server wrote it',
      given: field({ kind: 'dateTime' }),
      typed: '2026-03-01T00:30:00Z',
      want: { x: '2026-03-01T00:30:00.000Z' },
    },
    { name: 'what is no time is for the schema', given: field({ kind: 'dateTime' }), typed: 'a', want: { x: 'a' } },
    { name: 'references', given: field({ kind: 'references' }), typed: [7, 8], want: { x: [7, 8] } },
    {
      name: 'references taken away',
      given: field({ ...optional, kind: 'references' }),
      typed: [],
      before: [7],
      want: { x: [] },
    },
    { name: 'what is only read stays out', given: field({ readOnly: true }), typed: 'a', want: {} },
    {
      name: 'an object',
      given: field({ kind: 'object', fields: [field({ name: 'host' }), field({ ...optional, name: 'user' })] }),
      typed: { host: ' a ', user: null },
      want: { x: { host: 'a' } },
    },
  ])('$name', ({ given, typed, before, want }) => {
    expect(toBody({ fields: [given], carried: [] }, { x: typed }, { x: before })).toEqual(want)
  })

  test('what is not shown goes back as it was read', () => {
    const form = { fields: [field({})], carried: ['id', 'version'] }
    expect(toBody(form, { x: 'a', version: 9 }, { id: 7, version: 3, x: 'b' })).toEqual({ id: 7, version: 3, x: 'a' })
    expect(toBody(form, { x: 'a' }, {})).toEqual({ x: 'a' })
  })
})

test.each([
  { given: field({}), value: undefined, want: '' },
  { given: field({ defaultValue: 'd' }), value: undefined, want: 'd' },
  { given: field({ defaultValue: 'd' }), value: 'r', want: 'r' },
  { given: field({ nullable: true }), value: undefined, want: null },
  { given: field({ kind: 'boolean' }), value: undefined, want: false },
  { given: field({ kind: 'select', choices: ['', 'male'] }), value: undefined, want: '' },
  { given: field({ kind: 'select', choices: ['a'] }), value: undefined, want: null },
  { given: field({ kind: 'references' }), value: undefined, want: [] },
  { given: field({ kind: 'number' }), value: 0, want: 0 },
  { given: field({ kind: 'object', fields: [field({ name: 'host' })] }), value: undefined, want: { host: '' } },
])('an input of $given.kind starts with $want', ({ given, value, want }) => {
  expect(startValues([given], { x: value, id: 7 })).toEqual({ x: want, id: 7 })
})

test('two readings differ where somebody changed a field that is shown', () => {
  const fields = [field({}), field({ name: 'y', kind: 'references' })]
  const one = { x: 'a', y: [1], version: 1 }
  expect(differences(fields, one, { x: 'a ', y: [1], version: 2 })).toEqual([])
  expect(differences(fields, one, { x: 'b', y: [2], version: 2 }).map(({ name }) => name)).toEqual(['x', 'y'])
})

test('within an object the fields that differ are named one by one; a password is in no reading', () => {
  const inner = [field({ name: 'host' }), field({ name: 'user' }), field({ name: 'secret', kind: 'password' })]
  const fields = [field({ name: 'server', kind: 'object', fields: inner })]
  const one = { server: { host: 'a', user: 'u', secret: 'typed' } }
  const found = differences(fields, one, { server: { host: 'b', user: 'u', secret: '' } })
  expect(found.map(({ name, value }) => ({ name, value }))).toEqual([{ name: 'server.host', value: 'b' }])
})

test('no password is kept, within objects neither', () => {
  const secret = field({ name: 'password', kind: 'password' })
  const fields = [
    field({ name: 'name' }),
    secret,
    field({ name: 'config', kind: 'object', fields: [field({ name: 'host' }), secret] }),
  ]
  const config = { host: 'smtp.example', password: 'b' }
  expect(withoutSecrets(fields, { name: 'n', password: 'a', config })).toEqual({
    name: 'n',
    config: { host: 'smtp.example' },
  })
  expect(withoutSecrets(fields, { config: { password: 'b' } })).toEqual({})
})
