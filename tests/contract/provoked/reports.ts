import type { Answer } from '../../../server/demo/caller.ts'
import { type Ground, MISSING } from './ground.ts'
import type { Provocation, Provocations } from './provocation.ts'

type OfAll =
  | 'getRanking'
  | 'exportRanking'
  | 'getRankingDetail'
  | 'getRankingLevels'
  | 'exportRankingDetail'
  | 'getTeamReport'
  | 'downloadTeamReport'
  | 'prepareTeamReport'
  | 'listReportEvaluatees'
type OfOne =
  | 'getDimensionScores'
  | 'getQuestionScores'
  | 'exportQuestionScores'
  | 'getPersonalReport'
  | 'getScoreArithmetic'
  | 'getPersonalStatistics'
  | 'getQuestionStatistics'
  | 'downloadPersonalReport'
  | 'preparePersonalReport'

/** The report calls of a named questionnaire that has not begun, and of an anonymous one that has not ended. */
function early(call: (ground: Ground, id: number, employeeId: number) => Promise<Answer<unknown>>) {
  const at = (type: 1 | 2, processStatus: 20 | 30): Provocation => {
    return async (ground) => {
      const { questionnaireId, evaluatees } = await ground.round({ type, processStatus })
      return call(ground, questionnaireId, evaluatees[0]?.employeeId ?? 0)
    }
  }
  const closing: Provocation = async (ground) => {
    const { questionnaireId, evaluatees } = await ground.closing()
    return call(ground, questionnaireId, evaluatees[0]?.employeeId ?? 0)
  }
  return { NOT_COLLECTING: at(1, 20), NOT_FINISHED: at(2, 30), ROUND_CLOSING: closing }
}

const ofAll = (operationId: OfAll) =>
  early(({ administrator }, id) => administrator.call<OfAll>(operationId, { path: { id } }))

const ofOne = (operationId: OfOne) =>
  early(({ administrator }, id, employeeId) => administrator.call<OfOne>(operationId, { path: { id, employeeId } }))

/** The ground's server has no PDF build. */
const withoutBuild =
  (operationId: 'downloadPersonalReport' | 'preparePersonalReport'): Provocation =>
  async ({ administrator, round }) => {
    const { questionnaireId: id, evaluatees } = await round()
    const employeeId = evaluatees[0]?.employeeId ?? 0
    return administrator.call(operationId, { path: { id, employeeId } })
  }

const teamWithoutBuild =
  (operationId: 'downloadTeamReport' | 'prepareTeamReport'): Provocation =>
  async ({ administrator, round }) => {
    const { questionnaireId: id } = await round()
    return administrator.call(operationId, { path: { id } })
  }

/** Of a combined report that is not there, and of one that is. */
const combinedPaper = (operationId: 'downloadCombinedReport' | 'prepareCombinedReport') => ({
  NOT_FOUND: ({ administrator }: Ground) => administrator.call(operationId, { path: { id: MISSING } }),
  PDF_UNAVAILABLE: async (ground: Ground) => {
    const { administrator } = ground
    const body = { ...missing, reportId: 0, questionnaireUids: await twoFinished(ground) }
    const { reportId } = await administrator.ok('saveCombinedReport', { body })
    return administrator.call(operationId, { path: { id: reportId } })
  },
})

const missing = { reportId: MISSING, title: '对比', summary: '', questionnaireUids: ['no-such-one', 'nor-this-one'] }

/** The uids of two finished questionnaires, named ones. */
async function twoFinished({ administrator, finished, round }: Ground): Promise<string[]> {
  const other = { id: (await round({ processStatus: 40 })).questionnaireId }
  const both = [await finished(), other].map((path) => administrator.ok('getQuestionnaire', { path }))
  return (await Promise.all(both)).map(({ uid }) => uid)
}

const RESULTS = { content: 'results', format: 'csv', language: 'zh' } as const

export const reports: Provocations<'reports'> = {
  getRanking: ofAll('getRanking'),
  exportRanking: ofAll('exportRanking'),
  exportRankingDetail: ofAll('exportRankingDetail'),
  exportResults: {
    ...early(({ administrator }, id) => administrator.call('exportResults', { path: { id }, body: RESULTS })),
    ANONYMOUS_REFUSED: async ({ administrator, round }) => {
      const { questionnaireId: id } = await round({ type: 2, processStatus: 40 })
      const body = { ...RESULTS, content: 'answers' } as const
      return administrator.call('exportResults', { path: { id }, body })
    },
  },
  archiveReports: early(({ administrator }, id) =>
    administrator.call('archiveReports', { path: { id }, body: { language: 'zh' } }),
  ),
  getRankingDetail: ofAll('getRankingDetail'),
  getRankingLevels: ofAll('getRankingLevels'),
  getTeamReport: ofAll('getTeamReport'),
  downloadTeamReport: {
    ...ofAll('downloadTeamReport'),
    PDF_UNAVAILABLE: teamWithoutBuild('downloadTeamReport'),
  },
  prepareTeamReport: { ...ofAll('prepareTeamReport'), PDF_UNAVAILABLE: teamWithoutBuild('prepareTeamReport') },
  listReportEvaluatees: ofAll('listReportEvaluatees'),
  getDimensionScores: ofOne('getDimensionScores'),
  getQuestionScores: ofOne('getQuestionScores'),
  exportQuestionScores: ofOne('exportQuestionScores'),
  getPersonalReport: ofOne('getPersonalReport'),
  getScoreArithmetic: ofOne('getScoreArithmetic'),
  getPersonalStatistics: ofOne('getPersonalStatistics'),
  getQuestionStatistics: ofOne('getQuestionStatistics'),
  downloadPersonalReport: {
    ...ofOne('downloadPersonalReport'),
    PDF_UNAVAILABLE: withoutBuild('downloadPersonalReport'),
  },
  getCombinedReport: {
    NOT_FOUND: ({ administrator }) => administrator.call('getCombinedReport', { query: { reportId: MISSING } }),
  },
  saveCombinedReport: {
    NOT_FOUND: ({ administrator }) => administrator.call('saveCombinedReport', { body: missing }),
    NOT_FINISHED: async (ground) => {
      const { administrator, round } = ground
      const { questionnaireId: id } = await round()
      const { uid } = await administrator.ok('getQuestionnaire', { path: { id } })
      const questionnaireUids = [uid, ...(await twoFinished(ground))]
      return administrator.call('saveCombinedReport', { body: { ...missing, reportId: 0, questionnaireUids } })
    },
    STALE_VERSION: async (ground) => {
      const { administrator } = ground
      const body = { ...missing, reportId: 0, questionnaireUids: await twoFinished(ground) }
      const { reportId, version } = await administrator.ok('saveCombinedReport', { body })
      return administrator.call('saveCombinedReport', { body: { ...body, reportId, version: version + 1 } })
    },
  },
  deleteCombinedReport: {
    NOT_FOUND: ({ administrator }) => administrator.call('deleteCombinedReport', { path: { id: MISSING } }),
  },
  restoreCombinedReport: {
    NOT_FOUND: ({ administrator }) => administrator.call('restoreCombinedReport', { path: { id: MISSING } }),
  },
  listCombinedEvaluatees: {
    NOT_FOUND: ({ administrator }) => administrator.call('listCombinedEvaluatees', { query: { reportIds: [MISSING] } }),
  },
  listCombinedScores: {
    NOT_FOUND: ({ administrator }) => administrator.call('listCombinedScores', { query: { reportIds: [MISSING] } }),
  },
  downloadCombinedReport: combinedPaper('downloadCombinedReport'),
  prepareCombinedReport: combinedPaper('prepareCombinedReport'),
  preparePersonalReport: {
    ...ofOne('preparePersonalReport'),
    PDF_UNAVAILABLE: withoutBuild('preparePersonalReport'),
  },
}
