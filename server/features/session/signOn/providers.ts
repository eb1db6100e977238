/** Asking the enterprises' providers (OpenID Connect): what goes out to them and what comes back. */
import { BusinessError } from '../../../../domain/errors.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { SignOnProviderTable } from '../../../database/schema/linkSchema.ts'
import type { SecretBox } from '../../../mail/secretBox.ts'
import { createConfigurations, library } from './configurations.ts'

/** What a provider says of who signed in. */
export interface Person {
  email: string | undefined
  /** The provider vouches for the address. */
  isConfirmed: boolean
}

/** What belongs to one attempt. */
export interface Checks {
  state: string
  nonce: string
  verifier: string
}

/** Nobody answered, or not in time: a fetch that failed has no code. */
function isSilent(error: unknown): boolean {
  const code = codeOf(error)
  return (error instanceof TypeError && code === undefined) || code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT'
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined)

/** Some page of a proxy before the provider. */
const NO_ANSWERS = ['OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON']

/** Whether what does not hold came by the browser: the issuer it names (the library keeps its parameters), or the nonce. */
function isBrought(error: unknown): boolean {
  const detail = error instanceof Error && error.cause instanceof Error ? error.cause.cause : undefined
  if (typeof detail !== 'object' || detail === null) return false
  return 'parameters' in detail || ('claim' in detail && detail.claim === 'nonce')
}

/** Of what the person reads: the provider did not answer, refused, or what came back by the browser or from it does not hold. */
async function refusalOf(error: unknown): Promise<BusinessError> {
  if (error instanceof BusinessError) return error
  const { AuthorizationResponseError, ResponseBodyError } = await library()
  if (error instanceof AuthorizationResponseError) return new BusinessError('SIGN_ON_DENIED', { reason: error.error })
  const isDown = error instanceof ResponseBodyError && error.status >= 500
  if (isDown || isSilent(error) || NO_ANSWERS.includes(String(codeOf(error)))) {
    return new BusinessError('SIGN_ON_UNREACHABLE')
  }
  // Of what a provider refuses the code alone is the browser's: the client and its secret are the operator's.
  const isUseless = error instanceof ResponseBodyError && error.error === 'invalid_grant'
  return new BusinessError(isUseless || isBrought(error) ? 'SIGN_ON_INVALID' : 'SIGN_ON_MISFIT')
}

/** `redirectUri` is the page the providers lead back to. */
export function createProviders(
  { now }: Pick<ServiceContext, 'now'>,
  { secrets, redirectUri, tellFault }: { secrets: SecretBox; redirectUri: string; tellFault: (error: unknown) => void },
) {
  const configurations = createConfigurations({ now }, { secrets, tellFault })

  return {
    /** The page to send the browser to, and what finishing needs. */
    async begin(provider: SignOnProviderTable): Promise<Checks & { address: string }> {
      const configuration = await configurations.of(provider)
      const client = await library()
      const checks = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        verifier: client.randomPKCECodeVerifier(),
      }
      const asked = {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      }
      try {
        return { ...checks, address: client.buildAuthorizationUrl(configuration, asked).href }
      } catch (error) {
        // It names no page to sign in at, or one without TLS.
        tellFault(error)
        throw new BusinessError('SIGN_ON_UNREACHABLE')
      }
    },

    /**
     * Exchanges what the provider sent back for what it says of the person. Throws SIGN_ON_UNREACHABLE, SIGN_ON_DENIED,
     * SIGN_ON_INVALID where the code, nonce or issuer that the browser brought do not hold, and SIGN_ON_MISFIT where the
     * provider takes not this client or its secret, or its own answers do not hold.
     */
    async finish(provider: SignOnProviderTable, answer: URLSearchParams, { state, nonce, verifier }: Checks) {
      const configuration = await configurations.of(provider)
      const client = await library()
      try {
        const tokens = await client.authorizationCodeGrant(configuration, new URL(`?${answer}`, redirectUri), {
          pkceCodeVerifier: verifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const told = tokens.claims()
        // Address and confirmation from one place: the token, or what the provider answers when asked.
        const claims =
          told?.['email_verified'] === undefined
            ? await client.fetchUserInfo(configuration, tokens.access_token, told?.sub ?? '')
            : told
        const email = typeof claims['email'] === 'string' ? claims['email'] : undefined
        return { email, isConfirmed: claims['email_verified'] === true } satisfies Person
      } catch (error) {
        // One that refuses or fails at this code is asked on: whoever sends such codes would shut the door for all.
        if (isSilent(error)) configurations.leaveAlone(provider)
        const refusal = await refusalOf(error)
        if (refusal.errorName !== 'SIGN_ON_DENIED') tellFault(error)
        throw refusal
      }
    },

    /** Where the company's session ends and leads back from, with `state`; undefined where the provider has no such place. */
    async endSession(provider: SignOnProviderTable, state: string): Promise<string | undefined> {
      const configuration = await configurations.of(provider)
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
      const { buildEndSessionUrl } = await library()
      return buildEndSessionUrl(configuration, { post_logout_redirect_uri: redirectUri, state }).href
    },
  }
}
