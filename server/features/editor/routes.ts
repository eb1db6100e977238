import type { Handlers, Language, UserPrincipal } from '../../http/call.ts'
import type { EditorService } from './service.ts'

function callerOf({ principal, language }: { principal: UserPrincipal; language: Language }) {
  return { enterpriseId: principal.enterpriseId, sessionHash: principal.sessionHash, language }
}

export function editorRoutes(service: EditorService): Handlers<'getPaper' | 'savePaper'> {
  return {
    getPaper: (call) => service.getPaper(callerOf(call), call.path.id),
    savePaper: (call) => service.savePaper(callerOf(call), call.path.id, call.body),
  }
}
