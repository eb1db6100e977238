/** Long answers are compressed, answers with a secret never (BREACH). */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import document from '../../openapi/generated/openapi.json' with { type: 'json' }
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import { chooseEncoding, mayCompress } from '../../server/http/compression.ts'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  for (let index = 0; index < 5; index += 1)
    await administrator.ok('createQuestionnaire', { body: { type: 1, title: `年度评估 ${index}` } })
  const value = JSON.stringify('a'.repeat(2000))
  await administrator.ok('setPreference', { path: { key: 'employees.savedQueries' }, body: { value } })
})

afterAll(() => testApp.close())

async function get(url: string, acceptEncoding?: string) {
  const headers = { cookie: administrator.cookie(), ...(acceptEncoding && { 'accept-encoding': acceptEncoding }) }
  const { headers: answered, rawPayload } = await testApp.app.inject({ method: 'GET', url, headers })
  return { encoding: answered['content-encoding'], vary: answered.vary, bytes: rawPayload }
}

const LIST = '/api/questionnaires'

test('a long answer goes as the caller takes it', async () => {
  const plain = await get(LIST)
  expect(plain.bytes.length).toBeGreaterThan(1024)
  const brotli = await get(LIST, 'gzip, deflate, br')
  const gzip = await get(LIST, 'gzip')
  expect([plain.encoding, brotli.encoding, gzip.encoding]).toEqual([undefined, 'br', 'gzip'])
  expect([plain.vary, brotli.vary]).toEqual(['accept-encoding', 'accept-encoding'])
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
  expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 2)
})

test('a very long answer, too', async () => {
  const plain = await get('/api/enterprises/areaInfo')
  expect(plain.bytes.length).toBeGreaterThan(65_536)
  const brotli = await get('/api/enterprises/areaInfo', 'br')
  expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
  const gzip = await get('/api/enterprises/areaInfo', 'gzip')
  expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
})

test('a short answer goes as it is', async () => {
  expect(await get('/api/tags', 'br')).toMatchObject({ encoding: undefined, vary: undefined })
})

test('an answer of the session goes as it is, however long', async () => {
  const { bytes, encoding } = await get('/api/session/preferences', 'br')
  expect(bytes.length).toBeGreaterThan(1024)
  expect(encoding).toBeUndefined()
})

test.each([
  [undefined, null],
  ['', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.000, gzip;q=0', null],
  ['BR;q=0.5', 'br'],
  ['zebra', null],
])('accept-encoding: %s', (header, want) => {
  expect(chooseEncoding(header)).toBe(want)
})

interface Schema {
  properties?: Record<string, Schema>
  [key: string]: unknown
}

/** Names of all properties of texts below a schema, those within JSON texts included. */
function textsOf(schema: Schema, name = ''): string[] {
  if (schema.type === 'boolean') return []
  if (schema.contentSchema !== undefined) return [name, ...textsOf(schema.contentSchema as Schema)]
  if (schema.properties !== undefined)
    return Object.entries(schema.properties).flatMap(([key, value]) => textsOf(value, key))
  const within = [schema.items, schema.additionalProperties, ...[schema.allOf, schema.oneOf, schema.anyOf].flat()]
  const below = within
    .filter((part) => typeof part === 'object' && part !== null)
    .flatMap((part) => textsOf(part as Schema, name))
  return [name, ...below]
}

/** Names within the JSON texts of an example, also where no schema says what is in them. */
function namesWithin(example: unknown): string[] {
  if (typeof example === 'object' && example !== null) return Object.values(example).flatMap(namesWithin)
  if (typeof example !== 'string' || !/^[[{]/.test(example)) return []
  return [...example.matchAll(/"(\w+)":/g)].map(([, name = '']) => name)
}

const SECRET = /password|secret|token|link|logo/i

describe('by the document', () => {
  // The JSON edge: codegen wrote the file, every reference resolved here.
  const root = document as unknown as Record<string, unknown>
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved)
    if (typeof value !== 'object' || value === null) return value
    const { $ref } = value as { $ref?: string }
    if ($ref !== undefined)
      return resolved(
        $ref
          .split('/')
          .slice(1)
          .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], root),
      )
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolved(part)]))
  }
  const operations = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).filter((one) => typeof one === 'object' && 'operationId' in one),
  ) as {
    operationId: OperationId
    responses: Record<string, { content?: Record<string, { schema: Schema; example?: unknown }> }>
  }[]
  const secretsOf = ({ responses }: (typeof operations)[number]) => {
    const answer = responses['200']?.content?.['application/json']
    if (answer === undefined) return []
    const names = [...textsOf(resolved(answer.schema) as Schema), ...namesWithin(answer.example)]
    return names.filter((name) => SECRET.test(name))
  }

  test('what a JSON text holds is seen, by its schema and by its example', () => {
    const schema = { properties: { result: { contentSchema: { properties: { logo: { type: 'string' } } } } } }
    expect(textsOf(schema)).toEqual(['result', 'logo'])
    expect(namesWithin({ result: ['a text', '{"style":{"logo":"/api/files"}}'] })).toEqual(['style', 'logo'])
  })

  test('no answer with a secret may be compressed', () => {
    const wrong = operations.filter((one) => mayCompress(one.operationId) && secretsOf(one).length > 0)
    expect(wrong.map((one) => [one.operationId, ...secretsOf(one)])).toEqual([])
  })

  test('nor one for raters or strangers; all else that an administrator asks for may', () => {
    const secret = operations.filter((one) => secretsOf(one).length > 0).map((one) => one.operationId)
    for (const [operationId, { permission, method, feature, answer }] of Object.entries(operationsTable)) {
      const may = mayCompress(operationId as OperationId)
      if (['public', 'rater'].includes(permission) || feature === 'session')
        expect([operationId, may]).toEqual([operationId, false])
      else if (permission === 'admin' && method === 'GET' && answer === 'application/json')
        expect([operationId, may]).toEqual([operationId, !secret.includes(operationId as OperationId)])
    }
  })
})
