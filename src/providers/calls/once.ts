/** A change that is under way is not begun a second time: two clicks in one frame are one order. */

type Run<Args extends unknown[]> = (...args: Args) => Promise<unknown>

/** `run`, which does nothing while an earlier call of it has not settled; failures are told by `run` itself. */
export function once<Args extends unknown[]>(run: Run<Args>): (...args: Args) => void {
  let isRunning = false
  return (...args) => {
    if (isRunning) return
    isRunning = true
    void run(...args)
      .catch(() => {})
      .finally(() => {
        isRunning = false
      })
  }
}
