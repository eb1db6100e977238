/** Makes the PDF of a report in the browser: fonts by the font worker, the paper by the PDF worker, both only while needed. */
import { findFonts, keepFonts } from './keptFonts.ts'
import type { FontAnswer, FontAssets, FontRequest, PaperAnswer, PaperRequest } from './protocol.ts'
import { inTurn } from './turn.ts'
import { callWorker } from './workerCall.ts'

export type PdfStep =
  | { step: 'waiting' | 'decoding' | 'writing' }
  /** Bytes of the fonts and their decoder. */
  | { step: 'fonts'; received: number; total: number }

interface PdfOptions extends Omit<PaperRequest, 'fonts'> {
  fonts: FontAssets
  /** Something failed before: nothing that was kept is trusted. */
  isAgain: boolean
  signal: AbortSignal
  hear: (step: PdfStep) => void
}

/** The font worker itself gives up on a host after 15 s; this is for a worker that hangs. */
const FONT_SILENCE = 20_000
const PAPER_SILENCE = 60_000
/** So long the PDF worker waits for the next report before it gives its memory back. */
const IDLE = 60_000

/** The PDF worker, once its fonts are registered, by their addresses. */
let ready: { worker: Worker; fontsKey: string; timer: ReturnType<typeof setTimeout> } | undefined

/** Rejects with a PdfFailure, or with the signal's reason. */
export function makePdf(options: PdfOptions): Promise<Blob> {
  const { hear, signal } = options
  return inTurn(
    () => make(options),
    () => hear({ step: 'waiting' }),
    signal,
  )
}

async function make({ report, language, fonts, isAgain, signal, hear }: PdfOptions): Promise<Blob> {
  const fontsKey = `${fonts.regular.address} ${fonts.bold.address}`
  const kept = takeReady(fontsKey)
  const given = kept === undefined ? await loadFonts(fonts, isAgain, signal, hear) : undefined
  // Not before it is asked: that it did not start would be told to nobody.
  const worker = kept ?? new Worker(new URL('./pdfWorker.tsx', import.meta.url), { type: 'module' })
  try {
    hear({ step: 'writing' })
    const request: PaperRequest = { report, language, fonts: given }
    const { pdf } = await callWorker<PaperAnswer>(worker, request, { silence: PAPER_SILENCE, signal, hear: () => {} })
    ready = { worker, fontsKey, timer: setTimeout(() => takeReady(''), IDLE) }
    return pdf
  } catch (error) {
    worker.terminate()
    throw error
  }
}

/** The worker that waits, if it has these fonts; nobody else gets it. */
function takeReady(fontsKey: string): Worker | undefined {
  const waiting = ready
  if (waiting === undefined) return undefined
  clearTimeout(waiting.timer)
  ready = undefined
  if (waiting.fontsKey === fontsKey) return waiting.worker
  waiting.worker.terminate()
  return undefined
}

async function loadFonts(
  { regular, bold, decoder }: FontAssets,
  isAgain: boolean,
  signal: AbortSignal,
  hear: PdfOptions['hear'],
) {
  const addresses = [regular.address, bold.address] as const
  const [keptRegular, keptBold] = (isAgain ? undefined : await findFonts(addresses)) ?? []
  if (keptRegular !== undefined && keptBold !== undefined) return { regular: keptRegular, bold: keptBold }
  const total = regular.bytes + bold.bytes + decoder.bytes
  let received = 0
  hear({ step: 'fonts', received, total })
  const worker = new Worker(new URL('./fontWorker.ts', import.meta.url), { type: 'module' })
  const request: FontRequest = { fonts: [regular, bold], decoder, cache: isAgain ? 'reload' : 'default' }
  try {
    const decoded = await callWorker<FontAnswer>(worker, request, {
      silence: FONT_SILENCE,
      signal,
      hear(news) {
        if (news.kind === 'received') received += news.bytes
        hear(news.kind === 'decoding' ? { step: 'decoding' } : { step: 'fonts', received, total })
      },
    })
    const [first = new Blob(), second = new Blob()] = decoded.fonts.map((font) => new Blob([font]))
    await keepFonts(
      new Map([
        [regular.address, first],
        [bold.address, second],
      ]),
    )
    return { regular: first, bold: second }
  } finally {
    // With all its memory: what it decoded once is kept.
    worker.terminate()
  }
}
