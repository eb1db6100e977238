/** What each touch of a question does to its answer, and which part of it is sent. */
import { chosenOption } from '../../domain/paper/answers.ts'
import { isBlank } from '../../domain/paper/blank.ts'
import type { Answer, Question } from '../../domain/paper/model.ts'
import { QUESTION_TYPE_RULES } from '../../domain/paper/questionTypes.ts'

type Given = Answer | undefined

/** Single choice and dropdown; null takes the choice back. A reason already typed stays. */
export function chooseOption(question: Question, given: Given, optionId: number | null): Answer {
  const optionIds = optionId === null ? [] : [optionId]
  return { ...given, questionId: question.id, optionIds, unable: false }
}

/** Multiple choice: adds the option or takes it away, in the order of the question. */
export function toggleOption(question: Question, given: Given, optionId: number): Answer {
  const chosen = new Set(given?.optionIds ?? [])
  if (!chosen.delete(optionId)) chosen.add(optionId)
  const order = (question.data.options ?? []).map((option) => option.id)
  return { ...given, questionId: question.id, optionIds: order.filter((id) => chosen.has(id)), unable: false }
}

/** The rating types; undefined takes the score back. */
export function giveScore(question: Question, given: Given, score: number | undefined): Answer {
  return { ...given, questionId: question.id, score, unable: false }
}

/** A score typed in. What is no number stays as it was typed: the paper does not take it, so that it is told and kept. */
export function typeScore(question: Question, given: Given, typed: string): Answer {
  const score = readNumber(typed)
  return { ...giveScore(question, given, score), text: score === undefined ? typed : undefined }
}

/** Open text, or the reason of a single choice. */
export function writeText(question: Question, given: Given, text: string): Answer {
  return { ...given, questionId: question.id, text, unable: false }
}

/** "Unable to observe". What was given before stays here, so that taking it back loses nothing. */
export function chooseUnable(question: Question, given: Given, unable: boolean): Answer {
  return { ...given, questionId: question.id, unable }
}

/** The part of an answer that is seen on the page and therefore sent; the questionId alone says "no answer". */
export function visibleAnswer(question: Question, given: Given): Answer {
  const { id: questionId } = question
  if (given === undefined) return { questionId }
  if (given.unable) return { questionId, unable: true }
  switch (QUESTION_TYPE_RULES[question.type].answerKind) {
    case 'number':
      if (given.score !== undefined) return { questionId, score: given.score }
      return isBlank(given.text) ? { questionId } : { questionId, text: given.text }
    case 'text':
      return given.text ? { questionId, text: given.text } : { questionId }
    default:
      return chosenAnswer(question, given)
  }
}

function chosenAnswer(question: Question, given: Answer): Answer {
  const { id: questionId } = question
  if (!given.optionIds?.length) return { questionId }
  return {
    questionId,
    optionIds: given.optionIds,
    ...(asksReason(question, given) && given.text && { text: given.text }),
  }
}

/** Whether what was chosen asks for a reason, whose field is open then. */
export const asksReason = (question: Question, given: Given): boolean =>
  given?.unable !== true && chosenOption(question, given)?.reasonRequired === true

/** The whole numbers of a rating drawn as buttons. */
export function ratingScores(question: Question): number[] {
  const { minimumScore = 1, maximumScore = 5 } = question.config
  return Array.from({ length: Math.floor(maximumScore - minimumScore) + 1 }, (_, index) => minimumScore + index)
}

/** More buttons than this no longer fit a phone in two rows; the score is typed in instead. */
const MOST_RATING_BUTTONS = 12

/** True where choosing one of a few settles the question, so that the page may go on by itself. */
export function isSettledByOneTouch(question: Question): boolean {
  if (question.type === 'DAN_XUAN') return true
  return question.type === 'DA_FEN' && ratingScores(question).length <= MOST_RATING_BUTTONS
}

/** True where "unable to observe" is offered: not for a text nobody has to write. */
export function offersUnable(question: Question, allowUnable: boolean): boolean {
  return allowUnable && (question.type !== 'WEN_DA' || question.config.required === true)
}

/** What a number key chooses: the nth option, or the score itself; undefined when there is none. */
export function answerByDigit(question: Question, given: Given, digit: number): Answer | undefined {
  const option = question.data.options?.[digit - 1]
  if (question.type === 'DAN_XUAN' && option) return chooseOption(question, given, option.id)
  if (question.type === 'DUO_XUAN' && option) return toggleOption(question, given, option.id)
  const isButtons = question.type === 'DA_FEN' && isSettledByOneTouch(question)
  return isButtons && ratingScores(question).includes(digit) ? giveScore(question, given, digit) : undefined
}

/** A typed-in number: full-width digits and a comma for the point are understood; undefined when it is none. */
export function readNumber(typed: string): number | undefined {
  const plain = typed.normalize('NFKC').replace(/[,。]/, '.').trim()
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
