import type { Given, Handlers, Language } from '../../http/call.ts'
import type { SessionService } from './service.ts'

type Ids =
  | 'getCurrentUser'
  | 'logout'
  | 'signIn'
  | 'beginSingleSignOn'
  | 'completeSingleSignOn'
  | 'getSessionState'
  | 'setPasswordByLink'
  | 'readInvitation'
  | 'acceptInvitation'
  | 'setSessionLanguage'
  | 'listSessions'
  | 'endSession'
  | 'endOtherSessions'
  | 'getPreferences'
  | 'setPreference'

interface Takes {
  signIn: Omit<Given<SessionService['signIn'], 0>, 'remoteAddress'>
  beginSingleSignOn: Given<SessionService['signOn']['begin'], 0>
  completeSingleSignOn: Given<SessionService['signOn']['finish'], 1>
  setPasswordByLink: { secret: string; password: string }
  readInvitation: { secret: string }
  acceptInvitation: { secret: string; password?: string }
  setSessionLanguage: { language: Language }
  setPreference: { value: string | null }
}

export function sessionRoutes(service: SessionService): Handlers<Ids, Takes> {
  return {
    getCurrentUser: async ({ principal, language }) => {
      const user = await service.currentUser(principal.enterpriseId, principal.employeeId)
      return {
        ...user,
        showSelf: true,
        language: user.language === 'zh' || user.language === 'en' ? user.language : language,
        employeeId: principal.employeeId,
        keepsPassword: principal.issuerSetAt !== null,
      }
    },
    logout: async ({ principal, setSession }) => {
      const continueAt = principal === null ? undefined : await service.signOut(principal)
      setSession(null)
      return { done: true, ...(continueAt !== undefined && { continueAt }) }
    },
    beginSingleSignOn: async ({ body, setAttempt }) => {
      const { address, attempt } = await service.signOn.begin(body)
      setAttempt(attempt)
      return { address }
    },
    completeSingleSignOn: async ({ principal, body, attempt, remoteAddress, userAgent, setSession, setAttempt }) => {
      const taken = service.signOn.take(attempt, body.state)
      // Also where it is refused: what was sent back once is worth nothing twice.
      setAttempt(null)
      const from = { remoteAddress, userAgent }
      const { secret, returnUrl } = await service.signOn.finish(taken, body, from, principal?.sessionHash)
      setSession(secret)
      return { returnUrl }
    },
    signIn: async ({ principal, body, remoteAddress, userAgent, setSession }) => {
      const { secret, returnUrl } = await service.signIn({ ...body, remoteAddress }, userAgent, principal?.sessionHash)
      setSession(secret)
      return { returnUrl }
    },
    setPasswordByLink: async ({ body }) => {
      await service.setPasswordByLink(body.secret, body.password)
      return { done: true }
    },
    readInvitation: ({ body }) => service.invitations.read(body.secret),
    acceptInvitation: async ({ principal, body }) => {
      // An enterprise's provider opens that enterprise alone: whom it signs in joins no other by it.
      const signedIn = principal?.issuerSetAt === null ? principal.userId : null
      await service.invitations.accept(body.secret, body.password, signedIn)
      return { done: true }
    },
    getSessionState: async ({ principal, query }) => ({
      ...(await service.state(query.eid)),
      signedIn: principal !== null,
    }),
    setSessionLanguage: async ({ principal, body }) => {
      await service.setLanguage(principal.userId, body.language)
      return { language: body.language }
    },
    listSessions: ({ principal }) => service.devices.list(principal),
    endSession: async ({ principal, path }) => {
      await service.devices.end(principal, path.key)
      return { done: true }
    },
    endOtherSessions: async ({ principal }) => {
      await service.devices.endOthers(principal)
      return { done: true }
    },
    getPreferences: async ({ principal }) => ({ values: await service.preferences.all(principal) }),
    setPreference: async ({ principal, path, body }) => {
      await service.preferences.set(principal, path.key, body.value)
      return body
    },
  }
}
