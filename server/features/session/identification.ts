/** Who signs in: by e-mail address, or by employee number where somebody has no address. */
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { passwordFits } from '../../records/people/passwords.ts'
import { accountKey, type Counted, createThrottle, numberKey, type ThrottleKey } from '../../records/people/throttle.ts'
import { findAccounts, findUsersByNumber, listMemberships } from '../../records/people/users.ts'

export interface Credentials {
  email?: string | undefined
  employeeNo?: string | undefined
  password: string
  /** uid of the enterprise to enter. */
  eid?: string | undefined
  remoteAddress: string
}

export interface Identity {
  userId: number
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

/** Makes the check of name and password: throttled by remote address and by account, with no hint which was wrong. */
export function createIdentification({ database, now }: Pick<ServiceContext, 'database' | 'now'>) {
  const throttle = createThrottle({ database, now })

  /** Where the accounts that the password opens are let in: the enterprise wished for, or the first. */
  async function chooseMembership(userIds: readonly number[], eid: string | undefined): Promise<Identity> {
    const memberships = await database.read(async (db) => {
      const all = []
      for (const userId of userIds) {
        for (const membership of await listMemberships(db, userId)) all.push({ ...membership, userId })
      }
      return all
    })
    const chosen = memberships.find(({ uid }) => uid === eid) ?? memberships[0]
    if (chosen === undefined) throw new BusinessError('ACCOUNT_DISABLED')
    const { userId, enterpriseId, role } = chosen
    return { userId, enterpriseId, role }
  }

  async function byEmail(email: string, { password, eid }: Credentials, keys: Counted[]): Promise<Identity> {
    const accounts = await database.read((db) => findAccounts(db, email, eid, MOST_ENTERPRISES))
    const fitting: number[] = []
    for (const { id, passwordHash } of accounts) if (await passwordFits(passwordHash, password)) fitting.push(id)
    for (let spent = accounts.length; spent < FEWEST_CHECKS; spent += 1) await passwordFits(null, password)
    if (fitting.length === 0) throw new BusinessError('SIGN_IN_FAILED')
    await throttle.succeed(accounts.length === 1 ? keys : keys.map(uncounted))
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
    const fitting: typeof found = []
    for (const each of found) {
      const isFree = free.some(({ key }) => key === keyOf(each.id))
      if (isFree && (await passwordFits(each.passwordHash, password))) fitting.push(each)
    }
    const [chosen, other] = fitting
    // The time of a check is spent on unknown numbers, too.
    if (chosen === undefined) {
      if (found.length === 0) await passwordFits(null, password)
      // Also where one is blocked: to whom another belongs, the wait would tell that there is one more.
      throw new BusinessError('SIGN_IN_FAILED')
    }
    const opened = new Set(fitting.map(({ id }) => keyOf(id)))
    await throttle.succeed([...free.map((each) => (opened.has(each.key) ? each : uncounted(each))), ...others])
    if (other === undefined) return { userId: chosen.id, enterpriseId: chosen.enterpriseId, role: chosen.role }
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
