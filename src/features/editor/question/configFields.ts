/** Which settings of a question are shown, and how (spec §3 Question config, §9). */
import type { QuestionConfig } from '../../../../domain/paper/model.ts'

export const FLAGS = ['required', 'lengthLimit', 'isFloat'] as const
export const FIGURES = ['minimumScore', 'maximumScore', 'step', 'precision', 'lengthMaximum'] as const
export const TEXTS = ['leftDescription', 'middleDescription', 'rightDescription'] as const

/** What switching a flag changes: decimals start at one place, and end with the whole number. */
export function switched(name: (typeof FLAGS)[number], isOn: boolean): Partial<QuestionConfig> {
  return name === 'isFloat' ? { isFloat: isOn, precision: isOn ? 1 : 0 } : { [name]: isOn }
}
