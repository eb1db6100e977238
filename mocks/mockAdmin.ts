/** The whole document behind msw: the tables answer what they keep, the examples everything else. */
import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import { type OperationId, operationsTable } from '../openapi/generated/operations.ts'
import { exampleAnswer } from './handlers.ts'
import { operationAt } from './operationAt.ts'
import type { Situation } from './situations.ts'
import { createStore, type Row } from './store.ts'

const SESSION: readonly OperationId[] = ['getCurrentUser', 'listRelatedEnterprises', 'getPreferences', 'signIn']

const envelope = (returnCode: number, message: string, result: unknown, status = 200) =>
  HttpResponse.json({ returnCode, message, result } as Row, { status })

const missing = () => envelope(2001, '没有找到 / Not found', null, 404)

async function readBody(request: Request): Promise<Row> {
  const isJson = request.headers.get('content-type')?.includes('json') === true
  const text = isJson ? await request.text() : ''
  return text === '' ? {} : JSON.parse(text)
}

/** Pictures are no text: any will do. */
const picture = () =>
  new HttpResponse('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>', {
    headers: { 'content-type': 'image/svg+xml' },
  })

/** One handler for all calls of the product, in the given situation. */
export function mockAdmin(situation: Situation): RequestHandler {
  const { milliseconds, refusal, isStranger = false } = situation
  const store = createStore(situation)
  return http.all('*/api/*', async ({ request }) => {
    const { pathname, searchParams: query } = new URL(request.url)
    const addressed = operationAt(request.method, pathname)
    // Not the document's: a file of src/api, say, whose address begins alike.
    if (addressed === undefined) return undefined
    const { operationId, params } = addressed
    if (milliseconds !== undefined) await delay(milliseconds)
    if (refusal !== undefined && (isStranger || !SESSION.includes(operationId)))
      return envelope(refusal.returnCode, refusal.message, null, refusal.status)
    if (operationsTable[operationId].answer.startsWith('image/')) return picture()
    const serve = store.get(operationId)
    if (serve === undefined) return exampleAnswer(operationId)
    const result = serve({ params, query, body: await readBody(request) })
    return result === undefined ? missing() : envelope(0, '', result)
  })
}
