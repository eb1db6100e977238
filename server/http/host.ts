/** The address people use: calls to another name are refused, so that no name of somebody else's leads to this server (DNS rebinding). */
import type { FastifyInstance } from 'fastify'
import { BusinessError } from '../../domain/errors.ts'

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/
const NAME_AND_PORT = /^[^\s/?#@\\]+$/

/** Whether a name or an address to listen on is this machine's own: IPv6 as it is, or in the brackets of a URL. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host) || LOOPBACK.test(`[${host}]`)
}

/** The host of a Host header, without the scheme's own port; the names of loopback are one, whatever the port. */
function placeOf(host: string | undefined, scheme: string): string | null {
  if (host === undefined || !NAME_AND_PORT.test(host)) return null
  const url = URL.parse(`${scheme}//${host}`)
  if (url === null) return null
  return LOOPBACK.test(url.hostname) ? 'loopback' : url.host
}

/** An origin, the names of loopback being one; null for what is none. */
export function originOf(text: string): string | null {
  const url = URL.parse(text)
  if (url === null) return null
  if (LOOPBACK.test(url.hostname)) url.hostname = 'localhost'
  return url.origin
}

/** Refuses what was sent to another host than `publicUrl` names. A proxy in front passes the Host it was called by. */
export function registerHostCheck(app: FastifyInstance, publicUrl: string): void {
  const { protocol, host } = new URL(publicUrl)
  const own = placeOf(host, protocol)
  app.addHook('onRequest', async (request) => {
    const called = placeOf(request.headers.host, protocol)
    if (called !== own) throw new BusinessError('HOST_REFUSED', { address: publicUrl })
  })
}
