import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DatabaseService } from './open.ts'
import { slices } from './statements.ts'

/** How what grows with a round is read and thought through: together, or so that others come between (server/jobs/reading.ts). */
export interface Reading {
  read: DatabaseService['read']
  /** Rows of one `read`; all of them, where it is left out. */
  atOnce?: number
  /** Does pure work. */
  think<Answer>(steps: Generator<void, Answer>): Promise<Answer>
}

/**
 * Does one slice after the other, each from where the one before ended (the first from 0), until one answers that there is
 * nothing after it; others come between (docs/decisions/0024-one-transaction-stops-everybody.md).
 */
export async function sliceBySlice(doSlice: (after: number) => Promise<number | undefined>): Promise<void> {
  let last: number | undefined = 0
  while (last !== undefined) {
    last = await doSlice(last)
    await nextTurn()
  }
}

/** Drops up to `most` at a time until there are fewer, or the server ends. */
export async function dropAll(most: number, isStopping: () => boolean, dropSome: () => Promise<number>): Promise<void> {
  let dropped = most
  while (dropped === most && !isStopping()) dropped = await dropSome()
}

/** Does so many of `items` at a time, and lets others come between. */
export async function inTurns<Item>(
  items: readonly Item[],
  atOnce: number,
  doSome: (some: Item[]) => Promise<void> | void,
): Promise<void> {
  for (const some of slices(items, atOnce)) {
    await doSome(some)
    await nextTurn()
  }
}
