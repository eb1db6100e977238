type PdfFailure = 'busy' | 'timeout' | 'crashed' | 'failed' | 'closed'

/** Why there is no PDF; `message` is for the log, not for people. */
export class PdfError extends Error {
  readonly failure: PdfFailure

  constructor(failure: PdfFailure, message: string) {
    super(message)
    this.name = 'PdfError'
    this.failure = failure
  }
}

/** Whether a PDF was not made through a fault of ours: a crash, a time-out; not since many wait, or the server ends. */
export const isOwnFault = (error: unknown): boolean =>
  !(error instanceof PdfError && (error.failure === 'busy' || error.failure === 'closed'))
