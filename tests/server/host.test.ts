/** Once the address people use is known (PUBLIC_URL), nothing is believed of the Host a call names. */
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ERRORS } from '../../domain/errors.ts'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import { OWN_PAGE } from '../../server/demo/caller.ts'
import { callByExample } from '../contract/exampleCall.ts'
import { ADMINISTRATOR, startTestApp, type TestApp } from './testApp.ts'

let known: TestApp
let local: TestApp
let unknown: TestApp

beforeAll(async () => {
  known = await startTestApp({ PUBLIC_URL: 'https://roundview.example' })
  local = await startTestApp({ PUBLIC_URL: 'http://localhost:3600' })
  unknown = await startTestApp()
})

afterAll(async () => {
  for (const app of [known, local, unknown]) await app.close()
})

const URL_OF_ALL = '/api/session/state'
const codeFor = async ({ app }: TestApp, headers: Record<string, string>) =>
  (await app.inject({ url: URL_OF_ALL, headers })).json().returnCode

describe('a call to another host is refused', () => {
  test.each(Object.keys(operationsTable) as OperationId[])('%s', async (id) => {
    expect(await callByExample(known.visitor({ host: 'evil.example' }), id)).toMatchObject(ERRORS.HOST_REFUSED)
  })

  test('in the language of the caller, with the address to use', async () => {
    const headers = { host: 'evil.example', 'accept-language': 'en' }
    const answer = await known.app.inject({ url: '/manage.html', headers })
    expect(answer.statusCode).toBe(421)
    expect(answer.json().message).toContain('https://roundview.example')
  })

  test('as it stands on the wire', async () => {
    const { port } = new URL(await known.app.listen({ host: '127.0.0.1', port: 0 }))
    const ask = async (host: string) => {
      const socket = connect(Number(port), '127.0.0.1')
      socket.write(`GET ${URL_OF_ALL} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
      let answer = ''
      for await (const part of socket) answer += String(part)
      return answer.slice(0, 'HTTP/1.1 200'.length)
    }
    expect(await ask('roundview.example')).toBe('HTTP/1.1 200')
    expect(await ask(`127.0.0.1:${port}`)).toBe('HTTP/1.1 421')
    expect(await ask('roundview.example/x')).toBe('HTTP/1.1 421')
  })
})

test.each([
  { host: 'roundview.example', code: 0 },
  { host: 'ROUNDVIEW.example:443', code: 0 },
  { host: 'roundview.example:80', code: 2007 },
  { host: 'roundview.example.evil.example', code: 2007 },
  { host: 'evil.example@roundview.example', code: 2007 },
  { host: 'localhost', code: 2007 },
  { host: '', code: 2007 },
])('$host for https://roundview.example: $code', async ({ host, code }) => {
  expect(await codeFor(known, { host })).toBe(code)
})

test.each([
  { host: 'localhost:3600', code: 0 },
  { host: '127.0.0.1:3600', code: 0 },
  { host: '[::1]:3600', code: 0 },
  { host: '127.0.0.1.evil.example:3600', code: 2007 },
  { host: '192.0.2.7:3600', code: 2007 },
])('$host for http://localhost:3600: $code', async ({ host, code }) => {
  expect(await codeFor(local, { host })).toBe(code)
})

test('a header of a proxy stands for no host', async () => {
  const behind = await startTestApp({ PUBLIC_URL: 'https://roundview.example', TRUSTED_PROXIES: '1' })
  const forwarded = { 'x-forwarded-host': 'roundview.example', 'x-forwarded-proto': 'https' }
  expect(await codeFor(behind, { host: 'evil.example', ...forwarded })).toBe(2007)
  expect(await codeFor(behind, { host: 'roundview.example', 'x-forwarded-host': 'evil.example' })).toBe(0)
  await behind.close()
})

test('without PUBLIC_URL any host will do, for the first steps', async () => {
  expect(await codeFor(unknown, { host: '192.0.2.7:3600' })).toBe(0)
})

describe('an Origin is this site’s', () => {
  const body = { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password }
  const signIn = async (to: TestApp, headers: Record<string, string>) =>
    (await to.app.inject({ method: 'POST', url: '/api/session/sign-in', headers, payload: body })).json().returnCode

  test.each([
    { to: () => known, host: 'roundview.example', origin: 'https://roundview.example', code: 2010 },
    { to: () => known, host: 'roundview.example', origin: 'http://roundview.example', code: 2004 },
    { to: () => known, host: 'roundview.example', origin: 'null', code: 2004 },
    { to: () => local, host: '127.0.0.1:3600', origin: 'http://[::1]:3600', code: 2010 },
    { to: () => local, host: 'localhost:8080', origin: 'http://localhost:8080', code: 2004 },
    { to: () => unknown, host: '192.0.2.7:3600', origin: 'http://192.0.2.7:3600', code: 2010 },
    { to: () => unknown, host: '192.0.2.7:3600', origin: 'http://192.0.2.8:3600', code: 2004 },
  ])('$origin at $host: $code', async ({ to, host, origin, code }) => {
    expect(await signIn(to(), { host, origin })).toBe(code)
  })

  test('whatever a browser says of itself at a name that is not ours', async () => {
    expect(await signIn(known, { host: 'evil.example', ...OWN_PAGE })).toBe(2007)
  })
})
