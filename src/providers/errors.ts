/** The errors a feature asks for by name; all others only reach the error display. */
import { isRefusal } from '../api/refusals.ts'

export { FileError } from '../api/errors.ts'
export { fieldFaults } from '../api/refusals.ts'

/** Somebody else saved since this was read (design §5.3). */
export function isStale(error: unknown): boolean {
  return isRefusal(error, 'STALE_VERSION')
}

/** There is no such thing, or not any more. */
export function isNotFound(error: unknown): boolean {
  return isRefusal(error, 'NOT_FOUND')
}
