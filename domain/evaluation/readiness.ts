/** What is missing before a questionnaire can be started (spec §4 "Readiness checks", design §5.2). */

/** The codes of spec §4 in the order people work: questions, indicators, binding, evaluatees, raters. */
export const READINESS_TYPES = [10, 20, 11, 30, 32] as const

export type ReadinessType = (typeof READINESS_TYPES)[number]

export interface ReadinessInput {
  questionCount: number
  dimensionCount: number
  /** Questions bound to no dimension. */
  unboundQuestionCount: number
  evaluateeCount: number
  /** Evaluatees nobody rates, themselves included. */
  evaluateesWithoutRaterCount: number
}

/** One entry of Questionnaire.invalidDatas. */
export interface ReadinessCheck {
  dataType: ReadinessType
  valid: boolean
}

/** The step of /questionnaire/edit/{step}/{id} where a failed check is mended. */
export type ReadinessStep = 'survey' | 'dimension' | 'relation'

export const READINESS_STEPS: Readonly<Record<ReadinessType, ReadinessStep>> = {
  10: 'survey',
  20: 'dimension',
  11: 'dimension',
  30: 'relation',
  32: 'relation',
}

/** All five checks, always in the same order; "some are not..." holds where there are none at all (10 or 30 says so). */
export function readiness(input: ReadinessInput): { invalidDatas: ReadinessCheck[]; ready: boolean } {
  const valid: Record<ReadinessType, boolean> = {
    10: input.questionCount > 0,
    20: input.dimensionCount > 0,
    11: input.unboundQuestionCount === 0,
    30: input.evaluateeCount > 0,
    32: input.evaluateesWithoutRaterCount === 0,
  }
  const invalidDatas = READINESS_TYPES.map((dataType) => ({ dataType, valid: valid[dataType] }))
  return { invalidDatas, ready: invalidDatas.every((check) => check.valid) }
}

/** What the browser is told of how ready a questionnaire is. */
export interface ToldReadiness {
  invalidDatas: readonly ReadinessCheck[]
  /** Title and questions pass the check of spec §5; false also where there are no questions. */
  paperDataValid: boolean
}

/** True where the texts of questions that are there, or the title, are faulty: where there are none, check 10 says so. */
export function isPaperFaulty({ invalidDatas, paperDataValid }: ToldReadiness): boolean {
  return !paperDataValid && invalidDatas.every(({ dataType, valid }) => dataType !== 10 || valid)
}

/** Where each thing that is missing before the start is mended, in the order people work. */
export function missingSteps(told: ToldReadiness): ReadinessStep[] {
  const failed = told.invalidDatas.filter(({ valid }) => !valid).map(({ dataType }) => READINESS_STEPS[dataType])
  return isPaperFaulty(told) ? ['survey', ...failed] : failed
}

/** Message key of a failed check: no questions added, no indicators set... */
export function readinessKey(dataType: ReadinessType): `readiness.${ReadinessType}` {
  return `readiness.${dataType}`
}
