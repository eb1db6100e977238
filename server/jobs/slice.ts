/** One slice of a job: a transaction together with its progress, as the database says how far it is and whose. */
import type { ServiceContext } from '../database/context.ts'
import type { Handle } from '../database/open.ts'
import { slices } from '../database/statements.ts'
import type { JobChange, JobKey, JobOrder, JobStep, JobStore, KeptOrder, WorkState } from './order.ts'

export interface Waiting {
  id: number
  order: Omit<JobOrder, 'kept'>
  /** Whether somebody can go on with it later. */
  isKept: boolean
  /** Whether this process has done some of it. */
  isBegun?: boolean
}

/** Parts of an order that are written in one transaction: about a megabyte. */
const PARTS_AT_ONCE = 20
const HEAD = 0

export const keyOf = ({ id, order: { enterpriseId } }: Waiting): JobKey => ({ enterpriseId, id })
export const toldOf = ({ told, kind }: Waiting['order']) => told ?? `job.${kind}`

/** The JSON edge: the step before wrote it. */
const resultOf = (resultJson: string): unknown => (resultJson === '' ? null : JSON.parse(resultJson))

/** What this process does to its jobs' rows. */
export function createSlicing({ database, ids, now }: ServiceContext, store: JobStore) {
  /** Undefined when it is over, or another's than `claimedBy`. */
  function change(db: Handle, key: JobKey, values: JobChange, claimedBy = ids.run) {
    return store.changeOpenJob(db, key, { ...values, updatedAt: now().toISOString() }, claimedBy)
  }

  /** Marks it as running; undefined when it was cancelled, or is another's by now. */
  const begin = (db: Handle, job: Waiting) => {
    const startedAt = job.isBegun === true ? {} : { startedAt: now().toISOString() }
    return change(db, keyOf(job), { status: 'running', message: '', ...startedAt })
  }

  /** Notes how far it is; false when that was all. */
  async function note(db: Handle, job: Waiting, next: JobStep): Promise<boolean> {
    const isDone = next.done >= job.order.total
    const noted = await change(db, keyOf(job), {
      done: next.done,
      resultJson: JSON.stringify(next.result),
      ...(isDone && { status: 'done', message: `${toldOf(job.order)}.done` }),
    })
    return !isDone && noted !== undefined
  }

  async function step(db: Handle, job: Waiting): Promise<boolean | null> {
    // First of all, so that a cancelling transaction waits for the slice or stops it before it begins.
    const begun = await begin(db, job)
    if (job.order.step === undefined || begun === undefined) return null
    const { done, resultJson } = begun
    const parts = async (first: number, count: number) => {
      // Piece by piece: all at the end would hold everybody up (SQLite overwrites what is deleted).
      if (first > 0) await store.dropJobParts(db, keyOf(job), HEAD + 1, HEAD + 1 + first)
      return store.listJobParts(db, keyOf(job), HEAD + 1 + first, count)
    }
    return note(db, job, await job.order.step(db, { done, result: resultOf(resultJson), parts }))
  }

  const stateOf = (job: Waiting, resultJson: string): WorkState => ({
    result: resultOf(resultJson),
    parts: (first, count) => database.read((db) => store.listJobParts(db, keyOf(job), HEAD + 1 + first, count)),
  })

  return {
    change,

    /** Does one slice of what is left; false when nothing is, or the job was cancelled. */
    async slice(job: Waiting): Promise<boolean> {
      const { work, afterStep } = job.order
      if (work !== undefined) {
        const begun = await database.write((db) => begin(db, job))
        if (begun === undefined) return false
        job.isBegun = true
        const next = await work(begun.done, job.id, stateOf(job, begun.resultJson))
        return database.write((db) => note(db, job, next))
      }
      const goesOn = await database.write((db) => step(db, job))
      job.isBegun = true
      if (goesOn !== null) afterStep?.()
      return goesOn === true
    },

    /** The head last: an order without it was never acknowledged. */
    async keep(key: JobKey, { head, parts }: KeptOrder): Promise<void> {
      let first = HEAD + 1
      for (const bodies of slices(parts, PARTS_AT_ONCE)) {
        const from = first
        await database.write((db) => store.insertJobParts(db, key, from, bodies))
        first += bodies.length
      }
      await database.write((db) => store.insertJobParts(db, key, HEAD, [JSON.stringify(head)]))
    },

    /** The head that was kept of an order; null without one. */
    async headOf(key: JobKey): Promise<unknown> {
      const [head] = await database.read((db) => store.listJobParts(db, key, HEAD, 1))
      return head === undefined ? null : JSON.parse(head)
    },
  }
}

export type Slicing = ReturnType<typeof createSlicing>
