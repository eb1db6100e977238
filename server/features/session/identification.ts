/** Who signs in: by e-mail address, or by employee number where somebody has no address. */
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { UserTable } from '../../database/schema.ts'
import { passwordFits } from '../../records/people/passwords.ts'
import { accountKey, type Counted, createThrottle, numberKey, type ThrottleKey } from '../../records/people/throttle.ts'
import { findAccounts, findUsersByNumber, listMemberships, markPasswordsUsed } from '../../records/people/users.ts'

export interface Credentials {
  email?: string | undefined
  employeeNo?: string | undefined
  password: string
  /** uid of the enterprise to enter. */
  eid?: string | undefined
  remoteAddress: string
}

export interface Identity {
  /** How the password is kept that opened it. */
  account: Account
  enterpriseId: number
  role: 'admin' | 'member'
}

/** Each enterprise with the number costs the hash of a password: with more of them the enterprise must be named. */
const MOST_ENTERPRISES = 5
/** So many passwords are verified for an address at least, so that the time does not tell one with an account from one with two. */
const FEWEST_CHECKS = 2

/**
 * Who opens one account of an address or number takes back the own attempt alone: an enterprise that knows the password of its
 * account must not free the way to guess that of another.
 */
const uncounted = (counted: Counted): Counted => ({ ...counted, kind: 'address' })

const accountOf = (key: string): ThrottleKey => ({ kind: 'account', key })

/** An account as it is tried. */
type Account = Pick<UserTable, 'id' | 'passwordHash' | 'passwordUsed' | 'oneTimeUntil'>

/**
 * Which accounts a password opens. `isGuess`: it opens some and fails at others, and nobody came in with it before, so that
 * it may have been set to find out whether it opens the others: there it stays counted as a failure.
 */
async function tryOn<Tried extends Account>(
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

/** Makes the check of name and password: throttled by remote address and by account, with no hint which was wrong. */
export function createIdentification({ database, now }: Pick<ServiceContext, 'database' | 'now'>) {
  const throttle = createThrottle({ database, now })

  /** Where the accounts that the password opens are let in: the enterprise wished for, or the first. */
  async function chooseMembership(accounts: readonly Account[], eid: string | undefined): Promise<Identity> {
    const memberships = await database.read(async (db) => {
      const all = []
      for (const account of accounts) {
        for (const membership of await listMemberships(db, account.id)) all.push({ ...membership, account })
      }
      return all
    })
    const chosen = memberships.find(({ uid }) => uid === eid) ?? memberships[0]
    if (chosen === undefined) throw new BusinessError('ACCOUNT_DISABLED')
    const { account, enterpriseId, role } = chosen
    return { account, enterpriseId, role }
  }

  async function byEmail(email: string, { password, eid }: Credentials, keys: Counted[]): Promise<Identity> {
    const accounts = await database.read((db) => findAccounts(db, email, eid, MOST_ENTERPRISES))
    const { fitting, isGuess } = await tryOn(database, accounts, password)
    for (let spent = accounts.length; spent < FEWEST_CHECKS; spent += 1) await passwordFits(null, password)
    if (fitting.length === 0) throw new BusinessError('SIGN_IN_FAILED')
    const taken = isGuess ? keys.filter(({ kind }) => kind === 'address') : keys
    await throttle.succeed(accounts.length === 1 ? keys : taken.map(uncounted))
    return chooseMembership(fitting, eid)
  }

  async function byNumber(employeeNo: string, { password, eid }: Credentials, from: ThrottleKey): Promise<Identity> {
    const found = await database.read((db) => findUsersByNumber(db, employeeNo, eid, MOST_ENTERPRISES + 1))
    if (found.length > MOST_ENTERPRISES) {
      await throttle.begin([from])
      throw new BusinessError('ENTERPRISE_NEEDED')
    }
    const keyOf = (of: number | string) => numberKey(of, eid !== undefined)
    const tried = found.length === 0 ? [`?${employeeNo}@${eid ?? ''}`] : new Set(found.map(({ id }) => id))
    const { free, others } = await throttle.beginAny([...tried].map(keyOf).map(accountOf), [from])
    const accounts = found.filter(({ id }) => free.some(({ key }) => key === keyOf(id)))
    const { fitting, isGuess } = await tryOn(database, accounts, password)
    const [chosen, other] = fitting
    // The time of a check is spent on unknown numbers, too.
    if (chosen === undefined) {
      if (found.length === 0) await passwordFits(null, password)
      // Also where one is blocked: to whom another belongs, the wait would tell that there is one more.
      throw new BusinessError('SIGN_IN_FAILED')
    }
    const opened = new Set(fitting.map(({ id }) => keyOf(id)))
    const failed = free.filter(({ key }) => !opened.has(key))
    const right = free.filter(({ key }) => opened.has(key))
    await throttle.succeed([...right, ...(isGuess ? [] : failed.map(uncounted)), ...others])
    const { enterpriseId, role } = chosen
    if (other === undefined) return { account: chosen, enterpriseId, role }
    // Told only to whom the password fits: others learn nothing of who works where.
    const enterprises = fitting.map(({ uid, name, logo }) => ({ logo, enterpriseName: name, enterpriseUid: uid }))
    throw new BusinessError('ENTERPRISE_NEEDED', {}, { enterprises })
  }

  return async (credentials: Credentials): Promise<Identity> => {
    const email = credentials.email?.trim().toLowerCase()
    const employeeNo = credentials.employeeNo?.trim() ?? ''
    if (email === undefined && employeeNo === '') {
      throw fieldError('INVALID_INPUT', 'email', { detail: '' })
    }
    const from: ThrottleKey = { kind: 'address', key: `address:${credentials.remoteAddress}` }
    if (email === undefined) return byNumber(employeeNo, credentials, from)
    const keys = [accountOf(accountKey(email)), from]
    return byEmail(email, credentials, await throttle.begin(keys))
  }
}
