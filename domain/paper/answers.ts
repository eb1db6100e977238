/** Checks what a rater sends against the paper, and counts how far a rater is (design §5.7). */
import type { MessageParams } from '../errors.ts'
import { ANSWER_TEXT_MAXIMUM } from './answerLimits.ts'
import { isBlank } from './blank.ts'
import { type Answer, type Option, type Paper, type Question, questionsOf } from './model.ts'
import { type AnswerKind, QUESTION_TYPE_RULES } from './questionTypes.ts'

export type AnswerIssueKey =
  | 'paper.answer.required'
  | 'paper.answer.unknownQuestion'
  | 'paper.answer.twice'
  | 'paper.answer.wrongKind'
  | 'paper.answer.unableNotAllowed'
  | 'paper.answer.unknownOption'
  | 'paper.answer.oneOption'
  | 'paper.answer.notNumber'
  | 'paper.answer.scoreRange'
  | 'paper.answer.whole'
  | 'paper.answer.precision'
  | 'paper.answer.step'
  | 'paper.answer.textTooLong'
  | 'paper.answer.reasonRequired'

/** Params always hold pageNumber and questionNumber (0 for a question the paper does not have). */
export interface AnswerIssue {
  questionId: number
  key: AnswerIssueKey
  params: MessageParams
}

interface AnswerRules {
  /** The questionnaire's setting allowUnable. */
  allowUnable: boolean
  /** False for a draft: missing answers and reasons are not complained about, wrong ones are. */
  complete: boolean
}

type Found = [AnswerIssueKey, MessageParams?]

/** Everything wrong with a list of answers, in the order of the paper, strangers last; empty when it may be stored. */
export function checkAnswers(paper: Paper, answers: readonly Answer[], rules: AnswerRules): AnswerIssue[] {
  const issues: AnswerIssue[] = []
  const byQuestion = new Map<number, Answer>()
  const twice = new Set<number>()
  for (const answer of answers) {
    if (byQuestion.has(answer.questionId)) twice.add(answer.questionId)
    byQuestion.set(answer.questionId, answer)
  }
  paper.pages.forEach((page, pageIndex) => {
    page.questions.forEach((question, questionIndex) => {
      const answer = byQuestion.get(question.id)
      byQuestion.delete(question.id)
      const found: Found[] = twice.has(question.id) ? [['paper.answer.twice']] : checkAnswer(question, answer, rules)
      for (const [key, params] of found) {
        const numbers = { pageNumber: pageIndex + 1, questionNumber: questionIndex + 1 }
        issues.push({ questionId: question.id, key, params: { ...numbers, ...params } })
      }
    })
  })
  for (const questionId of byQuestion.keys()) {
    issues.push({ questionId, key: 'paper.answer.unknownQuestion', params: { pageNumber: 0, questionNumber: 0 } })
  }
  return issues
}

/** True where the answer says something: an option, a number, a text, or "unable to observe". */
export function isAnswered(answer: Answer | undefined): boolean {
  if (answer === undefined) return false
  return Boolean(answer.unable) || hasOptions(answer) || answer.score !== undefined || !isBlank(answer.text)
}

export interface Progress {
  answered: number
  total: number
  /** Required questions still without an answer. */
  requiredLeft: number
}

/** How many questions have an answer that may be sent; half a one, such as a reason still owed, leaves its question unanswered. */
export function progress(paper: Paper, answers: readonly Answer[], allowUnable: boolean): Progress {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  const count: Progress = { answered: 0, total: 0, requiredLeft: 0 }
  for (const question of questionsOf(paper)) {
    const answer = byQuestion.get(question.id)
    const isDone = isAnswered(answer) && checkAnswer(question, answer, { allowUnable, complete: true }).length === 0
    count.total += 1
    if (isDone) count.answered += 1
    else if (question.config.required) count.requiredLeft += 1
  }
  return count
}

function checkAnswer(question: Question, answer: Answer | undefined, rules: AnswerRules): Found[] {
  if (answer === undefined || !isAnswered(answer)) {
    return rules.complete && question.config.required ? [['paper.answer.required']] : []
  }
  if (answer.unable) {
    if (!rules.allowUnable) return [['paper.answer.unableNotAllowed']]
    return isAnswered({ ...answer, unable: false }) ? [['paper.answer.wrongKind']] : []
  }
  const { answerKind } = QUESTION_TYPE_RULES[question.type]
  if (isUnreadableScore(answerKind, answer)) return [['paper.answer.notNumber']]
  if (!fits(answerKind, question, answer)) return [['paper.answer.wrongKind']]
  switch (answerKind) {
    case 'text':
      return checkLength(answer.text, textMaximum(question))
    case 'number':
      return checkScore(question, answer.score ?? Number.NaN)
    default:
      return checkOptions(question, answer, rules)
  }
}

/** True for words where a score belongs, as somebody typed them: no answer that is stored, but one to be mended. */
function isUnreadableScore(kind: AnswerKind, answer: Answer): boolean {
  return kind === 'number' && answer.score === undefined && !hasOptions(answer)
}

/** Only the fields of its kind may be filled in, so that nothing unseen is stored with an answer. */
function fits(kind: AnswerKind, question: Question, answer: Answer): boolean {
  const takesText = kind === 'text' || question.type === 'DAN_XUAN'
  return (
    (!hasOptions(answer) || kind === 'option' || kind === 'options') &&
    (answer.score === undefined || kind === 'number') &&
    (isBlank(answer.text) || takesText)
  )
}

function checkOptions(question: Question, answer: Answer, rules: AnswerRules): Found[] {
  const chosen = answer.optionIds ?? []
  const options = question.data.options ?? []
  const isKnown = (id: number) => options.some((option) => option.id === id)
  if (!chosen.every(isKnown) || new Set(chosen).size < chosen.length) return [['paper.answer.unknownOption']]
  const isSingle = QUESTION_TYPE_RULES[question.type].answerKind === 'option'
  if (isSingle && chosen.length > 1) return [['paper.answer.oneOption']]
  // A reason without an option is half an answer: fine in a draft, missing in what is sent.
  if (chosen.length === 0) return rules.complete && question.config.required ? [['paper.answer.required']] : []
  if (rules.complete && owesReason(question, answer)) return [['paper.answer.reasonRequired']]
  return checkLength(answer.text, ANSWER_TEXT_MAXIMUM)
}

/** What is wrong with a score typed in or chosen; nothing where the question takes it. */
export function checkScore(question: Question, score: number): Found[] {
  const { minimumScore: minimum = 0, maximumScore: maximum = 0 } = question.config
  if (!(score >= minimum && score <= maximum)) return [['paper.answer.scoreRange', { minimum, maximum }]]
  if (question.type === 'DA_FEN_SLIDE') {
    const step = question.config.step ?? 1
    // The far end can be reached also where the steps do not meet it, as sliders do.
    return score === maximum || isWhole((score - minimum) / step) ? [] : [['paper.answer.step', { minimum, step }]]
  }
  const decimals = question.type === 'DA_FEN_INPUT' && question.config.isFloat ? (question.config.precision ?? 0) : 0
  if (isWhole(score * 10 ** decimals)) return []
  return decimals === 0 ? [['paper.answer.whole']] : [['paper.answer.precision', { precision: decimals }]]
}

/** Whole but for the rounding of binary fractions: 0.3 / 0.1 counts as 3. */
function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < 1e-9 * Math.max(1, Math.abs(value))
}

/** Longest answer a text question takes, characters. */
export function textMaximum(question: Question): number {
  return question.config.lengthLimit ? (question.config.lengthMaximum ?? ANSWER_TEXT_MAXIMUM) : ANSWER_TEXT_MAXIMUM
}

/** Characters as a person counts them: code points, so that an emoji or a rare ideograph is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

function checkLength(text: string | undefined, maximum: number): Found[] {
  const excess = countCharacters(text ?? '') - maximum
  return excess > 0 ? [['paper.answer.textTooLong', { maximum, excess }]] : []
}

/** The chosen option of a single choice, when the answer names one of the question's. */
export function chosenOption(question: Question, answer: Answer | undefined): Option | undefined {
  if (question.type !== 'DAN_XUAN') return undefined
  return question.data.options?.find((option) => option.id === answer?.optionIds?.[0])
}

function owesReason(question: Question, answer: Answer | undefined): boolean {
  return Boolean(chosenOption(question, answer)?.reasonRequired) && isBlank(answer?.text)
}

function hasOptions(answer: Answer): boolean {
  return answer.optionIds !== undefined && answer.optionIds.length > 0
}
