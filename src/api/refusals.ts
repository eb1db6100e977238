/** What the server says when it refuses a call. */
import { ERRORS, type ErrorName, PASSING } from '../../domain/errors.ts'
import { ApiResponseNotSuccessfulError } from './errors.ts'

const PASSING_CODES: readonly number[] = Object.entries(ERRORS)
  .filter(([name]) => name in PASSING)
  .map(([, { returnCode }]) => returnCode)

/** Whether it refused by that name. */
export const isRefusal = (error: unknown, name: ErrorName): error is ApiResponseNotSuccessfulError =>
  error instanceof ApiResponseNotSuccessfulError && error.returnCode === ERRORS[name].returnCode

/** Whether it could not, rather than would not: asked the same later, it may. Below 2000 are faults of its own (spec §8). */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiResponseNotSuccessfulError &&
  (error.returnCode < 2000 || PASSING_CODES.includes(error.returnCode))

/** The fields it names, each with what is wrong; none for every other failure. */
export function fieldFaults(error: unknown): { field: string; message: string }[] {
  return error instanceof ApiResponseNotSuccessfulError ? (error.details?.fields ?? []) : []
}

/** The same by field. */
export const faultsByField = (error: unknown): Record<string, string> =>
  Object.fromEntries(fieldFaults(error).map(({ field, message }) => [field, message]))
