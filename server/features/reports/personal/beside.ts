/** What a report on paper has beside its dimensions: the mean of the evaluatees, the round before, which gaps are marked. */
import { BusinessError } from '../../../../domain/errors.ts'
import { besideOf } from '../../../../domain/scoring/personal/beside.ts'
import { changesOf } from '../../../../domain/scoring/personal/changes.ts'
import type { PersonalReport, ReportBeside, ShownReport } from '../../../../domain/scoring/report.ts'
import { comparisonOf, type RoundGround, roundGround } from '../../../../domain/scoring/team/comparison.ts'
import { memberOf } from '../../../../domain/scoring/team/member.ts'
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
    const changes = past === null ? [] : changesOf(figuresOf(past), figuresOf(report))
    // Bands are not drawn on it: how low the scale goes is not needed.
    ground ??= roundGround(members, reliability, new Map(report.dimensions.map(({ dimensionId }) => [dimensionId, 0])))
    const member = memberOfId.get(report.evaluatee.employeeId)
    const compared = member && comparisonOf(member, ground, new Map())
    const beside = besideOf({
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
    return { beside, previousId: past?.questionnaire.id ?? null }
  }
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
