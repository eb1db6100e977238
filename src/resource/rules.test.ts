import { describe, expect, test } from 'vitest'
import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'
import { initialValue, mustFill, toBody } from './rules.ts'

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
    { name: 'an e-mail address', given: field({ kind: 'email' }), want: true },
    { name: 'a reference', given: field({ kind: 'reference' }), want: true },
    { name: 'a reference that may be null', given: field({ kind: 'reference', nullable: true }), want: false },
  ])('$name: $want', ({ given, want }) => {
    expect(mustFill(given)).toBe(want)
  })

  test('a choice that may be empty need not be made', () => {
    expect(mustFill(field({ kind: 'select', choices: ['', 'male'] }))).toBe(false)
    expect(mustFill(field({ kind: 'select', choices: ['admin', 'member'] }))).toBe(true)
  })
})

test('the body has the types of the contract, and nothing that is read only', () => {
  const fields = [
    field({ name: 'displayName', minLength: 1 }),
    field({ name: 'employeeNo' }),
    field({ name: 'departId', kind: 'reference', nullable: true }),
    field({ name: 'leaderId', kind: 'reference', nullable: true }),
    field({ name: 'seq', kind: 'number' }),
    field({ name: 'level', kind: 'select', choices: [1, 2] }),
    field({ name: 'open', kind: 'boolean' }),
    field({ name: 'password', kind: 'password', required: false }),
    field({ name: 'departName', readOnly: true }),
  ]
  const values = {
    displayName: ' 孙磊 ',
    employeeNo: '',
    departId: null,
    leaderId: '7',
    seq: '3',
    level: '2',
    open: true,
    password: '',
    departName: 'x',
  }
  expect(toBody(fields, values)).toEqual({
    displayName: '孙磊',
    employeeNo: '',
    departId: null,
    leaderId: 7,
    seq: 3,
    level: 2,
    open: true,
  })
})

test.each([
  { given: field({}), record: undefined, want: '' },
  { given: field({ defaultValue: 'd' }), record: undefined, want: 'd' },
  { given: field({}), record: { x: 'r' }, want: 'r' },
  { given: field({ kind: 'boolean' }), record: undefined, want: false },
  { given: field({ kind: 'reference' }), record: { x: null }, want: null },
  { given: field({ kind: 'number' }), record: { x: 0 }, want: 0 },
])('an input starts with $want', ({ given, record, want }) => {
  expect(initialValue(given, record)).toBe(want)
})
