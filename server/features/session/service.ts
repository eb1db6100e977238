import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { hashSecret, newSecret } from '../../database/secrets.ts'
import { anyEnterprise } from '../../records/people/enterprises.ts'
import { hashPassword } from '../../records/people/passwords.ts'
import { deleteSession, findSession, insertSession } from '../../records/people/sessions.ts'
import { setUserLanguage } from '../../records/people/users.ts'
import { type Credentials, createIdentification } from './identification.ts'
import { createInvitations } from './invitation.ts'
import { createPasswordByLink } from './passwordByLink.ts'
import { createPreferences } from './preferences.ts'
import { safeReturnUrl } from './returnUrl.ts'
import * as store from './store.ts'

const SESSION_MILLISECONDS = 7 * 86_400_000

interface SignInInput extends Credentials {
  returnUrl?: string | undefined
}

/** Signing in and out, who a session belongs to; `asksSetupCode` of a first set-up. */
export function createSessionService(context: ServiceContext, asksSetupCode: boolean) {
  const { database, now } = context
  const identify = createIdentification({ database, now })

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

  return {
    openSession,

    /** Checks the name and the password and opens a session; a member without a wish goes to the answering site. */
    async signIn(input: SignInInput): Promise<{ secret: string; returnUrl: string }> {
      const { userId, enterpriseId, role } = await identify(input)
      const secret = await openSession(userId, enterpriseId)
      const home = role === 'admin' ? input.returnUrl : (input.returnUrl ?? '/feedback/')
      return { secret, returnUrl: safeReturnUrl(home) }
    },

    async signOut(sessionHash: string): Promise<void> {
      await database.write((db) => deleteSession(db, sessionHash))
    },

    async state(): Promise<{ needsSetup: boolean; needsSetupCode: boolean; singleSignOn: boolean }> {
      const needsSetup = !(await database.read((db) => anyEnterprise(db)))
      return { needsSetup, needsSetupCode: needsSetup && asksSetupCode, singleSignOn: false }
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
    setPasswordByLink: createPasswordByLink({ database, now }),
    invitations: createInvitations(context),
    preferences: createPreferences({ database }),
  }
}

export type SessionService = ReturnType<typeof createSessionService>
