const EVERY_MILLISECONDS = 50
export const PROBES_A_SECOND = 1000 / EVERY_MILLISECONDS

/** Calls at a fixed pace, whatever became of those before; when stopped, answers how long each waited since it was due. */
export function probe(calls: readonly (() => Promise<unknown>)[]) {
  const waits: number[] = []
  const open: Promise<void>[] = []
  let count = 0
  let timer: NodeJS.Timeout
  // Not an interval: that one begins anew from whenever it ran, and what it falls behind would count as waiting.
  const callAt = (due: number) => {
    timer = setTimeout(() => {
      const call = calls[count % calls.length]
      count += 1
      if (call !== undefined) open.push(call().then(() => void waits.push(performance.now() - due)))
      callAt(due + EVERY_MILLISECONDS)
    }, due - performance.now())
  }
  callAt(performance.now() + EVERY_MILLISECONDS)
  return async () => {
    clearTimeout(timer)
    await Promise.all(open)
    return waits
  }
}
