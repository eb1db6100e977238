import { BusinessError, OwnFault } from '../../domain/errors.ts'
import { isOwnFault } from './pdfError.ts'

/** A file of what is being made; throws PDF_UNAVAILABLE when none can be made now. `stem` is its name but for the ending. */
export async function pdfAnswer(making: Promise<Buffer>, stem: string, tellFault: (error: unknown) => void) {
  const body = await making.catch((error: unknown) => {
    tellFault(error)
    throw isOwnFault(error) ? new OwnFault('PDF_UNAVAILABLE') : new BusinessError('PDF_UNAVAILABLE')
  })
  return { contentType: 'application/pdf', body, fileName: `${stem}.pdf` }
}
