/** msw handlers made from the document's examples: they answer, they decide nothing (style.md: mocks are no second server). */
import { HttpResponse, http, type RequestHandler } from 'msw'
import document from '../openapi/generated/openapi.json' with { type: 'json' }
import { type OperationId, operationsTable } from '../openapi/generated/operations.ts'
import { operationIds } from './operationAt.ts'

interface ExampleDocument {
  paths: Record<
    string,
    Record<string, { responses?: Record<string, { content?: Record<string, { example?: unknown }> }> }>
  >
}

/** The documented example of an operation's 200 answer: the whole envelope for JSON, undefined for files. */
export function exampleOf(operationId: OperationId): unknown {
  const { path, method } = operationsTable[operationId]
  const operation = (document as unknown as ExampleDocument).paths[path]?.[method.toLowerCase()]
  return operation?.responses?.['200']?.content?.['application/json']?.example
}

const METHODS = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** msw's form of an address: `*` for any host, `:id` for `{id}`. */
function mockAddress(operationId: OperationId): string {
  return `*${operationsTable[operationId].path.replace(/\{(\w+)\}/g, ':$1')}`
}

/** A handler for one operation with an answer of one's own (a scenario). */
export function mockOperation(operationId: OperationId, respond: () => Response | Promise<Response>): RequestHandler {
  return METHODS[operationsTable[operationId].method](mockAddress(operationId), respond)
}

/** One pixel of WebP, which is what every picture of the document is: a browser can draw it. */
const PICTURE = Uint8Array.from(atob('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'), (one) =>
  one.charCodeAt(0),
)

/** The head of a file that is to be saved under this name. */
export const savedAs = (type: string, fileName: string) => ({
  'content-type': type,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
})

/** The documented answer of an operation; a file is told by its name alone. */
export function exampleAnswer(operationId: OperationId): Response {
  const { answer } = operationsTable[operationId]
  if (answer === 'application/json') return HttpResponse.json(exampleOf(operationId) as never)
  if (answer.startsWith('image/')) return new HttpResponse(PICTURE, { headers: { 'content-type': answer } })
  const headers = savedAs(answer, `${operationId}.${answer.split('/')[1]}`)
  return new HttpResponse(`example of ${operationId}`, { headers })
}

/** One handler for every operation of the document, each answering its example. */
export const handlers: RequestHandler[] = operationIds.map((operationId) =>
  mockOperation(operationId, () => exampleAnswer(operationId)),
)
