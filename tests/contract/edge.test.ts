/** The HTTP edge: whatever is sent in another shape than the document's is refused by field, and writes nothing. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import { addressOf, OWN_PAGE } from '../../server/demo/caller.ts'
import { startTestApp, type TestApp, type Visitor } from '../server/testApp.ts'
import { badBody, exampleBody, halfTexts, KINDS, type Sent } from './badBodies.ts'
import { badPaths, badQueries } from './badParameters.ts'
import { exampleInput, inputsOf } from './exampleCall.ts'
import { contentOf } from './storedContent.ts'

const operations = (Object.keys(operationsTable) as OperationId[])
  .map((id) => ({ id, ...operationsTable[id] }))
  .filter(({ pending }) => !pending)

let testApp: TestApp
let administrator: Visitor
/** Objects by the kinds of x-object: with them a call gets past the guard. */
let owned: Record<string, number>

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
  const { employeeId: employee } = await administrator.ok('getCurrentUser')
  const { id: department } = await administrator.ok('createDepartment', { body: { name: '销售部' } })
  const { id: questionnaire } = await administrator.ok('createQuestionnaire', { body: { type: 1 } })
  owned = { employee, department, questionnaire }
})
afterAll(() => testApp.close())

/** An operation's address with the path of its own object, and every other id 1. */
function addressFor(id: OperationId, change: { path?: object; query?: object } = {}): string {
  const { path, object } = operationsTable[id]
  const own = object === 'employee' && path.includes('{employeeId}') ? 'employeeId' : 'id'
  const ids = object === null ? {} : { [own]: owned[object] ?? 0 }
  const input = exampleInput(id, ids)
  return addressOf(id, { ...input.path, ...change.path }, { ...input.query, ...change.query })
}

/** The content types an operation takes a body of. */
const typesOf = (id: OperationId) => Object.keys(inputsOf(id).requestBody?.content ?? {}).join(', ')

/** The types of inject know fewer methods than HTTP has. */
async function send(method: string, url: string, { headers, payload }: Partial<Sent> = {}) {
  const cookie = administrator.cookie()
  const response = await testApp.app.inject({
    method: method as 'GET',
    url,
    headers: { ...OWN_PAGE, cookie, 'accept-language': 'en', ...headers },
    ...(payload !== undefined && { payload }),
  })
  return { status: response.statusCode, headers: response.headers, body: response.body }
}

const WORDED = expect.stringMatching(/^(?!input\.|error\.)\S/)

/** A refusal as people need it: worded, and with the field that is wrong. */
const refusal = (status: number, returnCode: number, field: string) => ({
  status,
  envelope: { returnCode, message: WORDED, result: { fields: [{ field, message: WORDED }] } },
})

async function refusalOf(method: string, url: string, sent?: Partial<Sent>) {
  const { status, body } = await send(method, url, sent)
  return { status, envelope: JSON.parse(body) }
}

let before: string
beforeAll(async () => {
  before = await contentOf(testApp.database)
})

const bodies = operations.flatMap(({ id, method, path }) =>
  KINDS.flatMap((kind) => {
    const bad = badBody(id, kind)
    return bad === undefined ? [] : [{ id, method, path, kind, bad }]
  }),
)

test.each(bodies)('$method $path: $kind', async ({ id, method, bad }) => {
  const { sent, status, returnCode, field } = bad
  const answer = await refusalOf(method, addressFor(id), sent)
  expect(answer).toEqual(refusal(status, returnCode, field))
  if (field === 'content-type') expect(answer.envelope.message).toContain(typesOf(id))
})

const halves = operations.flatMap(({ id, method, path }) =>
  halfTexts(id).map(({ sent, field }) => ({ id, method, path, field, sent })),
)

test.each(halves)('$method $path: half a character in $field', async ({ id, method, sent, field }) => {
  expect(await refusalOf(method, addressFor(id), sent)).toEqual(refusal(400, 2000, field))
})

test.each(operations)('$method $path: a query that is no UTF-8', async ({ id, method }) => {
  const address = addressFor(id)
  for (const letters of ['%ff', '%ed%a0%80', '%c3%']) {
    const url = `${address}${address.includes('?') ? '&' : '?'}kw=${letters}`
    expect(await refusalOf(method, url, exampleBody(id))).toEqual(refusal(400, 2000, 'kw'))
  }
})

const parameters = operations.flatMap(({ id, method, path }) => [
  ...badPaths(id).map((bad) => ({ id, method, path, bad, change: { path: { [bad.name]: bad.value } } })),
  ...badQueries(id).map((bad) => ({ id, method, path, bad, change: { query: { [bad.name]: bad.value } } })),
])

test.each(parameters)('$method $path: $bad.name $bad.what', async ({ id, method, bad, change }) => {
  expect(await refusalOf(method, addressFor(id, change), exampleBody(id))).toEqual(refusal(400, 2000, bad.field))
})

test.each(operations.filter(({ id }) => typesOf(id) !== ''))(
  '$method $path: too large a body',
  async ({ id, method }) => {
    const headers = { 'content-type': typesOf(id), 'content-length': String(2 ** 31) }
    const answer = await refusalOf(method, addressFor(id), { headers, payload: '{}' })
    expect(answer).toEqual(refusal(413, 2003, 'body'))
  },
)

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND']
/** The methods an address is called by; `/employees/disable` is an `/employees/{id}`, too. */
function methodsAt(address: string): string[] {
  const fits = (path: string) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(address)
  const table: { method: string; path: string }[] = Object.values(operationsTable)
  return table.filter(({ path }) => fits(path)).map(({ method }) => method)
}

test.each(operations)('$path is called by no method beside $method and its neighbours', async ({ id, path }) => {
  const own = methodsAt(path)
  for (const method of METHODS.filter((one) => !own.includes(one))) {
    const { status, headers, body } = await send(method, addressFor(id))
    expect({ method, status }).toEqual({ method, status: 405 })
    expect(JSON.parse(body)).toEqual({ returnCode: 2006, message: WORDED, result: null })
    expect(String(headers.allow).replace(', HEAD', '').split(', ')).toEqual([...new Set(own)])
  }
})

test('nothing of all this was written', async () => {
  expect(await contentOf(testApp.database)).toBe(before)
})

// After what must write nothing: reading a paper is noted.
const readable = operations.filter(({ id, method }) => method === 'GET' && id !== 'logout')

test.each(readable)('HEAD $path answers as GET, without a body', async ({ id }) => {
  const [get, head] = [await send('GET', addressFor(id)), await send('HEAD', addressFor(id))]
  expect(head).toMatchObject({ status: get.status, body: '' })
  expect(head.headers['content-type']).toBe(get.headers['content-type'])
})
