/** The paper as the product works with it: pages of questions with their JSON parsed (spec §3). The wire form is in codec.ts. */

/** Single choice, multiple choice, dropdown, open text, rating, typed-in score, score slider (spec §3). */
export const QUESTION_TYPES = [
  'DAN_XUAN',
  'DUO_XUAN',
  'XIA_LA',
  'WEN_DA',
  'DA_FEN',
  'DA_FEN_INPUT',
  'DA_FEN_SLIDE',
] as const

export type QuestionType = (typeof QUESTION_TYPES)[number]

export interface Option {
  /** Unique within its question; answers name it, so it stays when the paper is saved. */
  id: number
  title: string
  /** Points, single choice only; absent while the administrator has not filled it in. */
  score?: number
  reasonRequired?: boolean
  reasonInputPlaceholder?: string
}

export interface QuestionData {
  title: string
  summary: string
  /** Present exactly for the types whose table entry has options. */
  options?: Option[]
}

/** Which fields a type uses stands in questionTypes.ts; the others are absent. */
export interface QuestionConfig {
  required?: boolean
  lengthLimit?: boolean
  /** Characters (code points). */
  lengthMaximum?: number
  minimumScore?: number
  maximumScore?: number
  leftDescription?: string
  middleDescription?: string
  rightDescription?: string
  isFloat?: boolean
  /** Decimals of a typed-in score when isFloat. */
  precision?: number
  step?: number
}

export interface Question {
  id: number
  pageId: number
  type: QuestionType
  data: QuestionData
  config: QuestionConfig
  /** Place in its page, from 1. */
  index: number
}

export interface Page {
  id: number
  /** HOME for the first page, which cannot be removed. */
  type: 'HOME' | 'CONTENT'
  /** False for a page made in the browser and not saved yet: it is sent with id 0. */
  isServerExists: boolean
  questions: Question[]
}

export interface Paper {
  title: string
  summary: string
  pages: Page[]
}

/** One rater's answer to one question, the same on the wire and here. */
export interface Answer {
  questionId: number
  /** One entry for single choice and dropdown, several for multiple choice. */
  optionIds?: number[]
  /** Rating types: points. */
  score?: number
  /** Open text, or the reason for a single choice whose option asks for one; in a browser also what was typed for a score and is none. */
  text?: string
  /** "Unable to observe": stands alone and does not count (numbers.md 1). */
  unable?: boolean
}

/** Gives ids; the browser passes a random one below LOCAL_ID_LIMIT, the server its own. */
export type NewId = () => number

/** Ids made in the browser lie below this; the server's lie above (spec §4). */
export const LOCAL_ID_LIMIT = 1_000_000_000

/** Turns a random number in [0, 1) into a local id from 1 to LOCAL_ID_LIMIT - 1. */
export function localId(random: number): number {
  return 1 + Math.floor(random * (LOCAL_ID_LIMIT - 1))
}

/** All questions of the paper in order. */
export function questionsOf(paper: Paper): Question[] {
  return paper.pages.flatMap((page) => page.questions)
}
