/** Providers that are down, silent, changed or misconfigured, and signing out of the company as well (docs/decisions/0018). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSecretBox } from '../../server/mail/secretBox.ts'
import { clientSecretPlace } from '../../server/records/people/signOnProviders.ts'
import { pass } from './clock.ts'
import { type IdentityProvider, startIdentityProvider, startImpostor } from './identityProvider.ts'
import { ADA, CODES, goThere, operatorOf, REDIRECT_URI, setProvider, signOn, uidOf } from './signOnWorld.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const MINUTE = 60_000
const BOSS = { email: ADMINISTRATOR.email, email_verified: true }

let testApp: TestApp
let provider: IdentityProvider
let administrator: Visitor
let uid: string

beforeAll(async () => {
  testApp = await startTestApp()
  provider = await startIdentityProvider({ redirectUri: REDIRECT_URI })
  provider.people.set('boss', BOSS)
  administrator = await testApp.setUpAdministrator()
  uid = await uidOf(administrator)
  await administrator.ok('createEmployee', { body: { displayName: 'Ada', email: ADA.email } })
})

afterAll(async () => {
  await testApp.close()
  await provider.close()
})

/** What a provider said of itself before is forgotten by then. */
beforeEach(async () => {
  pass(testApp, 11 * MINUTE)
  await setProvider(testApp, uid, provider.issuer)
})

const begin = () => testApp.visitor().call('beginSingleSignOn', { body: { eid: uid } })

describe('a provider that does not answer', () => {
  test('is told, and asked once for all who come, until a moment has passed', async () => {
    let asked = 0
    const impostor = await startImpostor((_request, response) => {
      asked += 1
      response.writeHead(503).end('<h1>maintenance</h1>')
    })
    await setProvider(testApp, uid, impostor.issuer)
    const answers = await Promise.all(Array.from({ length: 20 }, begin))
    answers.push(await begin())
    expect([...new Set(answers.map(({ returnCode }) => returnCode)), asked]).toEqual([CODES.unreachable, 1])
    pass(testApp, MINUTE / 4)
    expect([(await begin()).returnCode, asked]).toEqual([CODES.unreachable, 2])
    await impostor.close()
  })

  test('or only takes the connection, keeps nobody longer than five seconds', async () => {
    const impostor = await startImpostor(() => {})
    await setProvider(testApp, uid, impostor.issuer)
    const before = performance.now()
    expect(await begin()).toMatchObject({ returnCode: CODES.unreachable, status: 503 })
    expect(performance.now() - before).toBeLessThan(7_000)
    await impostor.close()
  }, 15_000)

  test('when the person comes back, is told; the same provider works again once it answers', async () => {
    const second = await startIdentityProvider({ redirectUri: REDIRECT_URI })
    second.people.set('boss', BOSS)
    await setProvider(testApp, uid, second.issuer)
    const visitor = testApp.visitor()
    const body = await goThere(visitor, second, 'boss')
    await second.close()
    expect(await visitor.call('completeSingleSignOn', { body })).toMatchObject({ returnCode: CODES.unreachable })
    const back = await startIdentityProvider({ redirectUri: REDIRECT_URI, issuer: second.issuer })
    back.people.set('boss', BOSS)
    pass(testApp, MINUTE / 4)
    expect(await signOn(testApp.visitor(), back, 'boss')).toMatchObject({ returnCode: 0 })
    await back.close()
  })

  test.each([
    {
      name: 'says that it is somebody else',
      of: () => ({ issuer: 'https://somebody.example', authorization_endpoint: 'https://somebody.example/auth' }),
    },
    { name: 'has no page to sign in at', of: (issuer: string) => ({ issuer }) },
  ])('or $name, leads nobody anywhere', async ({ of }) => {
    const impostor = await startImpostor(({ headers: { host } }, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(of(`http://${host}`)))
    })
    await setProvider(testApp, uid, impostor.issuer)
    expect(await begin()).toMatchObject({ returnCode: CODES.unreachable })
    await impostor.close()
  })
})

test('a secret that another key locked is not used: the operator sets it again', async () => {
  const { id } = await testApp.database.read((db) =>
    db.selectFrom('enterprise').select('id').where('uid', '=', uid).executeTakeFirstOrThrow(),
  )
  const box = createSecretBox({ secretKey: 'x'.repeat(32), dataDirectory: testApp.directory })
  const clientSecret = box.lock('lost', clientSecretPlace(id))
  await testApp.database.write((db) => db.updateTable('signOnProvider').set({ clientSecret }).execute())
  expect(await begin()).toMatchObject({ returnCode: CODES.unreachable })
})

test('a provider that is asked by post alone is', async () => {
  const posted = { token_endpoint_auth_method: 'client_secret_post' }
  const more = { clientDefaults: posted, clientAuthMethods: ['client_secret_post'] }
  const second = await startIdentityProvider({ redirectUri: REDIRECT_URI, more })
  second.people.set('boss', BOSS)
  await setProvider(testApp, uid, second.issuer)
  expect(await signOn(testApp.visitor(), second, 'boss')).toMatchObject({ returnCode: 0 })
  await second.close()
})

test('what is set anew, or taken away, while somebody is at the provider’s page signs nobody in', async () => {
  const [early, late] = [testApp.visitor(), testApp.visitor()]
  const bodies = [await goThere(early, provider, 'boss'), await goThere(late, provider, 'boss')] as const
  await operatorOf(testApp).removeSignOn(uid)
  expect(await early.call('completeSingleSignOn', { body: bodies[0] })).toMatchObject({ returnCode: CODES.notOffered })
  pass(testApp, 1)
  await setProvider(testApp, uid, provider.issuer)
  expect(await late.call('completeSingleSignOn', { body: bodies[1] })).toMatchObject({ returnCode: CODES.lost })
})

describe('signing out', () => {
  test('leads to where the company’s session ends, and back with the enterprise', async () => {
    const visitor = testApp.visitor()
    await signOn(visitor, provider, 'boss')
    const { done, continueAt = '' } = await visitor.ok('logout')
    const { origin, pathname, searchParams } = new URL(continueAt)
    expect([done, origin, pathname]).toEqual([true, provider.issuer, '/session/end'])
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'roundview',
      post_logout_redirect_uri: REDIRECT_URI,
      state: uid,
    })
    expect((await visitor.call('getCurrentUser')).returnCode).toBe(401)
    expect(await visitor.ok('logout')).toEqual({ done: true })
  })

  test('is as before for who came by password, and where the provider has no such place', async () => {
    const byPassword = testApp.visitor()
    await byPassword.ok('signIn', { body: { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password } })
    expect(await byPassword.ok('logout')).toEqual({ done: true })
    const more = { features: { rpInitiatedLogout: { enabled: false } } }
    const second = await startIdentityProvider({ redirectUri: REDIRECT_URI, more })
    second.people.set('boss', BOSS)
    await setProvider(testApp, uid, second.issuer)
    const visitor = testApp.visitor()
    await signOn(visitor, second, 'boss')
    expect(await visitor.ok('logout')).toEqual({ done: true })
    expect((await visitor.call('getCurrentUser')).returnCode).toBe(401)
    await second.close()
  })

  test('leads nowhere while the provider is down, and ends the session all the same', async () => {
    const second = await startIdentityProvider({ redirectUri: REDIRECT_URI })
    second.people.set('boss', BOSS)
    await setProvider(testApp, uid, second.issuer)
    const [one, other] = [testApp.visitor(), testApp.visitor()]
    for (const visitor of [one, other]) await signOn(visitor, second, 'boss')
    expect((await one.ok('logout')).continueAt).toContain(`${second.issuer}/session/end`)
    await second.close()
    pass(testApp, 11 * MINUTE)
    expect(await other.ok('logout')).toEqual({ done: true })
    expect((await other.call('getCurrentUser')).returnCode).toBe(401)
  })
})

test('whoever sends useless codes waits, and hinders nobody who comes by password', async () => {
  const visitor = testApp.visitor()
  const body = { ...(await goThere(visitor, provider, 'boss')), code: 'of nothing' }
  const headers = { cookie: visitor.cookie() }
  const complete = () => testApp.visitor(headers).call('completeSingleSignOn', { body })
  const codes = []
  for (let sent = 0; sent < 51; sent += 1) codes.push((await complete()).returnCode)
  expect([codes.indexOf(2011), new Set(codes.slice(0, 50))]).toEqual([50, new Set([CODES.invalid])])
  const byPassword = testApp.visitor()
  await byPassword.ok('signIn', { body: { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password } })
  pass(testApp, 61 * MINUTE)
  expect(await signOn(testApp.visitor(), provider, 'boss')).toMatchObject({ returnCode: 0 })
})

test('over https the attempt’s cookie is bound to this very host', async () => {
  const secure = await startTestApp({ PUBLIC_URL: 'https://roundview.example' })
  const boss = await secure.setUpAdministrator()
  await setProvider(secure, await uidOf(boss), provider.issuer)
  const { headers } = await secure.visitor().call('beginSingleSignOn', { body: {} })
  expect([headers['set-cookie']].flat()).toEqual([
    expect.stringMatching(/^__Host-roundview_sign_on=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ])
  await secure.close()
})
