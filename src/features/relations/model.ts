/** The wire's shapes of this feature by our names. */
import { namedApart } from '../../../domain/evaluation/names.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'

type Schemas = components['schemas']
export type Level = Schemas['RelationLevel']
export type LevelChange = Schemas['RelationLevelChange']
export type Evaluatee = Schemas['Evaluatee']
export type Valuer = Schemas['Valuer']
export type Person = Schemas['Employee']
export type AutobindResult = Schemas['AutobindResult']
/** What was added on each level, and who is missing there. */
export type Bound = Schemas['BoundRelations']

/** The relation list reads up to this many rows (spec §9). */
export const ALL_ROWS = 100_000

/** A person of the matrix as sentences and cells name them. */
export const evaluateeName = ({ evaluateName, nameMark }: Evaluatee) => namedApart(evaluateName, nameMark)
export const raterName = ({ valuerName, valuerNameMark }: Valuer) => namedApart(valuerName, valuerNameMark)

/** What an auto-bind without a job did, in the words of one with a job. */
export function boundOf({ perLevel, missing }: AutobindResult): Bound {
  const count = (levelType: string) => missing.filter((each) => each.levelType === levelType).length
  return { perLevel: perLevel.map((level) => ({ ...level, missing: count(level.levelType) })), missing }
}
