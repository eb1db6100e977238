const EVERY_MILLISECONDS = 50
export const PROBES_A_SECOND = 1000 / EVERY_MILLISECONDS

/** Calls at a fixed pace, whatever became of those before; when stopped, answers how long each waited since it was due. */
export function probe(calls: readonly (() => Promise<unknown>)[]) {
  const waits: number[] = []
  const open: Promise<void>[] = []
  const began = performance.now()
  let count = 0
  const timer = setInterval(() => {
    const due = began + count * EVERY_MILLISECONDS
    const call = calls[count % calls.length]
    count += 1
    if (call !== undefined) open.push(call().then(() => void waits.push(performance.now() - due)))
  }, EVERY_MILLISECONDS)
  return async () => {
    clearInterval(timer)
    await Promise.all(open)
    return waits
  }
}
