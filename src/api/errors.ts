/** The error types of spec §8, by its names, and the network failure. They carry data; ui/ words them. */
import type { RefusalDetails } from '../../domain/errors.ts'

/** A call the server could not read at all: a 4xx without an envelope. */
export class ApiBadRequestError extends Error {
  override readonly name = 'ApiBadRequestError'
}

/** An envelope whose returnCode is neither 0, 401 nor 403. `details` tell which field, and how to mend it. */
export class ApiResponseNotSuccessfulError extends Error {
  override readonly name = 'ApiResponseNotSuccessfulError'
  readonly returnCode: number
  readonly details: RefusalDetails | null

  constructor(returnCode: number, message: string, details: RefusalDetails | null = null) {
    super(message)
    this.returnCode = returnCode
    this.details = details
  }
}

/** returnCode 401: the guard leads to the sign-in page; the error is not shown again. */
export class UnauthenticatedError extends Error {
  override readonly name = 'UnauthenticatedError'
}

/** returnCode 403: the guard leads to the feedback site. */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError'
}

/** A file that cannot be read, or is not what it should be. */
export class FileError extends Error {
  override readonly name = 'FileError'
}

/** Data that is not what the contract promises. */
export class DataInvalidError extends Error {
  override readonly name = 'DataInvalidError'
}

/** The server was not reached, or something between answered in its place. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** The guard has said it and leads away; it is not shown again (spec §8). */
export function isLeadingAway(error: unknown): boolean {
  return error instanceof UnauthenticatedError || error instanceof UnauthorizedError
}

/** Business errors carry a text for people (spec §8: code 2000 or higher). */
export function isBusinessError(error: unknown): error is ApiResponseNotSuccessfulError {
  return error instanceof ApiResponseNotSuccessfulError && error.returnCode >= 2000
}

/** A call given up on purpose; nobody is told. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
