import { expect, test } from 'vitest'
import { silentPlaces } from './descriptions.ts'
import type { ApiDocument, Schema } from './document.ts'

const said = { description: 'What it means' }
const text: Schema = { type: 'string', maxLength: 9 }

/** A document in which everything is described; `more` replaces parts of its one operation. */
function documentOf(schemas: Record<string, Schema>, more: object = {}): ApiDocument {
  const operation = {
    operationId: 'one',
    tags: ['pets'],
    summary: 'Some pets',
    description: 'Those that can be had',
    responses: { '200': { description: 'The pets' } },
    'x-origin': 'roundview' as const,
    'x-permission': 'public' as const,
    ...more,
  }
  const parameters = { id: { name: 'id', in: 'path' as const, schema: text } }
  return {
    openapi: '3.1.0',
    info: { title: '', version: '' },
    tags: [],
    security: [],
    paths: { '/p': { get: operation } },
    components: { schemas, parameters, securitySchemes: {} },
  }
}

test.each<{ what: string; schemas: Record<string, Schema>; silent: string[] }>([
  { what: 'all is said', schemas: { Pet: { ...said, properties: { name: { ...text, ...said } } } }, silent: [] },
  { what: 'a schema', schemas: { Pet: { properties: {} } }, silent: ['Pet'] },
  { what: 'a property', schemas: { Pet: { ...said, properties: { name: text } } }, silent: ['Pet.name'] },
  {
    what: 'a property that repeats its name',
    schemas: { Pet: { ...said, properties: { petName: { ...text, description: 'Pet name.' } } } },
    silent: ['Pet.petName'],
  },
  {
    what: 'a property of an object in a list',
    schemas: { Pet: { ...said, properties: { toys: { ...said, items: { properties: { name: text } } } } } },
    silent: ['Pet.toys[].name'],
  },
  {
    what: 'a property of one of several forms',
    schemas: { Pet: { ...said, anyOf: [{ properties: { name: text } }] } },
    silent: ['Pet.name'],
  },
  {
    what: 'a reference to a text of many uses, not one to an object or to choices',
    schemas: {
      Name: { ...said, ...text },
      Kind: { ...said, enum: ['cat', 'dog'] },
      Pet: {
        ...said,
        properties: {
          name: { $ref: '#/components/schemas/Name' },
          kind: { $ref: '#/components/schemas/Kind' },
          friend: { $ref: '#/components/schemas/Pet' },
        },
      },
    },
    silent: ['Pet.name'],
  },
])('$what', ({ schemas, silent }) => expect(silentPlaces(documentOf(schemas))).toEqual(silent))

const json = (schema: Schema) => ({ 'application/json': { schema } })

test.each<{ what: string; more: object; silent: string[] }>([
  { what: 'an operation', more: { description: undefined }, silent: ['one'] },
  { what: 'an operation that repeats its summary', more: { description: 'Some pets.' }, silent: ['one'] },
  { what: 'a parameter', more: { parameters: [{ $ref: '#/components/parameters/id' }] }, silent: ['one?id'] },
  { what: 'an answer', more: { responses: { '200': { description: ' ' } } }, silent: ['one 200'] },
  {
    what: 'a property of an answer',
    more: { responses: { '200': { ...said, content: json({ properties: { name: text } }) } } },
    silent: ['one 200.name'],
  },
  {
    what: 'a property of a body',
    more: { requestBody: { content: json({ properties: { name: text } }) } },
    silent: ['one body.name'],
  },
])('$what', ({ more, silent }) => expect(silentPlaces(documentOf({}, more))).toEqual(silent))
