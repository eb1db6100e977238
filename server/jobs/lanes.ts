/** Work on several at a time. */

/**
 * What `work` comes to for each, in their order, at most `lanes` at once; after a fault none is begun any more, and it is
 * thrown once those at work have ended.
 */
export async function inLanes<One, Result>(
  all: readonly One[],
  lanes: number,
  work: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...all.entries()]
  const results: Result[] = []
  async function lane(): Promise<void> {
    try {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) results[next[0]] = await work(next[1])
    } catch (error) {
      queue.length = 0
      throw error
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: Math.max(1, lanes) }, lane))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return results
}
