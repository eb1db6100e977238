import { afterEach, describe, expect, test } from 'vitest'
import { bundle } from './bundle.ts'
import { contractFolder, getOperation } from './contractFolder.fixture.ts'

const folders: { remove: () => void }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

function bundled(features: Record<string, object>) {
  const folder = contractFolder(features)
  folders.push(folder)
  return bundle(folder.directory)
}

const Pet = { type: 'object', properties: { name: { type: 'string', maxLength: 9 } }, required: ['name'] }
const withSchemas = (schemas: object) => ({ components: { schemas } })

interface Clash {
  name: string
  features: Record<string, object>
  message: string
}

describe('names', () => {
  test.each<Clash>([
    { name: 'a schema', features: { a: withSchemas({ Pet }), b: withSchemas({ Pet }) }, message: 'b.yaml: Pet' },
    { name: 'a shared schema', features: { a: withSchemas({ Id: Pet }) }, message: 'a.yaml: Id' },
    {
      name: 'a parameter',
      features: { a: { components: { parameters: { id: { name: 'id', in: 'path', schema: {} } } } } },
      message: 'a.yaml: id',
    },
    {
      name: 'a method of a path',
      features: {
        a: { paths: { '/p': { get: getOperation('one', Pet) } } },
        b: { paths: { '/p': { get: getOperation('two', Pet) } } },
      },
      message: 'b.yaml /p: get',
    },
  ])('$name defined twice throws with its place', ({ features, message }) => {
    expect(() => bundled(features)).toThrow(`${message} is defined twice`)
  })

  test('two features may each have a method of one path', () => {
    const { paths } = bundled({
      a: { paths: { '/p': { get: getOperation('one', Pet) } } },
      b: { paths: { '/p': { post: getOperation('two', Pet) } } },
    })
    expect(Object.keys(paths['/p'] ?? {})).toEqual(['get', 'post'])
  })
})

describe('references', () => {
  test.each(['#/components/schemas/Pet', '../openapi.yaml#/components/schemas/Pet', 'b.yaml#/components/schemas/Pet'])(
    '%s names the joined document',
    ($ref) => {
      const { components } = bundled({
        a: withSchemas({ Owner: { type: 'array', items: { $ref } } }),
        b: withSchemas({ Pet }),
      })
      expect(components.schemas.Owner).toEqual({ type: 'array', items: { $ref: '#/components/schemas/Pet' } })
    },
  )
})

describe('objects', () => {
  test('are closed wherever they stand; what is open on purpose stays open', () => {
    const { components } = bundled({
      a: withSchemas({
        Nest: {
          type: 'object',
          properties: { list: { type: 'array', items: Pet }, one: { anyOf: [Pet, { type: 'null' }] } },
        },
        Map: { ...Pet, additionalProperties: { type: 'string', maxLength: 1 } },
      }),
    })
    const closed = { ...Pet, additionalProperties: false }
    expect(components.schemas.Nest).toEqual({
      type: 'object',
      additionalProperties: false,
      properties: { list: { type: 'array', items: closed }, one: { anyOf: [closed, { type: 'null' }] } },
    })
    expect(components.schemas.Map?.additionalProperties).toEqual({ type: 'string', maxLength: 1 })
  })

  test('with allOf become one: parts by reference, nested, own properties last, required once', () => {
    const { components } = bundled({
      a: withSchemas({
        Animal: { type: 'object', properties: { name: { type: 'null' }, legs: { const: 4 } }, required: ['legs'] },
        Named: { allOf: [{ $ref: '#/components/schemas/Animal' }, Pet] },
        Dog: {
          description: 'barks',
          allOf: [{ $ref: '#/components/schemas/Named' }, { type: 'object', properties: { age: { const: 1 } } }],
          properties: { tail: { const: true } },
          required: ['name', 'tail'],
        },
      }),
    })
    expect(components.schemas.Dog).toEqual({
      description: 'barks',
      type: 'object',
      additionalProperties: false,
      properties: {
        name: { type: 'string', maxLength: 9 },
        legs: { const: 4 },
        age: { const: 1 },
        tail: { const: true },
      },
      required: ['legs', 'name', 'tail'],
    })
  })

  test('a part that names nothing throws', () => {
    const Dog = { allOf: [{ $ref: '#/components/schemas/Nobody' }] }
    expect(() => bundled({ a: withSchemas({ Dog }) })).toThrow('#/components/schemas/Nobody names nothing')
  })
})

describe('operations', () => {
  const operationOf = (more: object = {}) => {
    const { paths } = bundled({ a: { paths: { '/p': { get: getOperation('one', Pet, more) } } } })
    return paths['/p']?.get
  }

  test('JSON answers get the envelope, in schema and example', () => {
    expect(operationOf()?.responses['200']?.content?.['application/json']).toEqual({
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['returnCode', 'message', 'result'],
        properties: {
          returnCode: { type: 'integer', const: 0, description: '0: the call went well' },
          message: { type: 'string', maxLength: 2000, description: 'Empty when the call went well' },
          result: { ...Pet, additionalProperties: false, description: 'ok' },
        },
      },
      example: { returnCode: 0, message: '', result: { id: 1 } },
    })
  })

  test('files stay as they are', () => {
    const content = { 'text/csv': { schema: { type: 'string', format: 'binary' }, example: 'a,b' } }
    expect(operationOf({ responses: { '200': { description: 'ok', content } } })?.responses['200']?.content).toEqual(
      content,
    )
  })

  test('every one may be refused, and the bodies are closed', () => {
    const operation = operationOf({ requestBody: { content: { 'application/json': { schema: Pet } } } })
    expect(operation?.responses['4XX']).toMatchObject({ $ref: '#/components/responses/Refused' })
    expect(operation?.responses['5XX']).toMatchObject({ $ref: '#/components/responses/Refused' })
    expect(operation?.requestBody?.content['application/json']?.schema?.additionalProperties).toBe(false)
  })

  test.each([
    ['public', []],
    ['rater', [{ rater: [] }, { session: [] }]],
    ['member', [{ session: [] }]],
    ['admin', [{ session: [] }]],
  ])('%s says how one signs in', (permission, security) => {
    expect(operationOf({ 'x-permission': permission })?.security).toEqual(security)
  })
})
