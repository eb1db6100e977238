/** What is answered, what is still owed, and where to go on. Pure; the rules are those of domain/paper. */
import { type AnswerIssue, checkAnswers, isAnswered } from '../../../domain/paper/answers.ts'
import type { Answer, Paper, Question } from '../../../domain/paper/model.ts'
import { questionsOf } from '../../../domain/paper/model.ts'
import { visibleAnswer } from '../../paper/answer.ts'

export type Answers = ReadonlyMap<number, Answer>

/** The draft of the server with what it has not got yet laid over it; answers to questions that are gone are left out. */
export function startAnswers(paper: Paper, served: readonly Answer[], unsent: readonly Answer[]): Answers {
  const known = new Set(questionsOf(paper).map(({ id }) => id))
  const all = [...served, ...unsent].filter(({ questionId }) => known.has(questionId))
  return new Map(all.map((answer) => [answer.questionId, answer]))
}

/** The form as it is sent: what is seen, in the order of the paper, nothing for an empty question. */
export function wholeForm(paper: Paper, answers: Answers): Answer[] {
  return questionsOf(paper)
    .map((question) => visibleAnswer(question, answers.get(question.id)))
    .filter(isAnswered)
}

/** What stands in the way of sending, by question. */
export function openIssues(paper: Paper, answers: Answers, allowUnable: boolean): Map<number, AnswerIssue> {
  const issues = checkAnswers(paper, wholeForm(paper, answers), { allowUnable, complete: true })
  return new Map(issues.map((issue) => [issue.questionId, issue]))
}

/** What must be mended before going on: half an answer, never a question left for later. */
export function halfAnswered(question: Question, answers: Answers, allowUnable: boolean): AnswerIssue | undefined {
  const issue = openIssues(paperOf(question), answers, allowUnable).get(question.id)
  return issue?.key === 'paper.answer.required' ? undefined : issue
}

/** Told at once: a text too long. The rest, such as a number half typed, only when asked to go on. */
export function issueInSight(issue: AnswerIssue | undefined, isTold: boolean): AnswerIssue | undefined {
  return isTold || issue?.key === 'paper.answer.textTooLong' ? issue : undefined
}

/** Why the server would not take the answer into the draft; undefined where it would. */
export function draftIssue(paper: Paper, answer: Answer, allowUnable: boolean): AnswerIssue | undefined {
  return checkAnswers(paper, [answer], { allowUnable, complete: false })[0]
}

/** The first question with half an answer, else the place behind the last answered one; the number of questions means "all seen". */
export function resumeAt(paper: Paper, answers: Answers, allowUnable: boolean): number {
  const questions = questionsOf(paper)
  const half = questions.findIndex((question) => halfAnswered(question, answers, allowUnable) !== undefined)
  if (half !== -1) return half
  return questions.findLastIndex((question) => isAnswered(visibleAnswer(question, answers.get(question.id)))) + 1
}

/** Optional questions without an answer. */
export function countSkipped(paper: Paper, answers: Answers): number {
  return questionsOf(paper).filter(
    (question) => !question.config.required && !isAnswered(visibleAnswer(question, answers.get(question.id))),
  ).length
}

function paperOf(question: Question): Paper {
  return { title: '', summary: '', pages: [{ id: 1, type: 'HOME', isServerExists: true, questions: [question] }] }
}
