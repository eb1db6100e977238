/** What stands beside the figures of one report after the other of a round, put together from the round and the one before. */
import type { Question } from '../../paper/model.ts'
import { lowestPercent } from '../../paper/score.ts'
import type { PersonalReport, ReportBeside } from '../report.ts'
import type { DimensionReliability } from '../statistics/meanSquares.ts'
import { comparisonOf, type RoundGround, roundGround } from '../team/comparison.ts'
import type { Member } from '../team/member.ts'
import { changesOf, type PersonInRound } from './changes.ts'

/** What a round says that its reports are compared with. */
export interface ComparedRound {
  ground: RoundGround
  /** Those who have an overall score. */
  evaluatees: number
}

/** `report` is any of the round's: all have the same questions. */
export const comparedRound = (
  members: readonly Member[],
  reliability: readonly DimensionReliability[],
  report: PersonalReport,
  questions: readonly Question[],
): ComparedRound => ({
  ground: roundGround(members, reliability, lowestOf(report, questions)),
  evaluatees: members.filter(({ overallPercent }) => overallPercent !== null).length,
})

/** Percent when every question gets its fewest points; by dimension, as its questions stand in the report. */
export function lowestOf({ dimensions }: PersonalReport, questions: readonly Question[]): Map<number, number> {
  const paper = new Map(questions.map((question) => [question.id, question]))
  return new Map(
    dimensions.map((dimension) => [
      dimension.dimensionId,
      lowestPercent(dimension.questions.flatMap(({ questionId }) => paper.get(questionId) ?? [])),
    ]),
  )
}

interface ComparedWith {
  round: ComparedRound
  /** The evaluatee among those of the round. */
  member: Member | undefined
  past: { round: NonNullable<ReportBeside['previous']>; person: PersonInRound } | null
}

export function besideIn(report: PersonalReport, { round, member, past }: ComparedWith): ReportBeside {
  const { ground, evaluatees } = round
  const weights = new Map(report.dimensions.map(({ dimensionId, weight }) => [dimensionId, weight]))
  const compared = member && comparisonOf(member, ground, weights)
  const spreads = new Map(ground.dimensions.map(({ dimensionId, spread }) => [dimensionId, spread]))
  const lowest = new Map(ground.dimensions.map((one) => [one.dimensionId, one.lowest]))
  const now = member && { report, member, spreads, lowest }
  const changes = past === null || now === undefined ? [] : changesOf(past.person, now)
  return {
    ...{ evaluatees, norm: ground.overallNorm, band: compared?.overallBand ?? null },
    compared: compared?.compared ?? 0,
    previous: past && { title: past.round.title, finishedAt: past.round.finishedAt },
    dimensions: report.dimensions.map(({ dimensionId }, place) => {
      const one = compared?.dimensions.find((each) => each.dimensionId === dimensionId)
      const { norm = null, band = null, isMarked = false } = one ?? {}
      return { dimensionId, norm, band, isMarked, change: changes[place] ?? null }
    }),
  }
}
