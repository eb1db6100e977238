/** How far the raters of a row lie apart in a question (numbers.md, statistics): from 3 raters, in anonymous rounds from 5. */
import { type FigureRule, rounded, toDecimals, toOneDecimal } from '../figures.ts'
import { type AnswerList, type AnswerLists, listOf } from '../lists.ts'
import type { PersonalReport, ReportDimension } from '../report.ts'
import { agreementFloor, agreementOf, standardDeviation } from '../statistics/agreement.ts'
import type { QuestionScores } from '../team/member.ts'
import { mean } from '../weights.ts'

export interface Spread {
  /** Standard deviation over n - 1: points of a question, points of percent of a dimension. */
  deviation: number | null
  /** rwg, 0 to 1; null also where a question has too many different scores for it. */
  agreement: number | null
}

/** Of one row and question; `scores` are those an answer can get, null where they are too many to be told apart. */
export function questionSpread(list: AnswerList, scores: readonly number[] | null, rule: FigureRule): Spread {
  const { deviation, agreement } = exactSpread(list, scores, rule)
  return {
    deviation: deviation === null ? null : rounded(deviation, 'points', rule),
    agreement: agreement === null ? null : toDecimals(agreement, 2),
  }
}

function exactSpread(list: AnswerList, scores: readonly number[] | null, rule: FigureRule): Spread {
  const fewest = agreementFloor(rule.anonymous)
  return {
    deviation: list.sureScores < fewest ? null : standardDeviation(list.scores, fewest),
    agreement: agreementOf(list, scores, fewest),
  }
}

/** Of a dimension, one for each row: the means over its questions that have one. No form is joined for it (answers.md). */
export function dimensionSpreads(
  { levels, rule }: Pick<PersonalReport, 'levels' | 'rule'>,
  { questions }: ReportDimension,
  lists: AnswerLists,
  scores: QuestionScores,
): Spread[] {
  return levels.map(({ key }) => {
    const each = questions.map(({ questionId, maximum }) => {
      const spread = exactSpread(listOf(lists, key, questionId), scores.get(questionId) ?? null, rule)
      return { ...spread, maximum }
    })
    const deviation = mean(
      each.map((one) => (one.deviation === null || !(one.maximum > 0) ? null : (100 * one.deviation) / one.maximum)),
    )
    const agreement = mean(each.map((one) => one.agreement))
    return {
      deviation: deviation === null ? null : toOneDecimal(deviation),
      agreement: agreement === null ? null : toDecimals(agreement, 2),
    }
  })
}
