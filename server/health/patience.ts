import { setTimeout as pass } from 'node:timers/promises'

/** So long the database may take to answer whoever looks after the server: longer ones have given up by then. */
const PATIENCE_MILLISECONDS = 2_000

/** What `ask` comes to; `otherwise` where it fails, or takes longer than that. */
export function orElse<Answer>(ask: () => Promise<Answer>, otherwise: Answer): Promise<Answer> {
  const asked = ask().catch(() => otherwise)
  return Promise.race([asked, pass(PATIENCE_MILLISECONDS, otherwise, { ref: false })])
}
