import type { Handlers } from '../../http/call.ts'
import type { AuditService } from './service.ts'

export function auditRoutes(service: AuditService): Handlers<'listAuditEvents'> {
  return {
    listAuditEvents: ({ principal, query, language }) => service.list(principal.enterpriseId, query, language),
  }
}
