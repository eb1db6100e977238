/** The editor's check of a paper before it is saved or started (spec §5 "Editor check"). */
import { decodeHTML } from 'entities'
import { isTitle } from '../directory/name.ts'
import type { MessageParams } from '../errors.ts'
import { isStorable } from '../inputRules.ts'
import { isTooLong, lengthOf } from '../textLength.ts'
import { isBlank } from './blank.ts'
import { encodeQuestion } from './codec.ts'
import type { Paper, Question } from './model.ts'
import {
  CONFIG_NUMBERS,
  type ConfigNumber,
  isMissing,
  isOutOfBounds,
  type NumberFault,
  numberFault,
  OPTION_SCORE,
  START_BOUNDS,
} from './numbers.ts'
import { isInForce, QUESTION_TYPE_RULES } from './questionTypes.ts'
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
  | 'paper.check.tooFewOptions'
  | 'paper.check.scoreRange'
  | 'paper.check.minimumScore'
  | 'paper.check.maximumScore'
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
  /** The field to mend: `title`, `data` as a whole, `data.summary`, `data.options`, `data.options.score`, `config.step`... */
  field: string
  /** What it is of a number. */
  fault?: NumberFault
  /** Everything the message needs, numbers included. */
  params: MessageParams
}

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

/** No save takes it: a text that is too long or holds what the document forbids, or a number out of its bounds. */
export const keepsFromSaving = ({ key, fault }: CheckIssue): boolean =>
  fault === 'unsavable' || /(TooLong|Hidden|Unstorable)$/.test(key)

/** Told while one types: it is wrong as it stands. The rest once someone asks: a new question is empty at first. */
export const isToldAtOnce = (issue: CheckIssue): boolean => keepsFromSaving(issue) || issue.fault === 'wrong'

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
  const add = (key: CheckKey, field: string, params: MessageParams = {}, more: Particulars = {}): void => {
    const numbers = { pageNumber, questionNumber, ...(more.optionNumber && { optionNumber: more.optionNumber }) }
    issues.push({ key, questionId: question.id, field, ...numbers, ...more, params: { ...numbers, ...params } })
  }
  // First: of several at one field it alone keeps the paper from being saved.
  for (const { field, optionNumber, length, maximum } of tooLongOfQuestion(question))
    add(TEXT_TOO_LONG[field], field, { length, maximum }, optionNumber === undefined ? {} : { optionNumber })
  // Where each of them is short enough by itself.
  const together = encodeQuestion(question).data
  if (issues.length === 0 && isTooLong(together, QUESTION_DATA_MAXIMUM))
    add('paper.check.questionTextsTooLong', 'data', { length: lengthOf(together), maximum: QUESTION_DATA_MAXIMUM })
  if (isBlank(question.data.title)) add('paper.check.questionTitleEmpty', 'data.title')
  if (rule.needsSummary && isBlank(question.data.summary)) add('paper.check.questionSummaryEmpty', 'data.summary')
  if (rule.hasOptions) {
    const options = question.data.options ?? []
    if (options.length < rule.minimumOptions)
      add('paper.check.tooFewOptions', 'data.options', { count: rule.minimumOptions })
    options.forEach(({ title, score }, index) => {
      const optionNumber = index + 1
      if (isBlank(title)) add('paper.check.optionTitleEmpty', 'data.options', {}, { optionNumber })
      if (isOutOfBounds(score, OPTION_SCORE))
        add(
          'paper.check.optionScoreOutOfBounds',
          'data.options.score',
          { ...OPTION_SCORE },
          { optionNumber, fault: 'unsavable' },
        )
      else if (rule.optionsHaveScore && isMissing(score))
        add('paper.check.optionScoreEmpty', 'data.options.score', {}, { optionNumber })
    })
  }
  for (const [name, fault] of numberFaults(question)) {
    const { minimum, maximum } = START_BOUNDS[name]
    add(`paper.check.${name}`, `config.${name}`, { minimum, maximum }, { fault })
  }
  if (isRangeEmpty(question)) add('paper.check.scoreRange', 'config.maximumScore')
  return issues
}

type Particulars = Pick<CheckIssue, 'optionNumber' | 'fault'>

/** One of each: the bounds of a start are the narrower ones. What a switch has put out of force may be anything that is stored. */
function numberFaults(question: Question): [ConfigNumber, NumberFault][] {
  return CONFIG_NUMBERS.flatMap((name): [ConfigNumber, NumberFault][] => {
    const fault = numberFault(name, question.config[name])
    return fault !== null && (fault === 'unsavable' || isInForce(question, name)) ? [[name, fault]] : []
  })
}

/** It leaves a rater without a possible answer. An end that is missing or out of bounds is told for itself. */
function isRangeEmpty(question: Question): boolean {
  const { minimumScore = 0, maximumScore = 0 } = question.config
  const isAtFault = numberFaults(question).some(([name]) => name === 'minimumScore' || name === 'maximumScore')
  return isInForce(question, 'minimumScore') && !isAtFault && minimumScore >= maximumScore
}
