/** An enterprise whose people sign in by a provider, and what they do. */
import { createIds } from '../../server/database/ids.ts'
import { setUpEnterprise } from '../../server/features/enterprise/setUp.ts'
import { createOperator } from '../../server/operator.ts'
import { hashPassword } from '../../server/records/people/passwords.ts'
import { CLIENT, type Claims, type IdentityProvider } from './identityProvider.ts'
import type { TestApp, Visitor } from './testApp.ts'

/** Where PUBLIC_URL is not given. */
export const PUBLIC_URL = 'http://127.0.0.1:3600'
export const REDIRECT_URI = `${PUBLIC_URL}/signin/`

export const ADA: Claims = { email: 'ada@yuanhang.example', email_verified: true }

type Operator = ReturnType<typeof createOperator>

/** One for each app: two at a clock that stands still would make the same ids. */
const operators = new WeakMap<object, Operator>()

/** The operator's acts in process, at the app's clock. */
export function operatorOf(testApp: TestApp, publicUrl = PUBLIC_URL): Operator {
  const { database, directory, clock } = testApp
  const settings = { publicUrl, smtpUrl: undefined, mailFrom: '', secretKey: undefined, dataDirectory: directory }
  const operator = operators.get(testApp) ?? createOperator(database, () => clock.now, settings)
  operators.set(testApp, operator)
  return operator
}

export async function uidOf(visitor: Visitor): Promise<string> {
  return (await visitor.ok('getEnterpriseBasic')).enterpriseUid
}

export async function setProvider(testApp: TestApp, uid: string, issuer: string, secret = CLIENT.clientSecret) {
  await operatorOf(testApp).setSignOn(uid, { issuer, clientId: CLIENT.clientId }, secret)
}

/** A second enterprise, whose administrator has the address. */
export async function addEnterprise(testApp: TestApp, email: string, password: string) {
  const context = { database: testApp.database, ids: createIds(() => Date.now(), 62), now: () => testApp.clock.now }
  const owner = { enterpriseName: '别家公司', displayName: '别家', email, passwordHash: await hashPassword(password) }
  return setUpEnterprise(context, owner, false)
}

export const CODES = {
  notOffered: 2041,
  lost: 2042,
  expired: 2043,
  unreachable: 2044,
  denied: 2045,
  invalid: 2046,
  misfit: 2039,
  unverified: 2047,
  unknown: 2048,
  later: 2049,
  keepsPassword: 2078,
}

/** The query as the page sends it. */
export function sentBack(query: URLSearchParams) {
  const { state = '', ...rest } = Object.fromEntries(query)
  const known = ['code', 'error', 'iss'].flatMap((name) => (rest[name] === undefined ? [] : [[name, rest[name]]]))
  return { state, ...(Object.fromEntries(known) as { code?: string; error?: string; iss?: string }) }
}

interface Wish {
  eid?: string
  returnUrl?: string
}

/** Begins, signs in at the provider's page, and answers what it leads back with. */
export async function goThere(visitor: Visitor, provider: IdentityProvider, login: string | null, wish: Wish = {}) {
  const { address } = await visitor.ok('beginSingleSignOn', { body: wish })
  return sentBack(await provider.visit(address, login))
}

/** There and back; the answer of the call that finishes. */
export async function signOn(visitor: Visitor, provider: IdentityProvider, login: string | null, wish: Wish = {}) {
  return visitor.call('completeSingleSignOn', { body: await goThere(visitor, provider, login, wish) })
}
