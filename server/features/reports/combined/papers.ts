/** Combined reports on paper. */
import type { ServiceContext } from '../../../database/context.ts'
import type { Language, QueryOf, UserPrincipal } from '../../../http/call.ts'
import type { FontAssets } from '../../../pdf/fontAssets.ts'
import { pdfAnswer, pdfParts } from '../../../pdf/pdfAnswer.ts'
import type { PdfMaker } from '../../../pdf/pdfMaker.ts'
import { createReading } from './reading.ts'
import { createRoundReader, findRounds } from './rounds.ts'

export interface CombinedPapersContext extends ServiceContext {
  pdf: Pick<PdfMaker, 'combinedReport'>
  fonts: Pick<FontAssets, 'addresses'>
  tellFault(error: unknown): void
}

type Wanted = Pick<QueryOf<'downloadCombinedReport'>, 'evaluatorIds' | 'people'>

export function createCombinedPapers(context: CombinedPapersContext) {
  const { pdf, fonts, tellFault } = context
  const { recordOpened, saved, answerOf, figuresOf } = createReading(context)
  return {
    async download(principal: UserPrincipal, reportId: number, wanted: Wanted, language: Language) {
      const { enterpriseId } = principal
      const { evaluatorIds, people: whether = 'shown' } = wanted
      const asked = await saved(enterpriseId, reportId)
      const { title } = asked.of
      const rounds = await createRoundReader(context, enterpriseId)(asked.refs)
      await recordOpened(principal, 'combinedPdf', title, rounds)
      const people = whether === 'none' ? null : await figuresOf(enterpriseId, [{ reportId, rounds }], evaluatorIds)
      const team = await answerOf(asked, rounds)
      return pdfAnswer(pdf.combinedReport({ ...team, people }, language), title, tellFault)
    },
    async prepare(principal: UserPrincipal, reportId: number) {
      const { enterpriseId } = principal
      const { refs, of } = await saved(enterpriseId, reportId)
      await recordOpened(principal, 'combinedPdf', of.title, await findRounds(context, enterpriseId, refs))
      return pdfParts(fonts, of.title, tellFault)
    },
  }
}
