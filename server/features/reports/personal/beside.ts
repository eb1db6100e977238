/** What a report on paper has beside its dimensions: the mean of the evaluatees, the round before, which gaps are marked. */
import { BusinessError } from '../../../../domain/errors.ts'
import { besideOf } from '../../../../domain/scoring/personal/beside.ts'
import { changesOf } from '../../../../domain/scoring/personal/changes.ts'
import type { PersonalReport, ReportBeside, ShownReport } from '../../../../domain/scoring/report.ts'
import type { DimensionReliability } from '../../../../domain/scoring/statistics/meanSquares.ts'
import { comparisonOf, type RoundGround, roundGround } from '../../../../domain/scoring/team/comparison.ts'
import { type Member, memberOf } from '../../../../domain/scoring/team/member.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { QuestionnaireRow } from '../../../records/questionnaire/store.ts'
import { findReport, readRound } from '../reading.ts'
import { findRoundBefore } from '../store.ts'

/** What the whole round says is read once; `besideOf` answers for one report after the other. */
export async function openBeside(context: ServiceContext, enterpriseId: number, id: number) {
  const { row, members, reliability } = await readRound(context, enterpriseId, id)
  const memberOfId = new Map(members.map((member) => [member.evaluatee.employeeId, member]))
  let ground: RoundGround | undefined

  /** `previousId`: the round whose figures are among them, which is recorded (R15). */
  return async (report: ShownReport): Promise<{ beside: ReportBeside; previousId: number | null }> => {
    const past = await readPast(context, row, report.evaluatee.employeeId)
    ground ??= besideGround(members, reliability, report)
    const beside = besideIn(report, { ground, member: memberOfId.get(report.evaluatee.employeeId), past })
    return { beside, previousId: past?.questionnaire.id ?? null }
  }
}

/** Bands are not drawn on paper: how low the scale goes is not needed. */
export const besideGround = (
  members: readonly Member[],
  reliability: readonly DimensionReliability[],
  { dimensions }: PersonalReport,
): RoundGround => roundGround(members, reliability, new Map(dimensions.map(({ dimensionId }) => [dimensionId, 0])))

interface ComparedWith {
  ground: RoundGround
  /** The evaluatee among those of the round. */
  member: Member | undefined
  past: PersonalReport | null
}

/** Pure: both proofs look at it. */
export function besideIn(report: PersonalReport, { ground, member, past }: ComparedWith): ReportBeside {
  const changes = past === null ? [] : changesOf(figuresOf(past), figuresOf(report))
  const compared = member && comparisonOf(member, ground, new Map())
  return besideOf({
    previous: past?.questionnaire ?? null,
    dimensions: report.dimensions.map(({ dimensionId }, place) => {
      const one = compared?.dimensions.find((each) => each.dimensionId === dimensionId)
      return {
        dimensionId,
        norm: one?.norm ?? null,
        isMarked: one?.isMarked ?? false,
        change: changes[place] ?? null,
      }
    }),
  })
}

export type BesideOf = Awaited<ReturnType<typeof openBeside>>

/** Alone: no mark stands beside them, so nothing is needed of how raters differ. */
const figuresOf = (report: PersonalReport) => ({
  report,
  member: memberOf(report, new Map(), new Map()),
  spreads: new Map(),
})

/** The report of the round before; null where there is none. */
async function readPast(context: ServiceContext, row: QuestionnaireRow, employeeId: number) {
  const { enterpriseId } = row
  const before = await context.database.read((db) => findRoundBefore(db, row, employeeId))
  if (before === undefined) return null
  try {
    return await findReport(context, enterpriseId, before.id, employeeId)
  } catch (error) {
    if (error instanceof BusinessError && error.errorName === 'NOT_FOUND') return null
    throw error
  }
}
