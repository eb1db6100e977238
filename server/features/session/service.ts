import { isSeenAnew, isSessionOver, keptMoment, type SessionLimits } from '../../../domain/directory/sessionLimits.ts'
import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { DatabaseFault } from '../../database/engine/faults.ts'
import type { Handle } from '../../database/open.ts'
import { hashSecret } from '../../database/secrets.ts'
import { anyEnterprise } from '../../records/people/enterprises.ts'
import { hashPassword } from '../../records/people/passwords.ts'
import { networkOf, rememberPlace } from '../../records/people/places.ts'
import { deleteSession, findSession, markSeen, openSession, type Whereabouts } from '../../records/people/sessions.ts'
import { lockPassword, setPasswordHash, setUserLanguage } from '../../records/people/users.ts'
import { createDevices } from './devices.ts'
import { type Credentials, createIdentification } from './identification.ts'
import { createInvitations } from './invitation.ts'
import { createOneTime } from './oneTime.ts'
import { createPasswordByLink } from './passwordByLink.ts'
import { createPreferences } from './preferences.ts'
import { safeReturnUrl } from './returnUrl.ts'
import { createSignInLog } from './signInLog.ts'
import { createSignOn, type SignOnOptions } from './signOn/service.ts'
import * as store from './store.ts'

interface SignInInput extends Credentials {
  newPassword?: string | undefined
  returnUrl?: string | undefined
}

/** Whose account it is in the enterprise that is entered. */
interface Entered {
  userId: number
  enterpriseId: number
  employeeId: number
  role: 'admin' | 'member'
}

/** Whose session ends. */
interface SignedIn {
  sessionHash: string
  enterpriseId: number
  issuerSetAt: string | null
}

interface SessionOptions {
  limits: SessionLimits
  /** Whether the first set-up asks for its code. */
  asksSetupCode: boolean
  /** Whether the server mails links to set a password by. */
  mailsLinks: boolean
  /** Of what could not be written down. */
  tellFault: (error: unknown) => void
  signOn: SignOnOptions
}

function passOverFault(error: unknown): void {
  if (!(error instanceof DatabaseFault)) throw error
}

/** Signing in and out, who a session belongs to. */
export function createSessionService(
  context: ServiceContext,
  { limits, asksSetupCode, mailsLinks, tellFault, signOn: signOnOptions }: SessionOptions,
) {
  const { database, now } = context
  const log = createSignInLog(context, tellFault)
  const identify = createIdentification({ database, now }, log.refused)
  const hashChosen = createOneTime({ database, now })
  const signOn = createSignOn(context, signOnOptions, log.opened)

  return {
    /** Whoever comes in from another enterprise is written down as by a sign-in. */
    noteOpened: (db: Handle, membership: Entered, remoteAddress: string): Promise<void> =>
      log.opened(db, membership, remoteAddress),

    /** Opens a session and answers its secret. */
    open: (owner: { userId: number; enterpriseId: number }, from: Whereabouts): Promise<string> =>
      database.write((db) => openSession(db, owner, from, now())),

    /**
     * Checks the name and the password and opens a session; the browser's `former` one ends. A member without a wish
     * goes to the answering site. A one-time password opens nothing without a new one, which takes its place.
     */
    async signIn(input: SignInInput, userAgent: string, former: string | undefined) {
      const { account, enterpriseId, employeeId, role } = await identify(input)
      const chosenHash = account.oneTimeUntil === null ? null : await hashChosen(account, input)
      const from = { remoteAddress: input.remoteAddress, userAgent }
      const secret = await database.write(async (db) => {
        // Whoever set another one meanwhile ended what this one opens; of two who choose an own one, one comes in.
        if (!(await lockPassword(db, account))) throw new BusinessError('SIGN_IN_FAILED')
        if (chosenHash !== null) await setPasswordHash(db, account.id, chosenHash)
        await rememberPlace(db, account.id, networkOf(input.remoteAddress), now())
        if (former !== undefined) await deleteSession(db, former)
        await log.opened(db, { userId: account.id, enterpriseId, employeeId, role }, input.remoteAddress)
        return openSession(db, { userId: account.id, enterpriseId }, from, now())
      })
      const home = role === 'admin' ? input.returnUrl : (input.returnUrl ?? '/feedback/')
      return { secret, returnUrl: safeReturnUrl(home) }
    },

    /** Ends the session; answers where the company's own can end, if its provider opened this one. */
    async signOut({ sessionHash, enterpriseId, issuerSetAt }: SignedIn): Promise<string | undefined> {
      await database.write((db) => deleteSession(db, sessionHash))
      return issuerSetAt === null ? undefined : signOn.endSession(enterpriseId)
    },

    /** Whether the enterprise `eid`, or the only one, has a provider to sign in by. */
    async state(eid: string | undefined) {
      const needsSetup = !(await database.read((db) => anyEnterprise(db)))
      const singleSignOn = await signOn.isOffered(eid)
      return { needsSetup, needsSetupCode: needsSetup && asksSetupCode, singleSignOn, mailsLinks }
    },

    /** The session's owner, for the guard; null when the secret opens nothing. `isAttended`: somebody is at the page. */
    async findBySecret(secret: string, isAttended: boolean) {
      const sessionHash = hashSecret(secret)
      const found = await database.read((db) => findSession(db, sessionHash))
      if (found === undefined || isSessionOver(found.times, limits, now())) return null
      if (isAttended && isSeenAnew(found.times, now())) {
        const moment = keptMoment(found.times.isAdministrator, now())
        // Whoever only reads goes on when nothing can be written.
        await database.write((db) => markSeen(db, sessionHash, moment)).catch(passOverFault)
      }
      return { kind: 'user' as const, ...found.owner, sessionHash }
    },

    async currentUser(enterpriseId: number, employeeId: number) {
      const row = await database.read((db) => store.findCurrentUser(db, enterpriseId, employeeId))
      if (row === undefined) throw new BusinessError('NOT_FOUND')
      return row
    },

    async setLanguage(userId: number, language: 'zh' | 'en') {
      await database.write((db) => setUserLanguage(db, userId, language))
    },

    signOn,
    hashPassword,
    settle: log.settle,
    devices: createDevices({ database, now }, limits),
    setPasswordByLink: createPasswordByLink({ database, now }),
    invitations: createInvitations(context),
    preferences: createPreferences({ database }),
  }
}

export type SessionService = ReturnType<typeof createSessionService>
