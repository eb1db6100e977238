/** A provocation brings the real app to answer one business error at one operation. */
import type { errorsTable, OwnErrorsOf } from '../../../openapi/generated/errors.ts'
import type { BuiltOperationId, operationsTable } from '../../../openapi/generated/operations.ts'
import type { Answer } from '../../../server/demo/caller.ts'
import type { Ground } from './ground.ts'

/** Arranges what it needs and answers the refusal; the last call is the one that was to be refused. */
export type Provocation = (ground: Ground) => Promise<Answer<unknown>>

type OfFeature<Feature extends string> = {
  [Id in BuiltOperationId]: (typeof operationsTable)[Id]['feature'] extends Feature ? Id : never
}[BuiltOperationId]

/** Those with an x-errors of their own. */
type Declaring<Id extends keyof typeof errorsTable> = {
  [One in Id]: [OwnErrorsOf<One>] extends [never] ? never : One
}[Id]

/** One provocation for every error a built operation of the feature declares: neither more nor fewer compile. */
export type Provocations<Feature extends string> = {
  [Id in Declaring<OfFeature<Feature>>]: { [Name in OwnErrorsOf<Id>]: Provocation }
}
