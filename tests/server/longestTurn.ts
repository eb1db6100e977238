/** How long others wait while something is done: the longest turn of the event loop. */
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds nobody waits longer than for another's work; of this thread alone, whatever else the machine does. */
export const MOST_WAIT = 250

/** Does it beside a look at every turn; answers what it answers, and the work of the longest turn in milliseconds. */
export async function longestTurn<Answer>(act: () => Promise<Answer>): Promise<{ answer: Answer; longest: number }> {
  let isDone = false
  let longest = 0
  const looking = (async () => {
    while (!isDone) {
      const began = process.threadCpuUsage()
      await nextTurn()
      const { user, system } = process.threadCpuUsage(began)
      longest = Math.max(longest, (user + system) / 1000)
    }
  })()
  const answer = await act().finally(() => {
    isDone = true
  })
  await looking
  return { answer, longest }
}
