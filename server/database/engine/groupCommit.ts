/** SQLite's single writer, shared: whoever wants to write at the same moment shares one commit, and so one wait for the disk. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../schema/schema.ts'

type Work<T> = (handle: Transaction<Database>) => Promise<T>

interface Waiting {
  work: Work<unknown>
  resolve(value: unknown): void
  reject(error: unknown): void
}

const MOST_A_COMMIT = 64
/** Each slice of long work is short enough for those who wait; those of several works at once would not be, in one commit. */
const LONG_MILLISECONDS = 50
const SAVEPOINT = CompiledQuery.raw('savepoint one_of_many')
const RELEASE = CompiledQuery.raw('release one_of_many')
const ROLL_BACK = CompiledQuery.raw('rollback to one_of_many')

/**
 * Runs one work between savepoints, so that its failure undoes it alone; answers how to tell its caller. Throws the work's
 * own error when nothing is left to undo: on a full disk SQLite gives the whole transaction up.
 */
async function runOne(transaction: Transaction<Database>, { work, resolve, reject }: Waiting): Promise<() => void> {
  await transaction.executeQuery(SAVEPOINT)
  try {
    const value = await work(transaction)
    await transaction.executeQuery(RELEASE)
    return () => resolve(value)
  } catch (error) {
    try {
      await transaction.executeQuery(ROLL_BACK)
      await transaction.executeQuery(RELEASE)
    } catch {
      throw error
    }
    return () => reject(error)
  }
}

/**
 * Makes the `write` of one connection. Each work is atomic; its promise settles only after the commit
 * is on the disk, so what was acknowledged is there after a crash. When the commit itself fails,
 * every work of the group is told.
 */
export function createGroupCommit(db: Kysely<Database>): <T>(work: Work<T>) => Promise<T> {
  const queue: Waiting[] = []
  let isRunning = false

  /** What is not begun by `until` goes back to the queue. */
  async function commitGroup(group: Waiting[], until: number): Promise<void> {
    try {
      const outcomes = await db.transaction().execute(async (transaction) => {
        const told: (() => void)[] = []
        for (const [index, waiting] of [...group].entries()) {
          if (index > 0 && performance.now() > until) {
            queue.unshift(...group.splice(index))
            break
          }
          told.push(await runOne(transaction, waiting))
        }
        return told
      })
      for (const tell of outcomes) tell()
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  async function drain(): Promise<void> {
    while (queue.length > 0) {
      const until = performance.now() + LONG_MILLISECONDS
      await commitGroup(queue.splice(0, MOST_A_COMMIT), until)
      if (performance.now() > until) await nextTurn()
    }
    isRunning = false
  }

  return <T>(work: Work<T>) =>
    new Promise<T>((resolve, reject) => {
      queue.push({ work, resolve: resolve as (value: unknown) => void, reject })
      if (isRunning) return
      isRunning = true
      // After the requests that came in the same turn of the event loop have queued up too.
      setImmediate(() => void drain())
    })
}
