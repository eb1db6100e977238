/** The job that puts reports into a ZIP: cut short, cancelled, out of time, or without a report that can be made. */
import { expect, test } from 'vitest'
import { changeOpenJob } from '../../server/features/enterprise/openJobStore.ts'
import { createPdfMaker } from '../../server/pdf/pdfMaker.ts'
import { deleteSomeParts } from '../../server/records/questionnaire/exportParts.ts'
import { updateQuestionnaire } from '../../server/records/questionnaire/store.ts'
import {
  CREATED_AT,
  ended,
  filesOf,
  type Make,
  openArchiving,
  opened,
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

test('every report is there once, and the job says how far it is', async () => {
  const { start, runner } = processOf(1, written)
  const jobId = await start()
  await ended(jobId)
  const { status, done, total, startedAt, startedDone, resultJson } = await readJob(place, jobId)
  expect({ status, done, total, startedDone }).toEqual({ status: 'done', done: PEOPLE, total: PEOPLE, startedDone: 0 })
  expect(startedAt).not.toBeNull()
  expect(JSON.parse(resultJson)).toMatchObject({ created: PEOPLE, failedRows: 0, failed: [] })
  expect(told(await filesOf(jobId))).toEqual(whole())
  await runner.stop()
})

/** Starts a job whose process goes in its second slice, half of which is made; another goes on to the end. */
async function goneInTheMiddle(): Promise<number> {
  let made = 0
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const first = processOf(1, async (report, language) => {
    made += 1
    if (made <= 6) return written(report, language)
    reach()
    return new Promise(() => undefined)
  })
  const jobId = await first.start()
  await reached
  expect(await readJob(place, jobId)).toMatchObject({ status: 'running', done: 4 })
  const second = processOf(2, written, (run) => run === first.run)
  await second.runner.takeUpLeft()
  await ended(jobId)
  await second.runner.stop()
  return jobId
}

test('a process that ends in the middle leaves the rest to the next: nothing twice, nothing lost', async () => {
  const jobId = await goneInTheMiddle()
  const { done, startedDone, resultJson } = await readJob(place, jobId)
  // It tells how long it takes by its own pace.
  expect({ done, startedDone }).toEqual({ done: PEOPLE, startedDone: 4 })
  expect(JSON.parse(resultJson)).toMatchObject({ created: PEOPLE, failed: [] })
  expect(told(await filesOf(jobId))).toEqual(whole())
})

test('whom the next process writes about gets no file name that was given before', async () => {
  const alike = new Map([
    [0, '王:芳'],
    [7, '王/芳'],
  ])
  await place.database.write(async (db) => {
    for (const [index, displayName] of alike)
      await db
        .updateTable('employee')
        .set({ displayName })
        .where('id', '=', round.evaluatees[index]?.employeeId ?? 0)
        .execute()
  })
  const names = [...(await filesOf(await goneInTheMiddle())).keys()]
  expect([names[0], names[7]]).toEqual(['王_芳.pdf', '王_芳 (2).pdf'])
})

test('what was kept of a slice whose end nobody noted is made again in its place, however long it was', async () => {
  const long: Make = async ({ evaluatee }) => Buffer.alloc(2_500_000, evaluatee.name)
  const first = processOf(1, long)
  const jobId = await first.start()
  await ended(jobId)
  await first.runner.stop()
  // As if the process had died after it kept the last slice, before it said so.
  const { enterpriseId } = round
  const order = { enterpriseId, employeeId: 1, questionnaireId: round.questionnaireId, language: 'zh', total: PEOPLE }
  await place.database.write(async (db) => {
    const last = round.evaluatees.slice(8).map(({ employeeId }) => employeeId)
    await db
      .updateTable('job')
      .set({
        status: 'running',
        done: 8,
        claimedBy: first.run,
        resultJson: JSON.stringify({ created: 8, updated: 0, skipped: 0, failedRows: 0, failed: [] }),
      })
      .where('id', '=', jobId)
      .execute()
    const bodies = [JSON.stringify(order), '', '', JSON.stringify(last)]
    await db
      .insertInto('jobOrder')
      .values(bodies.map((body, part) => ({ enterpriseId, jobId, part, body })))
      .execute()
  })
  const second = processOf(2, written, (run) => run === first.run)
  await second.runner.takeUpLeft()
  await ended(jobId)
  const files = [...(await filesOf(jobId))]
  expect(files.map(([name]) => name)).toEqual(round.evaluatees.map(({ name }) => `${name}.pdf`))
  expect(files.slice(0, 8).every(([, body]) => body.length === 2_500_000)).toBe(true)
  expect(files.slice(8).map(([, body]) => body.toString())).toEqual(
    whole()
      .slice(8)
      .map(([, text]) => text),
  )
  await second.runner.stop()
})

test('a report that cannot be made is named and ends nothing', async () => {
  const { start, runner, unmade } = processOf(1, async (report, language) => {
    if (report.evaluatee.name === round.evaluatees[2]?.name) throw new Error('it took too long')
    return written(report, language)
  })
  const jobId = await start()
  await ended(jobId)
  const { status, resultJson } = await readJob(place, jobId)
  expect(status).toBe('done')
  expect(JSON.parse(resultJson)).toMatchObject({
    created: PEOPLE - 1,
    failedRows: 1,
    failed: [{ row: 3, field: round.evaluatees[2]?.name, fault: 'job.archiveReports.unmade' }],
  })
  expect(unmade).toHaveLength(1)
  expect(told(await filesOf(jobId))).toEqual(whole().filter((_, index) => index !== 2))
  await runner.stop()
})

test('where none can be made there is no ZIP, and it is said', async () => {
  const { start, runner } = processOf(1, () => Promise.reject(new Error('no worker')))
  const jobId = await start()
  await ended(jobId)
  const { status, message, resultJson } = await readJob(place, jobId)
  expect({ status, message }).toEqual({ status: 'failed', message: 'job.archiveReports.refused' })
  expect(JSON.parse(resultJson)).toMatchObject({ failed: [{ row: 0, fault: 'job.archiveReports.none' }] })
  await runner.stop()
})

test('a maker for whom others wait is asked again', async () => {
  const options = { workerFile: 'none.js', fontDirectory: '', limits: { queueLength: 0 } }
  const busy = createPdfMaker(options)
  let asked = 0
  const { start, runner } = processOf(1, async (report, language) => {
    asked += 1
    return asked <= 4 ? busy.personalReport(report, language) : written(report, language)
  })
  const jobId = await start()
  await ended(jobId)
  expect(told(await filesOf(jobId))).toEqual(whole())
  expect(asked).toBe(PEOPLE + 4)
  await runner.stop()
})

test('whoever is evaluated no more is named', async () => {
  const { start, runner } = processOf(1, async (report, language) => {
    // Somebody removes the last one while the first are made.
    const last = round.evaluatees.at(-1)?.id ?? 0
    await place.database.write((db) => db.deleteFrom('evaluatee').where('id', '=', last).execute())
    return written(report, language)
  })
  const jobId = await start()
  await ended(jobId)
  expect(JSON.parse((await readJob(place, jobId)).resultJson)).toMatchObject({
    created: PEOPLE - 1,
    failed: [{ row: PEOPLE, field: round.evaluatees.at(-1)?.name, fault: 'job.archiveReports.gone' }],
  })
  await runner.stop()
})

test.for(['removed', 'cancelled'] as const)(
  'of a questionnaire that is %s meanwhile nothing more is made',
  async (how) => {
    const { enterpriseId, questionnaireId } = round
    let made = 0
    const { start, runner } = processOf(1, async (report, language) => {
      made += 1
      if (made === 5) {
        await place.database.write(async (db) => {
          if (how === 'removed') await updateQuestionnaire(db, enterpriseId, questionnaireId, { deletedAt: CREATED_AT })
          else await changeOpenJob(db, { enterpriseId, id: jobId }, { status: 'cancelled' })
        })
      }
      return written(report, language)
    })
    const jobId = await start()
    await ended(jobId)
    await runner.stop()
    const { status, message, resultJson, done } = await readJob(place, jobId)
    expect({ status, done }).toEqual({ status: how === 'removed' ? 'failed' : 'cancelled', done: 4 })
    expect(made).toBe(8)
    if (how === 'cancelled') return
    expect(message).toBe('job.archiveReports.refused')
    expect(JSON.parse(resultJson)).toMatchObject({ failed: [{ fault: 'job.results.over' }] })
  },
)

test('a file that is deleted while it is read is no shorter one', async () => {
  const { start, runner } = processOf(1, async () => Buffer.alloc(2_500_000))
  const jobId = await start()
  await ended(jobId)
  const of = { enterpriseId: round.enterpriseId, jobId }
  const archive = await opened(of)
  while ((await place.database.write((db) => deleteSomeParts(db, of))) > 0) {
    // Until nothing is left.
  }
  const reading = async () => {
    for await (const _ of archive) {
      // Nobody keeps it.
    }
  }
  await expect(reading()).rejects.toThrow('deleted')
  await runner.stop()
})

test('an archive holds nobody up: what is ordered behind it is done first', async () => {
  const { promise: free, resolve: release } = Promise.withResolvers<void>()
  const { start, runner } = processOf(1, async (report, language) => {
    await free
    return written(report, language)
  })
  const archive = await start()
  const order = { enterpriseId: 1, createdBy: 1, kind: 'employeeImport', total: 1 } as const
  const short = await runner.start({ ...order, work: async () => ({ done: 1, result: {} }) })
  await expect.poll(async () => (await readJob(place, short)).status).toBe('done')
  expect(await readJob(place, archive)).toMatchObject({ status: 'running' })
  release()
  await ended(archive)
  await runner.stop()
})
