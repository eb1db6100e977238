/** The wire's shapes of combined reports by our names. */
import type { CallResult } from '../../../providers/calls.ts'

export type Combined = CallResult<'getCombinedReport'>
export type CombinedRound = Combined['questionnaires'][number]
export type CombinedFigures = Combined['overall']
export type CombinedChange = NonNullable<CombinedFigures['change']>
export type CombinedDimension = Combined['dimensions'][number]
export type CombinedPerson = CallResult<'listCombinedScores'>[number]
export type SavedReport = CallResult<'saveCombinedReport'>

/** The rounds that have results, with their places among the figures. */
export const shownRounds = (rounds: readonly CombinedRound[]) =>
  rounds.flatMap((round, place) => (round.state === 'included' ? [{ round, place }] : []))
