import type { ShownReport, ToldReport } from './report.ts'

/** The report as its readers get it, its person told from others of the name. Pure: both proofs look at it. */
export const shownAs = (report: ToldReport, nameMark: string): ShownReport => ({
  ...report,
  evaluatee: { ...report.evaluatee, nameMark },
})
