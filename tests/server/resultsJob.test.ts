/** The job that makes a file of all results, cut short in the middle. */
import { createHash } from 'node:crypto'
import { readXlsx } from 'hucre/xlsx'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import { archiveAnswer } from '../../server/features/exports/archive.ts'
import { resultSheets } from '../../server/features/reports/exports/resultSheets.ts'
import { createResultsJob, layoutOf } from '../../server/features/reports/exports/resultsJob.ts'
import { insertEnterprise, newEnterprise } from '../../server/records/people/enterprises.ts'
import { parseCsv } from '../../server/sheets/csv.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { readJob } from './longImport.ts'
import { runnerOn } from './runners.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'
import { unzipped } from './unzipped.ts'

let place: TestDatabase

beforeEach(async () => {
  place = await openTestDatabase()
  const enterprise = newEnterprise({ id: 1, name: '远航', createdAt: '2026-11-01T00:00:00.000Z' })
  await place.database.write((db) => insertEnterprise(db, enterprise))
})

afterEach(() => place.remove())

const contextOf = (database: DatabaseService) => ({ database, ids: createIds(Date.now, 40), now: () => new Date() })

/** A process begins with a round of 25, and stops behind the first slice. */
async function begun(round: Collecting, format: 'xlsx' | 'csv') {
  const first = runnerOn(place.database, 1)
  const resting: DatabaseService = {
    ...place.database,
    async write(work) {
      const kept = await place.database.write(work)
      first.runner.rest()
      return kept
    },
  }
  const job = createResultsJob(contextOf(resting), first.runner)
  const caller = { enterpriseId: round.enterpriseId, employeeId: 1 }
  const wanted = { content: 'results', format, language: 'zh' } as const
  const employeeIds = round.evaluatees.map(({ employeeId }) => employeeId)
  const jobId = await job.start(caller, round.questionnaireId, wanted, employeeIds)
  await first.runner.stop()
  expect(await readJob(place, jobId)).toMatchObject({ status: 'waiting', done: 10 })
  return { jobId, run: first.run }
}

/** Another process finds it, and ends it so. */
async function endedAs(status: 'done' | 'failed', { jobId, run: before }: Awaited<ReturnType<typeof begun>>) {
  const second = runnerOn(place.database, 2, (run) => run === before)
  createResultsJob(contextOf(place.database), second.runner)
  await second.runner.takeUpLeft()
  await expect.poll(async () => (await readJob(place, jobId)).status).toBe(status)
  await second.runner.stop()
}

async function madeByTwo(round: Collecting, format: 'xlsx' | 'csv'): Promise<Buffer> {
  const job = await begun(round, format)
  const { jobId } = job
  await endedAs('done', job)
  const of = { enterpriseId: round.enterpriseId, jobId }
  const answer = await archiveAnswer(place.database, of, { stem: '', madeAt: new Date() })
  const chunks: Buffer[] = []
  for await (const chunk of answer?.body ?? []) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

test('a workbook is whole all the same: every row once', async () => {
  const round = await createCollecting(place, { type: 1, evaluatees: 25 })
  const { sheets } = await readXlsx(await madeByTwo(round, 'xlsx'))
  expect(sheets[0]?.rows.slice(1).map(([, name]) => name)).toEqual(round.evaluatees.map(({ name }) => name))
})

test('so are tables: every row once under one heading', async () => {
  const round = await createCollecting(place, { type: 1, evaluatees: 25 })
  const [table] = unzipped(await madeByTwo(round, 'csv')).values()
  const { rows } = parseCsv(table?.toString('utf8') ?? '')
  expect(rows.map(({ cells }) => cells[1])).toEqual(round.evaluatees.map(({ name }) => name))
})

test('what a version with other columns began ends: its rows would stand under other headings', async () => {
  const round = await createCollecting(place, { type: 1, evaluatees: 25 })
  const job = await begun(round, 'csv')
  await place.database.write(async (db) => {
    const order = db.selectFrom('jobOrder').select('body').where('jobId', '=', job.jobId).where('part', '=', 0)
    const head = JSON.parse((await order.executeTakeFirstOrThrow()).body)
    const body = JSON.stringify({ ...head, layout: 'of before' })
    await db.updateTable('jobOrder').set({ body }).where('jobId', '=', job.jobId).where('part', '=', 0).execute()
  })
  await endedAs('failed', job)
  expect(await readJob(place, job.jobId)).toMatchObject({ message: 'job.interrupted', done: 10 })
})

test('which relation levels have a column, and what it is of, is part of what a version writes', () => {
  const now = layoutOf({ content: 'results', language: 'zh' })
  expect(layoutOf({ content: 'answers', language: 'zh' })).not.toBe(now)
  expect(layoutOf({ content: 'results', language: 'en' })).not.toBe(now)
  const level = { key: '', name: '', isSelf: false }
  for (const levels of [[], [level, level]]) {
    const sheets = resultSheets({ rule: { anonymous: false }, levels, language: 'zh' })
    expect(now).not.toBe(createHash('sha256').update(JSON.stringify(sheets)).digest('base64url'))
  }
})
