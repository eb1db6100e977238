import { BusinessError } from '../../../domain/errors.ts'
import { makesFile } from '../../../domain/jobs.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { components } from '../../../openapi/generated/schema.d.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { JobTable } from '../../database/schema/jobSchema.ts'
import { type NameMarks, nameMarks } from '../../records/people/nameMarks.ts'
import { EXPORT_DAYS } from '../../records/questionnaire/exportParts.ts'
import * as store from './jobStore.ts'
import { changeOpenJob } from './openJobStore.ts'

type Job = components['schemas']['Job']

const DAY = 86_400_000
/** What the contract can tell. */
const MOST_SECONDS = 1_000_000_000

export interface JobCaller {
  enterpriseId: number
  employeeId: number
}

/** What a job keeps of its outcome: counts, and faults as keys of sentences. */
interface StoredResult {
  created: number
  updated: number
  skipped: number
  failedRows: number
  failed: { row: number; field: string; fault: string; params?: Record<string, string | number> }[]
  bound?: components['schemas']['BoundRelations']
}

type JobRow = JobTable & { creator: string | null; title: string | null; hasFile: number }

/** At the pace it has had in the hands of the process that does it. */
function secondsLeft({ status, total, done, startedAt, startedDone }: JobRow, now: Date): number | null {
  if (status !== 'running' || startedAt === null || startedDone === null || done <= startedDone) return null
  const seconds = Math.max(0, now.getTime() - Date.parse(startedAt)) / 1000
  return Math.min(MOST_SECONDS, Math.ceil((seconds * (total - done)) / (done - startedDone)))
}

/** What is told of every kind of work, where nothing but a file is made: what was done of it is nobody's. */
const WITHOUT_FILE: Record<string, string> = {
  'job.cancelled': 'job.export.cancelled',
  'job.interrupted': 'job.export.interrupted',
}

/** The key of what it tells; empty where there is nothing to tell. */
const toldBy = ({ kind, message }: JobRow): string =>
  makesFile({ kind }) ? (WITHOUT_FILE[message] ?? message) : message

function jobView(row: JobRow, markOf: NameMarks, language: Language, now: Date): Job {
  const { id, status, format, total, done, createdAt } = row
  const stored = row.resultJson === '' ? null : (JSON.parse(row.resultJson) as StoredResult)
  const counts = stored && {
    created: stored.created,
    updated: stored.updated,
    skipped: stored.skipped,
    failedRows: stored.failedRows,
  }
  const told = toldBy(row)
  const message = told === '' ? '' : translateServer(language, told, { ...counts, done, total })
  const failed = stored?.failed.map(({ row: line, field, fault, params }) => ({
    row: line,
    field,
    message: translateServer(language, fault, params),
  }))
  const result = stored && {
    ...{ created: stored.created, updated: stored.updated, skipped: stored.skipped },
    ...(stored.bound && { bound: stored.bound }),
  }
  return {
    id,
    // The table holds what a JobOrder could say.
    kind: row.kind as Job['kind'],
    about: row.title ?? '',
    format,
    status,
    total,
    done,
    message,
    result: result && { ...result, failed: failed ?? [] },
    createdAt,
    createdBy: row.creator ?? '',
    createdByNameMark: markOf(row.createdBy),
    hasFile: row.hasFile === 1,
    secondsLeft: secondsLeft(row, now),
  }
}

/** Looking at jobs and stopping them. */
export function createJobs({ database, now }: ServiceContext) {
  function looking({ enterpriseId, employeeId }: JobCaller): store.JobLooking {
    return { enterpriseId, employeeId, filesFrom: new Date(now().getTime() - EXPORT_DAYS * DAY).toISOString() }
  }

  async function find(caller: JobCaller, id: number, language: Language): Promise<Job> {
    return database.read(async (db) => {
      const row = await store.findJob(db, looking(caller), id)
      if (row === undefined) throw new BusinessError('NOT_FOUND')
      return jobView(row, await nameMarks(db, caller.enterpriseId, [row.createdBy]), language, now())
    })
  }
  return {
    find,

    async list(caller: JobCaller, query: store.JobQuery, language: Language) {
      const { pageIndex, pageSize } = query
      return database.read(async (db) => {
        const { items, total } = await store.listJobs(db, looking(caller), query)
        const creators = items.map(({ createdBy }) => createdBy)
        const markOf = await nameMarks(db, caller.enterpriseId, creators)
        return { items: items.map((row) => jobView(row, markOf, language, now())), total, pageIndex, pageSize }
      })
    },

    /** Stops a waiting or running job after the slice in hand; a finished one stays as it is. */
    async cancel(caller: JobCaller, id: number, language: Language): Promise<Job> {
      const change = { status: 'cancelled' as const, message: 'job.cancelled', updatedAt: now().toISOString() }
      await database.write((db) => changeOpenJob(db, { enterpriseId: caller.enterpriseId, id }, change))
      return find(caller, id, language)
    },
  }
}
