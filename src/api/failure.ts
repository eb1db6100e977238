/** Words a failure as spec §8 asks: one part per line, message and code. */
import type { MessageParams } from '../../messages/format.ts'
import { ApiResponseNotSuccessfulError, NetworkError } from './errors.ts'

type Translate = (key: string, params?: MessageParams) => string

const NAMED = ['ApiBadRequestError', 'UnauthenticatedError', 'UnauthorizedError', 'FileError', 'DataInvalidError']

/** The lines a person reads; the first is the sentence, the others name the fields to mend. */
export function describeFailure(error: unknown, translate: Translate): string[] {
  if (error instanceof ApiResponseNotSuccessfulError) return describeRefusal(error, translate)
  if (error instanceof NetworkError) return [translate('failure.network', { message: error.message })]
  if (error instanceof Error && NAMED.includes(error.name)) {
    return [translate(`failure.${error.name}`, { message: error.message })]
  }
  return [translate('failure.plain')]
}

function describeRefusal(error: ApiResponseNotSuccessfulError, translate: Translate): string[] {
  const code = error.returnCode
  if (code < 2000) return [translate('failure.code', { code })]
  const fields = (error.details?.fields ?? []).map((fault) => fault.message)
  const sentence = translate('failure.business', { message: error.message, code })
  return [sentence, ...fields.filter((message) => !error.message.includes(message))]
}
