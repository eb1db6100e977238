/** The document itself: every call of the spec, every entity field by field, every schema with its bounds (design §4). */
import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { silentPlaces } from '../../codegen/descriptions.ts'
import { type ApiDocument, operationsOf, resolve, type Schema } from '../../codegen/document.ts'
import {
  CONFIG_TEXT_MAXIMUM,
  OPTION_TEXT_MAXIMUM,
  PAPER_TEXT_MAXIMUM,
  QUESTION_DATA_MAXIMUM,
  QUESTION_TEXT_MAXIMUM,
} from '../../domain/paper/textLengths.ts'
import {
  EID_MAXIMUM,
  LEVEL_NAME_MAXIMUM,
  MAIL_TEXT_MAXIMUM,
  NAME_MAXIMUM,
  REASON_MAXIMUM,
  SETTING_TEXT_MAXIMUM,
} from '../../domain/textMaxima.ts'
import { looseSchemas } from './looseSchemas.ts'
import { CODES, ENTITIES, INPUTS, QUERIES } from './specTables.ts'

const text = readFileSync(new URL('../../openapi/generated/openapi.json', import.meta.url), 'utf8')
const document = JSON.parse(text) as ApiDocument
const operations = [...operationsOf(document)].map((one) => ({ ...one, name: one.operation.operationId }))
const ajv = new Ajv2020({ strict: false, validateSchema: false })
addFormats.default(ajv)
ajv.addSchema(JSON.parse(text.replaceAll('"#/components', '"roundview#/components')), 'roundview')

const spec = readFileSync(new URL('./operations.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

/** An uploaded file has no type: it is the platform's own object. */
const UNTYPED = ['AvatarUpload.file: a schema without a type', 'LogoUpload.file: a schema without a type']

/** Why `value` does not fit; null when it does. */
function misfit(schema: Schema | undefined, value: unknown): string | null {
  const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"roundview#/components')))
  return validate(value) ? null : ajv.errorsText(validate.errors)
}

describe('every call of spec §7', () => {
  const written = new Map(
    operations.map(({ method, path, operation }) => [`${method.toUpperCase()} ${path}`, operation]),
  )

  test('the list is whole', () => expect(new Set(spec).size).toBe(100))

  test.each(spec)('%s', (line) => expect(written.get(line)).toMatchObject({ 'x-origin': 'spec' }))

  test('every other one says that it is ours', () => {
    const others = [...written].filter(([address]) => !spec.includes(address))
    expect(others.filter(([, operation]) => operation['x-origin'] !== 'roundview').map(([address]) => address)).toEqual(
      [],
    )
  })
})

describe('every operation', () => {
  test('has an operationId of its own', () => {
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length)
  })

  test.each(operations)('$name has all that is asked of it', ({ operation }) => {
    expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/)
    expect(document.tags.map(({ name }) => name)).toContain(operation.tags[0])
    expect(operation.summary.length).toBeGreaterThan(3)
    expect(['spec', 'roundview']).toContain(operation['x-origin'])
    expect(['public', 'rater', 'member', 'admin']).toContain(operation['x-permission'])
    expect(Object.keys(operation.responses).sort()).toEqual(['200', '4XX', '5XX'])
  })

  test.each(operations)('$name: the examples fit their schemas', ({ operation }) => {
    const answers = Object.entries(operation.responses['200']?.content ?? {})
    expect(answers).not.toEqual([])
    for (const [type, { schema, example }] of answers) {
      if (type !== 'application/json') continue
      expect(example, 'an example of the 200 answer').toHaveProperty('result')
      expect(misfit(schema, example)).toBeNull()
    }
    for (const [type, { schema, example }] of Object.entries(operation.requestBody?.content ?? {})) {
      if (type === 'multipart/form-data') continue
      expect(example, 'an example of the body').toBeDefined()
      expect(misfit(schema, example)).toBeNull()
    }
  })

  test.each(operations)('$name: the path names its parameters', ({ path, operation }) => {
    const shared = document.paths[path]?.parameters ?? []
    const parameters = [...shared, ...(operation.parameters ?? [])].map((one) => resolve(document, one))
    const inPath = parameters.filter((one) => one.in === 'path')
    expect(inPath.map(({ name }) => name).sort()).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
    )
    expect(inPath.every(({ required }) => required === true)).toBe(true)
  })
})

test('every operation, parameter, answer, schema and property is described', () => {
  expect(silentPlaces(document)).toEqual([])
})

describe('every schema is bounded', () => {
  test('texts, numbers, lists and objects, wherever they stand', () => expect(looseSchemas(document)).toEqual(UNTYPED))

  test.each([
    ['a text', { type: 'string' }],
    ['a text of any length that may be null', { type: ['string', 'null'] }],
    ['a number without a maximum', { type: 'integer', minimum: 0 }],
    ['a list', { type: 'array', items: { type: 'boolean' } }],
    ['an open object', { type: 'object', properties: {} }],
    [
      'a text inside a list inside an object',
      {
        type: 'object',
        additionalProperties: false,
        properties: { list: { type: 'array', maxItems: 1, items: { type: 'string' } } },
      },
    ],
    ['a map of texts', { type: 'object', additionalProperties: { type: 'string' } }],
    ['anything at all', {}],
  ] satisfies [string, Schema][])('the walk finds %s', (_, Loose) => {
    const planted = { ...document, paths: {}, components: { schemas: { Loose }, parameters: {}, securitySchemes: {} } }
    expect(looseSchemas(planted)).not.toEqual([])
  })
})

function propertiesOf(name: string): Record<string, Schema> {
  return document.components.schemas[name]?.properties ?? {}
}

/** The most characters of a schema's texts, by property; beside a $ref the smaller of both counts. */
function lengthsOf(name: string): Record<string, number> {
  const bounds = Object.entries(propertiesOf(name)).flatMap(([field, schema]): [string, number][] => {
    const most = [schema.maxLength, resolve(document, schema).maxLength].filter((each) => each !== undefined)
    return most.length === 0 ? [] : [[field, Math.min(...most)]]
  })
  return Object.fromEntries(bounds)
}

describe('the entities of spec §3, field by field', () => {
  test.each(Object.entries(ENTITIES))('%s', (name, fields) => {
    expect(Object.keys(propertiesOf(name))).toEqual(expect.arrayContaining(fields))
  })

  test.each(Object.entries(CODES))('%s has the codes of the spec', (place, codes) => {
    const [name = '', property] = place.split('.')
    const schema = document.components.schemas[name]
    const target = property === undefined ? schema : schema?.properties?.[property]
    expect(target && resolve(document, target).enum).toEqual(codes)
  })
})

describe('what the calls of spec §7 take', () => {
  test.each(Object.entries(INPUTS))('%s: body', (address, fields) => {
    const operation = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === address)?.operation
    const [media] = Object.values(operation?.requestBody?.content ?? {})
    const schema = resolve(document, media?.schema ?? {})
    const body = schema.type === 'array' ? resolve(document, schema.items ?? {}) : schema
    expect(Object.keys(body.properties ?? {})).toEqual(expect.arrayContaining(fields))
  })

  test.each(Object.entries(QUERIES))('%s: query', (address, names) => {
    const operation = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === address)?.operation
    const parameters = (operation?.parameters ?? []).map((one) => resolve(document, one))
    const query = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
    expect(query).toEqual(expect.arrayContaining(names))
  })
})

test.each([
  ['PaperSave', PAPER_TEXT_MAXIMUM],
  ['QuestionData', QUESTION_TEXT_MAXIMUM],
  ['QuestionOption', OPTION_TEXT_MAXIMUM],
  ['QuestionConfig', CONFIG_TEXT_MAXIMUM],
  ['QuestionnaireDetailsSave', PAPER_TEXT_MAXIMUM],
  ['EmailTemplateSave', MAIL_TEXT_MAXIMUM],
  ['MailWords', MAIL_TEXT_MAXIMUM],
  ['DimensionCreate', { name: NAME_MAXIMUM }],
  ['DimensionUpdate', { name: NAME_MAXIMUM, before: NAME_MAXIMUM }],
  ['EnterpriseName', { enterpriseName: NAME_MAXIMUM }],
  ['RelationLevelCreate', { levelName: LEVEL_NAME_MAXIMUM }],
  ['RelationLevelChange', { levelName: LEVEL_NAME_MAXIMUM }],
  ['StatisticSet', { reason: REASON_MAXIMUM }],
  ['AnswerCancel', { reason: REASON_MAXIMUM }],
])('%s: a form tells of the lengths the document has', (name, maxima) => {
  expect(lengthsOf(name)).toEqual(maxima)
})

test.each([
  ['QuestionnaireSettingChange', SETTING_TEXT_MAXIMUM],
  ['EmployeeCreate', { displayName: NAME_MAXIMUM }],
  ['SignIn', { eid: EID_MAXIMUM }],
  ['SignOnWish', { eid: EID_MAXIMUM }],
])('%s: among the lengths the document has are those that a form or a command tells of', (name, maxima) => {
  expect(lengthsOf(name)).toMatchObject(maxima)
})

test('an enterprise is asked of by its eid as long as the document has it', () => {
  const { operation } = operations.find(({ name }) => name === 'getSessionState') ?? {}
  const eid = (operation?.parameters ?? []).map((one) => resolve(document, one)).find(({ name }) => name === 'eid')
  expect(eid?.schema?.maxLength).toBe(EID_MAXIMUM)
})

test('a question: the editor tells of the length that all its texts together may have', () => {
  expect(propertiesOf('QuestionSave')['data']?.maxLength).toBe(QUESTION_DATA_MAXIMUM)
})
