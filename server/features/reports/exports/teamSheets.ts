/** Ranking and heat map as sheets: the figures of their calls, as these print them. */
import { toDecimals } from '../../../../domain/scoring/figures.ts'
import type { Member } from '../../../../domain/scoring/team/member.ts'
import { eachOf, toEnd } from '../../../../domain/steps.ts'
import type { ResultOf } from '../../../http/call.ts'
import type { CsvCell } from '../../../sheets/csv.ts'
import type { Sheet } from '../../../sheets/xlsx.ts'
import { figureHeading, personCells, personHeadings, type SheetGround, wordIn, yesOrNo } from './columns.ts'

/** Those without a rank stand behind the others. */
export const rankingSheet = (...given: Parameters<typeof rankingSheetSteps>): Sheet =>
  toEnd(rankingSheetSteps(...given))

/** The same with pauses. */
export function* rankingSheetSteps(
  { items, incomplete }: ResultOf<'getRanking'>,
  { rule, marked, language }: Omit<SheetGround, 'levels'>,
): Generator<void, Sheet> {
  const word = wordIn(language)
  return {
    header: [
      word('rank'),
      ...personHeadings(language),
      ...['score', 'bandLow', 'bandHigh'].map((key) => figureHeading(word(key), 'percent', rule)),
      ...[word('alikeFirst'), word('alikeLast')],
      figureHeading(word('points'), 'points', rule),
      word('possible'),
      word('incomplete'),
    ],
    rows: yield* eachOf(
      [...items, ...incomplete],
      ({ rank, percent, band, alike, points, incomplete: isIncomplete, ...person }): CsvCell[] => [
        rank,
        ...personCells(person, marked),
        percent,
        ...[band?.low ?? null, band?.high ?? null, alike?.first ?? null, alike?.last ?? null],
        points?.earned ?? null,
        points && toDecimals(points.possible, 2),
        yesOrNo(isIncomplete, language),
      ],
    ),
  }
}

/** How people differ, below their rows, as on the page. */
const SPREAD = ['mean', 'deviation', 'lowest', 'highest'] as const

/** A row an evaluatee, and below them how they differ; behind each dimension's column one for each level. */
export const detailSheet = (...given: Parameters<typeof detailSheetSteps>): Sheet => toEnd(detailSheetSteps(...given))

/** The same with pauses. */
export function* detailSheetSteps(
  team: readonly Member[],
  { overall, dimensions, rows }: ResultOf<'getRankingDetail'>,
  { rule, levels, marked, language }: SheetGround,
): Generator<void, Sheet> {
  const word = wordIn(language)
  const figure = (text: string) => figureHeading(text, 'percent', rule)
  const cellsOf = (member: Member, index: number): CsvCell[] =>
    dimensions.flatMap(({ dimensionId }, column) => {
      const own = member.dimensions.find((one) => one.dimensionId === dimensionId)
      const byLevel = levels.map(({ key }) => own?.byRow[member.rows.findIndex((row) => row.key === key)] ?? null)
      return [rows[index]?.percents[column] ?? null, ...byLevel]
    })
  const people = yield* eachOf(team, (member, index): CsvCell[] => [
    ...personCells(member.evaluatee, marked),
    member.overallPercent,
    ...cellsOf(member, index),
    yesOrNo(rows[index]?.incomplete === true, language),
  ])
  return {
    header: [
      ...personHeadings(language),
      figure(word('score')),
      ...dimensions.flatMap(({ name }) => [figure(name), ...levels.map((level) => figure(`${name} · ${level.name}`))]),
      word('incomplete'),
    ],
    rows: [
      ...people,
      ...SPREAD.map((figure) => [
        ...[null, word(figure), null, overall[figure]],
        ...dimensions.flatMap((dimension) => [dimension[figure], ...levels.map(() => null)]),
        null,
      ]),
    ],
  }
}
