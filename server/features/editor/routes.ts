import type { Given, Handlers, Language, UserPrincipal } from '../../http/call.ts'
import type { EditorService } from './service.ts'

interface Takes {
  savePaper: Given<EditorService['savePaper'], 2>
}

function callerOf({ principal, language }: { principal: UserPrincipal; language: Language }) {
  return { enterpriseId: principal.enterpriseId, sessionHash: principal.sessionHash, language }
}

export function editorRoutes(service: EditorService): Handlers<'getPaper' | 'savePaper', Takes> {
  return {
    getPaper: (call) => service.getPaper(callerOf(call), call.path.id),
    savePaper: (call) => service.savePaper(callerOf(call), call.path.id, call.body),
  }
}
