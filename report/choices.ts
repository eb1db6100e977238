/** What the screen and the paper say of options that were chosen, reasons that were given, and answers that do not count. */
import { NOTHING } from '../domain/scoring/figures.ts'
import { tellsAnswers } from '../domain/scoring/lists.ts'
import type {
  LeftOutAnswers,
  PersonalReport,
  ReportChoices,
  ReportLevel,
  ToldReport,
} from '../domain/scoring/report.ts'
import { unlabelledKey } from '../domain/scoring/unlabelled.ts'
import { joinList } from '../messages/format.ts'
import { formatRaters, levelName } from './format.ts'
import { missingComments } from './notes.ts'
import { type Language, translate } from './translate.ts'

/** What a group of texts is called; unlabelled ones are of whoever does not stand apart. */
export function groupName(
  { levels, rule }: Pick<PersonalReport, 'levels' | 'rule'>,
  levelKey: string | null,
  language: Language,
): string {
  const level = levels.find(({ key }) => key === levelKey)
  if (level !== undefined) return levelName(level, language)
  return translate(language, unlabelledKey({ levels, rule }))
}

interface ChoiceForms {
  /** Questions of whose options nothing was said yet, or why. */
  told: ReportChoices[]
  /** Those that have a figure above and no reason, for whoever asks: together where they offer the same options. */
  folded: { alike: ReportChoices[][]; apart: ReportChoices[] }
}

/** More options than this are no columns. */
const MOST_ALIKE = 11

export function choiceForms(
  { dimensions }: Pick<PersonalReport, 'dimensions'>,
  all: readonly ReportChoices[],
): ChoiceForms {
  const scored = new Set(dimensions.flatMap(({ questions }) => questions.map(({ questionId }) => questionId)))
  const isFolded = ({ questionId, reasons }: ReportChoices) => scored.has(questionId) && reasons.length === 0
  const byOptions = new Map<string, ReportChoices[]>()
  for (const one of all.filter(isFolded)) {
    const key = JSON.stringify(one.options)
    byOptions.set(key, [...(byOptions.get(key) ?? []), one])
  }
  const groups = [...byOptions.values()]
  const isAlike = ({ length, 0: first }: ReportChoices[]) => length > 1 && (first?.options.length ?? 0) <= MOST_ALIKE
  return {
    told: all.filter((one) => !isFolded(one)),
    folded: { alike: groups.filter(isAlike), apart: groups.filter((some) => !isAlike(some)).flat() },
  }
}

interface AlikeChoices {
  /** What the columns of the options are called, and what that stands for; nothing where it says so itself. */
  heads: { key: number; label: string }[]
  legend: string
  /** A row each, in it one for each level that is shown. */
  questions: { key: number; title: string; rows: { level: ReportLevel; cells: string[]; raters: string }[] }[]
  /** Whether some are marked, of which some row is not shown. */
  hasMarked: boolean
}

/** What marks a question of which some row is not shown. */
export const HIDDEN_MARK = '*'
/** Wide characters count twice. */
const HEAD = { longest: 20, most: 5, tooLongAWord: /[^\s\u2e80-\uffff]{11}/ }

/** Questions with the same options as one table. */
export function alikeChoices(report: PersonalReport, choices: readonly ReportChoices[]): AlikeChoices {
  const options = choices[0]?.options ?? []
  const widthOf = (title: string) => title.length + (title.match(/[\u2e80-\uffff]/g)?.length ?? 0)
  const isShort = (title: string) => widthOf(title) <= HEAD.longest && !HEAD.tooLongAWord.test(title)
  const isSaid = options.length <= HEAD.most && options.every(isShort)
  const letters = options.map((_, place) => String.fromCharCode('A'.charCodeAt(0) + place))
  return {
    heads: (isSaid ? options : letters).map((label, key) => ({ key, label })),
    legend: isSaid ? '' : options.map((title, place) => `${letters[place]} ${title}`).join(' · '),
    questions: choices.map((one) => {
      const { levels, options: shares, raters } = shownChoices(report, one)
      return {
        ...{ key: one.questionId, title: `${one.title}${one.hidden ? ` ${HIDDEN_MARK}` : ''}` },
        rows: levels.map((level, place) => ({
          level,
          cells: shares.map(({ cells }) => cells[place] ?? NOTHING),
          raters: raters[place] ?? NOTHING,
        })),
      }
    }),
    hasMarked: choices.some(({ hidden }) => hidden),
  }
}

interface ShownChoices {
  /** The columns: rows of raters that are shown. */
  levels: ReportLevel[]
  /** One for each option: its cells, one for each of `levels`. */
  options: { key: number; title: string; cells: string[] }[]
  /** How many chose something, one for each of `levels`. */
  raters: string[]
  /** Under the options they explain. */
  reasons: { key: number; title: string; groups: ReportChoices['reasons'] }[]
}

/** A question's options as a table, and why they were chosen. */
export function shownChoices(report: PersonalReport, { options, rows, reasons }: ReportChoices): ShownChoices {
  const rowOf = (levelKey: string) => rows.find((row) => row.levelKey === levelKey)
  const levels = report.levels.filter(
    (level) => level.status === 'shown' || (tellsAnswers(level) && rowOf(level.key) !== undefined),
  )
  const titled = options.map((title, key) => ({ key, title }))
  return {
    levels,
    options: titled.map(({ key, title }) => ({
      ...{ key, title },
      cells: levels.map((level) => {
        const percent = rowOf(level.key)?.percents[key]
        return percent === undefined ? NOTHING : `${percent}%`
      }),
    })),
    raters: levels.map((level) => formatRaters(rowOf(level.key)?.raters)),
    reasons: titled.flatMap(({ key, title }) => {
      const groups = reasons.filter(({ option }) => option === key)
      return groups.length === 0 ? [] : [{ key, title, groups }]
    }),
  }
}

interface ShownComments {
  questionId: number
  title: string
  groups: { levelKey: string | null; texts: string[] }[]
  /** The sentence of what is not there; null where all there are is shown. */
  missing: string | null
}

/** The comments, but for reasons that stand under their options. */
export function shownComments({ comments, told }: ToldReport): ShownComments[] {
  return comments.flatMap(({ questionId, title, groups, hidden }): ShownComments[] => {
    const reasons = told?.choices.find((one) => one.questionId === questionId)?.reasons ?? []
    const filled = groups.filter(({ texts }) => texts.length > 0)
    const apart = filled.filter(({ levelKey }) => reasons.every((reason) => reason.levelKey !== levelKey))
    const missing = missingComments(hidden, filled.length > 0)
    // All of it stands under options.
    if (filled.length > 0 && apart.length === 0 && missing === null) return []
    return [{ questionId, title, groups: apart, missing }]
  })
}

interface LeftOutLine {
  key: string | number
  /** The question it is about; null for whole forms. */
  title: string | null
  text: string
}

/** What does not count, line by line; none where everything does. */
export function leftOutLines({ levels, rule, told }: ToldReport, language: Language): LeftOutLine[] {
  if (told === undefined) return []
  const { forms, answers } = told.leftOut
  const say = (key: string, params: Record<string, string | number>) => translate(language, key, params)
  const named = (levelKey: string) => groupName({ levels, rule }, levelKey, language)
  const silent = ({ levelKey, unable, blank }: LeftOutAnswers) => [
    ...(unable === 0 ? [] : [say('report.leftOut.unable', { count: unable, name: named(levelKey) })]),
    ...(blank === 0 ? [] : [say('report.leftOut.blank', { count: blank, name: named(levelKey) })]),
  ]
  return [
    ...forms.map(({ levelKey, count, reasons }) => ({
      ...{ key: levelKey, title: null },
      text: say(reasons.length === 0 ? 'report.leftOut.forms' : 'report.leftOut.formsWhy', {
        ...{ count, name: named(levelKey) },
        reasons: joinList(reasons, language),
      }),
    })),
    ...answers.map(({ questionId, title, rows }) => ({
      ...{ key: questionId, title },
      text: joinList(rows.flatMap(silent), language),
    })),
  ]
}

/** Below its heading: that it counts nowhere, and whose are not told. */
export const leftOutCaption = ({ rule }: Pick<PersonalReport, 'rule'>): string =>
  rule.anonymous ? 'report.leftOut.captionAnonymous' : 'report.leftOut.caption'
