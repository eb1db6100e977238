/** Serves the built browser files: hashed assets for a year, pages always fresh, brotli made at build. */
import { existsSync } from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Registers `directory` (the browser build) at the root; a missing build is told by main, not here. */
export async function registerStatic(app: FastifyInstance, directory: string): Promise<void> {
  if (!existsSync(directory)) return
  await app.register(fastifyStatic, {
    root: directory,
    preCompressed: true,
    index: ['index.html'],
    redirect: true,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/', async (_request, reply) => reply.redirect('/manage.html'))
  app.get('/manage', async (_request, reply) => reply.redirect('/manage.html'))
}
