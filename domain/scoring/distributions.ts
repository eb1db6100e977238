/**
 * How often each option and each score was given (numbers.md 15), row by row, behind the floors of the gate: an anonymous
 * questionnaire shows it of a protected row from five raters on (anonymity.md R2, R13).
 */
import { QUESTION_TYPES, type Question } from '../paper/model.ts'
import { QUESTION_TYPE_RULES } from '../paper/questionTypes.ts'
import { singleScores } from '../paper/scale.ts'
import { questionMaximum, questionMinimum } from '../paper/score.ts'
import { toDecimals, withMinus } from './figures.ts'
import type { Viewer } from './gate.ts'
import { type AnswerList, type AnswerLists, listOf, tellsAnswers } from './lists.ts'
import type { AnonymityRule, ReportLevel } from './report.ts'
import { spreadFloor } from './statistics/agreement.ts'

/** One option or score, or the scores from one to another. */
export interface Share {
  label: string
  /** Of the raters who answered, in whole percent; of several options they may be more than 100 together. */
  percent: number
  /** How often it was given; null where the row is protected. */
  count: number | null
}

export interface Distribution {
  questionId: number
  title: string
  groups: { levelKey: string; shares: Share[] }[]
  /** Some row that is shown has too few raters for it. */
  hidden: boolean
}

/** Typed and chosen numbers of more values than can be told apart are counted in so many classes. */
const CLASSES = 5

/** Types whose answers are counted; open texts are not. */
const COUNTED = QUESTION_TYPES.filter((type) => QUESTION_TYPE_RULES[type].answerKind !== 'text')

export const isCountable = ({ type }: Question): boolean => COUNTED.includes(type)

/** Fewest raters of a row whose answers are counted; `isFree` of rows nothing protects. */
const floorOf = (isAnonymous: boolean, commentFloor: number, isFree: boolean): number =>
  isFree ? 1 : isAnonymous ? spreadFloor({ anonymous: true, commentFloor }) : commentFloor

export interface DistributionRule {
  anonymous: boolean
  commentFloor: number
  /** Whether nothing protects a row from this viewer. */
  isFree(level: ReportLevel): boolean
}

/** What a viewer may see of a report's rows: nothing protects those of named rounds from administrators, nor one's own from oneself. */
export const distributionRule = (
  { anonymous, commentFloor, exemptLevelTypes }: AnonymityRule,
  viewer: Viewer = 'administrator',
): DistributionRule => ({
  anonymous,
  commentFloor,
  isFree: ({ kind }) =>
    (!anonymous && (viewer === 'administrator' || kind === 'self')) ||
    exemptLevelTypes.some((levelType) => levelType === kind),
})

/** Of every question that can be counted, the paper's order. */
export function distributionsOf(
  questions: readonly Question[],
  levels: readonly ReportLevel[],
  lists: AnswerLists,
  rule: DistributionRule,
): Distribution[] {
  const telling = levels.filter(tellsAnswers)
  return questions.filter(isCountable).map((question) => {
    const rows = telling.flatMap((level) => {
      const list = listOf(lists, level.key, question.id)
      if (level.status !== 'shown' && ratersOf(question, list) === 0) return []
      const fewest = floorOf(rule.anonymous, rule.commentFloor, rule.isFree(level))
      return [{ level, list, isEnough: sureOf(question, list) >= fewest }]
    })
    return {
      questionId: question.id,
      title: question.data.title,
      groups: rows
        .filter(({ isEnough }) => isEnough)
        .map(({ level, list }) => ({ levelKey: level.key, shares: sharesOf(question, list, rule.isFree(level)) })),
      hidden: rows.some(({ level, isEnough }) => !isEnough && !rule.isFree(level)),
    }
  })
}

/** Whether options are chosen. */
export const hasOptions = ({ type }: Question) => QUESTION_TYPE_RULES[type].hasOptions

const ratersOf = (question: Question, { scores, chosen }: AnswerList): number =>
  hasOptions(question) ? chosen.raters : scores.length

const sureOf = (question: Question, { sureScores, sureChosen }: AnswerList): number =>
  hasOptions(question) ? sureChosen : sureScores

function sharesOf(question: Question, list: AnswerList, isFree: boolean): Share[] {
  const raters = ratersOf(question, list)
  const share = (label: string, count: number): Share => ({
    ...{ label, percent: toDecimals((100 * count) / raters, 0) },
    count: isFree ? count : null,
  })
  if (hasOptions(question)) {
    const { optionIds } = list.chosen
    return (question.data.options ?? []).map(({ id, title }) =>
      share(title, optionIds.filter((chosen) => chosen === id).length),
    )
  }
  const single = singleScores(question)
  if (single !== null) {
    return single.map((score) =>
      share(withMinus(String(score)), list.scores.filter((given) => isSame(given, score)).length),
    )
  }
  return classesOf(question).map(({ from, to, isLast }) =>
    share(
      `${boundText(from)}–${isLast ? '' : '<'}${boundText(to)}`,
      list.scores.filter((given) => given >= from && (given < to || (isLast && given <= to))).length,
    ),
  )
}

/** A bound of a class, printed. */
const boundText = (value: number) => withMinus(String(toDecimals(value, 2)))

/** Binary fractions of one decimal number may differ in their last digit. */
const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-9 * Math.max(1, Math.abs(one))

/** Equal parts of the scale, each without its end but the last. */
function classesOf(question: Question): { from: number; to: number; isLast: boolean }[] {
  const [lowest, highest] = [questionMinimum(question) ?? 0, questionMaximum(question) ?? 0]
  const at = (part: number) => lowest + ((highest - lowest) * part) / CLASSES
  return Array.from({ length: CLASSES }, (_, part) => ({
    from: at(part),
    to: at(part + 1),
    isLast: part === CLASSES - 1,
  }))
}
