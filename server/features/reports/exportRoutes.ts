import type { Given, Handlers } from '../../http/call.ts'
import type { ReportExports } from './exports/service.ts'

type Ids = 'exportRanking' | 'exportRankingDetail' | 'exportQuestionScores' | 'exportResults' | 'archiveReports'

interface Takes {
  exportResults: Given<ReportExports['results'], 2>
  archiveReports: Given<ReportExports['archive'], 2>
}

export function reportExportRoutes(service: ReportExports): Handlers<Ids, Takes> {
  return {
    exportRanking: ({ principal, path, query, language }) => service.ranking(principal, path.id, query, language),
    exportRankingDetail: ({ principal, path, query, language }) =>
      service.rankingDetail(principal, path.id, query, language),
    exportQuestionScores: ({ principal, path, query, language }) => service.person(principal, path, query, language),
    exportResults: ({ principal, path, body }) => service.results(principal, path.id, body),
    archiveReports: ({ principal, path, body }) => service.archive(principal, path.id, body),
  }
}
