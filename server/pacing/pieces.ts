/** Pure work that pauses, done on the event loop so that nobody else waits for more than a piece of it. */
import { setImmediate as others } from 'node:timers/promises'

/** Short, since a call that asks PostgreSQL several things waits for a piece after each. */
const PIECE_MILLISECONDS = 4

/** Does all of it; between pieces come whoever else is due. Not within a transaction (engines.md: nothing but queries there). */
export async function inPieces<Answer>(steps: Generator<void, Answer>): Promise<Answer> {
  for (let since = performance.now(); ; ) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < PIECE_MILLISECONDS) continue
    await others()
    since = performance.now()
  }
}
