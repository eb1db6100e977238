/** The wire's shapes of combined reports by our names. */
import type { CallResult, QueryOf } from '../../../providers/calls/calls.ts'

export type Combined = CallResult<'getCombinedReport'>
export type CombinedRound = Combined['questionnaires'][number]
export type CombinedFigures = Combined['overall']
export type CombinedPerson = CallResult<'listCombinedScores'>[number]
export type SavedReport = CallResult<'saveCombinedReport'>

/** Who stands one by one in a PDF, as the server is told. */
export type PeopleOnPaper = Pick<QueryOf<'downloadCombinedReport'>, 'people' | 'evaluatorIds'>
export const ALL: PeopleOnPaper = { people: 'shown' }
