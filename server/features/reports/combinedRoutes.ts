import type { BodyOf, Handlers } from '../../http/call.ts'
import type { CombinedReports } from './combined/service.ts'

type Ids =
  | 'getCombinedReport'
  | 'saveCombinedReport'
  | 'deleteCombinedReport'
  | 'restoreCombinedReport'
  | 'listCombinedReports'
  | 'listCombinedEvaluatees'
  | 'listCombinedScores'
  | 'downloadCombinedReport'
  | 'prepareCombinedReport'

interface Takes {
  saveCombinedReport: BodyOf<'saveCombinedReport'>
}

export function combinedRoutes(service: CombinedReports): Handlers<Ids, Takes> {
  return {
    getCombinedReport: ({ principal, query, language }) => service.get(principal, query, language),
    saveCombinedReport: ({ principal, body }) => service.save(principal, body),
    deleteCombinedReport: async ({ principal, path }) => {
      await service.remove(principal, path.id)
      return { done: true }
    },
    restoreCombinedReport: ({ principal, path }) => service.restore(principal, path.id),
    listCombinedReports: async ({ principal, query: { reportId, pageIndex = 1, pageSize = 20 } }) => {
      const page = await service.list(principal, reportId, { offset: (pageIndex - 1) * pageSize, limit: pageSize })
      return { ...page, pageIndex, pageSize }
    },
    listCombinedEvaluatees: ({ principal, query }) => service.evaluatees(principal, query.reportIds),
    listCombinedScores: ({ principal, query }) => service.scores(principal, query),
    downloadCombinedReport: ({ principal, path, query: { language: wanted, ...query }, language }) =>
      service.download(principal, path.id, query, wanted ?? language),
    prepareCombinedReport: ({ principal, path }) => service.prepare(principal, path.id),
  }
}
