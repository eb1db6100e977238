/** Refuses state-changing calls that another site's page makes in the person's name (CSRF). */
import type { FastifyInstance } from 'fastify'
import { BusinessError } from '../../domain/errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
const OWN_SITES = new Set(['same-origin', 'none'])

/** Checks Sec-Fetch-Site, and Origin where a browser does not send it. Calls from outside browsers send neither. */
export function registerOriginCheck(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return
    const site = request.headers['sec-fetch-site']
    if (site !== undefined) {
      if (!OWN_SITES.has(String(site))) throw new BusinessError('CROSS_SITE_REQUEST')
      return
    }
    const origin = request.headers.origin
    if (origin === undefined) return
    const ownOrigins = [publicUrl, `${request.protocol}://${request.host}`]
    if (!ownOrigins.includes(origin)) throw new BusinessError('CROSS_SITE_REQUEST')
  })
}
