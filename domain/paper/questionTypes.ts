/** Everything that differs between the seven question types, in one table (spec §3, §5, §9). */
import type { NewId, Option, Question, QuestionConfig, QuestionData, QuestionType } from './model.ts'

/** How a type is answered: one option, several, a number, or text. */
export type AnswerKind = 'option' | 'options' | 'number' | 'text'

export interface QuestionTypeRule {
  answerKind: AnswerKind
  /** True where the answer counts in scores (numbers.md 1). */
  isScored: boolean
  /** True where an empty summary is an error of the paper (spec §5). */
  needsSummary: boolean
  hasOptions: boolean
  /** Options a new question starts with and never falls below; 0 without options. */
  minimumOptions: number
  /** True where each option carries points. */
  optionsHaveScore: boolean
  /** The fields of config this type uses, with the values of a new question (spec §9). */
  config: Readonly<QuestionConfig>
}

/** Where the length limit starts, and returns to whenever the limit is switched (spec §9). */
export const DEFAULT_LENGTH_MAXIMUM = 500

const descriptions = { leftDescription: '', rightDescription: '' }
const scored = { isScored: true, hasOptions: false, minimumOptions: 0, optionsHaveScore: false, needsSummary: true }
const chosen = { isScored: false, hasOptions: true, minimumOptions: 2, optionsHaveScore: false, needsSummary: false }

export const QUESTION_TYPE_RULES: Readonly<Record<QuestionType, QuestionTypeRule>> = {
  DAN_XUAN: { ...chosen, answerKind: 'option', isScored: true, optionsHaveScore: true, config: { required: true } },
  DUO_XUAN: { ...chosen, answerKind: 'options', config: { required: false } },
  XIA_LA: { ...chosen, answerKind: 'option', config: { required: false } },
  WEN_DA: {
    ...scored,
    answerKind: 'text',
    isScored: false,
    config: { required: true, lengthLimit: false, lengthMaximum: DEFAULT_LENGTH_MAXIMUM },
  },
  DA_FEN: {
    ...scored,
    answerKind: 'number',
    config: { required: true, minimumScore: 1, maximumScore: 5, ...descriptions, middleDescription: '' },
  },
  DA_FEN_INPUT: {
    ...scored,
    answerKind: 'number',
    config: { required: true, minimumScore: 0, maximumScore: 100, isFloat: false, precision: 0 },
  },
  DA_FEN_SLIDE: {
    ...scored,
    answerKind: 'number',
    config: { required: true, minimumScore: 0, maximumScore: 100, step: 1, ...descriptions },
  },
}

/** Settings that speak only while their switch is on. */
const SWITCHES: Partial<Record<keyof QuestionConfig, 'lengthLimit' | 'isFloat'>> = {
  lengthMaximum: 'lengthLimit',
  precision: 'isFloat',
}

/** Whether a setting of the question's config counts for its answers. */
export function isInForce({ type, config }: Pick<Question, 'type' | 'config'>, name: keyof QuestionConfig): boolean {
  const on = SWITCHES[name]
  return name in QUESTION_TYPE_RULES[type].config && (on === undefined || config[on] === true)
}

/** True where answers to the question count in scores. */
export function isScored(question: Pick<Question, 'type'>): boolean {
  return QUESTION_TYPE_RULES[question.type].isScored
}

/** A new option of a question that has `count` options already; single choice scores it count + 1 (spec §9). */
export function newOption(type: QuestionType, count: number, id: number): Option {
  return QUESTION_TYPE_RULES[type].optionsHaveScore ? { id, title: '', score: count + 1 } : { id, title: '' }
}

/** A question as "add question" makes it: no title yet, the type's options and settings. */
export function newQuestion(type: QuestionType, pageId: number, index: number, newId: NewId): Question {
  const rule = QUESTION_TYPE_RULES[type]
  const data: QuestionData = { title: '', summary: '' }
  const id = newId()
  if (rule.hasOptions) {
    data.options = Array.from({ length: rule.minimumOptions }, (_, count) => newOption(type, count, newId()))
  }
  return { id, pageId, type, data, config: { ...rule.config }, index }
}
