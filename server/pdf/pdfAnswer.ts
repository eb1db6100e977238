import { BusinessError, OwnFault } from '../../domain/errors.ts'
import { namedApart } from '../../domain/evaluation/names.ts'
import type { ShownReport } from '../../domain/scoring/report.ts'
import type { FontAssets } from './fontAssets.ts'
import { isOwnFault } from './pdfError.ts'

/** What files of a report are called, but for their ending. */
export const reportStem = ({ questionnaire, evaluatee: { name, nameMark } }: ShownReport) =>
  `${questionnaire.title} ${namedApart(name, nameMark)}`

/** A file of what is being made; throws PDF_UNAVAILABLE when none can be made now. `stem` is its name but for the ending. */
export async function pdfAnswer(making: Promise<Buffer>, stem: string, tellFault: (error: unknown) => void) {
  const body = await making.catch((error: unknown) => {
    tellFault(error)
    throw isOwnFault(error) ? new OwnFault('PDF_UNAVAILABLE') : new BusinessError('PDF_UNAVAILABLE')
  })
  return { contentType: 'application/pdf', body, fileName: `${stem}.pdf` }
}

/** What a page needs that makes such a file itself; throws PDF_UNAVAILABLE while there are no fonts. */
export async function pdfParts(
  fonts: Pick<FontAssets, 'addresses'>,
  stem: string,
  tellFault: (error: unknown) => void,
) {
  const addresses = await fonts.addresses().catch((error: unknown) => {
    tellFault(error)
    throw new OwnFault('PDF_UNAVAILABLE')
  })
  return { fileName: `${stem}.pdf`, fonts: addresses }
}
