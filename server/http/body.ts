/** Which body a call may have: of a kind its operation declares, and there when it is asked for. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { InputFault } from './validation.ts'

export interface BodyRules {
  method: string
  /** The schema of each content type the operation declares. */
  body?: Record<string, object>
  bodyRequired?: boolean
}

/** An operation without a body takes an empty object: many clients send one with every POST. */
const NOTHING = { 'application/json': { type: ['object', 'null'], additionalProperties: false } }

/** The schemas of a body by content type; a GET has none. */
export function bodiesOf({ method, body }: BodyRules): Record<string, object> {
  return body ?? (method === 'GET' ? {} : NOTHING)
}

function hasContent({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
}

/**
 * Refuses what is of another kind than the operation declares, before a byte of it is read: Fastify validates
 * nothing of a kind it has no schema for. Where nothing is sent its kind says nothing, and is forgotten.
 */
export function checkContentType(rules: BodyRules, request: FastifyRequest): void {
  if (!hasContent(request)) {
    if (request.headers['content-type'] !== undefined) request.headers = { 'content-type': undefined }
    return
  }
  const taken = Object.keys(bodiesOf(rules))
  if (request.mediaType !== undefined && taken.includes(request.mediaType)) return
  if (taken.length === 0) throw new InputFault('body', { name: 'noBody', params: {} }, 'UNSUPPORTED_MEDIA_TYPE')
  const rule = { name: 'contentType', params: { values: taken.join(', ') } } as const
  throw new InputFault('content-type', rule, 'UNSUPPORTED_MEDIA_TYPE')
}

/** Refuses a missing body where one is asked for; elsewhere it is an empty one. */
export function checkPresence(rules: BodyRules, request: FastifyRequest): void {
  if (rules.body === undefined || request.body !== undefined) return
  if (rules.bodyRequired) throw new InputFault('body', { name: 'required', params: {} })
  request.body = {}
}

/** Reads JSON; no letters at all are no body (a chunked call tells its length only here). */
export function registerJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text: string, done) => {
    if (text === '') done(null, undefined)
    else parseJson(request, text, done)
  })
}

/** Reads a form with files by the platform's own reader; a file arrives as a `File`. */
export function registerMultipart(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const type = request.headers['content-type'] ?? ''
      try {
        const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
        return Object.fromEntries(form)
      } catch {
        throw new InputFault('body', { name: 'unreadable', params: {} })
      }
    },
  )
}
