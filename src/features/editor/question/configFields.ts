/** Which settings of a question are shown, and how (spec §3 Question config, §9). */
import type { Question, QuestionConfig } from '../../../../domain/paper/model.ts'
import { QUESTION_TYPE_RULES } from '../../../../domain/paper/questionTypes.ts'

type Name = keyof QuestionConfig

export const FLAGS = ['required', 'lengthLimit', 'isFloat'] as const
export const FIGURES = ['minimumScore', 'maximumScore', 'step', 'precision', 'lengthMaximum'] as const
export const TEXTS = ['leftDescription', 'middleDescription', 'rightDescription'] as const

/** Settings that speak only while their switch is on. */
const SWITCHES: Partial<Record<Name, 'lengthLimit' | 'isFloat'>> = {
  lengthMaximum: 'lengthLimit',
  precision: 'isFloat',
}

export function isShown({ type, config }: Pick<Question, 'type' | 'config'>, name: Name): boolean {
  const on = SWITCHES[name]
  return name in QUESTION_TYPE_RULES[type].config && (on === undefined || config[on] === true)
}

/** What switching a flag changes: decimals start at one place, and end with the whole number. */
export function switched(name: (typeof FLAGS)[number], isOn: boolean): Partial<QuestionConfig> {
  return name === 'isFloat' ? { isFloat: isOn, precision: isOn ? 1 : 0 } : { [name]: isOn }
}
