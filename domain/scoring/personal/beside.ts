/** What a report has beside its figures, of what they are compared with. */
import type { ReportBeside, ShownReport } from '../report.ts'

export const besideOf = (given: ReportBeside & { compared: number }): ReportBeside => ({
  ...{ evaluatees: given.evaluatees, norm: given.norm, band: given.band, compared: given.compared },
  previous: given.previous && { title: given.previous.title, finishedAt: given.previous.finishedAt },
  dimensions: given.dimensions.map((one) => ({
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
