/** The PDF maker over a worker that is built from the sources as they are. */
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll } from 'vitest'
import { createPdfMaker, type PdfMaker } from './pdfMaker.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
// Inside the project, so that the built worker finds its packages.
const outDir = `${root}node_modules/.cache/roundview/pdf-test-${process.pid}`

/** For the tests of a file; it is there once they run. */
export function builtMaker(): () => PdfMaker {
  let maker: PdfMaker | undefined
  beforeAll(async () => {
    // The fonts go to dist/fonts as in a real build: made once, about half a minute.
    await build({ configFile: `${root}server/pdf/vite.config.ts`, build: { outDir } })
    maker = createPdfMaker({ workerFile: `${outDir}/worker.js`, fontDirectory: `${root}dist/fonts` })
  }, 180_000)
  afterAll(async () => {
    await maker?.close()
    await rm(outDir, { recursive: true, force: true })
  })
  return () => {
    if (maker === undefined) throw new Error('the PDF maker is there once tests run')
    return maker
  }
}
