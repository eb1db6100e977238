/** The errors a feature asks for by name; all others only reach the error display. */
export { FileError, isBusinessError } from '../api/errors.ts'
