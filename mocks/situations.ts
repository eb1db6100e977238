/** The situations of `npm run dev:mock`, chosen by `?scenario=` before the hash of the address. */
import type { StoreOptions } from './store.ts'

interface Situation extends StoreOptions {
  /** Every call waits so long. */
  milliseconds?: number
  /** Every call but those that load the session is refused so. */
  refusal?: { returnCode: number; status: number; message: string }
  /** The session is refused, too. */
  isStranger?: boolean
}

const round = (processStatus: number, finishedAt: string | null = null): Situation => ({
  patch: { questionnaires: { processStatus, finishedAt } },
})

const situations = {
  default: {},
  empty: { isEmpty: true },
  error: { refusal: { returnCode: 2001, status: 404, message: '演示:服务器拒绝了请求 / Demonstration: refused' } },
  slow: { milliseconds: 2_000 },
  draft: round(10),
  collecting: round(30),
  finished: round(40, '2026-03-24T02:00:00.000Z'),
  forbidden: { refusal: { returnCode: 403, status: 403, message: '权限不足' } },
  'signed-out': { refusal: { returnCode: 401, status: 401, message: '您尚未登录' }, isStranger: true },
} satisfies Record<string, Situation>

export const scenarioNames = Object.keys(situations)

/** The situation an address asks for; a name nobody knows is told. */
export function situationAt(search: string): Situation {
  const name = new URLSearchParams(search).get('scenario') ?? 'default'
  if (scenarioNames.includes(name)) return situations[name as keyof typeof situations]
  throw new Error(`No scenario ${name}; there are: ${scenarioNames.join(', ')}`)
}

export type { Situation }
