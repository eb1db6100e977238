/** How long a caller may take to send a call: who drips letters holds a connection that others need (slowloris). */
import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { BODY_LIMIT, hasContent } from './body.ts'

const HEADERS_MILLISECONDS = 5_000
const BODY_MILLISECONDS = 10_000
/** Of operations the document gives a larger body: imports, pictures, whole papers. */
const LARGE_BODY_MILLISECONDS = 60_000

/** For Fastify: node itself ends, by `clientError`, what has no head or no end by then; it looks once a second. */
export const PATIENCE = {
  requestTimeout: LARGE_BODY_MILLISECONDS,
  http: { headersTimeout: HEADERS_MILLISECONDS, connectionsCheckingInterval: 1_000 },
}

/** Ends as node does, with 408, a call whose body is not whole ten seconds after its headers; node knows one limit for all calls. */
export function registerPatience(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const { socket } = request.raw
    if (!hasContent(request) || request.routeOptions.bodyLimit > BODY_LIMIT) return
    // A call within the process comes over no connection.
    if (!(socket instanceof Socket)) return
    const timer = setTimeout(() => {
      const late = Object.assign(new Error('request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })
      app.server.emit('clientError', late, socket)
    }, BODY_MILLISECONDS)
    for (const over of ['end', 'close']) request.raw.once(over, () => clearTimeout(timer))
  })
}
