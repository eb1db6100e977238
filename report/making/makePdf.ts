/** Makes the PDF of a report in the browser: fonts by the font worker, the paper by the PDF worker, both only while needed. */
import { fallbackFor } from '../pdf/typesetting/fallback.ts'
import { findFonts, keepFonts } from './keptFonts.ts'
import type {
  FontAddresses,
  FontAnswer,
  FontRequest,
  Paper,
  PaperAnswer,
  PaperFonts,
  PaperRequest,
} from './protocol.ts'
import { inTurn } from './turn.ts'
import { callWorker } from './workerCall.ts'

export type PdfStep =
  | { step: 'waiting' | 'decoding' | 'writing' }
  /** Bytes of the fonts and their decoder. */
  | { step: 'fonts'; received: number; total: number }

interface PdfOptions {
  paper: Paper
  fonts: FontAddresses
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

async function make({ paper, fonts, isAgain, signal, hear }: PdfOptions): Promise<Blob> {
  const families = fallbackFor(JSON.stringify(paper))
  const wanted = { ...fonts, fallbacks: fonts.fallbacks.filter(({ family }) => families.includes(family)) }
  const fontsKey = addressesOf(wanted).join(' ')
  const kept = takeReady(fontsKey)
  const given = kept === undefined ? await loadFonts(wanted, addressesOf(fonts), isAgain, signal, hear) : undefined
  // Not before it is asked: that it did not start would be told to nobody.
  const worker = kept ?? new Worker(new URL('./pdfWorker.tsx', import.meta.url), { type: 'module' })
  try {
    hear({ step: 'writing' })
    const request: PaperRequest = { ...paper, fonts: given }
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

const addressesOf = ({ regular, bold, fallbacks }: FontAddresses) =>
  [regular, bold, ...fallbacks].map(({ address }) => address)

/** `wanted` for this report; of what the browser kept, only what has one of the addresses of `today` stays. */
async function loadFonts(
  wanted: FontAddresses,
  today: readonly string[],
  isAgain: boolean,
  signal: AbortSignal,
  hear: PdfOptions['hear'],
): Promise<PaperFonts> {
  const { regular, bold, decoder, fallbacks } = wanted
  const addresses = addressesOf(wanted)
  const asked = (fonts: readonly Blob[]): PaperFonts => {
    const [first = new Blob(), second = new Blob(), ...others] = fonts
    return {
      regular: first,
      bold: second,
      fallbacks: fallbacks.map(({ family }, n) => ({ family, font: others[n] ?? new Blob() })),
    }
  }
  const kept = isAgain ? undefined : await findFonts(addresses)
  if (kept !== undefined) return asked(kept)
  const plain = fallbacks.map(({ family: _family, ...asset }) => asset)
  const total = [regular, bold, decoder, ...plain].reduce((sum, { bytes }) => sum + bytes, 0)
  let received = 0
  hear({ step: 'fonts', received, total })
  const worker = new Worker(new URL('./fontWorker.ts', import.meta.url), { type: 'module' })
  const request: FontRequest = { fonts: [regular, bold], plain, decoder, cache: isAgain ? 'reload' : 'default' }
  try {
    const done = await callWorker<FontAnswer>(worker, request, {
      silence: FONT_SILENCE,
      signal,
      hear(news) {
        if (news.kind === 'received') received += news.bytes
        hear(news.kind === 'decoding' ? { step: 'decoding' } : { step: 'fonts', received, total })
      },
    })
    const fonts = done.fonts.map((font) => new Blob([font]))
    await keepFonts(new Map(addresses.map((address, n) => [address, fonts[n] ?? new Blob()])), today)
    return asked(fonts)
  } finally {
    // With all its memory: what it decoded once is kept.
    worker.terminate()
  }
}
