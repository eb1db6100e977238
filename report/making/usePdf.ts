import { useEffect, useRef, useState } from 'react'
import { asPdfFailure, PdfFailure, type PdfReason } from './failure.ts'
import type { PdfStep } from './makePdf.ts'
import { isPhone } from './phone.ts'
import type { Paper, PdfParts } from './protocol.ts'

/** What is going on, as it is shown. */
export type PdfState = PdfStep | { step: 'preparing' | 'server' } | { step: 'failed'; reason: PdfReason }

/** The server's part; a refusal is told by whoever asks, and answers undefined here. */
export interface PdfSource {
  prepare(signal: AbortSignal): Promise<PdfParts | undefined>
  download(signal: AbortSignal): Promise<File | undefined>
  /** Hands the file to the browser. */
  save(file: File): void
}

/** Milliseconds until the code that makes PDFs must be there. */
const CODE_TIME_OUT = 20_000

async function loadMaker(): Promise<typeof import('./makePdf.ts')> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PdfFailure('worker', 'The code does not come')), CODE_TIME_OUT)
  })
  return Promise.race([import('./makePdf.ts'), late]).finally(() => clearTimeout(timer))
}

/** What of it is not on screen is asked for when it is made; undefined where that is refused, or given up. */
type AskForPaper = (signal: AbortSignal) => Promise<Paper | undefined>

/** The PDF of a report on screen: made by the page; by the server for phones, for want of memory, or when asked to. */
export function usePdf(paper: Paper | AskForPaper, { prepare, download, save }: PdfSource) {
  const [state, setState] = useState<PdfState | null>(null)
  const going = useRef<AbortController | null>(null)
  useEffect(() => () => going.current?.abort(), [])

  /** Does one thing at a time; what it was before is given up. */
  async function go(step: 'preparing' | 'server', work: (signal: AbortSignal) => Promise<File | undefined>) {
    going.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    going.current = controller
    setState({ step })
    try {
      const file = await work(signal)
      if (signal.aborted) return
      setState(null)
      if (file !== undefined) save(file)
    } catch (error) {
      if (signal.aborted) return
      const { reason } = asPdfFailure(error)
      if (reason === 'memory') makeOnServer()
      else setState({ step: 'failed', reason })
    }
  }

  const makeOnServer = () => void go('server', download)

  const makeHere = (isAgain: boolean) =>
    void go('preparing', async (signal) => {
      const parts = await prepare(signal)
      if (parts === undefined || signal.aborted) return undefined
      const whole = typeof paper === 'function' ? await paper(signal) : paper
      if (whole === undefined || signal.aborted) return undefined
      const { makePdf } = await loadMaker()
      const hear = (step: PdfStep) => !signal.aborted && setState(step)
      const pdf = await makePdf({ paper: whole, fonts: parts.fonts, isAgain, signal, hear })
      return new File([pdf], parts.fileName, { type: 'application/pdf' })
    })

  return {
    state,
    make: () => (isPhone(navigator) ? makeOnServer() : makeHere(false)),
    makeAgain: () => makeHere(true),
    makeOnServer,
    cancel() {
      going.current?.abort()
      setState(null)
    },
  }
}
