import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { clearThrottle, lockCount, setCount, uncountFailure } from './throttleCounts.ts'
import { countAccounts } from './users.ts'

const HOUR = 3_600_000
/**
 * A typing mistake costs nothing, and one of another day is forgotten; a whole office behind one
 * address may mistype more often. What waits its turn (slowing.ts) is counted, and never blocked.
 */
const KINDS = {
  account: { free: 5, forgottenAfter: 24 * HOUR, refusal: 'SIGN_IN_THROTTLED' },
  address: { free: 50, forgottenAfter: HOUR, refusal: 'SIGN_IN_THROTTLED' },
  turn: { free: Number.POSITIVE_INFINITY, forgottenAfter: 24 * HOUR, refusal: 'SIGN_IN_THROTTLED' },
  setup: { free: 5, forgottenAfter: 24 * HOUR, refusal: 'SETUP_THROTTLED' },
  asked: { free: 20, forgottenAfter: HOUR, refusal: 'LINKS_THROTTLED' },
  mailed: { free: 5, forgottenAfter: 24 * HOUR, refusal: 'LINKS_THROTTLED' },
} as const
const FIRST_BLOCK_MILLISECONDS = 30_000
const LONGEST_BLOCK_MILLISECONDS = HOUR

/** What an attempt is counted under. */
export interface ThrottleKey {
  kind: keyof typeof KINDS
  key: string
}

/** An attempt that was counted: when, when the last failure before it was, and how many there are. */
export interface Counted extends ThrottleKey {
  at: string
  before: string
  /** With this one. */
  failures: number
}

/** The key under which failures with one e-mail address are counted. */
export const accountKey = (email: string) => `account:${email}`

/**
 * The key under which failures by employee number are counted, for each account (`of`) whose password was tried; apart
 * where the enterprise was named, so that what is blocked there tells nobody who works where.
 */
export const numberKey = (of: number | string, isNamed: boolean) => `account:no:${isNamed ? 'named' : 'any'}:${of}`

/** Forgets the failures of an account with a new password; where others have an account with the address, theirs stay. */
export async function freeAccount(db: Handle, userId: number, email: string): Promise<void> {
  if ((await countAccounts(db, email)) <= 1) await clearThrottle(db, accountKey(email))
  for (const isNamed of [true, false]) await clearThrottle(db, numberKey(userId, isNamed))
}

/** The one order in which counts are taken, wherever they come from: two at once do not wait for each other in a circle. */
const inLockOrder = <Key extends ThrottleKey>(keys: readonly Key[]): Key[] =>
  keys.toSorted((one, other) => (one.key < other.key ? -1 : 1))

const throttled = (seconds: number, kind: ThrottleKey['kind']) => new BusinessError(KINDS[kind].refusal, { seconds })

/** Slows down who guesses passwords: each failure beyond the free ones doubles the wait. */
export function createThrottle({ database, now }: Pick<ServiceContext, 'database' | 'now'>) {
  const timeAt = (milliseconds: number) => new Date(now().getTime() + milliseconds).toISOString()

  function secondsUntil(blockedUntil: string | null): number {
    return blockedUntil === null ? 0 : Math.max(0, Math.ceil((Date.parse(blockedUntil) - now().getTime()) / 1000))
  }

  /** Counts an attempt; answers the seconds to wait instead where the key is blocked. */
  async function count(db: Handle, each: ThrottleKey): Promise<Counted | number> {
    const { free, forgottenAfter } = KINDS[each.kind]
    const at = timeAt(0)
    const { failures: former, blockedUntil, updatedAt: before } = await lockCount(db, each.key, at)
    const seconds = secondsUntil(blockedUntil)
    if (seconds > 0) return seconds
    const failures = before < timeAt(-forgottenAfter) ? 1 : former + 1
    const excess = failures - free
    const wait = Math.min(FIRST_BLOCK_MILLISECONDS * 2 ** excess, LONGEST_BLOCK_MILLISECONDS)
    await setCount(db, each.key, { failures, updatedAt: at, ...(excess >= 0 && { blockedUntil: timeAt(wait) }) })
    return { ...each, at, before, failures }
  }

  async function countAll(db: Handle, keys: readonly ThrottleKey[]): Promise<Counted[]> {
    const counted = []
    for (const each of inLockOrder(keys)) {
      const outcome = await count(db, each)
      if (typeof outcome === 'number') throw throttled(outcome, each.kind)
      counted.push(outcome)
    }
    return counted
  }

  return {
    /**
     * Counts an attempt as failed before its password is verified, so that many at the same moment
     * gain nothing. Throws the refusal of its kind (KINDS), with the seconds to wait, while one of the keys is blocked; that attempt is not counted. Answers what `succeed` takes back.
     */
    begin(keys: readonly ThrottleKey[]): Promise<Counted[]> {
      return database.write((db) => countAll(db, keys))
    },

    /** As `begin`, in the transaction of what is allowed by it. */
    beginIn: countAll,

    /**
     * As `begin`, where one password is tried on several accounts: those that are blocked are left out, so that failures
     * with one hinder no other. Answers which are to be tried (`free`); throws when none is left.
     */
    async beginAny(several: readonly ThrottleKey[], keys: readonly ThrottleKey[]) {
      return database.write(async (db) => {
        const free: Counted[] = []
        const waits: number[] = []
        for (const each of inLockOrder(several)) {
          const outcome = await count(db, each)
          if (typeof outcome === 'number') waits.push(outcome)
          else free.push(outcome)
        }
        if (free.length === 0) throw throttled(Math.min(...waits), 'account')
        return { free, others: await countAll(db, keys) }
      })
    },

    /** Takes back what `begin` counted: the password was right. */
    async succeed(counted: readonly Counted[]): Promise<void> {
      await database.write(async (db) => {
        for (const { kind, key, ...times } of inLockOrder(counted)) {
          if (kind !== 'address') await clearThrottle(db, key)
          else await uncountFailure(db, key, times)
        }
      })
    },
  }
}
