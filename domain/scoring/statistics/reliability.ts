/** Reliability of means over evaluatees (numbers.md, statistics). */
import { squaredDeviations } from './agreement.ts'
import type { ItemCovariances, OneWaySquares } from './meanSquares.ts'
import { EVALUATEES_FLOOR } from './statisticFloors.ts'

const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
const meanOf = (values: readonly number[]) => sum(values) / values.length
const ratio = (over: number, under: number) => (under > 0 ? over / under : null)

/**
 * ICC(1), the reliability of one rater: for an evaluatee every rater is another person (Shrout and Fleiss 1979). Groups differ
 * in size, so it is n0 = (N - sum n² / N) / (g - 1) that counts for all of them, not their mean. Null without any variance and
 * below the floor of evaluatees; below 0 where raters of one evaluatee differ more than evaluatees do.
 */
export function singleReliability(squares: OneWaySquares, fewest = EVALUATEES_FLOOR): number | null {
  const { evaluatees, raters, squaredSizes, between, within } = squares
  if (evaluatees < Math.max(2, fewest)) return null
  const size = (raters - squaredSizes / raters) / (evaluatees - 1)
  return ratio(between - within, between + (size - 1) * within)
}

/** ICC(1, n), the reliability of the mean of n raters (Spearman 1910, Brown 1910); null where it has no meaning. */
export function meanReliability(single: number | null, raters: number): number | null {
  return single === null || raters < 1 ? null : ratio(raters * single, 1 + (raters - 1) * single)
}

/** Cronbach's alpha (1951) of the questions of a dimension; null of less than two, and without variance. */
export function alphaOf({ covariances }: Pick<ItemCovariances, 'covariances'>): number | null {
  const items = covariances.length
  if (items < 2) return null
  const ofItems = sum(covariances.map((row, item) => row[item] ?? Number.NaN))
  const ofTotals = sum(covariances.flat())
  return ofTotals > 0 ? (items / (items - 1)) * (1 - ofItems / ofTotals) : null
}

/** Reliabilities of one judge and of the mean of all; null where a variance is 0. */
interface PanelReliability {
  single: number | null
  average: number | null
}

/** Of a table, rows of targets by columns of judges. */
interface PanelSquares {
  targets: number
  judges: number
  targetSquare: number
  judgeSquare: number
  errorSquare: number
}

/** Two-way mean squares; null unless the table is full, with two targets and two judges at least. */
function panelSquares(table: readonly (readonly number[])[]): PanelSquares | null {
  const targets = table.length
  const judges = table[0]?.length ?? 0
  if (targets < 2 || judges < 2 || table.some((row) => row.length !== judges)) return null
  const columns = columnsOf(table)
  const total = squaredDeviations(table.flat())
  const betweenTargets = judges * squaredDeviations(table.map(meanOf))
  const betweenJudges = targets * squaredDeviations(columns.map(meanOf))
  return {
    targets,
    judges,
    targetSquare: betweenTargets / (targets - 1),
    judgeSquare: betweenJudges / (judges - 1),
    errorSquare: (total - betweenTargets - betweenJudges) / ((targets - 1) * (judges - 1)),
  }
}

function columnsOf(table: readonly (readonly number[])[]): number[][] {
  return (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? Number.NaN))
}

/** ICC(2,1) and ICC(2,k): the same panel rated every target, judges drawn from a population. No report shows them (concordance.ts). */
export function panelReliability(table: readonly (readonly number[])[]): PanelReliability | null {
  const squares = panelSquares(table)
  if (!squares) return null
  const { targets, judges, targetSquare, judgeSquare, errorSquare } = squares
  const judgeShare = (judgeSquare - errorSquare) / targets
  return {
    single: ratio(targetSquare - errorSquare, targetSquare + (judges - 1) * errorSquare + judges * judgeShare),
    average: ratio(targetSquare - errorSquare, targetSquare + judgeShare),
  }
}

/** ICC(3,1) and ICC(3,k): the same panel rated every target and is the only panel of interest. */
export function fixedPanelReliability(table: readonly (readonly number[])[]): PanelReliability | null {
  const squares = panelSquares(table)
  if (!squares) return null
  const { judges, targetSquare, errorSquare } = squares
  return {
    single: ratio(targetSquare - errorSquare, targetSquare + (judges - 1) * errorSquare),
    average: ratio(targetSquare - errorSquare, targetSquare),
  }
}
