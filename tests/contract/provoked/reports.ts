import type { Answer } from '../../../server/demo/caller.ts'
import type { Ground } from './ground.ts'
import type { Provocation, Provocations } from './provocation.ts'

type OfAll = 'getRanking' | 'getRankingDetail' | 'getTeamReport' | 'downloadTeamReport' | 'listReportEvaluatees'
type OfOne =
  | 'getDimensionScores'
  | 'getQuestionScores'
  | 'exportQuestionScores'
  | 'getPersonalReport'
  | 'downloadPersonalReport'

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

export const reports: Provocations<'reports'> = {
  getRanking: ofAll('getRanking'),
  getRankingDetail: ofAll('getRankingDetail'),
  getTeamReport: ofAll('getTeamReport'),
  downloadTeamReport: {
    ...ofAll('downloadTeamReport'),
    PDF_UNAVAILABLE: async ({ administrator, round }) => {
      const { questionnaireId: id } = await round()
      return administrator.call('downloadTeamReport', { path: { id } })
    },
  },
  listReportEvaluatees: ofAll('listReportEvaluatees'),
  getDimensionScores: ofOne('getDimensionScores'),
  getQuestionScores: ofOne('getQuestionScores'),
  exportQuestionScores: ofOne('exportQuestionScores'),
  getPersonalReport: ofOne('getPersonalReport'),
  downloadPersonalReport: {
    ...ofOne('downloadPersonalReport'),
    PDF_UNAVAILABLE: async ({ administrator, round }) => {
      const { questionnaireId: id, evaluatees } = await round()
      const employeeId = evaluatees[0]?.employeeId ?? 0
      return administrator.call('downloadPersonalReport', { path: { id, employeeId } })
    },
  },
}
