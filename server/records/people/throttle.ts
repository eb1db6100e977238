import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { block, clearThrottle, countFailure, findBlock, uncountFailure } from './throttleCounts.ts'

const HOUR = 3_600_000
/**
 * A typing mistake costs nothing, and one of another day is forgotten; a whole office behind one
 * address may mistype more often.
 */
const KINDS = {
  account: { free: 5, forgottenAfter: 24 * HOUR },
  address: { free: 50, forgottenAfter: HOUR },
}
const FIRST_BLOCK_MILLISECONDS = 30_000
const LONGEST_BLOCK_MILLISECONDS = HOUR

/** What an attempt is counted under. */
export interface ThrottleKey {
  kind: keyof typeof KINDS
  key: string
}

/** The key under which failures with one e-mail address are counted. */
export const accountKey = (email: string) => `account:${email}`

/**
 * The key under which failures by employee number are counted, for each account (`of`) whose password was tried; apart
 * where the enterprise was named, so that what is blocked there tells nobody who works where.
 */
export const numberKey = (of: number | string, isNamed: boolean) => `account:no:${isNamed ? 'named' : 'any'}:${of}`

/** Whoever tries again has to wait so long. */
export const throttled = (seconds: number) => new BusinessError('SIGN_IN_THROTTLED', { seconds })

/** Slows down who guesses passwords: each failure beyond the free ones doubles the wait. */
export function createThrottle({ database, now }: Pick<ServiceContext, 'database' | 'now'>) {
  const timeAt = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

  function secondsUntil(blockedUntil: string | null): number {
    return blockedUntil === null ? 0 : Math.max(0, Math.ceil((Date.parse(blockedUntil) - now().getTime()) / 1000))
  }

  async function count(db: Handle, { kind, key }: ThrottleKey): Promise<void> {
    const { free, forgottenAfter } = KINDS[kind]
    const { failures, blockedUntil } = await countFailure(db, key, timeAt(0), timeAt(-forgottenAfter))
    const seconds = secondsUntil(blockedUntil)
    if (seconds > 0) throw throttled(seconds)
    const excess = failures - free
    if (excess < 0) return
    const wait = Math.min(FIRST_BLOCK_MILLISECONDS * 2 ** excess, LONGEST_BLOCK_MILLISECONDS)
    await block(db, key, timeAt(wait))
  }

  return {
    /**
     * Counts an attempt as failed before its password is verified, so that many at the same moment
     * gain nothing. Throws SIGN_IN_THROTTLED, with the seconds to wait, while one of the keys is
     * blocked; that attempt is not counted.
     */
    async begin(keys: readonly ThrottleKey[]): Promise<void> {
      await database.write(async (db) => {
        for (const each of keys) await count(db, each)
      })
    },

    /**
     * As `begin`, where one password is tried on several accounts: those that are blocked are left out, so that failures
     * with one hinder no other. Answers which are to be tried and the seconds the others wait; throws when none is left.
     */
    async beginAny(several: readonly ThrottleKey[], keys: readonly ThrottleKey[]) {
      return database.write(async (db) => {
        const free: ThrottleKey[] = []
        const waits: number[] = []
        for (const each of several) {
          const seconds = secondsUntil(await findBlock(db, each.key))
          if (seconds > 0) waits.push(seconds)
          else free.push(each)
        }
        const wait = waits.length === 0 ? 0 : Math.min(...waits)
        if (free.length === 0) throw throttled(wait)
        for (const each of [...free, ...keys]) await count(db, each)
        return { free, wait }
      })
    },

    /** Takes back what `begin` counted: the password was right. */
    async succeed(keys: readonly ThrottleKey[]): Promise<void> {
      await database.write(async (db) => {
        for (const { kind, key } of keys) {
          if (kind === 'account') await clearThrottle(db, key)
          else await uncountFailure(db, key)
        }
      })
    },
  }
}
