import type { MessageParams } from '../../messages/format.ts'
import { bothLanguages, type KeepingKey } from '../../messages/keeping.ts'

/** Why nothing was done: its message is the sentence in both languages. */
export class KeepingFault extends Error {
  readonly key: KeepingKey
  constructor(key: KeepingKey, params?: MessageParams, cause?: unknown) {
    super(bothLanguages(key, params), { cause })
    this.key = key
  }
}

/** A driver's or the system's own words, on one line; a refused connection has its words in the errors within. */
export function reasonOf(error: unknown): string {
  const all = error instanceof AggregateError ? error.errors : [error]
  const words = all.map((one) => (one instanceof Error ? one.message : String(one)))
  return [...new Set(words)].join('; ').replaceAll(/\s+/g, ' ')
}

/** Names nothing but the place that failed, and never the password in its address. */
export async function reaching<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    // Network, rejected sign-in, unknown database (PostgreSQL, appendix A), a file that is no database.
    if (!/^(E[A-Z]{4,}|08|28|3D|57P|SQLITE_)/.test(code)) throw error
    throw new KeepingFault('keeping.fault.unreachable', { place, reason: reasonOf(error) }, error)
  }
}
