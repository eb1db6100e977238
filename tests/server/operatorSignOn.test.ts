/** R20: the provider of single sign-on is set by the operator's command alone (docs/decisions/0018). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operationsTable } from '../../openapi/generated/operations.ts'
import { type IdentityProvider, startIdentityProvider } from './identityProvider.ts'
import { operate } from './operatorCommand.ts'
import { CODES, REDIRECT_URI, setProvider, signOn, uidOf } from './signOnWorld.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const SECRET = 'only the two servers know this one'

let testApp: TestApp
let provider: IdentityProvider
let administrator: Visitor
let uid: string

beforeAll(async () => {
  testApp = await startTestApp()
  // The command's clock is the machine's.
  testApp.clock.now = new Date()
  provider = await startIdentityProvider({ redirectUri: REDIRECT_URI })
  provider.people.set('boss', { email: ADMINISTRATOR.email, email_verified: true })
  administrator = await testApp.setUpAdministrator()
  uid = await uidOf(administrator)
})

afterAll(async () => {
  await testApp.close()
  await provider.close()
})

const sso = (words: string[], input = '', environment = {}) => operate(testApp, ['sso', ...words], environment, input)
const set = (issuer = provider.issuer, client = 'roundview') => ['set', uid, '--issuer', issuer, '--client-id', client]
const stored = () => testApp.database.read((db) => db.selectFrom('signOnProvider').selectAll().execute())

test('show and remove say that there is none', async () => {
  const said = `${ADMINISTRATOR.enterpriseName} has no single sign-on.\n`
  expect(await sso(['show', uid])).toEqual({ code: 0, out: said, err: '' })
  expect(await sso(['remove', uid])).toEqual({ code: 1, out: '', err: said })
})

test('set takes the secret from standard input and says what to do next; the running server heeds it', async () => {
  const { code, out, err } = await sso(set(), `${SECRET}\n`)
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out.split('\n')).toEqual([
    `${ADMINISTRATOR.enterpriseName} signs in by ${provider.issuer}.`,
    `Register this address at the provider, for coming back and for signing out: ${REDIRECT_URI}`,
    `People sign in at ${REDIRECT_URI}?eid=${uid}`,
    expect.stringContaining('Anonymous rounds published before this moment stay shut to it'),
    '',
  ])
  const [row] = await stored()
  expect(JSON.stringify(row)).not.toContain(SECRET)
  expect(await signOn(testApp.visitor(), provider, 'boss', { eid: uid })).toMatchObject({ returnCode: 0 })
})

test('show has all but the secret', async () => {
  const [row] = await stored()
  const { out } = await sso(['show', uid])
  expect(out).toBe(
    `${ADMINISTRATOR.enterpriseName} signs in by ${provider.issuer}, client roundview, since ${row?.setAt}.\n`,
  )
})

test('another secret alone, from the environment, signs nobody out and shuts no round', async () => {
  const visitor = testApp.visitor()
  await signOn(visitor, provider, 'boss', { eid: uid })
  const [before] = await stored()
  const { code, out } = await sso(set(), '', { SSO_CLIENT_SECRET: 'a new one' })
  expect({ code, isShut: out.includes('stay shut') }).toEqual({ code: 0, isShut: false })
  const [after] = await stored()
  expect({ ...after, clientSecret: '' }).toEqual({ ...before, clientSecret: '' })
  expect(after?.clientSecret).not.toBe(before?.clientSecret)
  await visitor.ok('getCurrentUser')
  // The provider knows the former one.
  expect(await signOn(testApp.visitor(), provider, 'boss', { eid: uid })).toMatchObject({ returnCode: CODES.misfit })
})

test.each([
  { name: 'another client', words: () => set(provider.issuer, 'another') },
  { name: 'another issuer', words: () => set('https://login.example.com/realms/one') },
  { name: 'none any more', words: () => ['remove', uid] },
])('$name: whoever was signed in by it is signed out, others go on', async ({ words }) => {
  await sso(set(), SECRET)
  const visitor = testApp.visitor()
  expect(await signOn(visitor, provider, 'boss', { eid: uid })).toMatchObject({ returnCode: 0 })
  expect(await sso(words(), SECRET)).toMatchObject({ code: 0, err: '' })
  expect((await visitor.call('getCurrentUser')).returnCode).toBe(401)
  await administrator.ok('getCurrentUser')
})

test('each stands in the audit log, by nobody of the enterprise', async () => {
  await sso(set('https://login.example.com'), SECRET)
  await sso(['remove', uid])
  const { items } = await administrator.ok('listAuditEvents', { query: { action: 'signOn.provider', pageSize: 2 } })
  expect(items.map(({ actor, detail, about }) => [actor, detail, about])).toEqual([
    ['', '已移除', ''],
    ['', 'https://login.example.com', ''],
  ])
})

test('no call sets it', () => {
  const named = Object.entries(operationsTable).filter(([id, { path }]) =>
    /sign-?on|provider|issuer|oidc/i.test(id + path),
  )
  expect(named.map(([id]) => id).sort()).toEqual(['beginSingleSignOn', 'completeSingleSignOn'])
})

describe('wrong words set nothing', () => {
  test.each([
    { words: ['set', 'x'], code: 1, told: "There is no enterprise 'x'" },
    { words: ['set'], code: 64, told: "'sso set' takes 1 of NAME, ENTERPRISE and EMAIL, not 0" },
    { words: ['set', 'x', '--client-secret', SECRET], code: 64, told: "Unknown option '--client-secret'" },
    { words: ['show', 'x', '--issuer', 'https://a.example'], code: 64, told: "'sso show' has no option --issuer" },
    { words: ['get', 'x'], code: 64, told: "There is no command 'sso get'." },
  ])('$words', async ({ words, code, told }) => {
    expect(await sso(words, SECRET)).toMatchObject({ code, out: '', err: expect.stringContaining(told) })
  })

  test.each([
    'http://login.example.com',
    'http://10.0.0.1',
    'ftp://login.example.com',
    'login.example.com',
    'https://login.example.com/?a=b',
    'https://login.example.com/#a',
    'https://user:word@login.example.com',
    '',
  ])('--issuer %o', async (issuer) => {
    await expect(setProvider(testApp, uid, issuer)).rejects.toThrow('--issuer is')
    expect(await stored()).toEqual([])
  })

  test.each(['', '\n', 'two\nlines', '密'])('the secret %o', async (secret) => {
    await expect(setProvider(testApp, uid, provider.issuer, secret)).rejects.toThrow('The client secret is')
    expect(await stored()).toEqual([])
  })
})
