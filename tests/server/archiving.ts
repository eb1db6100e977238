/** What the tests of archived reports share: a round, processes that make its reports, and the ZIP as it goes out. */
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect } from 'vitest'
import { createIds } from '../../server/database/ids.ts'
import { archiveAnswer } from '../../server/features/exports/archive.ts'
import { createArchiveJob } from '../../server/features/reports/exports/archiveJob.ts'
import type { ReportsContext } from '../../server/features/reports/service.ts'
import type { PdfMaker } from '../../server/pdf/pdfMaker.ts'
import { insertEnterprise, newEnterprise } from '../../server/records/people/enterprises.ts'
import { type Collecting, createCollecting } from './collectingQuestionnaire.ts'
import { readJob } from './longImport.ts'
import { runnerOn } from './runners.ts'
import { openTestDatabase, type TestDatabase } from './testDatabase.ts'
import { unzipped } from './unzipped.ts'

export const PEOPLE = 10
export const CREATED_AT = '2026-11-01T00:00:00.000Z'

export let place: TestDatabase
export let round: Collecting

/** For the file that calls it: another round for each test. */
export function openArchiving(): void {
  beforeEach(async () => {
    place = await openTestDatabase()
    await place.database.write((db) =>
      insertEnterprise(db, newEnterprise({ id: 1, name: '远航', createdAt: CREATED_AT })),
    )
    round = await createCollecting(place, { type: 1, evaluatees: PEOPLE })
  })

  afterEach(() => place.remove())
}

export type Make = PdfMaker['personalReport']

export const written: Make = async ({ evaluatee }) => Buffer.from(`report of ${evaluatee.name}`)

/** A process of that number that makes reports so. */
export function processOf(instance: number, make: Make, gone: (run: string) => boolean = () => false, batchSize = 4) {
  const { runner, faults, run } = runnerOn(place.database, instance, gone)
  const unmade: unknown[] = []
  const context: ReportsContext = {
    database: place.database,
    ids: createIds(Date.now, instance + 30),
    now: () => new Date(),
    pdf: {
      batchSize,
      personalReport: make,
      teamReport: () => Promise.reject(new Error('An archive has no team report')),
    },
    fonts: { addresses: () => Promise.reject(new Error('An archive needs no addresses')) },
    tellFault: (error) => unmade.push(error),
  }
  const archive = createArchiveJob(context, runner)
  const caller = { enterpriseId: round.enterpriseId, employeeId: 1 }
  const employeeIds = round.evaluatees.map(({ employeeId }) => employeeId)
  return {
    ...{ runner, faults, run, unmade },
    start: () => archive.start(caller, round.questionnaireId, 'zh', employeeIds),
  }
}

export const ended = (jobId: number) =>
  expect.poll(async () => (await readJob(place, jobId)).status, { timeout: 50_000 }).not.toMatch(/waiting|running/)

/** The archive as it goes out: a stream, never the whole at once. */
export async function opened(of: { enterpriseId: number; jobId: number }): Promise<Readable> {
  const answer = await archiveAnswer(place.database, of, { stem: '', madeAt: new Date() })
  if (!(answer?.body instanceof Readable)) throw new Error('there is no archive')
  return answer.body
}

export async function filesOf(jobId: number) {
  const of = { enterpriseId: round.enterpriseId, jobId }
  const chunks: Buffer[] = []
  for await (const chunk of await opened(of)) chunks.push(chunk)
  return unzipped(Buffer.concat(chunks))
}

export const whole = () => round.evaluatees.map(({ name }) => [`${name}.pdf`, `report of ${name}`])
export const told = (files: Map<string, Buffer>) => [...files].map(([name, body]) => [name, body.toString()])
