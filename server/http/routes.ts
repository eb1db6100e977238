/** Registers every operation of the document: guard, handler, envelope. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BusinessError } from '../../domain/errors.ts'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import routesDocument from '../../openapi/generated/routes.json' with { type: 'json' }
import {
  BODY_LIMIT,
  checkContentType,
  checkPresence,
  type InputRules,
  registerForm,
  registerJson,
  registerMultipart,
} from './body.ts'
import type { AllHandlers, Call, FileAnswer, Principal } from './call.ts'
import { compressAnswer, mayCompress } from './compression.ts'
import type { Speech } from './envelope.ts'
import { longJson } from './json.ts'
import { attemptCookieName, type SessionCookie } from './permissions.ts'
import { createValidatorCompiler } from './validation.ts'

interface RouteEntry extends InputRules {
  operationId: OperationId
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  params?: object
  bodyLimit?: number
}

export interface RoutesOptions {
  handlers: AllHandlers
  guard: (operationId: OperationId, request: FastifyRequest) => Promise<Principal | null>
  cookie: SessionCookie
  speech: Speech
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent where no operation of the document is: pages and files. */
    operationId?: OperationId
  }
}

type AnyHandler = (call: unknown) => Promise<unknown>

/** The content-disposition of a file to save: in ASCII, and as it is called (RFC 5987: `'`, `(`, `)` and `*` are escaped, too). */
export function attachment(fileName: string): string {
  // Half a character (a title that was cut) cannot be encoded; this puts U+FFFD in its place.
  const whole = Buffer.from(fileName).toString()
  const plain = whole.replace(/[^ -~]|["\\%/]/gu, '_')
  const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
  const escaped = encodeURIComponent(whole).replace(/['()*]/g, hex)
  return `attachment; filename="${plain}"; filename*=UTF-8''${escaped}`
}

async function sendAnswer(reply: FastifyReply, operationId: OperationId, result: unknown) {
  if (operationsTable[operationId].answer === 'application/json') {
    const answer = { returnCode: 0, message: '', result }
    const bytes = await longJson(answer)
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
    return reply.send(bytes ?? answer)
  }
  const file = result as FileAnswer
  reply.header('cache-control', file.cacheControl ?? 'private, no-store').type(file.contentType)
  if (file.fileName !== undefined) {
    reply.header('content-disposition', attachment(file.fileName))
  }
  return reply.send(file.body)
}

/** Lax: a link in a mail, or the company's own sign-in page, leads to ours. */
function cookieOptions({ secure }: SessionCookie) {
  return { path: '/', httpOnly: true, sameSite: 'lax' as const, secure }
}

function setSessionCookie(reply: FastifyReply, secret: string | null, cookie: SessionCookie) {
  const { name, formerName, maxAge } = cookie
  const options = cookieOptions(cookie)
  if (formerName !== null) reply.clearCookie(formerName, options)
  if (secret === null) {
    reply.clearCookie(name, options)
    // Not "storage": answers that could not be sent yet and how screens look lie there. Not "cookies": it signs people
    // out of everything else under their company's domain.
    reply.header('clear-site-data', '"cache"')
  } else reply.setCookie(name, secret, { ...options, maxAge })
}

type Attempt = Parameters<Call<'beginSingleSignOn'>['setAttempt']>[0]

function setAttemptCookie(reply: FastifyReply, attempt: Attempt, cookie: SessionCookie) {
  const options = cookieOptions(cookie)
  const name = attemptCookieName(cookie)
  if (attempt === null) reply.clearCookie(name, options)
  else reply.setCookie(name, attempt.sealed, { ...options, maxAge: attempt.seconds })
}

function routeHandler(entry: RouteEntry, options: RoutesOptions) {
  const handlers = options.handlers as unknown as Record<string, AnyHandler | undefined>
  const handler = handlers[entry.operationId]
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const principal = (request as { principal?: Principal | null }).principal ?? null
    if (handler === undefined) throw new BusinessError('NOT_IMPLEMENTED')
    const answer = await handler({
      path: request.params,
      query: request.query,
      body: request.body,
      principal,
      language: options.speech.languageOf(request.headers['accept-language']),
      remoteAddress: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      setSession: (secret: string | null) => setSessionCookie(reply, secret, options.cookie),
      attempt: request.cookies[attemptCookieName(options.cookie)],
      setAttempt: (attempt: Attempt) => setAttemptCookie(reply, attempt, options.cookie),
    })
    return sendAnswer(reply, entry.operationId, answer)
  }
}

function bodySchema(body: Record<string, object>) {
  const content = Object.fromEntries(Object.entries(body).map(([type, schema]) => [type, { schema }]))
  return { content }
}

function checkTable(entries: RouteEntry[], handlers: object) {
  const missing = entries.filter(
    ({ operationId }) => !operationsTable[operationId].pending && !(operationId in handlers),
  )
  const unguarded = entries.filter(({ operationId }) => !operationsTable[operationId].permission)
  const wrong = [...missing, ...unguarded].map(({ operationId }) => operationId)
  if (wrong.length > 0) throw new Error(`operations without handler or permission: ${wrong.join(', ')}`)
}

/** Reads the generated routes and registers them; throws when one lacks its handler or permission. */
export function registerRoutes(app: FastifyInstance, options: RoutesOptions): void {
  // The JSON edge: codegen wrote the file from the document.
  const { routes, schemas } = routesDocument as { routes: RouteEntry[]; schemas: Record<string, unknown> }
  checkTable(routes, options.handlers)
  app.setValidatorCompiler(createValidatorCompiler(schemas))
  app.setSerializerCompiler(() => JSON.stringify)
  registerJson(app)
  registerForm(app)
  registerMultipart(app)
  app.decorateRequest('principal', null)
  for (const entry of routes) {
    const schema = {
      ...(entry.params && { params: entry.params }),
      ...(entry.querystring && { querystring: entry.querystring }),
      ...(entry.body && { body: bodySchema(entry.body) }),
    }
    app.route({
      method: entry.method,
      url: entry.url,
      schema,
      config: { operationId: entry.operationId },
      bodyLimit: entry.bodyLimit ?? BODY_LIMIT,
      // The guard comes before the body is read: nobody makes the server hold what they may not send,
      // and who may not call learns nothing of the input's shape.
      onRequest: async (request) => {
        Object.assign(request, { principal: await options.guard(entry.operationId, request) })
        if (operationsTable[entry.operationId].pending) throw new BusinessError('NOT_IMPLEMENTED')
        checkContentType(entry, request)
      },
      preValidation: async (request) => checkPresence(entry, request),
      ...(mayCompress(entry.operationId) && { onSend: compressAnswer }),
      handler: routeHandler(entry, options),
    })
  }
}
