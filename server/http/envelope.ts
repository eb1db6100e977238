/** Every JSON answer is {returnCode, message, result}; every error becomes one here (spec §7, §8). */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BusinessError, ERRORS, type MessageParams, type RefusalDetails } from '../../domain/errors.ts'
import type { Language } from './call.ts'
import type { BrokenRule, RuleName } from './rules.ts'
import { ValidationFault } from './validation.ts'

/** What people read, in their language; given by app.ts, which knows the messages. */
export interface Speech {
  /** The language of a caller, by the Accept-Language header. */
  languageOf(acceptLanguage: string | undefined): Language
  render(language: Language, key: string, params?: MessageParams): string
}

type RenderRule = (rule: BrokenRule) => string

function invalidInput(field: string, detail: string): BusinessError {
  const fault = { field: field.slice(0, 200), message: detail.slice(0, 500) }
  return new BusinessError('INVALID_INPUT', { field, detail }, { fields: [fault] })
}

/** The rule behind a refusal of Fastify's own, whose English text nobody is shown. */
function ruleOfRefusal(code: string): RuleName {
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return 'contentType'
  return /^FST_ERR_CTP_(INVALID|EMPTY)_JSON_BODY$/.test(code) ? 'json' : 'unreadable'
}

function toBusinessError(error: FastifyError | Error, renderRule: RenderRule): BusinessError {
  if (error instanceof BusinessError) return error
  if (error instanceof ValidationFault) return invalidInput(error.field, renderRule(error.rule))
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 413) return new BusinessError('BODY_TOO_LARGE')
  if (status === 429) return new BusinessError('TOO_MANY_REQUESTS')
  if (status >= 400 && status < 500) {
    const name = ruleOfRefusal('code' in error ? error.code : '')
    return invalidInput(name === 'contentType' ? 'content-type' : 'body', renderRule({ name, params: {} }))
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
    const business = toBusinessError(error, ({ name, params }) => speech.render(language, `input.rule.${name}`, params))
    if (business.errorName === 'INTERNAL') request.log.error({ err: error }, 'unexpected error')
    const { returnCode, status } = ERRORS[business.errorName]
    const message = speech.render(language, `error.${business.errorName}`, business.params)
    const result = withMessages(business.details, message)
    reply.status(status).header('cache-control', 'no-store').type('application/json; charset=utf-8')
    return reply.send({ returnCode, message, result })
  }
}

/** For Fastify's `frameworkErrors`: an address that cannot be read leads nowhere. */
export function createAddressRefusal(speech: Speech) {
  const refuse = createRefuse(speech)
  return (_error: Error, request: FastifyRequest, reply: FastifyReply) =>
    void refuse(request, reply, new BusinessError('NOT_FOUND'))
}

/** Answers unknown addresses under /api and every thrown error in the envelope; nothing internal leaves the house. */
export function registerEnvelope(app: FastifyInstance, speech: Speech): void {
  const refuse = createRefuse(speech)
  app.setErrorHandler((error: FastifyError, request, reply) => refuse(request, reply, error))
  app.setNotFoundHandler((request, reply) => refuse(request, reply, new BusinessError('NOT_FOUND')))
}
