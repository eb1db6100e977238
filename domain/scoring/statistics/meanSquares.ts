/** What is kept of a round's forms for statistics; made by `reliabilitySums`, read by whatever prints one. */

/** Mean squares of the one-way model over evaluatees, in squared percent. */
export interface OneWaySquares {
  /** `level:<id>`, `pool`, or `centred`: all rows, each form less the mean of its row over the questionnaire. */
  scope: string
  evaluatees: number
  raters: number
  /** Sum of the squared numbers of raters an evaluatee. */
  squaredSizes: number
  between: number
  within: number
}

/** What alpha is made of, in squared percent. */
export interface ItemCovariances {
  questionIds: number[]
  /** All forms of the rows that take part, and those complete in this dimension. */
  forms: number
  complete: number
  /** Covariances over the complete forms, row by row. */
  covariances: number[][]
}

export interface DimensionReliability {
  dimensionId: number
  squares: OneWaySquares[]
  items: ItemCovariances | null
}
