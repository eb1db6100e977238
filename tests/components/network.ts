/** The network of a component test: every call is answered from the document, recorded, and can be answered otherwise. */
import { HttpResponse, http } from 'msw'
import { setupWorker } from 'msw/browser'
import { expect } from 'vitest'
import { ERRORS, type ErrorName, type RefusalDetails } from '../../domain/errors.ts'
import { chooseLanguage, type MessageParams } from '../../messages/format.ts'
import { translateServer } from '../../messages/server.ts'
import { exampleAnswer, exampleOf, savedAs } from '../../mocks/handlers.ts'
import { operationAt } from '../../mocks/operationAt.ts'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import type { operations } from '../../openapi/generated/schema.d.ts'
import { type Call, readCall } from './call.ts'
import { reportFault } from './faults.ts'

type JsonAnswer<Result> = { 200: { content: { 'application/json': { result: Result } } } }

/** What an operation answers, without its envelope. */
export type ResultOf<Id extends OperationId> =
  operations[Id]['responses'] extends JsonAnswer<infer Result> ? Result : never

/** An example's envelope, as far as it has to be known. */
interface ExampleEnvelope {
  result?: { id?: unknown } | null
}

type Respond = (call: Call, request: Request) => Response

/** Every call that went out since the page was mounted, in order. */
export const calls: Call[] = []
const answers = new Map<OperationId, Respond>()
const holds = new Map<OperationId, { released: Promise<void>; release: () => void }>()

/** Questions that the document asks by POST. */
const QUESTIONS: readonly OperationId[] = ['authorizeProduct', 'planReleases']

const isWrite = ({ operationId }: Call) =>
  operationsTable[operationId].method !== 'GET' && !QUESTIONS.includes(operationId)

/** The calls that change something: a test of a control asserts all of them, whole. */
export function writes(): Call[] {
  return calls.filter(isWrite)
}

/** The calls of one operation. */
export function callsOf(operationId: OperationId): Call[] {
  return calls.filter((call) => call.operationId === operationId)
}

/** The documented result of an operation, to build one's own from. */
export function exampleResult<Id extends OperationId>(operationId: Id): ResultOf<Id> {
  // The JSON edge: the contract tests hold the examples to the document's types.
  return (structuredClone(exampleOf(operationId)) as { result: ResultOf<Id> }).result
}

/** From now on the operation answers this, or what the function makes of the call. */
export function answer<Id extends OperationId>(
  operationId: Id,
  result: ResultOf<Id> | ((call: Call) => ResultOf<Id>),
): void {
  answers.set(operationId, (call) =>
    HttpResponse.json({ returnCode: 0, message: '', result: result instanceof Function ? result(call) : result }),
  )
}

/** From now on the operation answers a file of this type and name. */
export function answerFile(operationId: OperationId, type: string, fileName: string): void {
  answers.set(operationId, () => new HttpResponse('a file', { headers: savedAs(type, fileName) }))
}

/** From now on the operation answers its example again. */
export function answerExample(operationId: OperationId): void {
  answers.delete(operationId)
}

/** From now on the operation is refused as the server would word it. */
export function refuse(
  operationId: OperationId,
  name: ErrorName,
  details: RefusalDetails | null = null,
  params: MessageParams = {},
): void {
  const { returnCode, status } = ERRORS[name]
  answers.set(operationId, (_, request) => {
    const language = chooseLanguage([request.headers.get('accept-language') ?? ''])
    const message = translateServer(language, `error.${name}`, params)
    return HttpResponse.json({ returnCode, message, result: details }, { status })
  })
}

/** The next call of the operation is refused so; those after it are answered as before. */
export function refuseOnce(operationId: OperationId, name: ErrorName, details: RefusalDetails | null = null): void {
  const before = answers.get(operationId)
  refuse(operationId, name, details)
  const refusal = answers.get(operationId)
  answers.set(operationId, (call, request) => {
    if (before === undefined) answers.delete(operationId)
    else answers.set(operationId, before)
    return refusal?.(call, request) ?? exampleFor(call)
  })
}

/**
 * Once `act` has been called, the operation answers this. What is read anew may still be on its way when a test goes on:
 * an answer that is changed in the middle would be given to a question asked before.
 */
export function answerAfter<Id extends OperationId>(act: OperationId, operationId: Id, result: ResultOf<Id>): void {
  const before = answers.get(operationId)
  answer(operationId, result)
  const after = answers.get(operationId)
  answers.set(operationId, (call, request) => {
    const respond = callsOf(act).length > 0 ? after : before
    return respond?.(call, request) ?? exampleFor(call)
  })
}

/** From now on the operation does not reach the server. */
export function disconnect(operationId: OperationId): void {
  answers.set(operationId, () => HttpResponse.error())
}

/** Keeps the operation waiting for its answer; returns how to let it arrive. */
export function hold(operationId: OperationId): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  holds.set(operationId, { released, release })
  return release
}

const END = '/api/end-of-test'

declare global {
  interface Window {
    /** Which test runs: a call of the one before may come late, as its body takes a way of its own. */
    testMark?: number
  }
}

const MARK = 'x-test'

/** Calls that wait for their answer. */
const open = new Set<Promise<Response>>()
/** Milliseconds; nobody may keep the next test waiting for ever. */
const LONGEST_END = 2_000

/** Marks each call with its test, once a page; the app takes `fetch` as it is when its client is made. */
function markCalls(): void {
  if (window.testMark !== undefined) return
  window.testMark = 0
  const send = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const request = new Request(input, init)
    request.headers.set(MARK, String(window.testMark))
    const sent = send(request)
    open.add(sent)
    const end = () => void open.delete(sent)
    sent.then(end, end)
    return sent
  }
}

markCalls()

function isOfThisTest({ headers }: Request): boolean {
  const mark = headers.get(MARK)
  return mark === String(window.testMark)
}

/** Milliseconds a question waits for its answer, an act for up to as long: `npm run soak -- late` finds what a test did not wait for. */
const LATE = Number(import.meta.env['LATE_ANSWERS'])

async function comeLate({ method }: Request): Promise<void> {
  const pause = method === 'GET' ? LATE : Math.random() * LATE
  if (LATE > 0) await new Promise((then) => setTimeout(then, pause))
}

const worker = setupWorker(
  http.get(`*${END}`, () => new HttpResponse()),
  http.all('/api/*', async ({ request }) => {
    const addressed = operationAt(request.method, new URL(request.url).pathname)
    if (addressed === undefined) return refuseStranger(request)
    const call = await readCall(addressed, request)
    if (isOfThisTest(request)) calls.push(call)
    await holds.get(addressed.operationId)?.released
    await comeLate(request)
    return answers.get(addressed.operationId)?.(call, request) ?? exampleFor(call)
  }),
)

/**
 * The example; what is read, changed or removed at an address of its own is the one that was asked for. A POST may
 * make another one (a copy), which keeps the id of its own.
 */
function exampleFor({ operationId, params }: Call): Response {
  const asked = operationsTable[operationId].method === 'POST' ? undefined : params['id']
  // The JSON edge: every example is an envelope, which the contract tests hold to.
  const envelope = exampleOf(operationId) as ExampleEnvelope | undefined
  const id = envelope?.result?.id
  if (asked === undefined || id === undefined) return exampleAnswer(operationId)
  const result = { ...envelope?.result, id: typeof id === 'number' ? Number(asked) : asked }
  return HttpResponse.json({ ...envelope, result })
}

function refuseStranger({ method, url }: Request): Response {
  reportFault(`the document has no operation for ${method} ${url}`)
  return HttpResponse.error()
}

let started: Promise<unknown> | undefined

/** Starts the service worker, once a page. */
export function startNetwork(): Promise<unknown> {
  started ??= worker.start({
    quiet: true,
    onUnhandledFrame({ frame }) {
      const request = frame.data instanceof Object && 'request' in frame.data ? frame.data.request : null
      // What the development server serves is no call.
      if (request instanceof Request && new URL(request.url).origin !== location.origin) refuseStranger(request)
    },
  })
  return started
}

const A_MOMENT = 100

/** What the page was about to send is sent and noted: before a test says that something is not. */
export async function letCallsArrive(): Promise<void> {
  // A call's body takes a way of its own, and may come behind a later call that has none.
  await new Promise((then) => setTimeout(then, A_MOMENT))
  await fetch(END)
}

/** Nothing was sent, and nothing is on its way: a call that is noted a moment later would pass otherwise. */
export async function expectNoWrites(): Promise<void> {
  await letCallsArrive()
  expect(writes()).toEqual([])
}

/** Forgets calls and answers of the test before, whose last calls (a page that goes still saves) are waited for. */
export async function resetNetwork(): Promise<void> {
  for (const { release } of holds.values()) release()
  // An app that is gone still does what it does with an answer: what it keeps in the browser would be the next test's.
  await Promise.race([Promise.allSettled(open), new Promise((then) => setTimeout(then, LONGEST_END))])
  await fetch(END)
  window.testMark = (window.testMark ?? 0) + 1
  holds.clear()
  answers.clear()
  calls.length = 0
}
