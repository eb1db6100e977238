import { besideReport } from '../../../domain/scoring/personal/beside.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Language, UserPrincipal } from '../../http/call.ts'
import type { Selection } from '../../jobs/bulk.ts'
import type { FontAssets } from '../../pdf/fontAssets.ts'
import { pdfAnswer, pdfParts, reportStem } from '../../pdf/pdfAnswer.ts'
import type { PdfMaker } from '../../pdf/pdfMaker.ts'
import { raterOf, type Visitor } from '../../records/turns/raters.ts'
import type { Filters, Sort } from './choosing.ts'
import { listReleases, type Page } from './listing.ts'
import { type Notes, notesOnPaper, readNotes, saveNotes } from './notes.ts'
import { type FindFigureless, planReleases } from './plan.ts'
import { listMyReports, openMyReport, saveMyReport, type Which } from './reading.ts'

export interface ReleaseContext extends ServiceContext {
  pdf: Pick<PdfMaker, 'ownReport'>
  fonts: Pick<FontAssets, 'addresses'>
  tellFault(error: unknown): void
}

/** Reports in the hands of whom they are about: administrators see to whom they are released, readers open them. */
export function createReleaseService(context: ReleaseContext, findFigureless: FindFigureless) {
  return {
    list: (enterpriseId: number, id: number, filters: Filters, page: Page, sort: Sort) =>
      listReleases(context, enterpriseId, id, filters, page, sort),
    plan: (caller: UserPrincipal, id: number, selection: Selection<Filters>, language: Language) =>
      planReleases({ ...context, findFigureless }, { ...caller, language }, id, selection),
    myReports: (visitor: Visitor) => listMyReports(context, raterOf(visitor)),
    myReport: (visitor: Visitor, which: Which) => openMyReport(context, raterOf(visitor), which),
    /** The report on paper, with what its evaluatee noted where it is the evaluatee who asks. */
    download(visitor: Visitor, which: Which, language: Language, isAgain: boolean) {
      const reader = raterOf(visitor)
      return saveMyReport(context, reader, which, {
        isAgain,
        async make({ report, beside }) {
          const notes = await notesOnPaper(context, reader, which)
          const making = context.pdf.ownReport(besideReport(report, beside), notes, language)
          return pdfAnswer(making, reportStem(report), context.tellFault)
        },
      })
    },
    /** What a page needs that makes the paper itself. */
    prepare: (visitor: Visitor, which: Which, isAgain: boolean) =>
      saveMyReport(context, raterOf(visitor), which, {
        isAgain,
        make: ({ report }) => pdfParts(context.fonts, reportStem(report), context.tellFault),
      }),
    notes: (visitor: Visitor, which: Which) => readNotes(context, raterOf(visitor), which),
    saveNotes: (visitor: Visitor, which: Which, notes: Notes) => saveNotes(context, raterOf(visitor), which, notes),
  }
}

export type ReleaseService = ReturnType<typeof createReleaseService>
