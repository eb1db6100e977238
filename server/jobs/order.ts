/** What is ordered of the runner (runner.ts), and where it keeps it. */

import type { Handle } from '../database/open.ts'
import type { JobTable } from '../database/schema/jobSchema.ts'
import type { ResultOf } from '../http/call.ts'

type JobKind = ResultOf<'getJob'>['kind']

export interface JobStep {
  /** How far the work is now, 0..total. */
  done: number
  /** What there is to tell so far; kept as JSON. */
  result: object
}

/** How far a job is, as the database has it. */
export interface JobState {
  done: number
  /** What the last step answered; null before the first. */
  result: unknown
  /** `count` of the order's kept parts from number `first` on, counted from 0; those before are kept no longer. */
  parts(first: number, count: number): Promise<string[]>
}

/** The same for work in transactions of its own; parts stay kept until it is over. */
export type WorkState = Pick<JobState, 'result' | 'parts'>

/** What is kept of an order until the job is over, so that any process can make it again. */
export interface KeptOrder {
  head: object
  /** What it is about, in pieces of which a step reads few. */
  parts: readonly string[]
}

export interface JobOrder {
  enterpriseId: number
  /** Made before by who noted it elsewhere; a new one when left out. */
  id?: number
  /** The employee who asked for it. */
  createdBy: number
  kind: JobKind
  /** The one it is of, where it is of one alone. */
  questionnaireId?: number | null
  /** Of the file it makes, where one was chosen. */
  format?: 'csv' | 'xlsx'
  /** The key of its sentences without `.done` and `.refused`; `job.<kind>` when left out. */
  told?: string
  /** The key of what is told where it cannot go on; `job.interrupted` when left out. */
  interrupted?: string
  total: number
  /**
   * With it the job survives its process: whoever takes it up asks `onTakeUp` of its kind. A slice of `work` may be done in part
   * by then, and is done again: it has to come to the same.
   */
  kept?: KeptOrder
  /** Does the next slice inside the transaction of its progress; nothing but queries may be awaited (engines.md). */
  step?(db: Handle, state: JobState): Promise<JobStep>
  /** What follows a slice of `step` once its transaction is written. */
  afterStep?(): void
  /** Instead of `step`: does the next slice in transactions of its own. */
  work?(done: number, jobId: number, state: WorkState): Promise<JobStep>
  /** It takes minutes and little of the database: the others' line does not wait for it. */
  isLong?: boolean
}

/** Thrown by a step to end its job as failed, with what is to be told; the slice is rolled back. */
export class JobRefusal extends Error {
  readonly result: object

  constructor(result: object) {
    super('the job was refused')
    this.result = result
  }
}

/** Makes an order anew from the head that was kept of it; or the key of what is told, where it cannot go on. */
export type TakeUp = (head: unknown) => Omit<JobOrder, 'kept'> | string

export type JobKey = Pick<JobTable, 'enterpriseId' | 'id'>
export type ClaimedJob = JobKey & { kind: string; claimedBy: string }
export type JobChange = Partial<
  Pick<JobTable, 'status' | 'done' | 'message' | 'resultJson' | 'updatedAt' | 'claimedBy' | 'startedAt'>
>

/** The tables of jobs, written by the enterprise feature's store; app.ts passes it. */
export interface JobStore {
  insertJob(db: Handle, row: JobTable): Promise<void>
  /** Changes a waiting or running job of `claimedBy`; undefined when it is over (cancelled), or another's. */
  changeOpenJob(
    db: Handle,
    key: JobKey,
    change: JobChange,
    claimedBy: string,
  ): Promise<Pick<JobTable, 'done' | 'resultJson'> | undefined>
  listClaimedJobs(db: Handle): Promise<ClaimedJob[]>
  insertJobParts(db: Handle, key: JobKey, first: number, bodies: readonly string[]): Promise<void>
  listJobParts(db: Handle, key: JobKey, first: number, count: number): Promise<string[]>
  dropJobParts(db: Handle, key: JobKey, first: number, before: number): Promise<void>
}
