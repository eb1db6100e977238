/** Every JSON answer is {returnCode, message, result}; every error becomes one here (spec §7, §8). */
import type { Socket } from 'node:net'
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  BusinessError,
  ERRORS,
  fieldError,
  type MessageParams,
  PASSING,
  type RefusalDetails,
} from '../../domain/errors.ts'
import type { BrokenRule, RuleName } from '../../domain/inputRules.ts'
import type { Language } from './call.ts'
import { unknownAddress } from './unknownAddress.ts'
import { InputFault } from './validation.ts'

/** What people read, in their language; given by app.ts, which knows the messages. */
export interface Speech {
  /** The language of a caller, by the Accept-Language header. */
  languageOf(acceptLanguage: string | undefined): Language
  render(language: Language, key: string, params?: MessageParams): string
}

type RenderRule = (rule: BrokenRule) => string

function inputError({ field, rule, errorName }: InputFault, renderRule: RenderRule): BusinessError {
  const detail = renderRule(rule)
  const fault = { field: field.slice(0, 200), message: detail.slice(0, 500) }
  return new BusinessError(errorName, { field, detail }, { fields: [fault] })
}

/** The rule behind a refusal of Fastify's own, whose English text nobody is shown. */
function ruleOfRefusal(code: string): RuleName {
  return code === 'FST_ERR_CTP_INVALID_JSON_BODY' ? 'json' : 'unreadable'
}

function toBusinessError(error: FastifyError | Error, bodyLimit: number, renderRule: RenderRule): BusinessError {
  if (error instanceof BusinessError) return error
  if (error instanceof InputFault) return inputError(error, renderRule)
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 413) {
    const most = Math.floor(bodyLimit / 1024 / 1024)
    return fieldError('BODY_TOO_LARGE', 'body', { most })
  }
  if (status >= 400 && status < 500) {
    const name = ruleOfRefusal('code' in error ? error.code : '')
    return inputError(new InputFault('body', { name, params: {} }), renderRule)
  }
  return new BusinessError('INTERNAL')
}

/** A field without words of its own says what the whole refusal says: services know no language. */
function withMessages(details: RefusalDetails | null, message: string): RefusalDetails | null {
  if (details?.fields === undefined) return details
  const fields = details.fields.map((fault) =>
    fault.message === '' ? { ...fault, message: message.slice(0, 500) } : fault,
  )
  return { ...details, fields }
}

/** Makes the one way a refusal is sent. */
function createRefuse(speech: Speech) {
  return (request: FastifyRequest, reply: FastifyReply, error: Error) => {
    const language = speech.languageOf(request.headers['accept-language'])
    const { bodyLimit } = request.routeOptions
    const renderRule: RenderRule = ({ name, params }) => speech.render(language, `input.rule.${name}`, params)
    const business = toBusinessError(error, bodyLimit, renderRule)
    if (business.errorName === 'INTERNAL') request.log.error({ err: error }, 'unexpected error')
    const { returnCode, status } = ERRORS[business.errorName]
    const message = speech.render(language, `error.${business.errorName}`, business.params)
    const result = withMessages(business.details, message)
    reply.status(status).header('cache-control', 'no-store').type('application/json; charset=utf-8')
    const seconds = PASSING[business.errorName]
    if (seconds !== undefined) reply.header('retry-after', String(seconds))
    return reply.send({ returnCode, message, result })
  }
}

/** For Fastify's `frameworkErrors`: an address that cannot be read leads nowhere. */
export function createAddressRefusal(speech: Speech) {
  const refuse = createRefuse(speech)
  return (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
    void refuse(request, reply, new BusinessError('NOT_FOUND'))
}

const CLIENT_STATUS: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
}

/** For Fastify's `clientErrorHandler`: what is no HTTP reaches no route, so its envelope is written by hand. */
export function createClientRefusal(speech: Speech) {
  return (error: ConnectionError, socket: Socket) => {
    if (socket.writable && error.code !== 'ECONNRESET') {
      const message = speech.render(speech.languageOf(undefined), 'input.rule.unreadable')
      const body = JSON.stringify({ returnCode: ERRORS.INVALID_INPUT.returnCode, message, result: null })
      const status = CLIENT_STATUS[error.code] ?? '400 Bad Request'
      const head = ['content-type: application/json; charset=utf-8', `content-length: ${Buffer.byteLength(body)}`]
      socket.write([`HTTP/1.1 ${status}`, ...head, 'connection: close', '', body].join('\r\n'))
    }
    socket.destroy(error)
  }
}

/** Answers unknown addresses under /api and every thrown error in the envelope; nothing internal leaves the house. */
export function registerEnvelope(app: FastifyInstance, speech: Speech): void {
  const refuse = createRefuse(speech)
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(request, reply, error))
  // Before its body is read; the other one hears of files that are not there.
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) throw unknownAddress(request, reply)
  })
  app.setNotFoundHandler((request, reply) => refuse(request, reply, unknownAddress(request, reply)))
}
