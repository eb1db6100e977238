/** What a handler gets and gives: typed by the document, by operationId alone. */
import type { BuiltOperationId, OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import type { operations } from '../../openapi/generated/schema.d.ts'

/** A signed-in person in the enterprise of the session. */
export interface UserPrincipal {
  kind: 'user'
  userId: number
  enterpriseId: number
  employeeId: number
  role: 'admin' | 'member'
  /** SHA-256 of the session id: names the session without being able to open it. */
  sessionHash: string
}

/** Somebody who came through an answering link: may answer in one questionnaire. */
export interface RaterPrincipal {
  kind: 'rater'
  enterpriseId: number
  employeeId: number
  questionnaireId: number
}

export type Principal = UserPrincipal | RaterPrincipal

type PrincipalOf<Id extends OperationId> = (typeof operationsTable)[Id]['permission'] extends 'public'
  ? UserPrincipal | null
  : (typeof operationsTable)[Id]['permission'] extends 'rater'
    ? Principal
    : UserPrincipal

type Parameters<Id extends OperationId> = operations[Id] extends { parameters: infer P } ? P : never
export type PathOf<Id extends OperationId> = Parameters<Id> extends { path: infer P } ? P : Record<string, never>
export type QueryOf<Id extends OperationId> =
  Parameters<Id> extends { query?: infer Q } ? Exclude<Q, undefined> : Record<string, never>
type ContentOf<Body> = Body extends { content: infer C } ? C[keyof C] : undefined
export type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody?: infer Body }
  ? ContentOf<Body>
  : undefined
export type ResultOf<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': { result: infer R } } } }
}
  ? R
  : FileAnswer

/** An answer that is not JSON: sent as it is, with a name when it is to be saved. */
export interface FileAnswer {
  contentType: string
  body: Buffer | string
  fileName?: string
  /** How long browsers may keep it; not at all when absent. */
  cacheControl?: string
}

export type Language = 'zh' | 'en'

export interface Call<Id extends OperationId> {
  path: PathOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  principal: PrincipalOf<Id>
  language: Language
  remoteAddress: string
  /** Gives the browser a session (the secret id), or takes it away (null). */
  setSession(secret: string | null): void
}

export type Handler<Id extends OperationId> = (call: Call<Id>) => Promise<ResultOf<Id>>

/** The handlers of a feature: every named operation, none else. */
export type Handlers<Ids extends OperationId> = { [Id in Ids]: Handler<Id> }

/** All handlers the server must have: a missing one is a compile error. */
export type AllHandlers = Handlers<BuiltOperationId>
