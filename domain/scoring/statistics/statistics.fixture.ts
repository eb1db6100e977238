/** Published tables the statistics must reproduce, and what a table's mean squares are by their definition. Used by tests only. */
import type { OneWaySquares } from './meanSquares.ts'

/**
 * Six targets rated by four judges: Shrout, P. E. and Fleiss, J. L. (1979). Intraclass correlations: uses in
 * assessing rater reliability. Psychological Bulletin 86, 420-428, table 2.
 */
export const SHROUT_FLEISS_1979 = [
  [9, 2, 5, 8],
  [6, 1, 3, 2],
  [8, 4, 6, 8],
  [7, 1, 2, 6],
  [10, 5, 6, 9],
  [6, 2, 4, 7],
]

const RATER_1 = [3, 3, 3, 4, 5, 5, 2, 3, 5, 2, 2, 6, 1, 5, 2, 2, 1, 2, 4, 3]
const RATER_2 = [3, 6, 4, 6, 2, 4, 2, 4, 3, 3, 2, 3, 3, 3, 2, 2, 1, 3, 3, 4]
const RATER_3 = [2, 1, 4, 4, 3, 2, 1, 6, 1, 1, 1, 2, 3, 3, 1, 1, 3, 3, 2, 2]

/** Twenty subjects rated by three raters, with ties: data set `anxiety` of the R package irr (Gamer, Lemon and others). */
export const ANXIETY = RATER_1.map((first, subject) => [
  first,
  RATER_2[subject] ?? Number.NaN,
  RATER_3[subject] ?? Number.NaN,
])

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/** One-way mean squares of groups of ratings, each rating's distances taken one by one. */
export function oneWaySquaresOf(groups: readonly (readonly number[])[]): OneWaySquares {
  const grand = meanOf(groups.flat())
  const raters = groups.flat().length
  const between = groups.flatMap((group) => group.map(() => (meanOf(group) - grand) ** 2))
  const within = groups.flatMap((group) => group.map((value) => (value - meanOf(group)) ** 2))
  const total = (squares: readonly number[]) => squares.reduce((sum, square) => sum + square, 0)
  return {
    scope: '',
    evaluatees: groups.length,
    raters,
    squaredSizes: total(groups.map((group) => group.length ** 2)),
    between: total(between) / (groups.length - 1),
    within: total(within) / (raters - groups.length),
  }
}

/** Covariances of the columns of a table without gaps, row by row. */
export function covariancesOf(table: readonly (readonly number[])[]): number[][] {
  const columns = (table[0] ?? []).map((_, column) => table.map((row) => row[column] ?? Number.NaN))
  return columns.map((one) =>
    columns.map((other) => {
      const products = one.map((value, row) => (value - meanOf(one)) * ((other[row] ?? Number.NaN) - meanOf(other)))
      return products.reduce((sum, product) => sum + product, 0) / (table.length - 1)
    }),
  )
}
