/** One PDF at a time in a browser, whatever number of tabs ask for one: each takes some hundred megabytes. */

const NAME = 'roundview-pdf'
const TAKEN = Symbol('taken')

/** The one at work on this page, where the browser has no locks (a plain-http address). */
let atWork: Promise<unknown> | undefined

/** Does `work` when it is its turn; `onWait` is told if that is not at once. */
export async function inTurn<Result>(
  work: () => Promise<Result>,
  onWait: () => void,
  signal: AbortSignal,
): Promise<Result> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return inTurnHere(work, onWait, signal)
  const result = await locks.request(NAME, { ifAvailable: true }, (lock) => (lock === null ? TAKEN : work()))
  if (result !== TAKEN) return result
  onWait()
  return locks.request(NAME, { signal }, work)
}

async function inTurnHere<Result>(
  work: () => Promise<Result>,
  onWait: () => void,
  signal: AbortSignal,
): Promise<Result> {
  while (atWork !== undefined) {
    onWait()
    await atWork
    signal.throwIfAborted()
  }
  const working = work()
  atWork = working.then(
    () => undefined,
    () => undefined,
  )
  try {
    return await working
  } finally {
    atWork = undefined
  }
}
