/** Why a page could not make a PDF: the host of the fonts is silent, away, without the file, wrong; memory; anything else. */
export type PdfReason = 'slow' | 'gone' | 'missing' | 'rubbish' | 'memory' | 'worker'

/** `message` is for the console, not for people. */
export class PdfFailure extends Error {
  readonly reason: PdfReason

  constructor(reason: PdfReason, message: string) {
    super(message)
    this.name = 'PdfFailure'
    this.reason = reason
  }
}

/** What failed, by its reason; a RangeError says that there is not enough memory. */
export function asPdfFailure(error: unknown, otherwise: PdfReason = 'worker'): PdfFailure {
  if (error instanceof PdfFailure) return error
  return new PdfFailure(error instanceof RangeError ? 'memory' : otherwise, String(error))
}
