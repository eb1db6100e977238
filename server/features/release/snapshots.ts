/** What is kept of a released report: made once, never changed, read by everybody it was released to. */
import type { PersonalReport, ReportBeside, ShownReport } from '../../../domain/scoring/report.ts'
import type { Handle } from '../../database/open.ts'

/** What stands beside a report as its evaluatee may see it, and the round whose figures are among it. */
interface ReleasedBeside {
  beside: ReportBeside
  previousId: number | null
}

/** Reads what these reports, or all of the round, are compared with; then `besideOf` says it of one after the other, by queries alone. */
export type OpenBeside = (
  enterpriseId: number,
  id: number,
  employeeIds: readonly number[] | undefined,
) => Promise<{
  besideOf(db: Handle, report: PersonalReport): Promise<ReleasedBeside>
  /** Whether what was read is so still; asked by queries alone, too. */
  isAsRead(db: Handle): Promise<boolean>
}>

/** Absent in those of before it was kept. */
interface Snapshot extends ShownReport {
  previousId?: number | null
}

export const snapshotOf = (report: ShownReport, { beside, previousId }: ReleasedBeside): string =>
  JSON.stringify({ ...report, beside, previousId } satisfies Snapshot)

/** What stands beside it is null where it was not kept. */
export function openSnapshot(snapshotJson: string) {
  // The JSON edge: a release wrote it.
  const { beside = null, previousId = null, ...report } = JSON.parse(snapshotJson) as Snapshot
  return { report: report as ShownReport, beside, previousId }
}
