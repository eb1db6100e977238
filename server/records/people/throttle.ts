import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { block, clearThrottle, countFailure, uncountFailure } from './throttleCounts.ts'

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

/** The key under which failures with one employee number are counted, in whichever enterprise. */
export const numberKey = (employeeNo: string) => `account:no:${employeeNo}`

/** Slows down who guesses passwords: each failure beyond the free ones doubles the wait. */
export function createThrottle({ database, now }: Pick<ServiceContext, 'database' | 'now'>) {
  const timeAt = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

  async function count(db: Handle, { kind, key }: ThrottleKey): Promise<void> {
    const { free, forgottenAfter } = KINDS[kind]
    const { failures, blockedUntil } = await countFailure(db, key, timeAt(0), timeAt(-forgottenAfter))
    if (blockedUntil !== null && blockedUntil > timeAt(0)) {
      const seconds = Math.ceil((Date.parse(blockedUntil) - now().getTime()) / 1000)
      throw new BusinessError('SIGN_IN_THROTTLED', { seconds })
    }
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
