/**
 * All that personal reports show of a round, a sheet a kind. Which sheets and columns there are follows from the questionnaire
 * alone; of rows there are as many as its reports show (anonymity.md R17).
 */
import type { Question } from '../../../../domain/paper/model.ts'
import { distributionRule, distributionsOf } from '../../../../domain/scoring/distributions.ts'
import { toDecimals, toOneDecimal } from '../../../../domain/scoring/figures.ts'
import type { AnswerLists } from '../../../../domain/scoring/lists.ts'
import { questionRows } from '../../../../domain/scoring/personal/questionRows.ts'
import { ratersText } from '../../../../domain/scoring/ratersText.ts'
import type { PersonalReport, ToldReport } from '../../../../domain/scoring/report.ts'
import { dimensionWeight, levelWeight } from '../../../../domain/scoring/shares.ts'
import { unlabelledKey } from '../../../../domain/scoring/unlabelled.ts'
import { translateReport } from '../../../../messages/report.ts'
import type { CsvCell } from '../../../sheets/csv.ts'
import type { SheetKind } from '../../../sheets/workbook.ts'
import { rowName, statusText, weightsText } from '../levelWords.ts'
import {
  figureHeading,
  type LevelColumn,
  personCells,
  personHeadings,
  type SheetGround,
  wordIn,
  yesOrNo,
} from './columns.ts'

/** The levels that have a column: self has one already, beside that of others, and one heading twice misleads pivot tables. */
const inColumns = (levels: readonly LevelColumn[]) => levels.filter(({ isSelf }) => !isSelf)

/** Overall, raters, dimensions, questions, how raters of a question differ, comments, choices. */
export function resultSheets({ rule, levels, language }: Omit<SheetGround, 'marked'>): SheetKind[] {
  const word = wordIn(language)
  const person = personHeadings(language)
  const percent = (text: string) => figureHeading(text, 'percent', rule)
  const points = (text: string) => figureHeading(text, 'points', rule)
  const names = inColumns(levels).map(({ name }) => name)
  const views = [word('score'), word('others'), word('self')]
  return [
    {
      name: word('overallSheet'),
      header: [...person, percent(word('score')), points(word('points')), word('possible'), word('incomplete')],
    },
    { name: word('ratersSheet'), header: [...person, ...['relation', 'raters', 'weight', 'status'].map(word)] },
    {
      name: word('dimensionSheet'),
      header: [...person, word('dimension'), ...[...views, ...names].map(percent), word('weight')],
    },
    {
      name: word('questionSheet'),
      header: [
        ...person,
        ...[word('dimension'), word('question'), word('maximum')],
        figureHeading(word('percent'), 'questionPercent', rule),
        ...[word('points'), word('others'), word('self'), ...names].map(points),
        word('weights'),
      ],
    },
    {
      name: word('spreadSheet'),
      header: [
        ...[...person, ...['question', 'relation', 'raters'].map(word)],
        ...[points(word('mean')), points(word('deviation')), { text: word('agreement'), decimals: 2 }],
      ],
    },
    { name: word('commentSheet'), header: [...person, ...['question', 'relation', 'comment', 'reasonFor'].map(word)] },
    {
      name: word('choiceSheet'),
      header: [
        ...[...person, ...['question', 'relation', 'choice'].map(word)],
        ...[{ text: word('share'), decimals: 0 }, word('count')],
      ],
    },
  ]
}

/** What one report adds to each of the sheets. */
export function resultRows(
  report: ToldReport,
  lists: AnswerLists,
  questions: readonly Question[],
  ground: SheetGround,
): CsvCell[][][] {
  const { language } = ground
  const person = personCells(report.evaluatee, ground.marked)
  const { points } = report
  const places = inColumns(ground.levels).map(({ key }) => report.levels.findIndex((level) => level.key === key))
  const placed = (byLevel: readonly (number | null)[]) => places.map((place) => byLevel[place] ?? null)
  const overall = [
    ...[...person, report.overallPercent, points?.earned ?? null, points && toDecimals(points.possible, 2)],
    yesOrNo(report.incomplete, language),
  ]
  return [
    [overall],
    report.levels.map((level) => [
      ...[...person, rowName(level, language), ratersCell(level.raterCount), weightCell(levelWeight(level))],
      statusText(level, language),
    ]),
    report.dimensions.map(({ name, percent, othersPercent, selfPercent, byLevel, weight }) => [
      ...[...person, name, percent, othersPercent, selfPercent, ...placed(byLevel)],
      weightCell(dimensionWeight({ weight, percent })),
    ]),
    report.dimensions.flatMap((dimension) =>
      dimension.questions.map((question) => [
        ...[...person, dimension.name, question.title, question.maximum, question.percent],
        ...[question.weightedScore, question.othersScore, question.selfScore, ...placed(question.byLevel)],
        weightsText(report, question, language),
      ]),
    ),
    spreadRows(report, lists, questions, ground).map((cells) => [...person, ...cells]),
    commentRows(report, ground).map((cells) => [...person, ...cells]),
    choiceRows(report, lists, questions, ground).map((cells) => [...person, ...cells]),
  ]
}

const weightCell = (weight: number | null): CsvCell => (weight === null ? null : toOneDecimal(weight))

/** A number where it is one. */
const ratersCell = (raters: string | null): CsvCell =>
  raters !== null && /^\d+$/.test(raters) ? Number(raters) : raters && ratersText(raters)

const nameOfRow = ({ levels }: PersonalReport, key: string, { language }: SheetGround): string => {
  const level = levels.find((one) => one.key === key)
  return level === undefined ? '' : rowName(level, language)
}

/** Of each question and row of raters that is shown how many answered and how far they lie apart. */
function spreadRows(
  report: PersonalReport,
  lists: AnswerLists,
  questions: readonly Question[],
  ground: SheetGround,
): CsvCell[][] {
  return questionRows(report, questions, lists).questions.flatMap(({ title, rows }) =>
    rows.map(({ levelKey, raters, mean, deviation, agreement }) => [
      ...[title, nameOfRow(report, levelKey, ground), ratersCell(raters), mean, deviation, agreement],
    ]),
  )
}

/** The texts that were released, in the order of the report, which is none (R8); reasons with the option they explain (numbers.md 15). */
function commentRows(report: ToldReport, ground: SheetGround): CsvCell[][] {
  const unlabelled = translateReport(ground.language, unlabelledKey(report))
  return report.comments.flatMap(({ questionId, title, groups }) =>
    groups.flatMap(({ levelKey, texts }) => {
      const from = levelKey === null ? unlabelled : nameOfRow(report, levelKey, ground)
      const optionOf = optionsUnder(report, questionId, levelKey)
      return texts.map((text) => [title, from, text, optionOf(text)])
    }),
  )
}

/** One text after the other: the option it was given for, as the report tells it; empty where it tells none. Of equal texts any is as good. */
function optionsUnder({ told }: ToldReport, questionId: number, levelKey: string | null) {
  const choices = told?.choices.find((one) => one.questionId === questionId)
  const left = (choices?.reasons ?? [])
    .filter((reason) => reason.levelKey === levelKey)
    .flatMap(({ option, texts }) => texts.map((text) => ({ text, title: choices?.options[option] ?? '' })))
  return (text: string): string => {
    const place = left.findIndex((one) => one.text === text)
    return place < 0 ? '' : (left.splice(place, 1)[0]?.title ?? '')
  }
}

/** How often each option and each score was given, where enough raters answered (numbers.md 15). */
function choiceRows(
  report: PersonalReport,
  lists: AnswerLists,
  questions: readonly Question[],
  ground: SheetGround,
): CsvCell[][] {
  return distributionsOf(questions, report.levels, lists, distributionRule(report.rule)).flatMap(({ title, groups }) =>
    groups.flatMap(({ levelKey, shares }) =>
      shares.map(({ label, percent, count }) => [title, nameOfRow(report, levelKey, ground), label, percent, count]),
    ),
  )
}
