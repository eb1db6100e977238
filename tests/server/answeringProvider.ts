/** A provider that says well what it is, and answers as a test wants: what real ones do not. */
import type { ServerResponse } from 'node:http'
import { CLIENT, startImpostor } from './identityProvider.ts'
import type { Visitor } from './testApp.ts'

export interface Answered {
  status: number
  body: object
  headers?: Record<string, string>
}

/** What it answers; null ends the connection instead. */
export interface Answers {
  token: (idToken: (claims: object) => string) => Answered | null | Promise<Answered | null>
  userinfo?: () => Answered | null
}

/** The answer of the token endpoint when the code is good. */
export const good = (id_token: string): Answered => ({
  status: 200,
  body: { access_token: 'a', token_type: 'bearer', id_token },
})

/** Nobody checks the signature of what was fetched from the provider itself. */
const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function send(response: ServerResponse, answered: Answered | null): void {
  if (answered === null) return void response.destroy()
  const { status, body, headers } = answered
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

/** `asked` has the paths; `nonce` is what an attempt's ID token has to name. */
export async function startAnswering(answers: Answers) {
  const asked: string[] = []
  const state = { nonce: '' }
  const impostor = await startImpostor(async ({ url = '', headers: { host } }, response) => {
    const issuer = `http://${host}`
    asked.push(url)
    if (url === '/userinfo') return send(response, answers.userinfo?.() ?? null)
    if (url === '/token') {
      const seconds = Math.floor(Date.now() / 1000)
      const usual = { iss: issuer, aud: CLIENT.clientId, iat: seconds, exp: seconds + 60, nonce: state.nonce }
      const idToken = (claims: object) => `${encoded({ alg: 'RS256' })}.${encoded({ ...usual, ...claims })}.AA`
      return send(response, await answers.token(idToken))
    }
    const places = { authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` }
    send(response, { status: 200, body: { issuer, ...places, userinfo_endpoint: `${issuer}/userinfo` } })
  })
  return { ...impostor, asked, state }
}

/** Begins, and comes back with some code, as many as are wanted; answers how each finishes. */
export async function comeBack(visitor: Visitor, provider: Awaited<ReturnType<typeof startAnswering>>, eid: string) {
  const { address } = await visitor.ok('beginSingleSignOn', { body: { eid } })
  const { searchParams } = new URL(address)
  const body = { state: searchParams.get('state') ?? '', code: 'a-code-of-theirs' }
  return () => {
    provider.state.nonce = searchParams.get('nonce') ?? ''
    return visitor.call('completeSingleSignOn', { body })
  }
}
