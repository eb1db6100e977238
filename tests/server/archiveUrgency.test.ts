/** Who waits for a PDF does not stand behind an archive, and an archive keeps every worker busy (docs/decisions/0028). */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exampleReport } from '../../report/personalReport.fixture.ts'
import { createPdfMaker } from '../../server/pdf/pdfMaker.ts'
import {
  ended,
  filesOf,
  type Make,
  openArchiving,
  PEOPLE,
  place,
  processOf,
  round,
  told,
  whole,
  written,
} from './archiving.ts'
import { readJob } from './longImport.ts'

openArchiving()

/** A stand-in for the built worker, which takes its time and counts what it has made. */
const SLOW = `
  import { parentPort } from 'node:worker_threads'
  let served = 0
  parentPort.on('message', ({ id, report }) => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
    served += 1
    const pdf = new TextEncoder().encode(report.evaluatee.name + ' ' + served)
    parentPort.postMessage({ kind: 'done', id, pdf }, [pdf.buffer])
  })
  parentPort.postMessage({ kind: 'ready' })
`

async function slowMaker(workers: number) {
  const workerFile = join(place.directory, 'worker.mjs')
  await writeFile(workerFile, SLOW)
  return createPdfMaker({ workerFile, fontDirectory: '/fonts', limits: { workers } })
}

const one = (name: string) => ({
  ...exampleReport(),
  evaluatee: { employeeId: 1, name, nameMark: '', departmentName: '' },
})

test('its papers are a batch, as many at a time as the maker takes', async () => {
  const asked: unknown[] = []
  let [atWork, most] = [0, 0]
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const make: Make = async (report, language, urgency) => {
    asked.push(urgency)
    atWork += 1
    most = Math.max(most, atWork)
    if (atWork === 6) reach()
    await reached
    atWork -= 1
    return written(report, language)
  }
  const { start, runner } = processOf(1, make, undefined, 6)
  const jobId = await start()
  await ended(jobId)
  expect(asked).toEqual(Array.from({ length: PEOPLE }, () => 'batch'))
  expect(most).toBe(6)
  expect(told(await filesOf(jobId))).toEqual(whole())
  await runner.stop()
})

test('a paper that somebody waits for comes before the rest of it', async () => {
  const maker = await slowMaker(1)
  const made: string[] = []
  let isAsked = false
  const make: Make = async (report, language, urgency) => {
    const paper = await maker.personalReport(report, language, urgency)
    made.push(report.evaluatee.name)
    if (isAsked) return paper
    isAsked = true
    void maker.personalReport(one('somebody waits'), 'zh').then(() => made.push('somebody waits'))
    return paper
  }
  const { start, runner } = processOf(1, make, undefined, maker.batchSize)
  await ended(await start())
  // Behind the one that is at work by then.
  expect(made.indexOf('somebody waits')).toBeLessThanOrEqual(2)
  expect(made).toHaveLength(PEOPLE + 1)
  await runner.stop()
  await maker.close()
})

test('it is worth another worker', async () => {
  const maker = await slowMaker(2)
  const make: Make = (report, language, urgency) => maker.personalReport(report, language, urgency)
  const { start, runner } = processOf(1, make, undefined, maker.batchSize)
  const jobId = await start()
  await ended(jobId)
  const first = [...(await filesOf(jobId)).values()].filter((paper) => paper.toString().endsWith(' 1'))
  expect(first).toHaveLength(2)
  await runner.stop()
  await maker.close()
})

test('one that a process with more workers began goes on where fewer take less at a time', async () => {
  let made = 0
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const first = processOf(
    1,
    async (report, language) => {
      made += 1
      if (made <= 6) return written(report, language)
      reach()
      return new Promise(() => undefined)
    },
    undefined,
    6,
  )
  const jobId = await first.start()
  await reached
  await expect.poll(async () => (await readJob(place, jobId)).done).toBe(6)
  let atWork = 0
  const narrow: Make = async (report, language) => {
    atWork += 1
    expect(atWork).toBeLessThanOrEqual(2)
    await new Promise((wait) => setTimeout(wait, 10))
    atWork -= 1
    return written(report, language)
  }
  const second = processOf(2, narrow, (run) => run === first.run, 2)
  await second.runner.takeUpLeft()
  await ended(jobId)
  expect(JSON.parse((await readJob(place, jobId)).resultJson)).toMatchObject({ created: PEOPLE, failed: [] })
  expect(told(await filesOf(jobId))).toEqual(whole())
  expect(round.evaluatees).toHaveLength(PEOPLE)
  await second.runner.stop()
})
