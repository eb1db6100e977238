/** The admin's forms and the server check a body alike: one table of values, asked of both. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brokenRules } from '../domain/inputRules.ts'
import document from '../openapi/generated/openapi.json' with { type: 'json' }
import { operationsTable } from '../openapi/generated/operations.ts'
import routesDocument from '../openapi/generated/routes.json' with { type: 'json' }
import { bodyValidators, type FormOperationId } from '../openapi/generated/validators/index.ts'
import { createValidatorCompiler, InputFault } from '../server/http/validation.ts'

interface Property {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  properties?: Record<string, Property>
  items?: Property
}

// The JSON edge: as much of both files as a body needs.
const { routes, schemas } = routesDocument as unknown as {
  routes: { operationId: string; body?: Record<string, { $ref: string }> }[]
  schemas: Record<string, Property>
}
const paths = document.paths as unknown as Record<
  string,
  Record<string, { requestBody: { content: Record<string, { example: Record<string, unknown> }> } }>
>
const ids = Object.keys(bodyValidators) as FormOperationId[]
const compile = createValidatorCompiler(schemas)

const resolve = (property: Property): Property =>
  property.$ref === undefined ? property : (schemas[property.$ref.split('/').at(-1) ?? ''] ?? {})

const EMAILS = [
  'ü@b.example',
  'a@b.example',
  'A@B.EXAMPLE',
  'a@b',
  'a b@c.example',
  '甲@b.example',
  "o'b@c.example",
  '@c.example',
]

/** Values at, just inside and just outside what a property allows, and of every other type. */
function valuesFor(given: Property): unknown[] {
  const property = resolve(given)
  const { enum: choices = [], minimum, maximum, maxLength, maxItems, items } = property
  const lengths = maxLength === undefined ? [] : [maxLength, maxLength + 1].map((length) => '𠀀'.repeat(length))
  const bounds = [minimum, maximum]
    .filter((bound) => bound !== undefined)
    .flatMap((bound) => [bound - 1, bound, bound + 1])
  const lists =
    items === undefined ? [] : [...valuesFor(items).map((item) => [item]), new Array((maxItems ?? 0) + 1).fill(1)]
  const objects = Object.entries(property.properties ?? {}).flatMap(([name, inner]) =>
    valuesFor(inner).map((value) => ({ [name]: value })),
  )
  const others = [null, '', ' ', 'x', 'a\0b', 0, -1, 1.5, 7, true, [], {}, ['x'], { x: 1 }]
  const times = ['2026-11-02', '2026-11-02T01:00:00.000Z', '2026-02-30', 'https://b.example/x']
  return [...choices, ...others, ...EMAILS, ...times, ...lengths, ...bounds, ...lists, ...objects]
}

function bodiesFor(id: FormOperationId) {
  const { method, path } = operationsTable[id]
  // JSON, or the one form there is.
  const [reference = { $ref: '' }] = Object.values(routes.find(({ operationId }) => operationId === id)?.body ?? {})
  const [content] = Object.values(paths[path]?.[method.toLowerCase()]?.requestBody.content ?? {})
  const example = content?.example ?? {}
  const properties = Object.entries(resolve(reference).properties ?? {})
  const changed = properties.flatMap(([name, property]) => [
    Object.fromEntries(Object.entries(example).filter(([one]) => one !== name)),
    ...valuesFor(property).map((value) => ({ ...example, [name]: value })),
  ])
  return { reference, bodies: [example, {}, [], null, 'x', 7, { ...example, colour: 'red' }, ...changed] }
}

/** What the server says of a body: nothing, or the first field and its rule. */
function serverSays(reference: object, body: unknown) {
  const check = compile({ schema: reference, method: 'POST', url: '/', httpPart: 'body' })
  const answer = check(body)
  const fault: unknown = typeof answer === 'object' && 'error' in answer ? answer.error : undefined
  return fault instanceof InputFault ? { field: fault.field, rule: fault.rule } : null
}

describe.each(ids)('%s', (id) => {
  test('the form and the server agree', async () => {
    const validate = await bodyValidators[id]()
    const { reference, bodies } = bodiesFor(id)
    expect(bodies.length).toBeGreaterThan(10)
    for (const body of bodies) {
      const [atServer, inForm] = [structuredClone(body), structuredClone(body)]
      const told = brokenRules(validate, inForm)
      const first = serverSays(reference, atServer)
      if (first === null) expect(told, JSON.stringify(body)).toEqual([])
      else expect(told, JSON.stringify(body)).toContainEqual(first)
      if (first === null) expect(inForm).toEqual(atServer)
    }
  })
})

test.each([
  { given: 'a@b.example', want: [] },
  { given: 'ü@b.example', want: [{ field: 'email', rule: { name: 'format.email', params: {} } }] },
])('$given', async ({ given, want }) => {
  const body = { displayName: 'x', email: given }
  expect(brokenRules(await bodyValidators.createEmployee(), body)).toEqual(want)
  expect(serverSays({ $ref: 'roundview#/components/schemas/EmployeeCreate' }, body)).toEqual(want[0] ?? null)
})

test('no validator needs what the policy of the pages forbids', () => {
  const folder = new URL('../openapi/generated/validators/', import.meta.url)
  for (const name of readdirSync(folder)) {
    expect(readFileSync(new URL(name, folder), 'utf8'), name).not.toMatch(/\brequire\(|\beval\(|new Function/)
  }
})
