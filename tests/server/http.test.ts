/** What every call meets before and after its handler: the guard, the body, the envelope, the headers. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

const boundary = 'x'.repeat(20)
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}` }
const field = `--${boundary}\r\ncontent-disposition: form-data; name="title"\r\n\r\nx\r\n--${boundary}--\r\n`
const json = { 'content-type': 'application/json' }

test.each([
  { what: 'malformed JSON', headers: json, payload: '{' },
  { what: 'more than the limit', headers: json, payload: `"${'x'.repeat(2 * 1024 * 1024)}"` },
  { what: 'a form of several parts', headers: multipart, payload: field },
])('without a session nothing of a body is read: $what', async ({ headers, payload }) => {
  const response = await testApp.app.inject({ method: 'POST', url: '/api/questionnaires', headers, payload })
  expect(response.json()).toMatchObject({ returnCode: 401, result: null })
})

test('a form of several parts is refused where no operation takes one', async () => {
  const request = { method: 'POST' as const, url: '/api/session/sign-in', headers: multipart, payload: field }
  const response = await testApp.app.inject(request)
  expect(response.json()).toMatchObject({ returnCode: 2000, result: { fields: [{ field: 'content-type' }] } })
  expect(response.statusCode).toBe(400)
})

test('only an answering link calls without a session: another scheme is no sign-in', async () => {
  const call = (authorization: string) => testApp.visitor({ authorization }).call('getCurrentUser')
  expect(await call('Basic YTpi')).toMatchObject({ status: 401, returnCode: 401 })
  expect(await call('Bearer made-up')).toMatchObject({ status: 404, returnCode: 2020 })
})

test('nobody keeps a refusal', async () => {
  for (const caller of [testApp.visitor(), administrator]) {
    const answer = await caller.call('getEmployee', { path: { id: 4_000_000_000_001 } })
    expect(answer.returnCode).not.toBe(0)
    expect(answer.headers['cache-control']).toBe('no-store')
  }
})
