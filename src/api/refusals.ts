/** What the server says when it refuses a call. */
import { ERRORS, type ErrorName } from '../../domain/errors.ts'
import { ApiResponseNotSuccessfulError } from './errors.ts'

/** Whether it refused by that name. */
export const isRefusal = (error: unknown, name: ErrorName): error is ApiResponseNotSuccessfulError =>
  error instanceof ApiResponseNotSuccessfulError && error.returnCode === ERRORS[name].returnCode

/** The fields it names, each with what is wrong; none for every other failure. */
export function fieldFaults(error: unknown): { field: string; message: string }[] {
  return error instanceof ApiResponseNotSuccessfulError ? (error.details?.fields ?? []) : []
}

/** The same by field. */
export const faultsByField = (error: unknown): Record<string, string> =>
  Object.fromEntries(fieldFaults(error).map(({ field, message }) => [field, message]))
