import type { Given, Handlers } from '../../http/call.ts'
import type { ExportsService } from './service.ts'

interface Takes {
  createExport: Given<ExportsService['start']>
}

export function exportsRoutes(service: ExportsService): Handlers<'createExport' | 'downloadExport', Takes> {
  return {
    createExport: ({ principal, body, language }) => service.start(principal, body, language),
    downloadExport: ({ principal, path, language }) => service.open(principal, path.jobId, language),
  }
}
