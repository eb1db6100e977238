/** What an operation's schemas cannot hold a call to: the kind of its body, whether it is there, what is not declared at all. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { checkEncoding, checkEscapes, decodeText, readForm } from './text.ts'
import { InputFault } from './validation.ts'

export interface InputRules {
  method: string
  querystring?: object
  /** The schema of each content type the operation declares. */
  body?: Record<string, object>
  bodyRequired?: boolean
}

const JSON_TYPE = 'application/json'
/** Bytes a body may have where the document says nothing else. */
export const BODY_LIMIT = 1024 * 1024

/** An operation without a body takes an empty object, which many clients send with every call; a GET has none. */
function takenTypes({ method, body }: InputRules): string[] {
  if (body !== undefined) return Object.keys(body)
  return method === 'GET' ? [] : [JSON_TYPE]
}

export function hasContent({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
}

/**
 * Refuses what is of another kind than the operation declares, before a byte of it is read: Fastify validates
 * nothing of a kind it has no schema for. Where nothing is sent its kind says nothing, and is forgotten.
 */
export function checkContentType(rules: InputRules, request: FastifyRequest): void {
  if (!hasContent(request)) {
    if (request.headers['content-type'] !== undefined) request.headers = { 'content-type': undefined }
    return
  }
  const taken = takenTypes(rules)
  if (taken.length === 0) throw new InputFault('body', { name: 'noBody', params: {} }, 'UNSUPPORTED_MEDIA_TYPE')
  if (request.mediaType === undefined || !taken.includes(request.mediaType)) {
    const rule = { name: 'contentType', params: { values: taken.join(', ') } } as const
    throw new InputFault('content-type', rule, 'UNSUPPORTED_MEDIA_TYPE')
  }
  checkEncoding(request, taken)
}

/** A schema without properties, which Fastify need not compile for every second operation. */
function checkEmpty(part: unknown): void {
  if (part === undefined || part === null) return
  if (typeof part !== 'object' || Array.isArray(part)) throw new InputFault('body', { name: 'type.object', params: {} })
  const [unknown] = Object.keys(part)
  if (unknown !== undefined) throw new InputFault(unknown, { name: 'additionalProperties', params: {} })
}

/** Refuses a query that is no text, a missing body where one is asked for, and whatever is said where nothing is declared. */
export function checkPresence(rules: InputRules, request: FastifyRequest): void {
  checkEscapes(request.originalUrl.replace(/^[^?]*\??/, ''))
  if (rules.querystring === undefined) checkEmpty(request.query)
  if (rules.body === undefined) checkEmpty(request.body)
  else if (request.body === undefined) {
    if (rules.bodyRequired) throw new InputFault('body', { name: 'required', params: {} })
    request.body = {}
  }
}

/**
 * Reads JSON; no letters at all are no body (a chunked call tells its length only here). Of a large one others' calls come
 * between its steps, of which each takes a while.
 */
export function registerJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser(JSON_TYPE, { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    const text = decodeText(bytes)
    if (text === '') done(null, undefined)
    else if (bytes.length <= BODY_LIMIT) parseJson(request, text, done)
    else setImmediate(() => parseJson(request, text, (error, value) => setImmediate(done, error, value)))
  })
}

/** Reads a form of names and texts. */
export function registerForm(app: FastifyInstance): void {
  const type = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, bytes: Buffer, done) => done(null, readForm(bytes)))
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
