/** A report of ten pages by ours and by headless Chromium's print of its page; then 200 of them, ours as one ZIP, each with all cores. */

import { createWriteStream } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { longReport } from '../../report/longReport.fixture.ts'
import { createPdfMaker, type PdfMaker } from '../../server/pdf/pdfMaker.ts'
import { zipStream } from '../../server/sheets/archive.ts'
import { launchBrowser, type Page } from '../browser/launch.ts'
import { type Figure, interleave } from './pairs.ts'
import { buildPeer, openPeer } from './peerPage.ts'
import { root, temporaryDirectory } from './processes.ts'

const PAIRS = 15
const WARMING = 10
const BATCH = 200
const BATCH_PAIRS = 2
const CORES = availableParallelism()

async function timed(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await act()
  return performance.now() - began
}

const show = (page: Page, seed: number) =>
  page.evaluate((report) => {
    const { showReport } = globalThis as { showReport?: (shown: unknown) => void }
    showReport?.(report)
  }, longReport(seed))

const print = (page: Page) => page.pdf({ format: 'A4', printBackground: true })

/** 200 reports by so many at a time, each taking the next one there is. */
async function inLanes(lanes: number, make: (seed: number, lane: number) => Promise<unknown>): Promise<void> {
  let next = 0
  const lane = async (_: unknown, place: number) => {
    for (let seed = next++; seed < BATCH; seed = next++) await make(seed, place)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

/** 200 reports in an archive at `path`, as a job makes them. */
async function archive(maker: PdfMaker, path: string): Promise<void> {
  const reports: Buffer[] = []
  await inLanes(maker.batchSize, async (place) => {
    reports[place] = await maker.personalReport(longReport(place), 'zh', 'batch')
  })
  const files = reports.map((report, place) => ({
    ...{ name: `${place}.pdf`, isPackable: false },
    async *pieces() {
      yield report
    },
  }))
  await pipeline(zipStream(files, new Date()), createWriteStream(path))
}

async function compare(maker: PdfMaker, pages: readonly Page[]) {
  const [page] = pages
  if (page === undefined) throw new Error('no page')
  let seed = 0
  const ours = () => maker.personalReport(longReport(seed++), 'zh')
  for (let warmed = 0; warmed < WARMING; warmed += 1) await ours()
  await show(page, 0)
  for (let warmed = 0; warmed < WARMING; warmed += 1) await print(page)
  const one = await interleave(
    () => timed(ours),
    () => timed(() => print(page)),
    PAIRS,
  )
  const { directory, remove } = temporaryDirectory()
  const many = await interleave(
    () => timed(() => archive(maker, join(directory, 'reports.zip'))),
    () =>
      timed(() =>
        inLanes(pages.length, async (place, lane) => {
          const own = pages[lane] ?? page
          await show(own, place)
          await print(own)
        }),
      ),
    BATCH_PAIRS,
  )
  remove()
  return { one, many }
}

export async function benchPdf(): Promise<{ figures: Figure[]; control: number }> {
  await buildPeer('report')
  const browser = await launchBrowser()
  const maker = createPdfMaker({
    workerFile: join(root, 'dist/pdf/worker.js'),
    fontDirectory: join(root, 'dist/fonts'),
  })
  const pages = await Promise.all(Array.from({ length: CORES }, () => openPeer(browser, 'report')))
  const { one, many } = await compare(maker, pages)
  await maker.close()
  await browser.close()
  const { control, ...single } = one
  const { control: _control, ...batch } = many
  return {
    figures: [
      { name: 'pdf: one report', unit: 'ms', bound: 1, sense: 'most', ...single },
      { name: `pdf: ${BATCH} reports as a ZIP, ${CORES} cores`, unit: 'ms', bound: 0.25, sense: 'most', ...batch },
    ],
    control,
  }
}
