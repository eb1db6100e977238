import { ApiResponseNotSuccessfulError } from '../api/errors.ts'

/** The fields a refused call names, each with what is wrong; none for every other failure. */
export function fieldFaults(error: unknown): { field: string; message: string }[] {
  return error instanceof ApiResponseNotSuccessfulError ? (error.details?.fields ?? []) : []
}
