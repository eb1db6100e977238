/** The editor's check of a paper before it is saved or started (spec §5 "Editor check"). */
import { decodeHTML } from 'entities'
import { isTitle } from '../directory/name.ts'
import type { MessageParams } from '../errors.ts'
import { isStorable } from '../inputRules.ts'
import { isTooLong, lengthOf } from '../textLength.ts'
import { ANSWER_TEXT_MAXIMUM } from './answerLimits.ts'
import { isBlank } from './blank.ts'
import { CONFIG_BOUNDS, isOutOfBounds, isScoreOutOfBounds, POINTS_MAXIMUM } from './bounds.ts'
import { encodeQuestion } from './codec.ts'
import type { Option, Paper, Question, QuestionConfig } from './model.ts'
import { QUESTION_TYPE_RULES } from './questionTypes.ts'
import {
  PAPER_TEXT_MAXIMUM,
  QUESTION_DATA_MAXIMUM,
  type QuestionText,
  tooLongOfQuestion,
  tooLongTexts,
} from './textLengths.ts'

export type CheckKey =
  | 'paper.check.titleEmpty'
  | 'paper.check.titleHidden'
  | 'paper.check.titleUnstorable'
  | 'paper.check.summaryUnstorable'
  | 'paper.check.titleTooLong'
  | 'paper.check.summaryTooLong'
  | 'paper.check.questionTitleTooLong'
  | 'paper.check.questionSummaryTooLong'
  | 'paper.check.optionTitleTooLong'
  | 'paper.check.optionHintTooLong'
  | 'paper.check.leftDescriptionTooLong'
  | 'paper.check.middleDescriptionTooLong'
  | 'paper.check.rightDescriptionTooLong'
  | 'paper.check.questionTextsTooLong'
  | 'paper.check.questionTitleEmpty'
  | 'paper.check.questionSummaryEmpty'
  | 'paper.check.optionTitleEmpty'
  | 'paper.check.optionScoreEmpty'
  | 'paper.check.optionScoreOutOfBounds'
  | 'paper.check.numberOutOfBounds'
  | 'paper.check.tooFewOptions'
  | 'paper.check.scoreRange'
  | 'paper.check.step'
  | 'paper.check.precision'
  | 'paper.check.lengthMaximum'

/** One thing to mend. Page, question and option numbers count from 1; page and question are null for the paper's own title. */
export interface CheckIssue {
  key: CheckKey
  pageNumber: number | null
  /** Place of the question in its page. */
  questionNumber: number | null
  questionId: number | null
  optionNumber?: number
  /** The field to mend: `title`, `data` as a whole, `data.summary`, `data.options`, `config.step`... */
  field: string
  /** Everything the message needs, numbers included. */
  params: MessageParams
}

/** Most decimals of a typed-in score. */
const PRECISION_MAXIMUM = 4

/** Each says which text it is. */
const TEXT_TOO_LONG: Record<QuestionText, CheckKey> = {
  'data.title': 'paper.check.questionTitleTooLong',
  'data.summary': 'paper.check.questionSummaryTooLong',
  'data.options': 'paper.check.optionTitleTooLong',
  'data.options.reasonInputPlaceholder': 'paper.check.optionHintTooLong',
  'config.leftDescription': 'paper.check.leftDescriptionTooLong',
  'config.middleDescription': 'paper.check.middleDescriptionTooLong',
  'config.rightDescription': 'paper.check.rightDescriptionTooLong',
}

/**
 * What no save takes, a text that is too long or holds what the document forbids or a number out of its bounds, is told while one
 * types; the rest once someone asks: a new question is empty at first.
 */
export const keepsFromSaving = ({ key }: CheckIssue): boolean => /(TooLong|Hidden|Unstorable|OutOfBounds)$/.test(key)

/** Everything wrong with a paper in reading order; empty when it may be started. */
export function checkPaper(paper: Paper): CheckIssue[] {
  const issues: CheckIssue[] = []
  const ofPaper = { pageNumber: null, questionNumber: null, questionId: null }
  const ofTitle = titleFault(paper.title)
  if (ofTitle !== null) issues.push({ key: ofTitle, ...ofPaper, field: 'title', params: {} })
  // The texts of questions are sent as JSON, which writes such characters in others.
  if (!isStorable(paper.summary))
    issues.push({ key: 'paper.check.summaryUnstorable', ...ofPaper, field: 'summary', params: {} })
  for (const { field, ...params } of tooLongTexts(paper, PAPER_TEXT_MAXIMUM))
    issues.push({ key: `paper.check.${field}TooLong`, ...ofPaper, field, params })
  paper.pages.forEach((page, pageIndex) => {
    page.questions.forEach((question, questionIndex) => {
      issues.push(...checkQuestion(question, pageIndex + 1, questionIndex + 1))
    })
  })
  return issues
}

/** As it is sent: a hidden character written as an entity is taken out where it is stored, and then "&nbsp;" alone is empty. */
function titleFault(title: string): CheckKey | null {
  if (!isTitle(title)) return 'paper.check.titleHidden'
  if (!isStorable(title)) return 'paper.check.titleUnstorable'
  return isBlank(decodeHTML(title)) ? 'paper.check.titleEmpty' : null
}

/** The issues of one question; its numbers are given because the message starts with them. */
function checkQuestion(question: Question, pageNumber: number, questionNumber: number): CheckIssue[] {
  const rule = QUESTION_TYPE_RULES[question.type]
  const issues: CheckIssue[] = []
  const add = (key: CheckKey, field: string, params: MessageParams = {}, optionNumber?: number): void => {
    const numbers = { pageNumber, questionNumber, ...(optionNumber === undefined ? {} : { optionNumber }) }
    issues.push({ key, questionId: question.id, field, ...numbers, params: { ...numbers, ...params } })
  }
  // First: of several at one field it alone keeps the paper from being saved.
  for (const { field, optionNumber, length, maximum } of tooLongOfQuestion(question))
    add(TEXT_TOO_LONG[field], field, { length, maximum }, optionNumber)
  // Where each of them is short enough by itself.
  const together = encodeQuestion(question).data
  if (issues.length === 0 && isTooLong(together, QUESTION_DATA_MAXIMUM))
    add('paper.check.questionTextsTooLong', 'data', { length: lengthOf(together), maximum: QUESTION_DATA_MAXIMUM })
  const options = question.data.options ?? []
  options.forEach(({ score }, index) => {
    if (isScoreOutOfBounds(score))
      add('paper.check.optionScoreOutOfBounds', 'data.options', { maximum: POINTS_MAXIMUM }, index + 1)
  })
  for (const [field, minimum, maximum] of CONFIG_BOUNDS) {
    if (isOutOfBounds(question.config[field], minimum, maximum))
      add('paper.check.numberOutOfBounds', `config.${field}`, { minimum, maximum })
  }
  if (isBlank(question.data.title)) add('paper.check.questionTitleEmpty', 'data.title')
  if (rule.needsSummary && isBlank(question.data.summary)) add('paper.check.questionSummaryEmpty', 'data.summary')
  if (rule.hasOptions) {
    if (options.length < rule.minimumOptions) {
      add('paper.check.tooFewOptions', 'data.options', { count: rule.minimumOptions })
    }
    options.forEach((option, index) => {
      if (isBlank(option.title)) add('paper.check.optionTitleEmpty', 'data.options', {}, index + 1)
      if (rule.optionsHaveScore && !hasScore(option)) add('paper.check.optionScoreEmpty', 'data.options', {}, index + 1)
    })
  }
  for (const [key, field, params] of checkConfig(question)) add(key, field, params)
  return issues
}

/** Settings that would leave a rater without a possible answer; the spec leaves them open. */
function checkConfig(question: Question): [CheckKey, string, MessageParams?][] {
  const { minimumScore, maximumScore, step, precision, lengthLimit, lengthMaximum } = question.config
  const uses = (field: keyof QuestionConfig): boolean => field in QUESTION_TYPE_RULES[question.type].config
  const found: [CheckKey, string, MessageParams?][] = []
  if (
    uses('minimumScore') &&
    !(isFiniteNumber(minimumScore) && isFiniteNumber(maximumScore) && minimumScore < maximumScore)
  ) {
    found.push(['paper.check.scoreRange', 'config.maximumScore'])
  }
  if (uses('step') && !(isFiniteNumber(step) && step > 0)) found.push(['paper.check.step', 'config.step'])
  if (uses('precision') && question.config.isFloat && !isWholeBetween(precision, 0, PRECISION_MAXIMUM)) {
    found.push(['paper.check.precision', 'config.precision', { maximum: PRECISION_MAXIMUM }])
  }
  if (uses('lengthMaximum') && lengthLimit && !isWholeBetween(lengthMaximum, 1, ANSWER_TEXT_MAXIMUM)) {
    found.push(['paper.check.lengthMaximum', 'config.lengthMaximum', { maximum: ANSWER_TEXT_MAXIMUM }])
  }
  return found
}

function hasScore(option: Option): boolean {
  return isFiniteNumber(option.score)
}

function isFiniteNumber(value: number | undefined): value is number {
  return value !== undefined && Number.isFinite(value)
}

function isWholeBetween(value: number | undefined, minimum: number, maximum: number): boolean {
  return value !== undefined && Number.isInteger(value) && value >= minimum && value <= maximum
}
