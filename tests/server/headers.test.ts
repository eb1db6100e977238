/** What browsers and proxies are told about an answer: who may keep it, who may use the cookie, what a page may run. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createResults, pathOf } from './results.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

let testApp: TestApp
let administrator: Visitor

beforeAll(async () => {
  testApp = await startTestApp()
  administrator = await testApp.setUpAdministrator()
})

afterAll(async () => {
  await testApp.close()
})

const { email, password } = ADMINISTRATOR

/** The attributes of the session cookie a sign-in gives. */
async function sessionCookie(app: TestApp['app'], wanted = 'roundview_session') {
  const url = 'https://roundview.example/api/session/sign-in'
  const answer = await app.inject({ method: 'POST', url, payload: { email, password } })
  const cookie = answer.cookies.find(({ name }) => name === wanted)
  if (cookie === undefined) throw new Error(`no cookie: ${answer.payload}`)
  const { name: _name, value: _value, ...attributes } = cookie
  return attributes
}

describe('the session cookie', () => {
  test('is for no script and no other site', async () => {
    expect(await sessionCookie(testApp.app)).toEqual({ path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 1_209_600 })
  })

  test('goes over https alone where people come over https', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://roundview.example' })
    await secure.setUpAdministrator()
    const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: 1_209_600 }
    // Without Domain: a browser takes the prefix for what it is only so.
    expect(await sessionCookie(secure.app, '__Host-roundview_session')).toEqual(attributes)
    await secure.close()
  })

  test('of its former name opens nothing over https, and is forgotten with the next sign-in', async () => {
    const secure = await startTestApp({ PUBLIC_URL: 'https://roundview.example' })
    const signedIn = (await secure.setUpAdministrator()).cookie()
    const former = secure.visitor({ cookie: signedIn.replace('__Host-', '') })
    expect((await secure.visitor({ cookie: signedIn }).call('getCurrentUser')).returnCode).toBe(0)
    expect((await former.call('getCurrentUser')).returnCode).toBe(401)
    const set = (await former.call('signIn', { body: { email, password } })).headers['set-cookie']
    const forgotten = 'roundview_session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'
    expect(set).toEqual([expect.stringMatching(forgotten), expect.stringMatching(/^__Host-roundview_session=\S{40,};/)])
    await secure.close()
  })
})

describe('nobody keeps', () => {
  test('an answer', async () => {
    expect((await administrator.call('getCurrentUser')).headers['cache-control']).toBe('no-store')
  })

  test('a report, on the screen or as a table', async () => {
    const results = createResults(testApp, administrator)
    const path = pathOf(await results.worked({ type: 1 }))
    const shown = await administrator.call('getPersonalReport', { path })
    expect(shown.headers['cache-control']).toBe('no-store')
    const table = await administrator.call('exportQuestionScores', { path })
    expect(table.headers['cache-control']).toBe('private, no-store')
  })
})

test('every answer, also one of no address, says what a browser may make of it', async () => {
  const { app } = testApp
  for (const url of ['/api/session', '/api/nowhere', '/nowhere.html']) {
    const { headers } = await app.inject(url)
    expect(headers, url).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'self';/),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers, url).not.toHaveProperty('strict-transport-security')
    expect(headers, url).not.toHaveProperty('cross-origin-embedder-policy')
  }
})

test('where people come over https, browsers stay with it', async () => {
  const secure = await startTestApp({ PUBLIC_URL: 'https://roundview.example' })
  const { headers } = await secure.app.inject('https://roundview.example/api/session')
  expect(headers).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'content-security-policy': expect.stringMatching(/;upgrade-insecure-requests$/),
  })
  await secure.close()
})

test('a page runs scripts of this site alone and stands in no frame', async () => {
  const policy = String((await administrator.call('getCurrentUser')).headers['content-security-policy'])
  const directives = policy.split(';').map((directive) => directive.trim())
  expect(directives).toEqual(
    expect.arrayContaining(["script-src 'self'", "frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"]),
  )
})
