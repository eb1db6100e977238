/**
 * Calls drawn from the document (fast-check): what fits it is never answered with 5xx, what does not is refused with
 * 4xx, and every answer fits the document. The same seed draws the same calls.
 */
import fc from 'fast-check'
import { ERRORS } from '../../../domain/errors.ts'
import { operationsTable } from '../../../openapi/generated/operations.ts'
import { OWN_PAGE } from '../../../server/demo/caller.ts'
import { checkAnswer } from '../../server/answerCheck.ts'
import { answersOf } from '../exampleCall.ts'
import { type DrawnCall, drawCall } from './drawnCall.ts'
import { createWorld, type World } from './world.ts'

export interface FuzzOptions {
  seed: number
  calls: number
  engine: 'sqlite' | 'postgres'
}

export interface FuzzFault {
  /** Which call of the run it was, from 0. */
  index: number
  what: string
  call: DrawnCall
}

export interface FuzzResult {
  /** How many calls got which status. */
  statuses: Record<number, number>
  faults: FuzzFault[]
}

/** After so many calls there are new rounds: those before are finished, disabled or gone. */
const ROUND_EVERY = 50
const LONGEST_TOLD = 1500

async function send({ testApp }: World, call: DrawnCall, headers: Record<string, string>) {
  const { app, clock } = testApp
  const host = new URL('http://127.0.0.1:3600').host
  clock.now = new Date(clock.now.getTime() + 1000)
  const { payload, headers: own } = call.sent ?? {}
  return app.inject({
    method: call.method as 'GET',
    url: call.url,
    headers: { ...OWN_PAGE, host, ...headers, ...own },
    ...(payload !== undefined && { payload }),
  })
}

type Response = Awaited<ReturnType<typeof send>>

/** What is wrong with an answer; null when nothing is. */
function faultOf({ lines }: World, { operationId, isGood }: DrawnCall, { statusCode, headers, body }: Response) {
  const { method, path } = operationsTable[operationId]
  // What is announced as not built yet says so by its own error.
  if (statusCode >= 500 && statusCode !== ERRORS.NOT_IMPLEMENTED.status)
    return `answered ${statusCode}: ${lines.at(-1) ?? body}`
  const type = String(headers['content-type']).split(';')[0]
  if (statusCode === 200 && !answersOf(operationId).includes(type ?? '')) return `answered ${type}`
  if (isGood === false && statusCode < 400) return `took what does not fit the document: ${statusCode}`
  if (statusCode !== 200 && statusCode < 400) return `answered ${statusCode}`
  if (type !== 'application/json') return null
  try {
    checkAnswer(method, path, statusCode, body)
    return null
  } catch (error) {
    return String(error)
  }
}

/** Draws and sends `calls` calls; goes on after a fault. */
export async function fuzz({ seed, calls, engine }: FuzzOptions): Promise<FuzzResult> {
  const world = await createWorld(engine)
  const result: FuzzResult = { statuses: {}, faults: [] }
  let headers = { caller: '', value: {} as Record<string, string> }
  for (let index = 0; index < calls; index += 1) {
    if (index % ROUND_EVERY === 0) await world.addRounds()
    const [call] = fc.sample(
      fc.gen().map((draw) => drawCall(draw, world.known)),
      { seed: seed + index, numRuns: 1 },
    )
    if (call === undefined) throw new Error('fast-check drew nothing')
    headers = { caller: call.caller, value: await world.headersOf(call.caller) }
    const response = await send(world, call, headers.value)
    result.statuses[response.statusCode] = (result.statuses[response.statusCode] ?? 0) + 1
    const what = faultOf(world, call, response)
    if (what !== null) result.faults.push({ index, what, call })
    else if (response.statusCode === 200 && operationsTable[call.operationId].answer === 'application/json') {
      world.known.learn(call.operationId, response.json().result)
    }
  }
  // What its own check of answers found is among the faults.
  await world.testApp.close().catch(() => undefined)
  return result
}

/** A fault as a person reads it, with how to see it again. */
export function tellFault({ index, what, call }: FuzzFault, seed: number): string {
  const { caller, method, url, sent } = call
  const body = sent === undefined ? '' : ` ${JSON.stringify({ ...sent, payload: String(sent.payload) })}`
  const told = `seed ${seed}, call ${index}: ${caller} ${method} ${url}${body}`.slice(0, LONGEST_TOLD)
  return `${told}\n    ${what.slice(0, LONGEST_TOLD)}`
}
