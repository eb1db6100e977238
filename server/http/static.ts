/** Serves the built browser files: hashed assets for a year, pages always fresh, brotli made at build. */
import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createWorkerPolicy } from './headers.ts'

/** What never changes under its address. */
export const FOR_A_YEAR = 'public, max-age=31536000, immutable'

/** Registers `directory` (the browser build) at the root; a missing build is told by main, not here. `fontHost` is another one. */
export async function registerStatic(app: FastifyInstance, directory: string, fontHost?: string): Promise<void> {
  if (!existsSync(directory)) return
  const policyOf = createWorkerPolicy(fontHost)
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    index: ['index.html'],
    redirect: true,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? FOR_A_YEAR : 'no-cache')
      const policy = policyOf(path)
      if (policy !== undefined) reply.header('content-security-policy', policy)
    },
  })
  app.get('/', async (_request, reply) => reply.redirect('/manage.html'))
  app.get('/manage', async (_request, reply) => reply.redirect('/manage.html'))
}
