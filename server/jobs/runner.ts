/**
 * Runs work that outlasts a request, in slices. A job is its process's until it is over, by name (ids.ts). What a process left
 * that is gone another takes up, and what it lost hold of it takes up itself; what nobody can go on with is told as
 * interrupted. The message column holds the key of a sentence, rendered when somebody reads it.
 */
import type { ServiceContext } from '../database/context.ts'
import type { FindGone } from '../database/engine/gone.ts'
import { createHands } from './hands.ts'
import { createLine, INTERRUPTED } from './line.ts'
import type { ClaimedJob, JobOrder, JobStore, TakeUp } from './order.ts'
import { createSlicing } from './slice.ts'

export interface JobRunnerOptions {
  context: ServiceContext
  store: JobStore
  findGone: FindGone
  onError(error: unknown, jobId: number): void
}

export function createJobRunner({ context, store, findGone, onError }: JobRunnerOptions) {
  const { database, ids, now } = context
  const claimedBy = ids.run
  const takeUps = new Map<string, TakeUp>()
  const slicing = createSlicing(context, store)
  const hands = createHands()
  const ask = () => database.read(store.listClaimedJobs)
  const line = createLine(context, { slicing, hands, ask, onError })
  const longLine = createLine(context, { slicing, hands, ask, onError })
  const lineOf = ({ isLong }: Pick<JobOrder, 'isLong'>) => (isLong === true ? longLine : line)

  /** Goes on with a job that nobody has in hand, or tells that nobody can. */
  async function takeUp({ claimedBy: before, kind, ...key }: ClaimedJob): Promise<void> {
    hands.take(key.id)
    try {
      const order = takeUps.get(kind)?.(await slicing.headOf(key)) ?? INTERRUPTED
      const values = typeof order === 'string' ? ({ status: 'failed', message: order } as const) : { claimedBy }
      // Another process may have been quicker, or it is over.
      const taken = await database.write((db) => slicing.change(db, key, values, before))
      if (taken !== undefined && typeof order !== 'string')
        return lineOf(order).add({ id: key.id, order, isKept: true })
      hands.drop(key.id)
    } catch (error) {
      hands.drop(key.id)
      onError(error, key.id)
    }
  }

  return {
    /** Notes the job and begins it as soon as those before it are through; answers its id. */
    async start({ kept, id = ids.newId(), ...order }: JobOrder): Promise<number> {
      const at = now().toISOString()
      const { enterpriseId, createdBy, kind, questionnaireId = null, format = null, total } = order
      const state = { status: 'waiting' as const, done: 0, message: '', resultJson: '', claimedBy }
      const times = { createdAt: at, updatedAt: at, startedAt: null, startedDone: null }
      const row = { enterpriseId, id, kind, questionnaireId, format, total, ...state, createdBy, ...times }
      const job = { id, order, isKept: kept !== undefined }
      hands.take(id)
      try {
        await database.write((db) => store.insertJob(db, row))
        if (kept !== undefined) await slicing.keep(row, kept)
      } catch (error) {
        // Nobody knows whether the row is there.
        line.interrupt(job)
        throw error
      }
      lineOf(order).add(job)
      return id
    },

    /** Says how jobs of a kind go on whose process is gone; those of a kind nobody speaks of cannot. */
    onTakeUp(kind: JobOrder['kind'], how: TakeUp): void {
      takeUps.set(kind, how)
    },

    /** At the start and every few seconds: what processes that are gone left behind, and what this one lost hold of. */
    async takeUpLeft(): Promise<void> {
      const claimed = await database.read(store.listClaimedJobs)
      hands.forget(claimed.map(({ id }) => id))
      const others = new Set(claimed.map((job) => job.claimedBy).filter((run) => run !== claimedBy))
      const nobodys = new Set([claimedBy, ...(others.size === 0 ? [] : await findGone([...others]))])
      for (const job of claimed) {
        if (!nobodys.has(job.claimedBy) || !hands.isTakeable(job.id) || line.isStopping()) continue
        // The others' jobs do not wait for it.
        await takeUp(job)
      }
    },

    /** Begins nothing any more. */
    rest() {
      line.rest()
      longLine.rest()
    },

    /** Ends after the slice in hand; what cannot go on later is told as failed. */
    async stop() {
      await Promise.all([line.stop(), longLine.stop()])
    },
  }
}

export type JobRunner = ReturnType<typeof createJobRunner>
