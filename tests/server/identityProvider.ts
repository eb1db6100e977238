/** A company's own sign-in: a real OpenID Connect provider (oidc-provider) on this machine, and a browser at its pages. */
import { createServer, type RequestListener, type Server } from 'node:http'
import Provider, { type Context } from 'oidc-provider'
import { freePort } from '../freePort.ts'

export const CLIENT = { clientId: 'roundview', clientSecret: 'only the two servers know this one' }

/** What the company says of a person. */
export interface Claims {
  email?: string
  email_verified?: boolean | string
}

export interface IdentityProvider {
  issuer: string
  /** By login name; tests change it. */
  people: Map<string, Claims>
  /** The paths that were asked for. */
  asked: string[]
  /** Signs in at the page with this login, or gives up (null); answers the query it leads back with. */
  visit(address: string, login: string | null): Promise<URLSearchParams>
  close(): Promise<void>
}

interface Options {
  redirectUri: string
  /** Tells the address in the token instead of when it is asked. */
  isTold?: boolean
  /** More of oidc-provider's own. */
  more?: object
  /** In the place of this one, which was closed. */
  issuer?: string
}

interface Listening {
  server: Server
  issuer: string
  serve: (listener: RequestListener) => void
}

/** At a port of its own unless one is given: that of a provider that was closed. */
async function listen(wanted?: number): Promise<Listening> {
  const port = wanted ?? (await freePort())
  let listener: RequestListener | undefined
  const server = createServer((request, response) => listener?.(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const serve = (given: RequestListener) => {
    listener = given
  }
  return { server, issuer: `http://127.0.0.1:${port}`, serve }
}

/** Nobody is asked what the product may know of them. */
async function loadExistingGrant({ oidc: { provider, client, session } }: Context) {
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope('openid email')
  await grant.save()
  return grant
}

/** One browser at the provider's pages, up to the address that leads back. */
async function walk(address: string, redirectUri: string, login: string | null): Promise<URLSearchParams> {
  const jar = new Map<string, string>()
  const form = { prompt: 'login', login: login ?? '', password: 'any' }
  let url = address
  let body: URLSearchParams | undefined
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const method = body === undefined ? 'GET' : 'POST'
    const answer = await fetch(url, { redirect: 'manual', method, headers: { cookie }, ...(body && { body }) })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      jar.set(name, value)
    }
    const location = answer.headers.get('location')
    if (location?.startsWith(redirectUri) === true) return new URL(location).searchParams
    if (location === null && answer.status >= 400) throw new Error(`the provider refuses: ${await answer.text()}`)
    body = location === null && login !== null ? new URLSearchParams(form) : undefined
    url = location === null ? url : new URL(location, url).href
    if (location === null && login === null) url = `${url}/abort`
  }
  throw new Error('the provider does not lead back')
}

/** A server that is no provider, for what such answer. */
export async function startImpostor(listener: RequestListener) {
  const { server, issuer, serve } = await listen()
  serve(listener)
  return { issuer, close: () => end(server) }
}

function end(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}

export async function startIdentityProvider(options: Options): Promise<IdentityProvider> {
  const { redirectUri, isTold = false, more } = options
  const people = new Map<string, Claims>()
  const asked: string[] = []
  const port = options.issuer === undefined ? undefined : Number(new URL(options.issuer).port)
  const { server, issuer, serve } = await listen(port)
  const { clientId, clientSecret } = CLIENT
  const addresses = { redirect_uris: [redirectUri], post_logout_redirect_uris: [redirectUri] }
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, response_types: ['code'], ...addresses }],
    claims: { email: ['email', 'email_verified'] },
    conformIdTokenClaims: !isTold,
    cookies: { keys: ['a key of the tests'] },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ sub: accountId, ...people.get(accountId) }),
    }),
    loadExistingGrant,
    pkce: { required: () => true },
    ...more,
  })
  const answer = provider.callback()
  serve((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  })
  return {
    issuer,
    people,
    asked,
    visit: (address, login) => walk(address, redirectUri, login),
    close: () => end(server),
  }
}
