/** The errors a feature asks for by name; all others only reach the error display. */
import { NetworkError, UnauthenticatedError } from '../../api/errors.ts'
import { fieldFaults, isPassing, isRefusal } from '../../api/refusals.ts'

export { FileError, isLeadingAway } from '../../api/errors.ts'
export { fieldFaults } from '../../api/refusals.ts'

/** Whoever asks is not signed in any more; the guard leads to the sign-in page. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof UnauthenticatedError
}

/** What the server said of the name it was sent. */
export const nameFault = (error: unknown): string | undefined =>
  fieldFaults(error).find(({ field }) => field === 'name')?.message

/** The server was not reached, or could not do it: asked the same later, it may. */
export function mayPass(error: unknown): boolean {
  return error instanceof NetworkError || isPassing(error)
}

/** Somebody else saved since this was read (design §5.3). */
export function isStale(error: unknown): boolean {
  return isRefusal(error, 'STALE_VERSION')
}

/** There is no such thing, or not any more. */
export function isNotFound(error: unknown): boolean {
  return isRefusal(error, 'NOT_FOUND')
}
