/** Trying a password on accounts: what it opens, and what of that stays counted as a failure (docs/decisions/0017). */
import type { ServiceContext } from '../../database/context.ts'
import type { UserTable } from '../../database/schema/schema.ts'
import { passwordFits } from '../../records/people/passwords.ts'
import { knownHere, networkOf } from '../../records/people/places.ts'
import { createSlowing } from '../../records/people/slowing.ts'
import type { Counted, createThrottle } from '../../records/people/throttle.ts'
import { markPasswordsUsed } from '../../records/people/users.ts'

type Throttle = ReturnType<typeof createThrottle>

/** An account as it is tried. */
export type Account = Pick<UserTable, 'id' | 'passwordHash' | 'passwordUsed' | 'oneTimeUntil'>

/**
 * Which accounts a password opens. `isGuess`: it opens some and fails at others, and nobody came in with it before, so that
 * it may have been set to find out whether it opens the others: there it stays counted as a failure.
 */
export async function tryOn<Tried extends Account>(
  database: ServiceContext['database'],
  accounts: readonly Tried[],
  password: string,
) {
  const fitting: Tried[] = []
  for (const account of accounts) if (await passwordFits(account.passwordHash, password)) fitting.push(account)
  const fresh = fitting.filter(({ passwordUsed }) => passwordUsed === 0)
  const isGuess = fresh.length > 0 && fitting.length < accounts.length
  // Of whom there is one account nothing is written: it would say who came in at all (anonymity.md R22).
  if (isGuess) await database.write((db) => markPasswordsUsed(db, fresh))
  return { fitting, isGuess }
}

/**
 * Who opens one account of an address or number takes back the own attempt alone: an enterprise that knows the password of its
 * account must not free the way to guess that of another.
 */
export const uncounted = (counted: Counted): Counted => ({ ...counted, kind: 'address' })

/** What is tried, and from where. */
interface Attempt {
  password: string
  remoteAddress: string
}

export function createTrying({ database, now }: Pick<ServiceContext, 'database' | 'now'>, throttle: Throttle) {
  const takeTurn = createSlowing({ database, now })
  return {
    /**
     * Tries a password where the name or the network is blocked: on those of the accounts that somebody opened from here
     * before, so that whoever guesses locks nobody out of where they always come in. Undefined where there are none.
     */
    async tryInTurn<Tried extends Account>(
      accounts: readonly Tried[],
      { password, remoteAddress }: Attempt,
      name: string,
    ): Promise<Tried[] | undefined> {
      const network = networkOf(remoteAddress)
      const ids = accounts.map(({ id }) => id)
      const opened = await database.read((db) => knownHere(db, ids, network))
      if (opened.size === 0) return undefined
      const counted = await takeTurn(`turn:${network}:${name}`)
      const known = accounts.filter(({ id }) => opened.has(id))
      const { fitting, isGuess } = await tryOn(database, known, password)
      if (fitting.length > 0 && !isGuess) await throttle.succeed(counted)
      return fitting
    },

    /** Which of the accounts a password opens that are not blocked. */
    async tryFree<Tried extends Account>(
      found: readonly Tried[],
      password: string,
      keyOf: (id: number) => string,
      { free, others }: Awaited<ReturnType<Throttle['beginAny']>>,
    ): Promise<Tried[]> {
      const accounts = found.filter(({ id }) => free.some(({ key }) => key === keyOf(id)))
      const { fitting, isGuess } = await tryOn(database, accounts, password)
      if (fitting.length === 0) return []
      const opened = new Set(fitting.map(({ id }) => keyOf(id)))
      const failed = free.filter(({ key }) => !opened.has(key))
      const right = free.filter(({ key }) => opened.has(key))
      await throttle.succeed([...right, ...(isGuess ? [] : failed.map(uncounted)), ...others])
      return fitting
    },
  }
}
