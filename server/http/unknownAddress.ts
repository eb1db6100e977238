/** An address nobody answers: is nothing there, or is it only called by the wrong method? */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { BusinessError } from '../../domain/errors.ts'
import { operationsTable } from '../../openapi/generated/operations.ts'

function fits(pattern: string, address: string): boolean {
  const [wanted, given] = [pattern.split('/'), address.split('/')]
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith('{') || part === given[at])
}

/** The methods an address of the document is called by, HEAD with every GET. */
function methodsAt(address: string): string[] {
  const here = Object.values(operationsTable).filter(({ path }) => fits(path, address))
  return [...new Set(here.flatMap(({ method }) => (method === 'GET' ? [method, 'HEAD'] : [method])))]
}

/** The refusal of a call no route takes; says in `allow` what the address does take. */
export function unknownAddress(request: FastifyRequest, reply: FastifyReply): BusinessError {
  const methods = methodsAt(request.url.split('?')[0] ?? '')
  if (methods.length === 0) return new BusinessError('NOT_FOUND')
  const allowed = methods.join(', ')
  reply.header('allow', allowed)
  return new BusinessError('METHOD_NOT_ALLOWED', { allowed })
}
