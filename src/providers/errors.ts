/** The errors a feature asks for by name; all others only reach the error display. */
import { ERRORS } from '../../domain/errors.ts'
import { isBusinessError } from '../api/errors.ts'

export { FileError } from '../api/errors.ts'

/** Somebody else saved since this was read (design §5.3). */
export function isStale(error: unknown): boolean {
  return isBusinessError(error) && error.returnCode === ERRORS.STALE_VERSION.returnCode
}
