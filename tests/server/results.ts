/** What the tests of results share: the worked example of numbers.md, and every call that publishes figures. */
import { setTimeout as pause } from 'node:timers/promises'
import { type Collecting, type CollectingOptions, createCollecting } from './collectingQuestionnaire.ts'
import { answerLevel } from './submitting.ts'
import type { TestApp, Visitor } from './testApp.ts'

export const PERSONAL = [
  'getDimensionScores',
  'getQuestionScores',
  'exportQuestionScores',
  'getPersonalReport',
  'getScoreArithmetic',
  'getPersonalStatistics',
  'getQuestionStatistics',
  'downloadPersonalReport',
] as const
export const TEAM = [
  'getRanking',
  'exportRanking',
  'getRankingDetail',
  'getRankingLevels',
  'exportRankingDetail',
  'getTeamReport',
  'downloadTeamReport',
  'listReportEvaluatees',
] as const
/** Whose answers are papers. */
export const PAPERS: readonly string[] = ['downloadTeamReport', 'downloadPersonalReport']

const PEOPLE = { superior: 1, sameLevel: 4, subordinate: 2, self: 1 }

export function pathOf(round: Collecting, evaluatee = 0) {
  return { id: round.questionnaireId, employeeId: round.evaluatees[evaluatee]?.employeeId ?? 0 }
}

/** The helpers of a test file, for its app and its signed-in administrator. */
export function createResults(testApp: TestApp, administrator: Visitor) {
  return {
    /** An anonymous questionnaire about one person without pooling, unless said otherwise. */
    worked: (options: Partial<CollectingOptions> = {}) =>
      createCollecting(testApp, {
        type: 2,
        evaluatees: 1,
        ratersPerLevel: PEOPLE,
        ...options,
        setting: { pooling: false, ...options.setting },
      }),
    /** Until it is over: the call itself waits for a closing only so long. */
    async finish({ questionnaireId }: Collecting) {
      const path = { id: questionnaireId }
      await administrator.ok('finishQuestionnaire', { path })
      const status = async () => (await administrator.ok('getQuestionnaire', { path })).processStatus
      while ((await status()) !== 40) await pause(20)
    },
    personalReport: (round: Collecting, evaluatee = 0) =>
      administrator.ok('getPersonalReport', { path: pathOf(round, evaluatee) }),
    answerLevel: (...given: Parameters<typeof answerLevel> extends [TestApp, ...infer Rest] ? Rest : never) =>
      answerLevel(testApp, ...given),
    /** The worked example on every question: superior 4; peers 3, 4, 3, 4; self 5; and two subordinates. */
    async answerWorked(round: Collecting, evaluatee: number, subordinates: number[], text = '') {
      await answerLevel(testApp, round, evaluatee, 'superior', [4])
      await answerLevel(testApp, round, evaluatee, 'sameLevel', [3, 4, 3, 4])
      await answerLevel(testApp, round, evaluatee, 'subordinate', subordinates, () => text)
      await answerLevel(testApp, round, evaluatee, 'self', [5])
    },
    /** All the server says about results but the PDF, as text: each team call, the personal ones for one evaluatee. */
    async published(round: Collecting, evaluatee: number) {
      const path = pathOf(round, evaluatee)
      const said: Record<string, string> = {}
      for (const operation of [...TEAM, ...PERSONAL]) {
        if (PAPERS.includes(operation)) continue
        said[operation] = (await administrator.call(operation, { path })).raw.toString('utf8')
      }
      return said
    },
  }
}
