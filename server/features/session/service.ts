import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { hashSecret, newSecret } from '../../database/secrets.ts'
import { anyEnterprise } from '../../records/people/enterprises.ts'
import { hashPassword, passwordFits } from '../../records/people/passwords.ts'
import { deleteSession, findSession, insertSession } from '../../records/people/sessions.ts'
import { accountKey, createThrottle, type ThrottleKey } from '../../records/people/throttle.ts'
import { findUserByEmail, listMemberships, setUserLanguage } from '../../records/people/users.ts'
import { createPreferences } from './preferences.ts'
import { safeReturnUrl } from './returnUrl.ts'
import * as store from './store.ts'

const SESSION_MILLISECONDS = 7 * 86_400_000

export interface SignInInput {
  email: string
  password: string
  returnUrl?: string | undefined
  eid?: string | undefined
  remoteAddress: string
}

/** Signing in and out, who a session belongs to. */
export function createSessionService({ database, now }: ServiceContext) {
  const throttle = createThrottle({ database, now })

  /** Opens a session in `enterpriseId` and answers its secret, which only the browser keeps. */
  async function openSession(userId: number, enterpriseId: number): Promise<string> {
    const secret = newSecret()
    const createdAt = now().toISOString()
    const expiresAt = new Date(now().getTime() + SESSION_MILLISECONDS).toISOString()
    await database.write((db) =>
      insertSession(db, { idHash: hashSecret(secret), userId, enterpriseId, createdAt, expiresAt }),
    )
    return secret
  }

  async function chooseMembership(userId: number, eid: string | undefined) {
    const memberships = await database.read((db) => listMemberships(db, userId))
    const chosen = memberships.find(({ uid }) => uid === eid) ?? memberships[0]
    if (chosen === undefined) throw new BusinessError('ACCOUNT_DISABLED')
    return chosen
  }

  return {
    openSession,

    /** Checks address and password; throttled by address and by account, with no hint which was wrong. */
    async signIn(input: SignInInput): Promise<{ secret: string; returnUrl: string }> {
      const email = input.email.trim().toLowerCase()
      const keys: ThrottleKey[] = [
        { kind: 'account', key: accountKey(email) },
        { kind: 'address', key: `address:${input.remoteAddress}` },
      ]
      await throttle.begin(keys)
      const user = await database.read((db) => findUserByEmail(db, email))
      if (!(await passwordFits(user?.passwordHash ?? null, input.password)) || user === undefined) {
        throw new BusinessError('SIGN_IN_FAILED')
      }
      await throttle.succeed(keys)
      const membership = await chooseMembership(user.id, input.eid)
      const secret = await openSession(user.id, membership.enterpriseId)
      const home = membership.role === 'admin' ? input.returnUrl : (input.returnUrl ?? '/feedback/')
      return { secret, returnUrl: safeReturnUrl(home) }
    },

    async signOut(sessionHash: string): Promise<void> {
      await database.write((db) => deleteSession(db, sessionHash))
    },

    async state(): Promise<{ needsSetup: boolean; singleSignOn: boolean }> {
      const exists = await database.read((db) => anyEnterprise(db))
      return { needsSetup: !exists, singleSignOn: false }
    },

    /** The session's owner, for the guard; null when the secret opens nothing. */
    async findBySecret(secret: string) {
      const sessionHash = hashSecret(secret)
      const row = await database.read((db) => findSession(db, sessionHash, now().toISOString()))
      return row === undefined ? null : { kind: 'user' as const, ...row, sessionHash }
    },

    async currentUser(enterpriseId: number, employeeId: number) {
      const row = await database.read((db) => store.findCurrentUser(db, enterpriseId, employeeId))
      if (row === undefined) throw new BusinessError('NOT_FOUND')
      return row
    },

    async setLanguage(userId: number, language: 'zh' | 'en') {
      await database.write((db) => setUserLanguage(db, userId, language))
    },

    hashPassword,
    preferences: createPreferences({ database }),
  }
}

export type SessionService = ReturnType<typeof createSessionService>
