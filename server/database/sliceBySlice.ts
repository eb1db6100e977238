import { setImmediate as nextTurn } from 'node:timers/promises'
import { slices } from './statements.ts'

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
