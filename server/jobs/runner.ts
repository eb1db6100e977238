/** Runs work that outlasts a request, in slices: each slice is one transaction together with its progress. */
import type { ServiceContext } from '../database/context.ts'
import { instanceOfId } from '../database/ids.ts'
import type { Handle } from '../database/open.ts'
import type { JobTable } from '../database/schema.ts'
import type { ResultOf } from '../http/call.ts'

type JobKind = ResultOf<'getJob'>['kind']

export interface JobStep {
  /** How far the work is now, 0..total. */
  done: number
  /** What there is to tell so far; kept as JSON. */
  result: object
}

export interface JobOrder {
  enterpriseId: number
  /** The employee who asked for it. */
  createdBy: number
  kind: JobKind
  /** The key of its sentences without `.done` and `.refused`; `job.<kind>` when left out. */
  told?: string
  total: number
  /** Does the next slice inside the transaction of its progress; nothing but queries may be awaited (engines.md). */
  step?(db: Handle, done: number): Promise<JobStep>
  /** What follows a slice of `step` once its transaction is written. */
  afterStep?(): void
  /** Instead of `step`: does the next slice in transactions of its own. */
  work?(done: number, jobId: number): Promise<JobStep>
}

/** Thrown by a step to end its job as failed, with what is to be told; the slice is rolled back. */
export class JobRefusal extends Error {
  readonly result: object

  constructor(result: object) {
    super('the job was refused')
    this.result = result
  }
}

export type JobChange = Partial<Pick<JobTable, 'status' | 'done' | 'message' | 'resultJson' | 'updatedAt'>>

/** The job table, written by the enterprise feature's store; app.ts passes it. */
export interface JobStore {
  insertJob(db: Handle, row: JobTable): Promise<void>
  /** Changes a waiting or running job; false when it is neither any more (cancelled). */
  changeOpenJob(db: Handle, enterpriseId: number, id: number, change: JobChange): Promise<boolean>
  listOpenJobs(db: Handle): Promise<{ enterpriseId: number; id: number }[]>
}

export interface JobRunnerOptions {
  context: ServiceContext
  store: JobStore
  /** This process among those on the database: a job that another one runs is left alone. */
  instance: number
  onError(error: unknown, jobId: number): void
}

const CANCELLED = 'cancelled'

interface Waiting {
  id: number
  order: JobOrder
}

/** One job at a time; the message column holds the key of a sentence, rendered when somebody reads it. */
export function createJobRunner({ context, store, instance, onError }: JobRunnerOptions) {
  const { database, ids, now } = context
  let queue: Promise<void> = Promise.resolve()
  let isStopping = false

  async function change({ id, order }: Waiting, values: JobChange): Promise<void> {
    const updatedAt = now().toISOString()
    await database.write((db) => store.changeOpenJob(db, order.enterpriseId, id, { ...values, updatedAt }))
  }

  const toldOf = ({ told, kind }: JobOrder) => told ?? `job.${kind}`

  /** Marks it as running; false when it was cancelled. */
  async function begin(db: Handle, { id, order }: Waiting): Promise<boolean> {
    const updatedAt = now().toISOString()
    return store.changeOpenJob(db, order.enterpriseId, id, { status: 'running', updatedAt })
  }

  /** Notes how far it is; null when that was all. */
  async function note(db: Handle, { id, order }: Waiting, next: JobStep): Promise<number | null> {
    const isDone = next.done >= order.total
    await store.changeOpenJob(db, order.enterpriseId, id, {
      done: next.done,
      resultJson: JSON.stringify(next.result),
      ...(isDone && { status: 'done', message: `${toldOf(order)}.done` }),
    })
    return isDone ? null : next.done
  }

  /** Does one slice; null when the job was cancelled or is done. */
  async function slice(job: Waiting, done: number): Promise<number | null> {
    const { step, work } = job.order
    if (work !== undefined) {
      if (!(await database.write((db) => begin(db, job)))) return null
      const next = await work(done, job.id)
      return database.write((db) => note(db, job, next))
    }
    const next = await database.write(async (db) => {
      // First of all, so that a cancelling transaction waits for the slice or stops it before it begins.
      if (step === undefined || !(await begin(db, job))) return CANCELLED
      return note(db, job, await step(db, done))
    })
    if (next === CANCELLED) return null
    job.order.afterStep?.()
    return next
  }

  async function run(job: Waiting): Promise<void> {
    try {
      for (let done: number | null = 0; done !== null; done = await slice(job, done)) {
        if (isStopping) return change(job, { status: 'failed', message: 'job.interrupted' })
        await new Promise((resolve) => setImmediate(resolve))
      }
    } catch (error) {
      if (error instanceof JobRefusal) {
        const resultJson = JSON.stringify(error.result)
        return change(job, { status: 'failed', message: `${toldOf(job.order)}.refused`, resultJson })
      }
      onError(error, job.id)
      await change(job, { status: 'failed', message: 'job.interrupted' })
    }
  }

  return {
    /** Notes the job and begins it as soon as those before it are through; answers its id. */
    async start(order: JobOrder): Promise<number> {
      const id = ids.newId()
      const at = now().toISOString()
      const { enterpriseId, createdBy, kind, total } = order
      const state = { status: 'waiting' as const, done: 0, message: '', resultJson: '' }
      const row = { enterpriseId, id, kind, total, ...state, createdBy, createdAt: at, updatedAt: at }
      await database.write((db) => store.insertJob(db, row))
      queue = queue.then(() => run({ id, order })).catch((error: unknown) => onError(error, id))
      return id
    },

    /** At start: what this process left behind when it died can never go on. */
    async failAbandoned(): Promise<void> {
      await database.write(async (db) => {
        const open = await store.listOpenJobs(db)
        const updatedAt = now().toISOString()
        for (const { enterpriseId, id } of open.filter((job) => instanceOfId(job.id) === instance)) {
          await store.changeOpenJob(db, enterpriseId, id, { status: 'failed', message: 'job.interrupted', updatedAt })
        }
      })
    },

    /** Ends after the slice in hand; what has not been done is told as failed. */
    async stop(): Promise<void> {
      isStopping = true
      await queue
    },
  }
}

export type JobRunner = ReturnType<typeof createJobRunner>
