/** What is kept of a released report: made once, never changed, read by everybody it was released to. */
import { withoutPrevious } from '../../../domain/scoring/personal/beside.ts'
import type { PersonalReport, ReportBeside, ReportReceivers, ShownReport } from '../../../domain/scoring/report.ts'
import type { Handle } from '../../database/open.ts'
import { listNewestReleases } from '../../records/turns/releases.ts'

/** What stands beside a report as its evaluatee may see it, and the round whose figures are among it. */
interface ReleasedBeside {
  beside: ReportBeside
  previous: { id: number; receivers: ReportReceivers } | null
}

/** Reads what these reports, or all of the round, are compared with; then says it of one after the other, by queries alone. */
export type OpenBeside = (
  enterpriseId: number,
  id: number,
  employeeIds: readonly number[] | undefined,
) => Promise<(db: Handle, report: PersonalReport) => Promise<ReleasedBeside>>

/** Absent in those of before it was kept. */
interface Snapshot extends ShownReport {
  /** Whom the round before was promised to; empty without one. */
  previousReceivers?: ReportReceivers
}

/** `enterpriseId` is the report's. A round before whose report was taken back from the evaluatee does not come again with this one. */
export async function snapshotOf(
  db: Handle,
  enterpriseId: number,
  report: ShownReport,
  { beside, previous }: ReleasedBeside,
): Promise<string> {
  const { employeeId } = report.evaluatee
  const key = { enterpriseId, questionnaireId: previous?.id ?? 0 }
  const last = previous === null ? undefined : (await listNewestReleases(db, key, [employeeId])).get(employeeId)
  const isTakenBack = last !== undefined && last.endedAt !== null
  const snapshot: Snapshot = {
    ...{ ...report, beside: isTakenBack ? withoutPrevious(beside) : beside },
    previousReceivers: isTakenBack ? [] : (previous?.receivers ?? []),
  }
  return JSON.stringify(snapshot)
}

/** As a reader of this kind may see it; what stands beside it is null where it was not kept. */
export function openSnapshot(snapshotJson: string, role: ReportReceivers[number]) {
  // The JSON edge: a release wrote it.
  const { beside, previousReceivers = [], ...report } = JSON.parse(snapshotJson) as Snapshot
  if (beside === undefined) return { report: report as ShownReport, beside: null }
  return { report: report as ShownReport, beside: previousReceivers.includes(role) ? beside : withoutPrevious(beside) }
}
