import type { Handlers } from '../../http/call.ts'
import type { ReportsService } from './service.ts'

type Ids =
  | 'getRanking'
  | 'getRankingDetail'
  | 'getRankingLevels'
  | 'getTeamReport'
  | 'downloadTeamReport'
  | 'prepareTeamReport'
  | 'listReportEvaluatees'
  | 'getDimensionScores'
  | 'getQuestionScores'
  | 'getPersonalReport'
  | 'downloadPersonalReport'
  | 'preparePersonalReport'

export function reportsRoutes(service: ReportsService): Handlers<Ids> {
  return {
    getRanking: ({ principal, path, query }) => service.ranking(principal, path.id, query),
    getRankingDetail: ({ principal, path, query }) => service.rankingDetail(principal, path.id, query),
    getRankingLevels: ({ principal, path, query }) => service.rankingLevels(principal, path.id, query),
    getTeamReport: ({ principal, path }) => service.team(principal, path.id),
    downloadTeamReport: ({ principal, path, query, language }) =>
      service.downloadTeam(principal, path.id, query.language ?? language),
    prepareTeamReport: ({ principal, path, query, language }) =>
      service.prepareTeam(principal, path.id, query.language ?? language),
    listReportEvaluatees: ({ principal, path }) => service.evaluatees(principal, path.id),
    getDimensionScores: ({ principal, path }) => service.dimensionScores(principal, path.id, path.employeeId),
    getQuestionScores: ({ principal, path }) => service.questionScores(principal, path.id, path.employeeId),
    getPersonalReport: ({ principal, path }) => service.personalReport(principal, path.id, path.employeeId),
    downloadPersonalReport: ({ principal, path, query, language }) =>
      service.downloadReport(principal, path.id, path.employeeId, query.language ?? language),
    preparePersonalReport: ({ principal, path }) => service.prepareReport(principal, path.id, path.employeeId),
  }
}
