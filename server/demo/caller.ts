/** Calls operations of an app in process, as one browser would: typed by the document, its cookies kept. */
import type { FastifyInstance } from 'fastify'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import type { BodyOf, PathOf, QueryOf, ResultOf } from '../http/call.ts'

export interface CallInput<Id extends OperationId> {
  path?: PathOf<Id>
  query?: Partial<QueryOf<Id>>
  body?: BodyOf<Id>
  /** Sent as they are, after cookie and language. */
  headers?: Record<string, string>
}

export interface Answer<Result> {
  status: number
  returnCode: number
  message: string
  result: Result
  /** The raw body, for files. */
  raw: Buffer
  headers: Record<string, unknown>
}

/** What a browser says of a call by a page of this site. */
export const OWN_PAGE = { 'sec-fetch-site': 'same-origin' }

/** One browser: keeps its cookies from call to call. */
export interface Caller {
  call<Id extends OperationId>(operationId: Id, input?: CallInput<Id>): Promise<Answer<ResultOf<Id>>>
  /** Calls and answers the result; throws unless the returnCode is 0. */
  ok<Id extends OperationId>(operationId: Id, input?: CallInput<Id>): Promise<ResultOf<Id>>
  cookie(): string
}

/** The address of an operation with its path and query filled in. */
export function addressOf(operationId: OperationId, path: object = {}, query: object = {}): string {
  const values = path as Record<string, string | number>
  const filled = operationsTable[operationId].path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, String(one))
  }
  return search.size > 0 ? `${filled}?${search}` : filled
}

/** Makes a caller; `ownHeaders` go with every call. */
export function createCaller(app: FastifyInstance, ownHeaders: Record<string, string> = {}): Caller {
  const cookies = new Map<string, string>()
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  async function call<Id extends OperationId>(operationId: Id, input: CallInput<Id> = {}) {
    const body = input.body as object | undefined
    const response = await app.inject({
      method: operationsTable[operationId].method,
      url: addressOf(operationId, input.path as object | undefined, input.query),
      headers: { ...OWN_PAGE, ...(cookies.size > 0 && { cookie: cookie() }), ...ownHeaders, ...input.headers },
      ...(body !== undefined && { payload: body }),
    })
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    const envelope = isJson ? response.json() : { returnCode: 0, message: '', result: response.rawPayload }
    return { status: response.statusCode, ...envelope, raw: response.rawPayload, headers: response.headers }
  }
  return {
    call,
    async ok(operationId, input) {
      const answer = await call(operationId, input)
      if (answer.returnCode !== 0) throw new Error(`${operationId}: ${answer.returnCode} ${answer.message}`)
      return answer.result
    },
    cookie,
  }
}
