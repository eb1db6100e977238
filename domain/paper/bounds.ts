/** Bounds every stored paper keeps, a draft's too: what the document says of QuestionData and QuestionConfig. */
import type { MessageParams } from '../errors.ts'
import { isTooLong } from '../textLength.ts'
import { encodeQuestion } from './codec.ts'
import type { Option, Paper, Question } from './model.ts'
import { type Bounds, CONFIG_NUMBERS, isOutOfBounds, OPTION_SCORE, STORED_BOUNDS } from './numbers.ts'
import {
  CONFIG_TEXT_MAXIMUM,
  OPTION_TEXT_MAXIMUM,
  QUESTION_DATA_MAXIMUM,
  QUESTION_TEXT_MAXIMUM,
} from './textLengths.ts'

export type LimitKey = 'paper.data.outOfRange' | 'paper.data.tooLong' | 'paper.data.tooMany'

/** Numbers count from 1; params hold everything the message needs, numbers included. */
export interface LimitIssue {
  key: LimitKey
  pageNumber: number
  questionNumber: number
  /** `data.title`, `data.options`, `config.step`... */
  field: string
  params: MessageParams
}

/** Most options of a question. */
export const OPTIONS_MAXIMUM = 200

const OPTION_ID: Bounds = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }
const JSON_MAXIMA = { data: QUESTION_DATA_MAXIMUM, config: 4000 }

type Found = [LimitKey, string, MessageParams?]

/** Everything of a paper that lies out of bounds, in reading order; empty when it may be stored as a draft. */
export function checkLimits(paper: Paper): LimitIssue[] {
  return paper.pages.flatMap((page, pageIndex) =>
    page.questions.flatMap((question, questionIndex) => {
      const numbers = { pageNumber: pageIndex + 1, questionNumber: questionIndex + 1 }
      return limitsOf(question).map(([key, field, params]): LimitIssue => {
        return { key, ...numbers, field, params: { ...numbers, field, ...params } }
      })
    }),
  )
}

function limitsOf(question: Question): Found[] {
  const { data } = question
  const options = data.options ?? []
  const found = [
    ...tooLong(data.title, QUESTION_TEXT_MAXIMUM.title, 'data.title'),
    ...tooLong(data.summary, QUESTION_TEXT_MAXIMUM.summary, 'data.summary'),
    ...(options.length > OPTIONS_MAXIMUM ? [tooMany(OPTIONS_MAXIMUM)] : options.flatMap(limitsOfOption)),
    ...limitsOfConfig(question),
  ]
  if (found.length > 0) return found
  const texts = encodeQuestion(question)
  return [...tooLong(texts.data, JSON_MAXIMA.data, 'data'), ...tooLong(texts.config, JSON_MAXIMA.config, 'config')]
}

function limitsOfOption(option: Option): Found[] {
  const { id, score, title, reasonInputPlaceholder = '' } = option
  return [
    ...(Number.isSafeInteger(id) && id >= 0 ? [] : [outOfRange('data.options.id', OPTION_ID)]),
    ...outsideOf(OPTION_SCORE, score, 'data.options.score'),
    ...tooLong(title, OPTION_TEXT_MAXIMUM.title, 'data.options.title'),
    ...tooLong(
      reasonInputPlaceholder,
      OPTION_TEXT_MAXIMUM.reasonInputPlaceholder,
      'data.options.reasonInputPlaceholder',
    ),
  ]
}

function limitsOfConfig({ config }: Question): Found[] {
  return [
    ...CONFIG_NUMBERS.flatMap((field) => outsideOf(STORED_BOUNDS[field], config[field], `config.${field}`)),
    ...tooLong(config.leftDescription ?? '', CONFIG_TEXT_MAXIMUM.leftDescription, 'config.leftDescription'),
    ...tooLong(config.middleDescription ?? '', CONFIG_TEXT_MAXIMUM.middleDescription, 'config.middleDescription'),
    ...tooLong(config.rightDescription ?? '', CONFIG_TEXT_MAXIMUM.rightDescription, 'config.rightDescription'),
  ]
}

function tooLong(text: string, maximum: number, field: string): Found[] {
  return isTooLong(text, maximum) ? [['paper.data.tooLong', field, { maximum }]] : []
}

function tooMany(maximum: number): Found {
  return ['paper.data.tooMany', 'data.options', { maximum }]
}

function outsideOf(bounds: Bounds, value: number | undefined, field: string): Found[] {
  return isOutOfBounds(value, bounds) ? [outOfRange(field, bounds)] : []
}

function outOfRange(field: string, { minimum, maximum }: Bounds): Found {
  return ['paper.data.outOfRange', field, { minimum, maximum }]
}
