/** Security headers: a policy without inline scripts or eval (design §3). */
import type { FastifyInstance } from 'fastify'
import helmet from 'helmet'

/** Sets helmet's headers on every answer; `secure` when people reach the product over https. */
export function registerHeaders(app: FastifyInstance, secure: boolean): void {
  // Made once: Fastify's plugin of it reads these options anew at each call.
  const setHeaders = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // MUI writes its rules into style elements.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: secure,
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (request, reply, next) => setHeaders(request.raw, reply.raw, () => next()))
}
