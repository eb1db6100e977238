/** Calls operations over fetch, at the real server or at msw; every JSON answer is checked against the document. */
import document from '../../openapi/generated/openapi.json' with { type: 'json' }
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import { addressOf, type Caller, type CallInput, OWN_PAGE } from '../../server/demo/caller.ts'
import { checkAnswer } from '../server/answerCheck.ts'

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

interface Bodies {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, unknown> } }>>
}

/** The media type an operation's body is sent as. */
function bodyType(operationId: OperationId): string {
  const { path, method } = operationsTable[operationId]
  const operation = (document as unknown as Bodies).paths[path]?.[method.toLowerCase()]
  return Object.keys(operation?.requestBody?.content ?? {})[0] ?? 'application/json'
}

/** What fetch sends for a body; forms bring their own content type. */
function encode(operationId: OperationId, body: object): { headers: Record<string, string>; body: BodyInit } {
  const type = bodyType(operationId)
  if (type === 'application/json') return { headers: { 'content-type': type }, body: JSON.stringify(body) }
  const form = type === 'multipart/form-data' ? new FormData() : new URLSearchParams()
  for (const [name, value] of Object.entries(body)) for (const one of [value].flat()) form.append(name, String(one))
  const { file = new Blob([PICTURE], { type: 'image/png' }) } = body as { file?: Blob }
  if (form instanceof FormData) form.append('file', file, 'face.png')
  return { headers: {}, body: form }
}

/** One browser at `origin`: keeps its cookies; `ownHeaders` go with every call, `walked` gathers what succeeded. */
export function createFetchCaller(
  origin: string,
  walked: Set<OperationId>,
  ownHeaders: Record<string, string> = {},
): Caller {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  async function call<Id extends OperationId>(operationId: Id, input: CallInput<Id> = {}) {
    const { method, path, answer } = operationsTable[operationId]
    const body = input.body as object | undefined
    const sent = body && encode(operationId, body)
    const response = await fetch(origin + addressOf(operationId, input.path as object | undefined, input.query), {
      method,
      headers: {
        ...OWN_PAGE,
        ...(jar.size > 0 && { cookie: cookie() }),
        ...ownHeaders,
        ...sent?.headers,
        ...input.headers,
      },
      ...(sent && { body: sent.body }),
    })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const raw = Buffer.from(await response.arrayBuffer())
    const type = String(response.headers.get('content-type')).split(';')[0]
    const headers = Object.fromEntries(response.headers)
    if (type === 'application/json') checkAnswer(method, path, response.status, raw.toString())
    else if (type !== answer) throw new Error(`${operationId} answered ${type}, the document says ${answer}`)
    const file = { returnCode: 0, message: '', result: raw }
    const envelope = type === 'application/json' ? JSON.parse(raw.toString()) : file
    return { status: response.status, ...envelope, raw, headers }
  }
  return {
    call,
    async ok(operationId, input) {
      const answer = await call(operationId, input)
      if (answer.returnCode !== 0) throw new Error(`${operationId}: ${answer.returnCode} ${answer.message}`)
      walked.add(operationId)
      return answer.result
    },
    cookie,
  }
}
