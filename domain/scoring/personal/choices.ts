/**
 * The options of a report's questions (numbers.md 15): how often each was chosen, and under it the reasons that explain it.
 *
 * Anonymous rounds are told reasons with their option, too. A reason tells its option anyway, and the rules count it so
 * (R7, R17): it is released by how many answered the question, each row of scores among its raters from the floor on. Which
 * text belongs to which option then tells a number of choosers for each option, so a group is told with its options only
 * where the shares of all its raters are shown; else its texts stay in the comments, without an option. No text is told
 * here that is not among the comments.
 */
import type { Question } from '../../paper/model.ts'
import {
  type Distribution,
  type DistributionRule,
  distributionRule,
  distributionsOf,
  hasOptions,
} from '../distributions.ts'
import type { Viewer } from '../gate.ts'
import { type AnswerLists, listOf } from '../lists.ts'
import type { PersonalReport, ReportChoices, ReportLevel } from '../report.ts'
import { floorsOf, raterBand } from '../rule.ts'
import type { GivenReason } from '../sealed.ts'

/** Of questions with options, the paper's order; of which nobody chose anything none. */
export function choicesOf(
  report: PersonalReport,
  questions: readonly Question[],
  lists: AnswerLists,
  reasons: readonly GivenReason[],
  viewer: Viewer,
): ReportChoices[] {
  const rule = distributionRule(report.rule, viewer)
  const floor = floorsOf({ type: report.questionnaire.type, rule: report.rule }).scores
  const paper = new Map(questions.map((question) => [question.id, question]))
  const levelOf = new Map(report.levels.map((level) => [level.key, level]))
  const ratersOf = (levelKey: string, questionId: number) => {
    const { raters } = listOf(lists, levelKey, questionId).chosen
    const level = levelOf.get(levelKey)
    return level !== undefined && rule.isFree(level) ? String(raters) : raterBand(raters, floor)
  }
  return distributionsOf(questions.filter(hasOptions), report.levels, lists, rule).flatMap((one): ReportChoices[] => {
    const { questionId, title, groups, hidden } = one
    if (groups.length === 0 && !hidden) return []
    const options = paper.get(questionId)?.data.options ?? []
    const rows = groups.map(({ levelKey, shares }) => ({
      ...{ levelKey, raters: ratersOf(levelKey, questionId) },
      percents: shares.map(({ percent }) => percent),
    }))
    const ids = options.map(({ id }) => id)
    return [
      {
        ...{ questionId, title, rows, hidden },
        options: options.map((option) => option.title),
        reasons: reasonsUnder(report, one, ids, reasons, rule),
      },
    ]
  })
}

function reasonsUnder(
  { comments, levels }: PersonalReport,
  one: Distribution,
  optionIds: readonly number[],
  reasons: readonly GivenReason[],
  rule: DistributionRule,
): ReportChoices['reasons'] {
  const groups = comments.find(({ questionId }) => questionId === one.questionId)?.groups ?? []
  return groups.flatMap(({ levelKey, texts }) => {
    if (!isTold(levelKey, one, levels, rule)) return []
    const given = reasons.filter((reason) => reason.questionId === one.questionId && reason.levelKey === levelKey)
    const places = placesOf(texts, given, optionIds)
    if (places === null) return []
    return optionIds.flatMap((_, option) => {
      const own = texts.filter((_text, index) => places[index] === option)
      return own.length === 0 ? [] : [{ levelKey, option, texts: own }]
    })
  })
}

/** Whether the shares of all raters of a group of texts are shown. */
function isTold(
  levelKey: string | null,
  { groups }: Distribution,
  levels: readonly ReportLevel[],
  { isFree }: DistributionRule,
): boolean {
  const isShown = (key: string) => groups.some((group) => group.levelKey === key)
  if (levelKey !== null) return isShown(levelKey)
  // Unlabelled: all that are protected and were asked, but one's own.
  const among = levels.filter((level) => !isFree(level) && level.kind !== 'self' && level.status !== 'empty')
  return among.length > 0 && among.every(({ key }) => isShown(key))
}

/** Of each text the place of its option; null where what was given is not what was published. Of equal texts any is as good. */
function placesOf(
  texts: readonly string[],
  given: readonly GivenReason[],
  optionIds: readonly number[],
): number[] | null {
  if (given.length !== texts.length) return null
  const left = new Map<string, number[]>()
  for (const { text, optionId } of given) {
    const place = optionIds.indexOf(optionId)
    if (place < 0) return null
    left.set(
      text,
      [...(left.get(text) ?? []), place].sort((a, b) => a - b),
    )
  }
  const places = texts.map((text) => left.get(text)?.shift() ?? -1)
  return places.includes(-1) ? null : places
}
