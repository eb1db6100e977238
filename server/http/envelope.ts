/** Every JSON answer is {returnCode, message, result}; every error becomes one here (spec §7, §8). */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BusinessError, ERRORS, type ErrorName, type MessageParams, type RefusalDetails } from '../../domain/errors.ts'
import type { Language } from './call.ts'
import { ValidationFault } from './validation.ts'

/** Renders an error's text in the caller's language; given by app.ts, which knows the messages. */
export type RenderError = (language: Language, name: ErrorName, params: MessageParams) => string

/** The language a caller wants: what the page sends, Chinese when nothing is said. */
export function languageOf(request: FastifyRequest): Language {
  const wanted = request.headers['accept-language'] ?? ''
  return /^\s*en\b/i.test(wanted) ? 'en' : 'zh'
}

function toBusinessError(error: FastifyError | Error): BusinessError {
  if (error instanceof BusinessError) return error
  if (error instanceof ValidationFault) {
    return new BusinessError(
      'INVALID_INPUT',
      { field: error.field, detail: error.message },
      { fields: [{ field: error.field.slice(0, 200), message: error.message.slice(0, 500) }] },
    )
  }
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500
  if (status === 413) return new BusinessError('BODY_TOO_LARGE')
  if (status === 429) return new BusinessError('TOO_MANY_REQUESTS')
  if (status >= 400 && status < 500) {
    const field = status === 415 ? 'content-type' : 'body'
    return new BusinessError('INVALID_INPUT', { field, detail: error.message }, { fields: [{ field, message: '' }] })
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

/** Answers unknown addresses under /api and every thrown error in the envelope; nothing internal leaves the house. */
export function registerEnvelope(app: FastifyInstance, renderError: RenderError): void {
  function refuse(request: FastifyRequest, reply: FastifyReply, error: BusinessError) {
    const { returnCode, status } = ERRORS[error.errorName]
    const message = renderError(languageOf(request), error.errorName, error.params)
    const result = withMessages(error.details, message)
    return reply
      .status(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send({ returnCode, message, result })
  }
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const business = toBusinessError(error)
    if (business.errorName === 'INTERNAL') request.log.error({ err: error }, 'unexpected error')
    return refuse(request, reply, business)
  })
  app.setNotFoundHandler((request, reply) => refuse(request, reply, new BusinessError('NOT_FOUND')))
}
