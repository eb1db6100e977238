/** What a failed call means for somebody answering: try again, mend an answer, or it is over. */

import type { ErrorName } from '../../domain/errors.ts'
import { ApiResponseNotSuccessfulError, isAbort, UnauthenticatedError, UnauthorizedError } from '../api/errors.ts'
import { fieldFaults, isPassing, isRefusal } from '../api/refusals.ts'

/** `again`: nobody's fault, try later. `answer`: the server did not take an answer. `over`: nothing more is taken. */
export type Verdict = 'again' | 'answer' | 'over'

const FAULTS: ErrorName[] = ['INVALID_INPUT', 'ANSWER_INVALID', 'BODY_TOO_LARGE', 'DRAFT_CHANGED']

export function judge(error: unknown): Verdict {
  if (error instanceof UnauthenticatedError || error instanceof UnauthorizedError) return 'over'
  if (!(error instanceof ApiResponseNotSuccessfulError)) return 'again'
  if (isPassing(error)) return 'again'
  return FAULTS.some((name) => isRefusal(error, name)) ? 'answer' : 'over'
}

/** The page that tells it: its sentences are `feedback.notice.<name>` and `.text`. */
export type Notice =
  | 'closed'
  | 'paused'
  | 'invalid'
  | 'sent'
  | 'missing'
  | 'othersPassword'
  | 'othersAddress'
  | 'forbidden'
  | 'failed'

const NOTICES: [ErrorName, Notice][] = [
  ['LINK_INVALID', 'invalid'],
  ['ANSWERING_CLOSED', 'closed'],
  ['ANSWERING_PAUSED', 'paused'],
  ['ALREADY_SUBMITTED', 'sent'],
  ['NOT_FOUND', 'missing'],
  ['OTHERS_PASSWORD', 'othersPassword'],
  ['OTHERS_ADDRESS', 'othersAddress'],
]

/** Null for nothing to tell: given up, or on the way to the sign-in page. */
export function noticeOf(error: unknown): Notice | null {
  if (isAbort(error) || error instanceof UnauthenticatedError) return null
  if (error instanceof UnauthorizedError) return 'forbidden'
  if (!(error instanceof ApiResponseNotSuccessfulError)) return 'failed'
  return NOTICES.find(([name]) => isRefusal(error, name))?.[1] ?? 'failed'
}

/** The questions whose answers the server did not take (ANSWER_INVALID); empty when it named none. */
export function refusedBy(error: unknown): ReadonlySet<number> {
  return new Set(isRefusal(error, 'ANSWER_INVALID') ? faultsByQuestion(error).keys() : [])
}

/** The server's words for each question it did not take (ANSWER_INVALID): questionId -> message. */
export function faultsByQuestion(error: unknown): Map<number, string> {
  return new Map(fieldFaults(error).map(({ field, message }) => [Number(field.match(/\d+/)?.[0]), message]))
}
