import type { Given, Handlers, Language } from '../../http/call.ts'
import type { SessionService } from './service.ts'

type Ids =
  | 'getCurrentUser'
  | 'logout'
  | 'signIn'
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
      }
    },
    logout: async ({ principal, setSession }) => {
      if (principal !== null) await service.signOut(principal.sessionHash)
      setSession(null)
      return { done: true }
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
      await service.invitations.accept(body.secret, body.password, principal?.userId ?? null)
      return { done: true }
    },
    getSessionState: async ({ principal }) => ({ ...(await service.state()), signedIn: principal !== null }),
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
