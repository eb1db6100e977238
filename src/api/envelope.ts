/** Opens the envelope {returnCode, message, result} of every JSON answer (spec §7, §8). */
import type { RefusalDetails } from '../../domain/errors.ts'
import {
  ApiBadRequestError,
  ApiResponseNotSuccessfulError,
  DataInvalidError,
  isAbort,
  NetworkError,
  UnauthenticatedError,
  UnauthorizedError,
} from './errors.ts'

/** What openapi-fetch gives back; the parsed body stands in `data` or in `error`, by HTTP status. */
export interface Answer<Result> {
  data?: { result: Result }
  error?: unknown
  response: Response
}

interface Envelope {
  returnCode: number
  message: string
  result: unknown
}

function isEnvelope(body: unknown): body is Envelope {
  return typeof body === 'object' && body !== null && 'returnCode' in body && typeof body.returnCode === 'number'
}

function detailsOf(result: unknown): RefusalDetails | null {
  // The JSON edge: the contract says that a refusal's result is RefusalDetails or null.
  return typeof result === 'object' ? (result as RefusalDetails | null) : null
}

function refuse({ returnCode, message, result }: Envelope): Error {
  if (returnCode === 401) return new UnauthenticatedError(message)
  if (returnCode === 403) return new UnauthorizedError(message)
  return new ApiResponseNotSuccessfulError(returnCode, message, detailsOf(result))
}

function refuseStranger(response: Response): Error {
  if (response.ok) return new DataInvalidError(response.url)
  const status = `HTTP ${response.status}`
  return response.status < 500 ? new ApiBadRequestError(status) : new NetworkError(status)
}

/**
 * The result of a parsed body. Decides by returnCode alone: a 200 with another code is refused,
 * a 4xx with 0 is not (spec §8).
 */
export function openEnvelope<Result>(body: unknown, response: Response): Result {
  if (!isEnvelope(body)) throw refuseStranger(response)
  if (body.returnCode !== 0) throw refuse(body)
  // The JSON edge: the contract tests hold the server to the document's types.
  return body.result as Result
}

/** Awaits a call: aborting passes unwrapped, a failed connection becomes NetworkError. */
export async function settle<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call
  } catch (error) {
    if (isAbort(error)) throw error
    if (error instanceof SyntaxError) throw new DataInvalidError(error.message)
    throw new NetworkError(error instanceof Error ? error.message : String(error))
  }
}

/** The result of a typed call: `read(api.GET('/api/questionnaires/{id}', { params: { path: { id } } }))`. */
export async function read<Result>(call: Promise<Answer<Result>>): Promise<Result> {
  const { data, error, response } = await settle(call)
  return openEnvelope<Result>(data ?? error, response)
}

/** What the server calls a file (RFC 6266); empty where it does not say. */
function fileNameIn({ headers }: Response): string {
  const encoded = /filename\*=UTF-8''([^;]*)/i.exec(headers.get('content-disposition') ?? '')?.[1]
  return decodeURIComponent(encoded ?? '')
}

/** The file of a file call (`parseAs: 'blob'`); a refusal arrives as JSON, whatever the HTTP status. */
export async function readFile(call: Promise<{ data?: unknown; error?: unknown; response: Response }>): Promise<File> {
  const { data, error, response } = await settle(call)
  if (!(data instanceof Blob)) return openEnvelope(error, response)
  if (!data.type.includes('json')) return new File([data], fileNameIn(response), { type: data.type })
  const body: unknown = JSON.parse(await data.text())
  return openEnvelope(body, response)
}
