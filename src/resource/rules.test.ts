import { describe, expect, test } from 'vitest'
import type { FieldDescriptor } from '../../openapi/generated/descriptors.ts'
import { type FieldValue, initialValue, mustFill, rulesOf, toBody } from './rules.ts'

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

const translate = (key: string) => key.replace('ra.validation.', '')

function fault(descriptor: FieldDescriptor, value: FieldValue) {
  const { validate } = rulesOf(descriptor, translate)
  if (typeof validate !== 'function') throw new Error('one rule for all')
  return validate(value, {})
}

describe('rules', () => {
  test.each([
    { name: 'a required name', given: field({ minLength: 1 }), value: '  ', want: 'required' },
    { name: 'a required text that may be empty', given: field({}), value: '', want: true },
    { name: 'an optional text', given: field({ required: false, minLength: 8 }), value: '', want: true },
    { name: 'too short', given: field({ minLength: 8 }), value: '1234567', want: 'minLength' },
    { name: 'just long enough', given: field({ minLength: 8 }), value: '12345678', want: true },
    { name: 'just short enough', given: field({ maxLength: 3 }), value: 'abc', want: true },
    { name: 'too long', given: field({ maxLength: 3 }), value: 'abcd', want: 'maxLength' },
    { name: 'no e-mail address', given: field({ kind: 'email' }), value: 'wu.tao#x', want: 'email' },
    { name: 'an e-mail address', given: field({ kind: 'email' }), value: 'wu.tao@x.example', want: true },
    { name: 'against a pattern', given: field({ pattern: '^[0-9]+$' }), value: '1a', want: 'regex' },
    { name: 'below', given: field({ kind: 'number', minimum: 1 }), value: '0', want: 'minValue' },
    { name: 'at the bound', given: field({ kind: 'number', minimum: 1, maximum: 5 }), value: '5', want: true },
    { name: 'above', given: field({ kind: 'number', maximum: 5 }), value: '6', want: 'maxValue' },
    { name: 'no number', given: field({ kind: 'number' }), value: 'a', want: 'number' },
    { name: 'nothing chosen', given: field({ kind: 'reference' }), value: null, want: 'required' },
    {
      name: 'nothing chosen where null is a choice',
      given: field({ kind: 'reference', nullable: true }),
      value: null,
      want: true,
    },
  ])('$name', ({ given, value, want }) => {
    expect(fault(given, value)).toBe(want)
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
