const MINUTE = 60_000
/** Waits after each failed try, in minutes; the try after the last gives up. */
const RETRY_MINUTES = [1, 5, 30, 120]

/** Milliseconds to wait after `attempts` failed tries; null when that is enough. */
export function retryAfter(attempts: number): number | null {
  const minutes = RETRY_MINUTES[attempts - 1]
  return minutes === undefined ? null : minutes * MINUTE
}

/** So long a mail is a worker's alone. */
export const LEASE_MILLISECONDS = 600_000
