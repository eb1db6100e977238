/** The PDF worker: decodes the fonts once, then answers one request after the other (protocol.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { registerFonts } from '../../report/pdf/fonts.ts'
import { withDecodedFonts } from './decodeFonts.ts'
import type { PdfAnswer, PdfRequest, WorkerSetup } from './protocol.ts'
import { render } from './render.tsx'

if (parentPort === null) throw new Error('worker.tsx runs in a worker thread only')
const port = parentPort

port.on('message', (request: PdfRequest) => {
  void answer(request)
})

const setup: WorkerSetup = workerData
await withDecodedFonts(setup.fontDirectory, registerFonts)
port.postMessage({ kind: 'ready' } satisfies PdfAnswer)

async function answer({ id, language, ...papers }: PdfRequest): Promise<void> {
  try {
    const buffer = await render(papers, language, setup.fontDirectory)
    // A copy of its own: the buffer may share its memory with others, which must not be handed over.
    const pdf = new Uint8Array(buffer)
    port.postMessage({ kind: 'done', id, pdf } satisfies PdfAnswer, [pdf.buffer])
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error)
    port.postMessage({ kind: 'failed', id, reason } satisfies PdfAnswer)
  }
}
