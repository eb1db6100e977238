import type { Given, Handlers } from '../../http/call.ts'
import type { ReleasesBulk } from './releasing.ts'
import type { ReleaseService } from './service.ts'

type ReleaseIds = 'listReleases' | 'planReleases' | 'bulkReleaseReports' | 'bulkWithdrawReports' | 'bulkRestoreReports'
type ReaderIds =
  | 'listMyReports'
  | 'getMyReport'
  | 'downloadMyReport'
  | 'prepareMyReport'
  | 'getOwnNotes'
  | 'saveOwnNotes'

interface Takes {
  planReleases: Given<ReleaseService['plan'], 2>
  bulkReleaseReports: Given<ReleasesBulk['release'], 2>
  bulkWithdrawReports: Given<ReleasesBulk['withdraw'], 2>
  bulkRestoreReports: Given<ReleasesBulk['restore'], 2>
  saveOwnNotes: Given<ReleaseService['saveNotes'], 2>
}

export function releaseRoutes(service: ReleaseService, bulk: ReleasesBulk): Handlers<ReleaseIds | ReaderIds, Takes> {
  return {
    listReleases: ({ principal, path, query }) => {
      const { sort = 'employeeId', order = 'asc', pageIndex = 1, pageSize = 20, ...filters } = query
      return service.list(principal.enterpriseId, path.id, filters, { pageIndex, pageSize }, { sort, order })
    },
    planReleases: ({ principal, path, body, language }) => service.plan(principal, path.id, body, language),
    bulkReleaseReports: ({ principal, path, body, language }) =>
      bulk.release({ ...principal, language }, path.id, body),
    bulkWithdrawReports: ({ principal, path, body, language }) =>
      bulk.withdraw({ ...principal, language }, path.id, body),
    bulkRestoreReports: ({ principal, path, body, language }) =>
      bulk.restore({ ...principal, language }, path.id, body),
    listMyReports: ({ principal }) => service.myReports(principal),
    getMyReport: ({ principal, path }) => service.myReport(principal, path),
    downloadMyReport: ({ principal, path, query, language }) =>
      service.download(principal, path, query.language ?? language, query.again ?? false),
    prepareMyReport: ({ principal, path, query }) => service.prepare(principal, path, query.again ?? false),
    getOwnNotes: ({ principal, path }) => service.notes(principal, path),
    saveOwnNotes: ({ principal, path, body }) => service.saveNotes(principal, path, body),
  }
}
