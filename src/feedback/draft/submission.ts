/** Sends the whole form. The call is idempotent, so a lost answer is simply asked for again. */
import type { Verdict } from '../failure.ts'

const WAITS_MS = [1_000, 2_000, 4_000]

interface SubmissionOptions {
  judge(error: unknown): Verdict
  wait(ms: number): Promise<void>
  /** A try failed and another one follows. */
  onRetry(): void
}

/** Tries four times; throws the last error, or at once one that trying again cannot mend. */
export async function sendUntilTaken<Result>(
  send: () => Promise<Result>,
  { judge, wait, onRetry }: SubmissionOptions,
): Promise<Result> {
  for (const ms of WAITS_MS) {
    try {
      return await send()
    } catch (error) {
      if (judge(error) !== 'again') throw error
      onRetry()
      await wait(ms)
    }
  }
  return send()
}
