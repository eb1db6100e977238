/** Who signs in: by e-mail address, or by employee number where somebody has no address. */
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { passwordFits } from '../../records/people/passwords.ts'
import { networkOf } from '../../records/people/places.ts'
import { accountKey, createThrottle, numberKey, type ThrottleKey } from '../../records/people/throttle.ts'
import { findAccounts, findUsersByNumber, listMemberships } from '../../records/people/users.ts'
import type { SignInLog } from './signInLog.ts'
import { type Account, createTrying, tryOn, uncounted } from './trying.ts'

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
  employeeId: number
  role: 'admin' | 'member'
}

/** Each enterprise with the number costs the hash of a password: with more of them the enterprise must be named. */
const MOST_ENTERPRISES = 5
/** So many passwords are verified for an address at least, so that the time does not tell one with an account from one with two. */
const FEWEST_CHECKS = 2

const accountOf = (key: string): ThrottleKey => ({ kind: 'account', key })

/** What was counted, or the refusal where the name or the network is blocked. */
async function counting<Result>(begun: Promise<Result>): Promise<{ counted: Result } | { refusal: BusinessError }> {
  try {
    return { counted: await begun }
  } catch (error) {
    if (error instanceof BusinessError && error.errorName === 'SIGN_IN_THROTTLED') return { refusal: error }
    throw error
  }
}

/** Where the accounts that the password opens are let in: the enterprise wished for, or the first. */
async function chooseMembership(
  database: ServiceContext['database'],
  accounts: readonly Account[],
  eid: string | undefined,
): Promise<Identity> {
  const memberships = await database.read(async (db) => {
    const all = []
    for (const account of accounts) {
      for (const membership of await listMemberships(db, account.id)) all.push({ ...membership, account })
    }
    return all
  })
  const chosen = memberships.find(({ uid }) => uid === eid) ?? memberships[0]
  if (chosen === undefined) throw new BusinessError('SIGN_IN_FAILED')
  const { account, enterpriseId, employeeId, role } = chosen
  return { account, enterpriseId, employeeId, role }
}

/** Makes the check of name and password: throttled by network and by account, with no hint which was wrong. */
export function createIdentification(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  noteRefused: SignInLog['refused'],
) {
  const throttle = createThrottle({ database, now })
  const { tryInTurn, tryFree } = createTrying({ database, now }, throttle)

  /** The answer to every wrong password and name. */
  function refuse(accounts: readonly Account[], { email, eid, remoteAddress }: Credentials): never {
    const accountIds = accounts.map(({ id }) => id)
    noteRefused({ accountIds, isByAddress: email !== undefined, eid, remoteAddress })
    throw new BusinessError('SIGN_IN_FAILED')
  }

  async function byEmail(email: string, credentials: Credentials, from: ThrottleKey): Promise<Identity> {
    const { password, eid } = credentials
    const accounts = await database.read((db) => findAccounts(db, email, eid, MOST_ENTERPRISES))
    const begun = await counting(throttle.begin([accountOf(accountKey(email)), from]))
    if ('refusal' in begun) {
      const opened = await tryInTurn(accounts, credentials, accountKey(email))
      if (opened === undefined) throw begun.refusal
      return opened.length === 0 ? refuse(accounts, credentials) : chooseMembership(database, opened, eid)
    }
    const { fitting, isGuess } = await tryOn(database, accounts, password)
    for (let spent = accounts.length; spent < FEWEST_CHECKS; spent += 1) await passwordFits(null, password)
    if (fitting.length === 0) refuse(accounts, credentials)
    const taken = isGuess ? begun.counted.filter(({ kind }) => kind === 'address') : begun.counted
    await throttle.succeed(accounts.length === 1 ? begun.counted : taken.map(uncounted))
    return chooseMembership(database, fitting, eid)
  }

  async function byNumber(employeeNo: string, credentials: Credentials, from: ThrottleKey): Promise<Identity> {
    const { password, eid } = credentials
    const found = await database.read((db) => findUsersByNumber(db, employeeNo, eid, MOST_ENTERPRISES + 1))
    if (found.length > MOST_ENTERPRISES) {
      await throttle.begin([from])
      throw new BusinessError('ENTERPRISE_NEEDED')
    }
    const keyOf = (of: number | string) => numberKey(of, eid !== undefined)
    const name = `${employeeNo}@${eid ?? ''}`
    const tried = found.length === 0 ? [`?${name}`] : new Set(found.map(({ id }) => id))
    const begun = await counting(throttle.beginAny([...tried].map(keyOf).map(accountOf), [from]))
    const free = 'counted' in begun ? begun.counted.free : []
    const opened = 'counted' in begun ? await tryFree(found, password, keyOf, begun.counted) : []
    const blocked = found.filter(({ id }) => free.every(({ key }) => key !== keyOf(id)))
    const late = opened.length === 0 ? await tryInTurn(blocked, credentials, keyOf(name)) : []
    if ('refusal' in begun && late === undefined) throw begun.refusal
    const fitting = [...opened, ...(late ?? [])]
    const [chosen, other] = fitting
    if (chosen === undefined) {
      // The time of a check is spent on unknown numbers, too.
      if (found.length === 0) await passwordFits(null, password)
      // Also where one is blocked: to whom another belongs, the wait would tell that there is one more.
      refuse(found, credentials)
    }
    const { enterpriseId, employeeId, role } = chosen
    if (other === undefined) return { account: chosen, enterpriseId, employeeId, role }
    // Told only to whom the password fits: others learn nothing of who works where.
    const enterprises = fitting.map(({ uid, name: enterpriseName, logo }) => ({
      logo,
      enterpriseName,
      enterpriseUid: uid,
    }))
    throw new BusinessError('ENTERPRISE_NEEDED', {}, { enterprises })
  }

  return async (credentials: Credentials): Promise<Identity> => {
    const email = credentials.email?.trim().toLowerCase()
    const employeeNo = credentials.employeeNo?.trim() ?? ''
    if (email === undefined && employeeNo === '') {
      throw fieldError('INVALID_INPUT', 'email', { detail: '' })
    }
    const from: ThrottleKey = { kind: 'address', key: `address:${networkOf(credentials.remoteAddress)}` }
    return email === undefined ? byNumber(employeeNo, credentials, from) : byEmail(email, credentials, from)
  }
}
