import type { Handlers } from '../../http/call.ts'
import type { ExportsService } from './service.ts'

export function exportsRoutes(service: ExportsService): Handlers<'createExport' | 'downloadExport'> {
  return {
    createExport: ({ principal, body, language }) => service.start(principal, body, language),
    downloadExport: ({ principal, path }) => service.open(principal, path.jobId),
  }
}
