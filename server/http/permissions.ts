/** Access is decided here alone, from the document's x-permission and x-object (design §4). */
import type { FastifyRequest } from 'fastify'
import { BusinessError } from '../../domain/errors.ts'
import { type OperationId, operationsTable } from '../../openapi/generated/operations.ts'
import type { Principal, RaterPrincipal, UserPrincipal } from './call.ts'

export const SESSION_COOKIE = 'roundview_session'
const LINK_SCHEME = 'Bearer '

/** Finds who stands behind a session cookie or an answering link; null when nobody does. */
export interface FindSession {
  bySessionSecret(secret: string): Promise<UserPrincipal | null>
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
): Promise<Principal | null> {
  const link = linkSecret(request)
  // Beside the raters' operations a link opens nothing, so nobody is looked for behind it.
  if (link !== undefined) return permission === 'rater' ? findSession.byAnsweringSecret(link) : null
  const secret = request.cookies[SESSION_COOKIE]
  return secret === undefined ? null : findSession.bySessionSecret(secret)
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
export function createGuard(findSession: FindSession, loadObject: LoadObject) {
  return async (operationId: OperationId, request: FastifyRequest): Promise<Principal | null> => {
    const { permission, object } = operationsTable[operationId]
    const principal = await findPrincipal(request, permission, findSession)
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
