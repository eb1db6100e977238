/** 2,000 different reports on paper, one after the other with every core: what the process holds must not grow. */
import { join } from 'node:path'
import { longReport } from '../../report/longReport.fixture.ts'
import { createPdfMaker } from '../../server/pdf/pdfMaker.ts'
import { root } from '../bench/processes.ts'

const REPORTS = 2000
const STEP = 200
const MEGABYTE = 1024 * 1024

/** Megabytes the process holds after each 200 reports. */
async function makePapers(): Promise<number[]> {
  const maker = createPdfMaker({
    workerFile: join(root, 'dist/pdf/worker.js'),
    fontDirectory: join(root, 'dist/fonts'),
  })
  const held: number[] = []
  let next = 0
  const lane = async () => {
    for (let seed = next++; seed < REPORTS; seed = next++) {
      await maker.personalReport(longReport(seed), seed % 2 === 0 ? 'zh' : 'en', 'batch')
      if ((seed + 1) % STEP === 0) held.push(process.memoryUsage().rss / MEGABYTE)
    }
  }
  await Promise.all(Array.from({ length: maker.batchSize }, lane))
  await maker.close()
  return held
}

/** The second half may hold so much more than the first: less than what 1,000 reports would leave if each left a page. */
const MOST_GROWTH = 1.1

export async function manyPapers(): Promise<boolean> {
  const held = await makePapers()
  const half = held.length / 2
  const growth = Math.max(...held.slice(half)) / Math.max(...held.slice(0, half))
  const isFlat = growth <= MOST_GROWTH
  const figures = held.map((megabytes) => megabytes.toFixed(0)).join(', ')
  console.log(`papers: ${REPORTS} reports, MB held after each ${STEP}: ${figures}: ${isFlat ? 'ok' : 'FAILED'}`)
  return isFlat
}
