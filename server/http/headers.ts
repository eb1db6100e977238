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

/** The files of the page's workers by the names the build gives them; a hash follows, and where it is sent packed, an ending. */
const WORKERS = {
  fontWorker: /\/assets\/fontWorker-[\w-]+\.js(\.br)?$/,
  pdfWorker: /\/assets\/pdfWorker-[\w-]+\.js(\.br)?$/,
}

/**
 * A worker obeys the policy its own file comes with: each may do what it is for and nothing else, and the page's policy
 * stays as it is. `fontHost` is where the fonts come from when not from this server.
 */
export function createWorkerPolicy(fontHost = "'self'"): (path: string) => string | undefined {
  // The decoder's binding makes functions from text.
  const font = `default-src 'none';script-src 'self' 'unsafe-eval' 'wasm-unsafe-eval';connect-src ${fontHost}`
  // The layout is WebAssembly, which it reads from an address with the bytes in it; fonts reach it as blobs.
  const pdf = "default-src 'none';script-src 'self' 'wasm-unsafe-eval';connect-src blob: data:"
  return (path) => {
    if (WORKERS.fontWorker.test(path)) return font
    return WORKERS.pdfWorker.test(path) ? pdf : undefined
  }
}
