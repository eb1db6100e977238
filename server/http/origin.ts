/** Refuses state-changing calls that another site's page makes in the person's name (CSRF). */
import type { FastifyInstance } from 'fastify'
import { BusinessError } from '../../domain/errors.ts'
import { operationsTable } from '../../openapi/generated/operations.ts'
import { originOf } from './host.ts'
import type { SessionCookie } from './permissions.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_SITES = new Set(['same-origin', 'none'])
/** The one GET that changes something (spec §7). */
const SIGN_OUT = operationsTable.logout.path

interface Address {
  publicUrl: string
  /** Without it all that is known of this site's address is the Host a call names. */
  publicUrlGiven: boolean
}

/**
 * Checks Sec-Fetch-Site, and Origin where a browser does not send it. Every browser sends one of them with what is not
 * GET; a call with neither is some program's, which signs in for itself and says whose page it stands for.
 */
export function registerOriginCheck(
  app: FastifyInstance,
  { publicUrl, publicUrlGiven }: Address,
  cookie: SessionCookie,
): void {
  app.addHook('onRequest', async (request) => {
    const isSafe = SAFE_METHODS.has(request.method)
    if (isSafe && request.routeOptions.url !== SIGN_OUT) return
    const site = request.headers['sec-fetch-site']
    if (site !== undefined) {
      if (!OWN_SITES.has(String(site))) throw new BusinessError('CROSS_SITE_REQUEST')
      return
    }
    if (request.headers.origin === undefined) {
      if (!isSafe && request.cookies[cookie.name] !== undefined) throw new BusinessError('CROSS_SITE_REQUEST')
      return
    }
    const origin = originOf(request.headers.origin)
    const ownAddresses = publicUrlGiven ? [publicUrl] : [publicUrl, `${request.protocol}://${request.host}`]
    const ownOrigins = ownAddresses.map(originOf)
    if (origin === null || !ownOrigins.includes(origin)) throw new BusinessError('CROSS_SITE_REQUEST')
  })
}
