/** Access is decided here alone, from the document's x-permission and x-object (design §4). */
import type { FastifyRequest } from 'fastify'
import { BusinessError } from '../../domain/errors.ts'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import type { Principal, RaterPrincipal, UserPrincipal } from './call.ts'

const PLAIN_NAME = 'roundview_session'

export interface SessionCookie {
  name: string
  /** Sent over https alone. */
  secure: boolean
  /** Seconds a browser keeps it: no less than the longest session; the server ends each at its own time. */
  maxAge: number
  /** What it was called before; forgotten when a session is given or taken. */
  formerName: string | null
}

/**
 * By the address people use. Over https its name binds it to this very host (RFC 6265bis §4.1.3.2): no neighbour
 * under the same domain, and nobody on the way over http, can put a session of theirs into the browser. So a
 * cookie of the former name opens nothing there; its owner signs in once more.
 */
export function sessionCookieFor(publicUrl: string, maxAge: number): SessionCookie {
  return publicUrl.startsWith('https:')
    ? { name: `__Host-${PLAIN_NAME}`, secure: true, maxAge, formerName: PLAIN_NAME }
    : { name: PLAIN_NAME, secure: false, maxAge, formerName: null }
}

/** The name of the cookie in which a browser keeps the single sign-on it began; bound to this host as that of the session. */
export const attemptCookieName = ({ secure }: SessionCookie): string => `${secure ? '__Host-' : ''}roundview_sign_on`

const LINK_SCHEME = 'Bearer '

/** Finds who stands behind a session cookie or an answering link; null when nobody does. */
export interface FindSession {
  bySessionSecret(secret: string, isAttended: boolean): Promise<Omit<UserPrincipal, 'remoteAddress'> | null>
  byAnsweringSecret(secret: string): Promise<RaterPrincipal | null>
}

/** Whether the enterprise has that object; a foreign id answers exactly as a missing one. */
export type LoadObject = (enterpriseId: number, kind: string, id: number) => Promise<boolean>

/** The secret of an answering link; another scheme of authorization is none. */
function linkSecret({ headers: { authorization } }: FastifyRequest): string | undefined {
  return authorization?.startsWith(LINK_SCHEME) ? authorization.slice(LINK_SCHEME.length) : undefined
}

async function findPrincipal(
  request: FastifyRequest,
  permission: string,
  findSession: FindSession,
  cookie: SessionCookie,
): Promise<Principal | null> {
  const link = linkSecret(request)
  // Beside the raters' operations a link opens nothing, so nobody is looked for behind it.
  if (link !== undefined) return permission === 'rater' ? findSession.byAnsweringSecret(link) : null
  const secret = request.cookies[cookie.name]
  if (secret === undefined) return null
  // A page that asks again by itself says so (src/api/presence.ts): an abandoned screen is signed out all the same.
  const found = await findSession.bySessionSecret(secret, request.headers['x-unattended'] === undefined)
  return found === null ? null : { ...found, remoteAddress: request.ip }
}

/**
 * All tabs of a browser share one cookie. A page says for whom it was loaded (src/api/early.ts): where another tab has
 * entered another enterprise since, or signed in as somebody else, what is done on it would be done there.
 */
function checkLoadedFor(request: FastifyRequest, permission: string, principal: Principal | null): void {
  const loadedFor = request.headers['x-signed-in-as']
  // Signing out is public: it is never refused.
  if (permission === 'public' || principal?.kind !== 'user' || loadedFor === undefined) return
  if (loadedFor !== String(principal.employeeId)) throw new BusinessError('SIGN_IN_CHANGED')
}

function checkPermission(permission: string, principal: Principal | null, usedLink: boolean): void {
  if (permission === 'public') return
  if (principal === null) {
    const withLink = permission === 'rater' ? 'LINK_INVALID' : 'FORBIDDEN'
    throw new BusinessError(usedLink ? withLink : 'UNAUTHENTICATED')
  }
  if (permission === 'rater') return
  if (principal.kind === 'rater') throw new BusinessError('FORBIDDEN')
  if (permission === 'admin' && principal.role !== 'admin') throw new BusinessError('FORBIDDEN')
}

function objectId(request: FastifyRequest, kind: string): number {
  const params = request.params as Record<string, unknown>
  const value = kind === 'employee' ? (params['employeeId'] ?? params['id']) : params['id']
  return typeof value === 'number' ? value : Number(value)
}

/** Makes the guard that answers who calls, or throws; one guard for all operations. */
export function createGuard(findSession: FindSession, loadObject: LoadObject, cookie: SessionCookie) {
  return async (operationId: OperationId, request: FastifyRequest): Promise<Principal | null> => {
    const { permission, object } = operationsTable[operationId]
    const principal = await findPrincipal(request, permission, findSession, cookie)
    checkLoadedFor(request, permission, principal)
    checkPermission(permission, principal, linkSecret(request) !== undefined)
    if (object !== null && principal !== null) {
      const id = objectId(request, object)
      // What is no id is the validator's to refuse, with the field's name.
      if (Number.isSafeInteger(id) && id >= 0 && !(await loadObject(principal.enterpriseId, object, id)))
        throw new BusinessError('NOT_FOUND')
    }
    return principal
  }
}
