/** Who signs in: by e-mail address, or by employee number where somebody has no address. */
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { passwordFits } from '../../records/people/passwords.ts'
import { accountKey, createThrottle, numberKey, type ThrottleKey } from '../../records/people/throttle.ts'
import { findUserByEmail, findUsersByNumber, listMemberships } from '../../records/people/users.ts'

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

/** Makes the check of name and password: throttled by remote address and by account, with no hint which was wrong. */
export function createIdentification({ database, now }: Pick<ServiceContext, 'database' | 'now'>) {
  const throttle = createThrottle({ database, now })

  async function chooseMembership(userId: number, eid: string | undefined): Promise<Identity> {
    const memberships = await database.read((db) => listMemberships(db, userId))
    const chosen = memberships.find(({ uid }) => uid === eid) ?? memberships[0]
    if (chosen === undefined) throw new BusinessError('ACCOUNT_DISABLED')
    return { userId, enterpriseId: chosen.enterpriseId, role: chosen.role }
  }

  async function byEmail(email: string, { password, eid }: Credentials, keys: ThrottleKey[]): Promise<Identity> {
    const user = await database.read((db) => findUserByEmail(db, email))
    if (!(await passwordFits(user?.passwordHash ?? null, password)) || user === undefined) {
      throw new BusinessError('SIGN_IN_FAILED')
    }
    await throttle.succeed(keys)
    return chooseMembership(user.id, eid)
  }

  async function byNumber(employeeNo: string, { password, eid }: Credentials, keys: ThrottleKey[]): Promise<Identity> {
    const found = await database.read((db) => findUsersByNumber(db, employeeNo, eid, MOST_ENTERPRISES + 1))
    if (found.length > MOST_ENTERPRISES) throw new BusinessError('ENTERPRISE_NEEDED')
    const fitting: typeof found = []
    for (const each of found) if (await passwordFits(each.passwordHash, password)) fitting.push(each)
    const [chosen, other] = fitting
    // The time of a check is spent on unknown numbers, too.
    if (chosen === undefined) {
      if (found.length === 0) await passwordFits(null, password)
      throw new BusinessError('SIGN_IN_FAILED')
    }
    await throttle.succeed(keys)
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
    const keys: ThrottleKey[] = [
      { kind: 'account', key: email === undefined ? numberKey(employeeNo) : accountKey(email) },
      { kind: 'address', key: `address:${credentials.remoteAddress}` },
    ]
    await throttle.begin(keys)
    return email === undefined ? byNumber(employeeNo, credentials, keys) : byEmail(email, credentials, keys)
  }
}
