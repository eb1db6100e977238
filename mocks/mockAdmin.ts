/** The whole document behind msw: the tables answer what they keep, the examples everything else. */
import { delay, HttpResponse, http, type RequestHandler } from 'msw'
import type { OperationId } from '../openapi/generated/operations.ts'
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
    const serve = store.get(operationId)
    if (serve === undefined) return exampleAnswer(operationId)
    const result = serve({ params, query, body: await readBody(request) })
    return result === undefined ? missing() : envelope(0, '', result)
  })
}
