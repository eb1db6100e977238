/** What this process has in hand of its jobs; what fell out of its hands is let alone for a while, longer each time. */
const FIRST_MILLISECONDS = 5_000
const MOST_MILLISECONDS = 60_000

interface Rest {
  milliseconds: number
  until: number
}

export function createHands(now: () => number = performance.now.bind(performance)) {
  const held = new Set<number>()
  const rests = new Map<number, Rest>()

  return {
    take(id: number): void {
      held.add(id)
    },

    drop(id: number): void {
      held.delete(id)
      const before = rests.get(id)?.milliseconds
      const milliseconds = before === undefined ? FIRST_MILLISECONDS : Math.min(2 * before, MOST_MILLISECONDS)
      rests.set(id, { milliseconds, until: now() + milliseconds })
    },

    /** It came on: the next rest is a short one again. */
    cameOn(id: number): void {
      rests.delete(id)
    },

    isTakeable: (id: number) => !held.has(id) && (rests.get(id)?.until ?? 0) <= now(),

    /** Forgets what is over: all but `open`. */
    forget(open: readonly number[]): void {
      const known = new Set(open)
      for (const id of rests.keys()) if (!known.has(id)) rests.delete(id)
    },
  }
}

export type Hands = ReturnType<typeof createHands>
