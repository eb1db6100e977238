import { BusinessError } from '../../../domain/errors.ts'
import type { Language, MessageParams } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'

/** INVALID_INPUT about one field, with a sentence from the messages in the caller's language. */
export function invalidInput(
  language: Language,
  field: string,
  messageKey: string,
  params: MessageParams = {},
): BusinessError {
  const message = translateServer(language, messageKey, params)
  return new BusinessError('INVALID_INPUT', { field, detail: message }, { fields: [{ field, message }] })
}
