/** Published tables the statistics must reproduce. Used by tests only. */

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
