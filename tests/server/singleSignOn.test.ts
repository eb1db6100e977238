/** Issue 6, point 13: signing in by the enterprise's own provider, there and back (docs/decisions/0018). */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_LIMITS, pass } from './clock.ts'
import { type Claims, type IdentityProvider, startIdentityProvider } from './identityProvider.ts'
import { ownPasswords } from './ownPasswords.ts'
import { ADA, CODES, goThere, PUBLIC_URL, REDIRECT_URI, setProvider, signOn, uidOf } from './signOnWorld.ts'
import { ADMINISTRATOR, startTestApp, type TestApp, type Visitor } from './testApp.ts'

const HOME = { administrator: '/manage.html#/manage', member: '/feedback/' }
const HOUR = 3_600_000
const ADMINISTRATOR_CLAIMS = { email: ADMINISTRATOR.email, email_verified: true }

let testApp: TestApp
let provider: IdentityProvider
let administrator: Visitor
let uid: string
let adaId: number

beforeAll(async () => {
  testApp = await startTestApp(DEFAULT_LIMITS)
  provider = await startIdentityProvider({ redirectUri: REDIRECT_URI })
  administrator = await testApp.setUpAdministrator()
  uid = await uidOf(administrator)
  provider.people.set('ada', ADA)
  provider.people.set('boss', ADMINISTRATOR_CLAIMS)
  const made = await administrator.ok('createEmployee', { body: { displayName: 'Ada', email: ADA.email } })
  adaId = made.id
})

afterAll(async () => {
  await testApp.close()
  await provider.close()
})

async function signedIn(): Promise<Visitor> {
  await ownPasswords(testApp)
  const visitor = testApp.visitor()
  await visitor.ok('signIn', { body: { email: ADMINISTRATOR.email, password: ADMINISTRATOR.password } })
  return visitor
}

const singleSignOn = async (eid?: string) =>
  (await testApp.visitor().ok('getSessionState', { query: eid === undefined ? {} : { eid } })).singleSignOn

test('an enterprise without a provider, and one that nobody has, are answered alike', async () => {
  for (const eid of [undefined, uid, 'ent-of-nobody']) {
    expect(await singleSignOn(eid)).toBe(false)
    const body = eid === undefined ? {} : { eid }
    expect(await testApp.visitor().call('beginSingleSignOn', { body })).toMatchObject({ returnCode: CODES.notOffered })
  }
  await setProvider(testApp, uid, provider.issuer)
  expect([await singleSignOn(), await singleSignOn(uid), await singleSignOn('ent-of-nobody')]).toEqual([
    true,
    true,
    false,
  ])
})

test('the browser is sent to the provider with PKCE, and back to PUBLIC_URL whatever the Host says', async () => {
  const visitor = testApp.visitor({ host: 'evil.example' })
  const { result, headers } = await visitor.call('beginSingleSignOn', {
    body: { eid: uid, returnUrl: '/feedback/#/1' },
  })
  const { origin, searchParams } = new URL(result.address)
  expect(origin).toBe(provider.issuer)
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: 'code',
    client_id: 'roundview',
    redirect_uri: `${PUBLIC_URL}/signin/`,
    scope: 'openid email',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  const [cookie] = [headers['set-cookie']].flat()
  expect(cookie).toMatch(/^roundview_sign_on=[\w-]+; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/)
  const kept = Buffer.from(String(cookie).slice('roundview_sign_on='.length), 'base64url').toString('latin1')
  for (const secret of [searchParams.get('state') ?? 'none', 'feedback']) expect(kept).not.toContain(secret)
})

describe('who comes back', () => {
  test('a member without an account gets one without a password, once, and nobody is added', async () => {
    // When somebody came first is kept of nobody who only answers (R22).
    const { createdAt } = await testApp.database.read((db) =>
      db.selectFrom('employee').select('createdAt').where('id', '=', adaId).executeTakeFirstOrThrow(),
    )
    pass(testApp, HOUR)
    administrator = await signedIn()
    const before = (await administrator.ok('listEmployees')).total
    const ids = new Set<number>()
    for (const visitor of [testApp.visitor(), testApp.visitor()]) {
      expect(await signOn(visitor, provider, 'ada', { eid: uid })).toMatchObject({ result: { returnUrl: HOME.member } })
      expect(await visitor.ok('getCurrentUser')).toMatchObject({
        employeeId: adaId,
        role: 'member',
        enterpriseUid: uid,
      })
      const user = await accountOf(adaId)
      expect(user).toMatchObject({ email: ADA.email, passwordHash: null, confirmedAt: null, createdAt })
      ids.add(user.id)
    }
    expect([ids.size, (await administrator.ok('listEmployees')).total]).toEqual([1, before])
  })

  test('two who come first at the same moment share one account', async () => {
    const email = 'twice@yuanhang.example'
    provider.people.set('twice', { email, email_verified: true })
    await administrator.ok('createEmployee', { body: { displayName: '二', email } })
    const both = await Promise.all([1, 2].map(() => signOn(testApp.visitor(), provider, 'twice', { eid: uid })))
    expect(both.map(({ returnCode }) => returnCode)).toEqual([0, 0])
    const users = await testApp.database.read((db) =>
      db.selectFrom('user').select('id').where('email', '=', email).execute(),
    )
    expect(users).toHaveLength(1)
  })

  test.each([
    { returnUrl: '/manage.html?eid=1#/employees?page=2', want: '/manage.html?eid=1#/employees?page=2' },
    { returnUrl: 'https://evil.example/', want: HOME.administrator },
    { returnUrl: '//evil.example', want: HOME.administrator },
    { returnUrl: `/feedback/?${'长'.repeat(1900)}`, want: HOME.administrator },
  ])('goes back to $returnUrl, which stays on this site', async ({ returnUrl, want }) => {
    const answer = await signOn(testApp.visitor(), provider, 'boss', { eid: uid, returnUrl })
    expect(answer).toMatchObject({ returnCode: 0, result: { returnUrl: want } })
  })

  test('the address may stand in the token itself', async () => {
    const telling = await startIdentityProvider({ redirectUri: REDIRECT_URI, isTold: true })
    telling.people.set('ada', ADA)
    await setProvider(testApp, uid, telling.issuer)
    expect(await signOn(testApp.visitor(), telling, 'ada')).toMatchObject({ returnCode: 0 })
    expect(telling.asked).not.toContain('/me')
    await telling.close()
    await setProvider(testApp, uid, provider.issuer)
  })
})

async function accountOf(employeeId: number) {
  return testApp.database.read((db) =>
    db
      .selectFrom('user')
      .innerJoin('employee', 'employee.userId', 'user.id')
      .selectAll('user')
      .where('employee.id', '=', employeeId)
      .executeTakeFirstOrThrow(),
  )
}

describe('who is not let in', () => {
  const refused = async (claims: Claims) => {
    provider.people.set('stranger', claims)
    const visitor = testApp.visitor()
    const { returnCode } = await signOn(visitor, provider, 'stranger', { eid: uid })
    expect((await visitor.call('getCurrentUser')).returnCode).toBe(401)
    return returnCode
  }

  test.each<Claims>([
    { email: ADMINISTRATOR.email, email_verified: false },
    { email: ADMINISTRATOR.email, email_verified: 'true' },
    { email: ADMINISTRATOR.email },
    { email_verified: true },
    // K, the sign of Kelvin, is k in lower case.
    { email: `\u212a@yuanhang.example`, email_verified: true },
  ])('an address the provider does not confirm: %o', async (claims) => {
    expect(await refused(claims)).toBe(CODES.unverified)
  })

  test('a stranger and a disabled person, with one answer', async () => {
    const email = 'gone@yuanhang.example'
    const { id } = await administrator.ok('createEmployee', { body: { displayName: '走', email } })
    provider.people.set('gone', { email, email_verified: true })
    expect(await signOn(testApp.visitor(), provider, 'gone')).toMatchObject({ returnCode: 0 })
    await administrator.ok('disableUser', { query: { uid: String(id) } })
    for (const address of [email, 'nobody@yuanhang.example']) {
      expect(await refused({ email: address, email_verified: true })).toBe(CODES.unknown)
    }
  })
}, 30_000)

describe('an attempt', () => {
  test('is finished once: replayed it is lost, and with its cookie kept the provider refuses', async () => {
    const visitor = testApp.visitor()
    const body = await goThere(visitor, provider, 'ada')
    const cookie = visitor.cookie()
    expect(await visitor.call('completeSingleSignOn', { body })).toMatchObject({ returnCode: 0 })
    expect(await visitor.call('completeSingleSignOn', { body })).toMatchObject({ returnCode: CODES.lost })
    const replayed = testApp.visitor({ cookie })
    expect(await replayed.call('completeSingleSignOn', { body })).toMatchObject({ returnCode: CODES.invalid })
  })

  test('of another browser is lost, and does not end what this one began', async () => {
    const [own, other] = [testApp.visitor(), testApp.visitor()]
    const [body, foreign] = [await goThere(own, provider, 'ada'), await goThere(other, provider, 'boss')]
    for (const lost of [foreign, { ...body, state: foreign.state }, { ...foreign, state: 'of nobody' }]) {
      expect(await own.call('completeSingleSignOn', { body: lost })).toMatchObject({ returnCode: CODES.lost })
    }
    expect(await testApp.visitor().call('completeSingleSignOn', { body })).toMatchObject({ returnCode: CODES.lost })
    expect(await own.call('completeSingleSignOn', { body })).toMatchObject({ returnCode: 0 })
    const garbage = testApp.visitor({ cookie: 'roundview_sign_on=garbage' })
    expect(await garbage.call('completeSingleSignOn', { body })).toMatchObject({ returnCode: CODES.lost })
  })

  test('of ten minutes ago is over', async () => {
    const visitor = testApp.visitor()
    const body = await goThere(visitor, provider, 'ada')
    pass(testApp, HOUR / 6)
    expect(await visitor.call('completeSingleSignOn', { body })).toMatchObject({ returnCode: CODES.expired })
  })

  test('is worth nothing with the nonce, the code or the issuer of another one', async () => {
    const [one, other] = [testApp.visitor(), testApp.visitor()]
    const { address } = await one.ok('beginSingleSignOn', { body: {} })
    const forged = new URL(address)
    forged.searchParams.set('nonce', 'of-another-attempt')
    const { state, code, iss } = Object.fromEntries(await provider.visit(forged.href, 'ada'))
    const wrongNonce = await one.call('completeSingleSignOn', { body: { state: state ?? '', code, iss } })
    expect(wrongNonce).toMatchObject({ returnCode: CODES.invalid })

    const [mine, theirs] = [await goThere(one, provider, 'ada'), await goThere(other, provider, 'boss')]
    const wrongCode = await one.call('completeSingleSignOn', { body: { ...mine, code: theirs.code } })
    expect(wrongCode).toMatchObject({ returnCode: CODES.invalid })

    const again = await goThere(one, provider, 'ada')
    const wrongIssuer = await one.call('completeSingleSignOn', { body: { ...again, iss: 'https://evil.example' } })
    expect(wrongIssuer).toMatchObject({ returnCode: CODES.invalid })
  })

  test('that the person gives up at the provider says so', async () => {
    const answer = await signOn(testApp.visitor({ 'accept-language': 'en' }), provider, null)
    expect(answer).toMatchObject({ returnCode: CODES.denied, message: expect.stringContaining('(access_denied)') })
  })
})

describe('a session that was opened so', () => {
  test('has a new id, and ends the one before', async () => {
    const visitor = await signedIn()
    const before = visitor.cookie()
    expect(await signOn(visitor, provider, 'boss')).toMatchObject({ returnCode: 0 })
    expect(visitor.cookie()).not.toBe(before)
    expect((await testApp.visitor({ cookie: before }).call('getCurrentUser')).returnCode).toBe(401)
  })

  test('ends after 30 idle minutes and 8 hours for administrators, after 14 days for who answers', async () => {
    const [boss, ada] = [testApp.visitor(), testApp.visitor()]
    await signOn(ada, provider, 'ada')
    await signOn(boss, provider, 'boss')
    pass(testApp, HOUR / 2)
    expect((await boss.call('getCurrentUser')).returnCode).toBe(401)
    await signOn(boss, provider, 'boss')
    for (let quarters = 0; quarters < 31; quarters += 1) {
      pass(testApp, HOUR / 4)
      await boss.ok('getCurrentUser')
    }
    pass(testApp, HOUR / 4)
    expect((await boss.call('getCurrentUser')).returnCode).toBe(401)
    pass(testApp, 12 * 24 * HOUR)
    await ada.ok('getCurrentUser')
    pass(testApp, 2 * 24 * HOUR)
    expect((await ada.call('getCurrentUser')).returnCode).toBe(401)
  })

  test('stands in the audit log: administrators each, others by the day alone', async () => {
    const at = testApp.clock.now.toISOString()
    await signOn(testApp.visitor(), provider, 'ada')
    await signOn(testApp.visitor(), provider, 'boss')
    const reader = testApp.visitor()
    await signOn(reader, provider, 'boss')
    const { items } = await reader.ok('listAuditEvents', { query: { action: 'session.opened', pageSize: 100 } })
    const ofNow = items.filter((one) => one.at === at)
    expect(ofNow).toHaveLength(2)
    expect(ofNow[0]).toMatchObject({ actor: ADMINISTRATOR.displayName, detail: '经单点登录', isByDay: false })
    const [day] = items.filter((one) => one.isByDay && one.at === `${at.slice(0, 10)}T00:00:00.000Z`)
    expect(day).toMatchObject({ actor: '', about: '', remoteAddress: '', detail: '员工共 1 次' })
  })
})
