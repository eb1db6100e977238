import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import * as store from './store.ts'

/** A typing mistake costs nothing; a whole office behind one address may mistype more often. */
const FREE_FAILURES = { account: 5, address: 50 }
const FIRST_BLOCK_MILLISECONDS = 30_000
const LONGEST_BLOCK_MILLISECONDS = 3_600_000

/** The key under which failures with one address are counted. */
export const accountKey = (email: string) => `account:${email}`

/** Slows down who guesses passwords: each failure beyond the free ones doubles the wait. */
export function createThrottle({ database, now }: Pick<ServiceContext, 'database' | 'now'>) {
  return {
    /** Throws SIGN_IN_THROTTLED, with the seconds to wait, while one of the keys is blocked. */
    async check(keys: string[]): Promise<void> {
      for (const key of keys) {
        const row = await database.read((db) => store.findThrottle(db, key))
        const blockedUntil = row?.blockedUntil ?? null
        if (blockedUntil === null || blockedUntil <= now().toISOString()) continue
        const seconds = Math.ceil((Date.parse(blockedUntil) - now().getTime()) / 1000)
        throw new BusinessError('SIGN_IN_THROTTLED', { seconds })
      }
    },

    async countFailure(kind: keyof typeof FREE_FAILURES, key: string): Promise<void> {
      await database.write(async (db) => {
        const failures = await store.countFailure(db, key, now().toISOString())
        const excess = failures - FREE_FAILURES[kind]
        if (excess < 0) return
        const wait = Math.min(FIRST_BLOCK_MILLISECONDS * 2 ** excess, LONGEST_BLOCK_MILLISECONDS)
        await store.block(db, key, new Date(now().getTime() + wait).toISOString())
      })
    },
  }
}
