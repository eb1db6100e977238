/** How a score came about, in words: the same on screen and on paper. */
import type { Step } from '../domain/scoring/arithmetic.ts'
import { lackMaximum } from '../domain/scoring/figures.ts'
import type { PersonalReport } from '../domain/scoring/report.ts'
import { formatExact, levelName } from './format.ts'
import type { Language } from './translate.ts'

/** What a step comes to, and how far off it may be since what went into it was rounded. */
export function comesTo({ result, slack }: Pick<Step, 'result' | 'slack'>): string {
  const exact = formatExact(result)
  return slack > 0 && result !== null ? `${exact} ± ${formatExact(slack)}` : exact
}

/** A step with what is published of it. */
export const stepText = (step: Step, show: (figure: number | null) => string): string =>
  `${comesTo(step)} → ${show(step.figure)}`

/** What a level is called by its key. */
export function levelNamed({ levels }: Pick<PersonalReport, 'levels'>, key: string, language: Language): string {
  const level = levels.find((one) => one.key === key)
  return level === undefined ? key : levelName(level, language)
}

/** Why a dimension has no steps to its score. */
export function withoutSteps({ questions }: { questions: readonly { maximum: number }[] }): string {
  if (lackMaximum(questions)) return 'report.noMaximum'
  return questions.length === 0 ? 'report.noQuestions' : 'report.steps.none'
}

/** Whether any score came about that steps could lead to. */
export const hasSteps = ({ dimensions }: Pick<PersonalReport, 'dimensions'>): boolean =>
  dimensions.some(({ percent }) => percent !== null)
