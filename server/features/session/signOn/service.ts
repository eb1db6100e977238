/** Signing in by the provider of an enterprise (docs/decisions/0018): it opens that enterprise alone. */
import { isEmail } from '../../../../domain/directory/email.ts'
import { BusinessError } from '../../../../domain/errors.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { SignOnProviderTable } from '../../../database/schema/linkSchema.ts'
import type { SecretBox } from '../../../mail/secretBox.ts'
import { findEnterprise } from '../../../records/people/enterprises.ts'
import { networkOf } from '../../../records/people/places.ts'
import { deleteSession, openSession, type Whereabouts } from '../../../records/people/sessions.ts'
import { findProvider, findProviderOf, takeProvider } from '../../../records/people/signOnProviders.ts'
import { createThrottle } from '../../../records/people/throttle.ts'
import { safeReturnUrl } from '../returnUrl.ts'
import type { SignInLog } from '../signInLog.ts'
import { ATTEMPT_SECONDS, type Attempt, openAttempt, sealAttempt } from './attempt.ts'
import { findEntered } from './entered.ts'
import { createProviders, type Person } from './providers.ts'

/** The query the provider led the browser back with. */
export interface SignOnReturn {
  state: string
  code?: string | undefined
  error?: string | undefined
  iss?: string | undefined
}

export interface SignOnOptions {
  publicUrl: string
  secrets: SecretBox
  tellFault: (error: unknown) => void
}

/**
 * What the browser brought is worth nothing: that is counted. All else may be the company's own fault, as a secret that has
 * run out, and would shut the door for the whole office, also when it is mended.
 */
const COUNTED = 'SIGN_ON_INVALID'

/** Throws SIGN_ON_UNVERIFIED. Checked as it came: lower case makes letters of other scripts those of an address. */
function addressOf({ email, isConfirmed }: Person): string {
  if (email === undefined || !isConfirmed || !isEmail(email)) throw new BusinessError('SIGN_ON_UNVERIFIED')
  return email.toLowerCase()
}

export function createSignOn(
  context: ServiceContext,
  { publicUrl, secrets, tellFault }: SignOnOptions,
  noteOpened: SignInLog['opened'],
) {
  const { database, now } = context
  const providers = createProviders(context, { secrets, redirectUri: `${publicUrl}/signin/`, tellFault })
  const throttle = createThrottle(context)

  /** As `providers.finish`; slowed down by network, apart from passwords: nobody is locked out by who guesses those. */
  async function finish(provider: SignOnProviderTable, attempt: Attempt, answer: SignOnReturn, remoteAddress: string) {
    const key = `sign-on:${networkOf(remoteAddress)}`
    const counted = await throttle.begin([{ kind: 'address', key }])
    const query = new URLSearchParams(Object.entries(answer).filter(([, value]) => value !== undefined))
    try {
      const person = await providers.finish(provider, query, attempt)
      await throttle.succeed(counted)
      return person
    } catch (error) {
      const isCounted = error instanceof BusinessError && error.errorName === COUNTED
      if (!isCounted) await throttle.succeed(counted)
      throw error
    }
  }

  return {
    isOffered: async (eid: string | undefined): Promise<boolean> =>
      (await database.read((db) => findProviderOf(db, eid))) !== undefined,

    /** Throws SIGN_ON_NOT_OFFERED and SIGN_ON_UNREACHABLE. */
    async begin({ eid, returnUrl }: { eid?: string | undefined; returnUrl?: string | undefined }) {
      const provider = await database.read((db) => findProviderOf(db, eid))
      if (provider === undefined) throw new BusinessError('SIGN_ON_NOT_OFFERED')
      const { address, ...checks } = await providers.begin(provider)
      const { enterpriseId, setAt } = provider
      const until = now().getTime() + ATTEMPT_SECONDS * 1000
      const sealed = sealAttempt(secrets, { enterpriseId, setAt, ...checks, returnUrl, until })
      return { address, attempt: { sealed, seconds: ATTEMPT_SECONDS } }
    },

    /** The attempt this browser began, to be finished once: throws SIGN_ON_LOST for another's, SIGN_ON_EXPIRED. */
    take(sealed: string | undefined, state: string): Attempt {
      const attempt = openAttempt(secrets, sealed)
      // Of another state it stays: whoever sends people to our page with a state of theirs shall not end what they began.
      if (attempt === undefined || attempt.state !== state) throw new BusinessError('SIGN_ON_LOST')
      return attempt
    },

    /** Opens a session of the attempt's enterprise alone; the browser's `former` one ends. */
    async finish(attempt: Attempt, answer: SignOnReturn, from: Whereabouts, former: string | undefined) {
      if (attempt.until <= now().getTime()) throw new BusinessError('SIGN_ON_EXPIRED')
      const provider = await database.read((db) => findProvider(db, attempt.enterpriseId))
      if (provider === undefined) throw new BusinessError('SIGN_ON_NOT_OFFERED')
      if (provider.setAt !== attempt.setAt) throw new BusinessError('SIGN_ON_LOST')
      const email = addressOf(await finish(provider, attempt, answer, from.remoteAddress))
      return database.write(async (db) => {
        // Whoever set another one meanwhile ended what this one opens.
        const locked = await takeProvider(db, provider.enterpriseId)
        if (locked?.setAt !== provider.setAt) throw new BusinessError('SIGN_ON_LOST')
        const entered = await findEntered(db, context, provider.enterpriseId, email)
        if (former !== undefined) await deleteSession(db, former)
        await noteOpened(db, entered, from.remoteAddress, { bySingleSignOn: true })
        // No network is remembered: who comes by the provider knows no password, and gains no guess at one.
        const secret = await openSession(db, { ...entered, issuerSetAt: provider.setAt }, from, now())
        const home = entered.role === 'admin' ? attempt.returnUrl : (attempt.returnUrl ?? '/feedback/')
        return { secret, returnUrl: safeReturnUrl(home) }
      })
    },

    /** Where the company's session can end as well; undefined where it cannot, or the provider does not answer. */
    async endSession(enterpriseId: number): Promise<string | undefined> {
      const [provider, enterprise] = await database.read(
        async (db) => [await findProvider(db, enterpriseId), await findEnterprise(db, enterpriseId)] as const,
      )
      if (provider === undefined || enterprise === undefined) return undefined
      return providers.endSession(provider, enterprise.uid).catch(() => undefined)
    },
  }
}
