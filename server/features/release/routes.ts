import type { Given, Handlers } from '../../http/call.ts'
import type { ReleaseService } from './service.ts'

type Ids =
  | 'listReleases'
  | 'releaseReports'
  | 'withdrawReports'
  | 'listMyReports'
  | 'getMyReport'
  | 'downloadMyReport'
  | 'prepareMyReport'
  | 'getOwnNotes'
  | 'saveOwnNotes'

interface Takes {
  releaseReports: Given<ReleaseService['release'], 2>
  withdrawReports: Given<ReleaseService['withdraw'], 2>
  saveOwnNotes: Given<ReleaseService['saveNotes'], 2>
}

export function releaseRoutes(service: ReleaseService): Handlers<Ids, Takes> {
  return {
    listReleases: ({ principal, path }) => service.list(principal, path.id),
    releaseReports: ({ principal, path, body }) => service.release(principal, path.id, body),
    withdrawReports: ({ principal, path, body }) => service.withdraw(principal, path.id, body),
    listMyReports: ({ principal }) => service.myReports(principal),
    getMyReport: ({ principal, path }) => service.myReport(principal, path),
    downloadMyReport: ({ principal, path, query, language }) =>
      service.download(principal, path, query.language ?? language),
    prepareMyReport: ({ principal, path }) => service.prepare(principal, path),
    getOwnNotes: ({ principal, path }) => service.notes(principal, path),
    saveOwnNotes: ({ principal, path, body }) => service.saveNotes(principal, path, body),
  }
}
