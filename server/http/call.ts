/** What a handler gets and gives: typed by the document, by operationId alone. */
import type { Readable } from 'node:stream'
import type { BuiltOperationId, OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import type { operations } from '../../openapi/generated/schema.d.ts'

/** A signed-in person in the enterprise of the session. */
export interface UserPrincipal {
  kind: 'user'
  userId: number
  enterpriseId: number
  employeeId: number
  role: 'admin' | 'member'
  remoteAddress: string
  /** SHA-256 of the session id: names the session without being able to open it. */
  sessionHash: string
  /**
   * Where the enterprise's provider opened the session, which then is of that enterprise alone: since when it has been
   * the one (R20); null for a password.
   */
  issuerSetAt: string | null
}

/** Somebody who came through an answering link: may answer in one questionnaire, or read the reports of it. */
export interface RaterPrincipal {
  kind: 'rater'
  enterpriseId: number
  employeeId: number
  questionnaireId: number
  /** Whether the link was mailed after the finish, as that to a report is. */
  opensReports: boolean
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
  /** A stream is read as fast as the caller takes it. */
  body: Buffer | string | Readable
  fileName?: string
  /** How long browsers may keep it; not at all when absent. */
  cacheControl?: string
}

export type Language = 'zh' | 'en'

export interface Call<Id extends OperationId, Body = BodyOf<Id>> {
  path: PathOf<Id>
  query: QueryOf<Id>
  body: Body
  principal: PrincipalOf<Id>
  language: Language
  remoteAddress: string
  /** What the browser says of itself; empty when it says nothing. */
  userAgent: string
  /** Gives the browser a session (the secret id), or takes it away (null). */
  setSession(secret: string | null): void
  /** What this browser keeps of a single sign-on it began, encrypted; undefined when nothing. */
  attempt: string | undefined
  /** Gives it to the browser to keep for so many seconds, or takes it away (null). */
  setAttempt(attempt: { sealed: string; seconds: number } | null): void
}

/** A property that can have but one value says nothing a handler could heed (`notifyType: 'EMAIL'`). */
type IsConstant<Value, Each = Value> = [Value] extends [string | number | boolean]
  ? string extends Value
    ? false
    : number extends Value
      ? false
      : Each extends Value
        ? [Value] extends [Each]
          ? true
          : false
        : never
  : false

/** The names a body may have and what is taken of it does not, those within objects and lists included. */
export type Untaken<Body, Taken> = Body extends readonly (infer One)[]
  ? Taken extends readonly (infer Other)[]
    ? Untaken<One, Other>
    : never
  : Body extends object
    ? [keyof Taken] extends [never]
      ? never
      : {
          [Name in keyof Body]-?: true extends IsConstant<NonNullable<Body[Name]>>
            ? never
            : Name extends keyof Taken
              ? Untaken<NonNullable<Body[Name]>, NonNullable<Taken[Name]>>
              : Name
        }[keyof Body]
    : never

interface Nothing {
  nothing?: never
}

/** The body as the handler gets it: what the feature takes, or the names of what it would drop in silence. */
type TakenBody<Id extends OperationId, Takes> =
  BodyOf<Id> extends undefined
    ? undefined
    : Id extends keyof Takes
      ? Complete<BodyOf<Id>, Takes[Id]>
      : Complete<BodyOf<Id>, Nothing, unknown>
type Complete<Body, Taken, Shown = Taken> = [Untaken<NonNullable<Body>, Taken>] extends [never]
  ? Shown | Extract<Body, undefined>
  : { untaken: Untaken<NonNullable<Body>, Taken> }

/** What a service's method is given at a place: what it takes of a body. */
export type Given<Method, Place extends number = 1> = Method extends (...given: infer All) => unknown
  ? All[Place]
  : never

/**
 * The handlers of a feature: every named operation, none else. `Takes` says of each body what the feature takes, in
 * its own words: a property the document adds to a body and nobody takes does not compile.
 */
export type Handlers<Ids extends OperationId, Takes = Nothing> = {
  [Id in Ids]: (call: Call<Id, TakenBody<Id, Takes>>) => Promise<ResultOf<Id>>
}

/** All handlers the server must have: a missing one is a compile error. */
export type AllHandlers = { [Id in BuiltOperationId]: (call: Call<Id>) => Promise<ResultOf<Id>> }
