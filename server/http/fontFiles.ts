/** The fonts of the reports and their decoder, for pages that make PDFs themselves (spec §7 "Static assets"). */
import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { FOR_A_YEAR } from './static.ts'

/** What lies in the font folder, by name. */
type FindFont = (name: string) => Promise<{ path: string; bytes: number; version: string } | undefined>

const TYPES: Record<string, string> = { woff2: 'font/woff2', ttf: 'font/ttf', wasm: 'application/wasm' }

/** Serves them at `/static/font/<name>?v=<version>`; under another version the answer is not kept. */
export function registerFontFiles(app: FastifyInstance, find: FindFont): void {
  app.get<{ Params: { name: string }; Querystring: { v?: unknown } }>(
    '/static/font/:name',
    async ({ params, query }, reply) => {
      const font = await find(params.name)
      if (font === undefined) return reply.callNotFound()
      reply.headers({
        'content-type': TYPES[params.name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
        'content-length': font.bytes,
        'cache-control': query.v === font.version ? FOR_A_YEAR : 'no-cache',
        // Nobody's secret: a static host that fetches them from here (STATIC_HOST) passes it on.
        'access-control-allow-origin': '*',
      })
      return reply.send(createReadStream(font.path))
    },
  )
}
