/** Of each question that can be counted, row by row: how many answered, how far they lie apart, how often each answer was given. */
import type { Question } from '../../paper/model.ts'
import { singleScores } from '../../paper/scale.ts'
import { distributionRule, distributionsOf } from '../distributions.ts'
import { type AnswerLists, listOf } from '../lists.ts'
import type { PersonalReport, ReportLevel } from '../report.ts'
import { spreadFloor } from '../statistics/agreement.ts'
import { ratersWord } from './ratersWord.ts'
import { questionSpread, type Spread } from './spread.ts'

interface QuestionRow extends Spread {
  levelKey: string
  /** In words as in the report; null where neither a mean nor a share is shown (anonymity.md R23). */
  raters: string | null
  /** Points. */
  mean: number | null
  /** Whole percent, one for each of `labels`; null where there are too few. */
  shares: number[] | null
}

export interface QuestionRows {
  questionId: number
  title: string
  /** What could be answered; none where nothing is counted. */
  labels: string[]
  hidden: boolean
  /** One for each row that is shown. */
  rows: QuestionRow[]
}

export function questionRows(
  report: PersonalReport,
  questions: readonly Question[],
  lists: AnswerLists,
): { levels: ReportLevel[]; floor: number; questions: QuestionRows[] } {
  const { rule } = report
  const shown = report.levels.flatMap((level, index) => (level.status === 'shown' ? [{ level, index }] : []))
  const wordOf = ratersWord(report)
  const means = new Map(
    report.dimensions.flatMap((dimension) => dimension.questions.map((one) => [one.questionId, one.byLevel])),
  )
  const paper = new Map(questions.map((question) => [question.id, question]))
  const distributions = distributionsOf(questions, report.levels, lists, distributionRule(rule))
  const rowOf = (
    questionId: number,
    { level, index }: (typeof shown)[number],
    shares: number[] | null,
  ): QuestionRow => {
    const list = listOf(lists, level.key, questionId)
    const question = paper.get(questionId)
    const mean = means.get(questionId)?.[index] ?? null
    const count = Math.max(list.scores.length, list.chosen.raters)
    return {
      ...{ levelKey: level.key, mean, shares },
      raters: mean === null && shares === null ? null : wordOf(level, count),
      ...questionSpread(list, question === undefined ? null : singleScores(question), rule),
    }
  }
  return {
    levels: shown.map(({ level }) => level),
    floor: spreadFloor(rule),
    questions: distributions.map(({ questionId, title, groups, hidden }) => {
      const sharesOf = (key: string) => groups.find(({ levelKey }) => levelKey === key)?.shares ?? null
      return {
        ...{ questionId, title, hidden },
        labels: groups[0]?.shares.map(({ label }) => label) ?? [],
        rows: shown.map((row) => {
          const shares = sharesOf(row.level.key)
          return rowOf(questionId, row, shares?.map(({ percent }) => percent) ?? null)
        }),
      }
    }),
  }
}
