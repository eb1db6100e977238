/** Which score is walked to: of a question, of a dimension, or the overall one. */
export interface StepPlace {
  dimensionId: number | null
  questionId: number | null
}

export const OVERALL: StepPlace = { dimensionId: null, questionId: null }
