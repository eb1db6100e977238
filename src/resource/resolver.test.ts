import type { FieldValues, ResolverOptions } from 'react-hook-form'
import { describe, expect, test } from 'vitest'
import { translateManage } from '../../messages/manage.ts'
import { bodyValidators } from '../../openapi/generated/validators/index.ts'
import type { Validate } from '../../openapi/generated/validators/validate.ts'
import { schemaResolver } from './resolver.ts'

const zh = (key: string, params?: Record<string, string | number>) => translateManage('zh', key, params)
const en = (key: string, params?: Record<string, string | number>) => translateManage('en', key, params)

const options = (names: string[] = []): ResolverOptions<FieldValues> => ({
  fields: {},
  names,
  shouldUseNativeValidation: false,
})

const person = { displayName: '孙磊', email: 'sun.lei@b.example' }

describe('a new employee', () => {
  test.each([
    { given: person, want: {} },
    { given: { ...person, displayName: '' }, want: { displayName: { type: 'required', message: 'is required' } } },
    { given: { email: null }, want: { displayName: { type: 'required', message: 'is required' } } },
    {
      given: { ...person, displayName: 'x'.repeat(101), email: 'ü@b.example' },
      want: {
        displayName: { type: 'maxLength', message: 'may have at most 100 characters' },
        email: { type: 'format.email', message: 'is not an e-mail address' },
      },
    },
    {
      given: { ...person, departId: '7' },
      want: { departId: { type: 'type.integer', message: 'must be a whole number' } },
    },
    { given: { ...person, sex: 'x' }, want: { sex: { type: 'enum', message: 'must be one of: male, female' } } },
    {
      given: { ...person, colour: 'red' },
      want: { colour: { type: 'additionalProperties', message: 'is not known here. Leave it out' } },
    },
    {
      given: { ...person, address: 'a\0b' },
      want: { address: { type: 'nul', message: 'may not hold a NUL character' } },
    },
  ])('$given', async ({ given, want }) => {
    const { errors } = await schemaResolver(bodyValidators.createEmployee, en)(given, undefined, options())
    expect(errors).toEqual(want)
  })

  test('a fault is told in the language of the screen', async () => {
    const { errors } = await schemaResolver(bodyValidators.createEmployee, zh)({}, undefined, options())
    expect(errors).toEqual({ displayName: { type: 'required', message: '必须填写' } })
  })
})

test('what is checked and sent is the body made of the values, which stay as they are', async () => {
  const values = { displayName: ' 孙磊 ', departName: '销售部' }
  const resolve = schemaResolver(bodyValidators.createEmployee, en, ({ displayName }) => ({
    displayName: displayName.trim(),
  }))
  expect(await resolve(values, undefined, options())).toEqual({ values: { displayName: '孙磊' }, errors: {} })
  expect(values).toEqual({ displayName: ' 孙磊 ', departName: '销售部' })
})

/** A validator that tells these faults. */
function telling(...errors: { instancePath: string; keyword: string; params?: object }[]): () => Promise<Validate> {
  const validate: Validate = () => false
  validate.errors = errors.map((error) => ({ ...error, params: { ...error.params } }))
  return async () => validate
}

const long = { type: 'maxItems', message: 'may have at most 2 items' }
const needed = { type: 'required', message: 'is required' }
const maxItems = { instancePath: '/items', keyword: 'maxItems', params: { limit: 2 } }

describe('names', () => {
  test.each([
    {
      name: 'a field within a field',
      given: [{ instancePath: '/config/smtp', keyword: 'required', params: { missingProperty: 'host' } }],
      want: { config: { smtp: { host: needed } } },
    },
    {
      name: 'an item of a list',
      given: [{ instancePath: '/items/2/name', keyword: 'minLength', params: { limit: 1 } }],
      want: { items: [undefined, undefined, { name: needed }] },
    },
    { name: 'a list that is one input', given: [maxItems], inputs: ['items'], want: { items: long } },
    { name: 'a list of inputs', given: [maxItems], inputs: ['items.0.name'], want: { items: { root: long } } },
    {
      name: 'a list and an item of it',
      given: [maxItems, { instancePath: '/items/0', keyword: 'required', params: { missingProperty: 'name' } }],
      want: { items: { root: long, 0: { name: needed } } },
    },
    {
      name: 'a choice: the branch that says most',
      given: [
        { instancePath: '/leader', keyword: 'type', params: { type: 'null' } },
        { instancePath: '/leader', keyword: 'required', params: { missingProperty: 'id' } },
        { instancePath: '/leader', keyword: 'anyOf' },
      ],
      want: { leader: { id: needed } },
    },
    {
      name: 'the whole',
      given: [{ instancePath: '', keyword: 'minProperties', params: { limit: 1 } }],
      want: { body: { type: 'minProperties', message: 'needs at least 1 field' } },
    },
  ])('$name', async ({ given, inputs, want }) => {
    const { errors } = await schemaResolver(telling(...given), en)({}, undefined, options(inputs))
    expect(errors).toEqual(want)
  })
})

test('without the file of its rules what was typed goes to the server, which has the same', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const resolved = await schemaResolver(lost, zh)({ displayName: '' }, undefined, options())
  expect(resolved).toEqual({ values: { displayName: '' }, errors: {} })
})
