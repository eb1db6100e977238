/** The line of this process's jobs, one at a time, over faults of the database and until the server stops. */
import { setTimeout as pass } from 'node:timers/promises'
import type { ServiceContext } from '../database/context.ts'
import { DatabaseFault } from '../database/engine/faults.ts'
import type { Hands } from './hands.ts'
import { type JobChange, JobRefusal } from './order.ts'
import { keyOf, type Slicing, toldOf, type Waiting } from './slice.ts'

/** So often a slice is tried that fails although the database answers. */
const TRIES = 10
const AFTER_FAULT_MILLISECONDS = 500

export const INTERRUPTED = 'job.interrupted'
/** Of one that goes on by itself. */
const RESTING = 'job.resting'

export interface LineOptions {
  slicing: Slicing
  hands: Hands
  /** Any question: rejects while the database does not answer. */
  ask(): Promise<unknown>
  onError(error: unknown, jobId: number): void
}

export function createLine(
  { database }: Pick<ServiceContext, 'database'>,
  { slicing, hands, ask, onError }: LineOptions,
) {
  const stopping = new AbortController()
  let queue: Promise<void> = Promise.resolve()

  /** Waits until the database answers again; false when the server stops first. */
  async function afterFault(): Promise<boolean> {
    while (!stopping.signal.aborted) {
      try {
        await pass(AFTER_FAULT_MILLISECONDS, undefined, { signal: stopping.signal })
        await ask()
        return true
      } catch {
        // It is away, or the server stops.
      }
    }
    return false
  }

  /**
   * Says how a job ended, after a fault of the database as soon as it answers; a stop, or a fault that stays, leaves that to
   * whoever takes it up.
   */
  async function settle(job: Waiting, values: JobChange): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await database.write((db) => slicing.change(db, keyOf(job), values))
        return
      } catch (error) {
        onError(error, job.id)
        if (tries === TRIES || !(await afterFault())) return
      }
    }
  }

  const interrupt = (job: Waiting) => settle(job, { status: 'failed', message: job.order.interrupted ?? INTERRUPTED })

  /** What the next start, or another process, goes on with; or how far it came. */
  const rest = (job: Waiting) => (job.isKept ? settle(job, { status: 'waiting', message: RESTING }) : interrupt(job))

  async function run(job: Waiting): Promise<void> {
    for (let tries = 1; !stopping.signal.aborted; ) {
      try {
        if (!(await slicing.slice(job))) return
        hands.cameOn(job.id)
        tries = 1
      } catch (error) {
        if (error instanceof JobRefusal) {
          const resultJson = JSON.stringify(error.result)
          return settle(job, { status: 'failed', message: `${toldOf(job.order)}.refused`, resultJson })
        }
        onError(error, job.id)
        // A slice of `work` may be done in part: nobody knows how much, but what is kept is done again.
        if (job.order.work !== undefined && !job.isKept) return interrupt(job)
        // What a full disk or somebody's lock holds up others may do meanwhile; it is taken up again.
        if (tries === TRIES) return job.isKept && error instanceof DatabaseFault ? undefined : interrupt(job)
        if (await afterFault()) tries += 1
      }
      await new Promise((resolve) => setImmediate(resolve))
    }
    return rest(job)
  }

  /** Does the last of what this process does about a job that is in its hands. */
  const end = (job: Waiting, ending: (job: Waiting) => Promise<void>) =>
    ending(job)
      .catch((error: unknown) => onError(error, job.id))
      .finally(() => hands.drop(job.id))

  return {
    /** Beside the others. */
    interrupt(job: Waiting): void {
      void end(job, interrupt)
    },

    /** Begins it as soon as those before it are through. */
    add(job: Waiting): void {
      queue = queue.then(() => end(job, run))
    },

    isStopping: () => stopping.signal.aborted,

    /** Begins nothing any more. */
    rest(): void {
      stopping.abort()
    },

    /** Ends after the slice in hand. */
    async stop(): Promise<void> {
      stopping.abort()
      await queue
    },
  }
}
