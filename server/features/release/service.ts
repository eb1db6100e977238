import { namedApart } from '../../../domain/evaluation/names.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Language, UserPrincipal } from '../../http/call.ts'
import { pdfAnswer } from '../../pdf/pdfAnswer.ts'
import type { PdfMaker } from '../../pdf/pdfMaker.ts'
import { raterOf, type Visitor } from '../../records/turns/raters.ts'
import { listReleases } from './listing.ts'
import { type Notes, readNotes, saveNotes } from './notes.ts'
import { listMyReports, openMyReport, type Which } from './reading.ts'
import { type Order, releaseReports, withdrawReports } from './releasing.ts'

export interface ReleaseContext extends ServiceContext {
  pdf: Pick<PdfMaker, 'personalReport'>
  tellFault(error: unknown): void
}

/** Reports in the hands of whom they are about: administrators release them, readers open them. */
export function createReleaseService(context: ReleaseContext) {
  return {
    list: ({ enterpriseId }: UserPrincipal, id: number) => listReleases(context, enterpriseId, id),
    release: (caller: UserPrincipal, id: number, order: Order) => releaseReports(context, caller, id, order),
    withdraw: (caller: UserPrincipal, id: number, input: { employeeIds: number[] }) =>
      withdrawReports(context, caller, id, input),
    myReports: (visitor: Visitor) => listMyReports(context, raterOf(visitor)),
    myReport: (visitor: Visitor, which: Which) => openMyReport(context, raterOf(visitor), which),
    /** The report on paper. */
    async download(visitor: Visitor, which: Which, language: Language) {
      const { report } = await openMyReport(context, raterOf(visitor), which)
      const { questionnaire, evaluatee } = report
      const stem = `${questionnaire.title} ${namedApart(evaluatee.name, evaluatee.nameMark)}`
      return pdfAnswer(context.pdf.personalReport(report, language), stem, context.tellFault)
    },
    notes: (visitor: Visitor, which: Which) => readNotes(context, raterOf(visitor), which),
    saveNotes: (visitor: Visitor, which: Which, notes: Notes) => saveNotes(context, raterOf(visitor), which, notes),
  }
}

export type ReleaseService = ReturnType<typeof createReleaseService>
