/** What the enterprises' providers say of themselves (OpenID Connect Discovery): asked for when needed, kept for a while. */
import type { ClientAuth, Configuration } from 'openid-client'
import { BusinessError } from '../../../../domain/errors.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { SignOnProviderTable } from '../../../database/schema/linkSchema.ts'
import type { SecretBox } from '../../../mail/secretBox.ts'
import { clientSecretPlace } from '../../../records/people/signOnProviders.ts'

/** Longer nobody waits for an answer of a provider. */
const ANSWER_SECONDS = 5
/** What a provider says of itself is asked anew after so long. */
const KNOWN_MILLISECONDS = 600_000
/** So long one that did not answer is not asked again: people try again and again, and each waits. */
const DOWN_MILLISECONDS = 15_000

/** Loaded when the first call needs it, not at the start. */
export const library = () => import('openid-client')

interface Known {
  row: string
  until: number
  /** Null for one that does not answer. */
  asked: Promise<Configuration | null>
}

/** As the provider takes it; basic is what every one takes that says nothing (OpenID Connect Discovery §3). */
async function authenticationOf(secret: string): Promise<ClientAuth> {
  const { ClientSecretBasic, ClientSecretPost } = await library()
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(server, ...rest)
  }
}

export function createConfigurations(
  { now }: Pick<ServiceContext, 'now'>,
  { secrets, tellFault }: { secrets: SecretBox; tellFault: (error: unknown) => void },
) {
  const known = new Map<number, Known>()

  async function ask({ enterpriseId, issuer, clientId, clientSecret }: SignOnProviderTable): Promise<Configuration> {
    const secret = secrets.open(clientSecret, clientSecretPlace(enterpriseId))
    if (secret === null) throw new Error('the client secret of a provider was locked with another key')
    const { allowInsecureRequests, discovery } = await library()
    const url = new URL(issuer)
    // The operator's command takes http on this very machine alone.
    const execute = url.protocol === 'http:' ? [allowInsecureRequests] : []
    return discovery(url, clientId, undefined, await authenticationOf(secret), { execute, timeout: ANSWER_SECONDS })
  }

  return {
    /** Asked once for all who come meanwhile. Throws SIGN_ON_UNREACHABLE. */
    async of(provider: SignOnProviderTable): Promise<Configuration> {
      const row = JSON.stringify(provider)
      const last = known.get(provider.enterpriseId)
      const isFresh = last !== undefined && last.row === row && now().getTime() < last.until
      const entry = isFresh ? last : { row, until: Number.POSITIVE_INFINITY, asked: ask(provider) }
      known.set(provider.enterpriseId, entry)
      try {
        const found = await entry.asked
        if (!isFresh) entry.until = now().getTime() + KNOWN_MILLISECONDS
        if (found === null) throw new Error('it did not answer a moment ago')
        return found
      } catch (error) {
        if (!isFresh) {
          entry.until = now().getTime() + DOWN_MILLISECONDS
          tellFault(error)
        }
        throw new BusinessError('SIGN_ON_UNREACHABLE')
      }
    },

    /** It did not answer what was asked of it later: as if it had not said what it is, either. */
    leaveAlone(provider: SignOnProviderTable): void {
      const until = now().getTime() + DOWN_MILLISECONDS
      known.set(provider.enterpriseId, { row: JSON.stringify(provider), until, asked: Promise.resolve(null) })
    },
  }
}
