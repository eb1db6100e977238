/** What a report has beside its figures, of what they are compared with. */
import type { ReportBeside, ShownReport } from '../report.ts'

export const besideOf = ({ evaluatees, norm, band, previous, dimensions }: ReportBeside): ReportBeside => ({
  ...{ evaluatees, norm, band },
  previous: previous && { title: previous.title, finishedAt: previous.finishedAt },
  dimensions: dimensions.map((one) => ({
    ...{ dimensionId: one.dimensionId, norm: one.norm, band: one.band, isMarked: one.isMarked },
    change: one.change,
  })),
})

/** The same for a reader who may read nothing of the round before. */
export const withoutPrevious = (beside: ReportBeside): ReportBeside => ({
  ...beside,
  previous: null,
  dimensions: beside.dimensions.map((one) => ({ ...one, change: null })),
})

/** A report with what stands beside it; null where that is not known. */
export const besideReport = (report: ShownReport, beside: ReportBeside | null): ShownReport =>
  beside === null ? report : { ...report, beside }
