/** Single sign-on refused, and whoever came by it. */

import { createSecretBox } from '../../../server/mail/secretBox.ts'
import { clientSecretPlace } from '../../../server/records/people/signOnProviders.ts'
import { CLIENT, type Claims, type IdentityProvider, startIdentityProvider } from '../../server/identityProvider.ts'
import { goThere, REDIRECT_URI } from '../../server/signOnWorld.ts'
import type { Ground } from './ground.ts'
import type { Provocations } from './provocation.ts'

type OfSession = Provocations<'session'>

const NOBODY = { state: 'of-nobody', code: 'of-nothing' }

async function uidOf({ administrator }: Ground): Promise<string> {
  return (await administrator.ok('getEnterpriseBasic')).enterpriseUid
}

/** Sets the provider, or takes it away, as from now on. */
async function setIssuer(
  { testApp, enterpriseId }: Ground,
  issuer: string | null,
  secret = CLIENT.clientSecret,
): Promise<void> {
  const { database, directory, clock } = testApp
  const box = createSecretBox({ secretKey: undefined, dataDirectory: directory })
  const clientSecret = box.lock(secret, clientSecretPlace(enterpriseId))
  // As if it had been a moment later: the clock of the tests stands still.
  const setAt = new Date(clock.now.getTime() + 1).toISOString()
  await database.write(async (db) => {
    await db.deleteFrom('signOnProvider').execute()
    const row = { enterpriseId, clientId: CLIENT.clientId, clientSecret, setAt }
    if (issuer !== null)
      await db
        .insertInto('signOnProvider')
        .values({ ...row, issuer })
        .execute()
  })
}

/** What `work` answers while the enterprise has a provider at which one logs in as `who`. */
async function withProvider<T>(ground: Ground, claims: Claims, work: (provider: IdentityProvider) => Promise<T>) {
  const provider = await startIdentityProvider({ redirectUri: REDIRECT_URI })
  provider.people.set('who', claims)
  await setIssuer(ground, provider.issuer)
  return work(provider).finally(() => provider.close())
}

/** Whoever has the address, signed in by a provider that was set this very moment. */
export function signedOn(ground: Ground, email: string) {
  return withProvider(ground, { email, email_verified: true }, async (provider) => {
    const caller = ground.visitor()
    const body = await goThere(caller, provider, 'who', { eid: await uidOf(ground) })
    await caller.ok('completeSingleSignOn', { body })
    return caller
  })
}

interface Course {
  claims?: Claims
  login?: string | null
  code?: string
  /** Between going there and coming back. */
  meanwhile?: (provider: IdentityProvider) => unknown
}

/** There and back, the way `course` says. */
function finish(ground: Ground, { claims = {}, login = 'who', code, meanwhile }: Course) {
  return withProvider(ground, claims, async (provider) => {
    const caller = ground.visitor()
    const body = await goThere(caller, provider, login, { eid: await uidOf(ground) })
    await meanwhile?.(provider)
    return caller.call('completeSingleSignOn', { body: { ...body, ...(code !== undefined && { code }) } })
  })
}

export const beginSingleSignOn: OfSession['beginSingleSignOn'] = {
  SIGN_ON_NOT_OFFERED: ({ visitor }) => visitor().call('beginSingleSignOn', { body: { eid: 'ent-of-nobody' } }),
  SIGN_ON_UNREACHABLE: async (ground) => {
    await setIssuer(ground, 'http://127.0.0.1:9')
    return ground.visitor().call('beginSingleSignOn', { body: { eid: await uidOf(ground) } })
  },
}

export const completeSingleSignOn: OfSession['completeSingleSignOn'] = {
  SIGN_ON_NOT_OFFERED: (ground) => finish(ground, { meanwhile: () => setIssuer(ground, null) }),
  SIGN_ON_LOST: ({ visitor }) => visitor().call('completeSingleSignOn', { body: NOBODY }),
  SIGN_ON_EXPIRED: async (ground) => {
    const { clock } = ground.testApp
    const before = clock.now
    const meanwhile = () => (clock.now = new Date(before.getTime() + 600_000))
    return finish(ground, { meanwhile }).finally(() => (clock.now = before))
  },
  SIGN_ON_UNREACHABLE: (ground) => finish(ground, { meanwhile: (provider) => provider.close() }),
  SIGN_ON_DENIED: (ground) => finish(ground, { login: null }),
  SIGN_ON_INVALID: (ground) => finish(ground, { code: 'of-nothing' }),
  SIGN_ON_MISFIT: (ground) =>
    finish(ground, { meanwhile: ({ issuer }) => setIssuer(ground, issuer, 'one that has run out') }),
  SIGN_ON_UNVERIFIED: (ground) => finish(ground, { claims: { email: ground.newEmail(), email_verified: false } }),
  SIGN_ON_UNKNOWN: (ground) => finish(ground, { claims: { email: ground.newEmail(), email_verified: true } }),
  SIGN_IN_THROTTLED: (ground) =>
    withProvider(ground, {}, async (provider) => {
      const caller = ground.visitor()
      const body = { ...(await goThere(caller, provider, 'who', { eid: await uidOf(ground) })), code: 'of-nothing' }
      const headers = { cookie: caller.cookie() }
      const complete = () => ground.visitor(headers).call('completeSingleSignOn', { body })
      for (let useless = 0; useless < 50; useless += 1) await complete()
      return complete()
    }),
}
