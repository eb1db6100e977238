/** What a report on paper has beside its dimensions: the mean of the evaluatees, and the round before. */
import { BusinessError } from '../../../../domain/errors.ts'
import { changesOf } from '../../../../domain/scoring/personal/changes.ts'
import type { PersonalReport, ReportBeside, ShownReport } from '../../../../domain/scoring/report.ts'
import { memberOf } from '../../../../domain/scoring/team/member.ts'
import { teamMean } from '../../../../domain/scoring/team/ranking.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { QuestionnaireRow } from '../../../records/questionnaire/store.ts'
import { findReport, listTeam, requireResults } from '../reading.ts'
import { findRoundBefore } from '../store.ts'

/** What the whole round says is read once; `besideOf` answers for one report after the other. */
export async function openBeside(context: ServiceContext, enterpriseId: number, id: number) {
  const row = await context.database.read((db) => requireResults(db, enterpriseId, id))
  const team = await listTeam(context, enterpriseId, id)
  const normOf = (wanted: number) =>
    teamMean(
      team.map(({ dimensions }) => dimensions.find(({ dimensionId }) => dimensionId === wanted)?.percent ?? null),
    )

  /** `previousId`: the round whose figures are among them, which is recorded (R15). */
  return async (report: ShownReport): Promise<{ beside: ReportBeside; previousId: number | null }> => {
    const past = await readPast(context, row, report.evaluatee.employeeId)
    const changes = past === null ? [] : changesOf(figuresOf(past), figuresOf(report))
    const beside = {
      previousTitle: past?.questionnaire.title ?? null,
      dimensions: report.dimensions.map(({ dimensionId }, place) => ({
        ...{ dimensionId, norm: normOf(dimensionId), before: changes[place]?.before ?? null },
      })),
    }
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
