/** Sends any operation of the contract by its name, typed from the document. */
import { type CallId, calls } from '../../../openapi/generated/calls.ts'
import type { operations } from '../../../openapi/generated/schema.d.ts'
import type { Api } from '../../api/client.ts'
import { type Answer, read, readFile } from '../../api/envelope.ts'

type Parameters<Id extends CallId> = operations[Id]['parameters']
type Given<Part, Value> = [Value] extends [never] ? unknown : undefined extends Value ? Partial<Part> : Part
type Content<Id extends CallId> = operations[Id] extends { requestBody: { content: infer Types } }
  ? Types[keyof Types]
  : operations[Id] extends { requestBody?: { content: infer Types } }
    ? Types[keyof Types] | undefined
    : never

/** What goes into the body of an operation. */
export type BodyOf<Id extends CallId> = NonNullable<Content<Id>>

type PathOf<Id extends CallId> = NonNullable<Parameters<Id>['path']>
export type QueryOf<Id extends CallId> = NonNullable<Parameters<Id>['query']>

/** What an operation is given: its path, its query, its body, as far as it has them. */
export type CallInput<Id extends CallId> = Given<{ path: PathOf<Id> }, Parameters<Id>['path']> &
  Given<{ query: QueryOf<Id> }, Parameters<Id>['query']> &
  Given<{ body: BodyOf<Id> }, Content<Id>>

type Answered<Id extends CallId> = operations[Id]['responses'] extends { 200: { content: infer Types } } ? Types : never

/** The result of an operation: what its envelope holds, or a file. */
export type CallResult<Id extends CallId> =
  Answered<Id> extends { 'application/json': { result: infer Result } } ? Result : File

/** The arguments after the operation's name: nothing where it needs nothing. */
export type CallArguments<Id extends CallId> =
  unknown extends CallInput<Id>
    ? [input?: undefined, options?: CallOptions]
    : Record<never, never> extends CallInput<Id>
      ? [input?: CallInput<Id>, options?: CallOptions]
      : [input: CallInput<Id>, options?: CallOptions]

export interface CallOptions {
  signal?: AbortSignal
  /** The browser sends it on after the page has gone. */
  keepalive?: boolean
}

/** An input with its types forgotten: what goes over the wire. */
export interface LooseInput {
  path?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

/** A form repeats the name of a list's every value (spec §7 tags/bind). */
function formOf(body: unknown): string {
  const form = new URLSearchParams()
  for (const [name, value] of Object.entries(body ?? {})) {
    for (const one of [value].flat()) form.append(name, String(one))
  }
  return form.toString()
}

function filesOf(body: unknown): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {}))
    form.append(name, value instanceof Blob ? value : String(value))
  return form
}

const BODIES = {
  json: {},
  form: { headers: { 'content-type': 'application/x-www-form-urlencoded' }, bodySerializer: formOf },
  multipart: { bodySerializer: filesOf },
}

/** What openapi-fetch is, once the name of an operation has taken the place of its address. */
type Send = (method: string, path: string, init: object) => Promise<Answer<unknown>>

/** Sends one operation and opens its envelope (spec §7, §8). */
export async function sendCall(
  api: Api,
  id: CallId,
  input: LooseInput = {},
  options: CallOptions = {},
): Promise<unknown> {
  const { method, path, body, isFile } = calls[id]
  const init = {
    params: { path: input.path ?? {}, query: input.query ?? {} },
    ...(input.body !== undefined && { body: input.body, ...BODIES[body ?? 'json'] }),
    ...(isFile && { parseAs: 'blob' }),
    ...options,
  }
  // The types of input and result are the caller's (CallInput, CallResult); the table and they come from one document.
  const answer = (api.request as unknown as Send)(method.toLowerCase(), path, init)
  return isFile ? readFile(answer) : read(answer)
}
