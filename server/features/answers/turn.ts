/** What every call of a rater begins with: whose turn it is, and whether answers are still taken. */
import { BusinessError } from '../../../domain/errors.ts'
import { isAnswerable, isPaused } from '../../../domain/evaluation/status.ts'
import { type AnswerIssue, checkAnswers, isAnswered } from '../../../domain/paper/answers.ts'
import type { Answer, Paper, Question } from '../../../domain/paper/model.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import { shareQuestionnaire } from '../../database/engine/lock.ts'
import type { Handle } from '../../database/open.ts'
import type { QuestionnaireTable } from '../../database/schema/schema.ts'
import type { Language } from '../../http/call.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import type { Rater } from '../../records/turns/raters.ts'
import type { createPapers } from './papers.ts'
import * as turns from './store.ts'

/** As many as the document allows in a refusal. */
const MOST_FIELDS = 100

export interface AnswersContext extends ServiceContext {
  paperOf: ReturnType<typeof createPapers>
}

type StoredState = Pick<QuestionnaireTable, 'type' | 'processStatus' | 'disableStatus' | 'closingSince' | 'settingJson'>

/** Whether answers are taken, and where not, whether only being disabled keeps them off. */
export function openness(state: StoredState, now: Date): { closed: boolean; paused: boolean } {
  const { processStatus, disableStatus, closingSince } = state
  const answering = { processStatus, disableStatus, closingSince, deadline: readSetting(state).deadline }
  return { closed: !isAnswerable(answering, now.toISOString()), paused: isPaused(answering, now.toISOString()) }
}

function refuseUnlessOpen(state: StoredState, now: Date): void {
  const { closed, paused } = openness(state, now)
  if (closed) throw new BusinessError(paused ? 'ANSWERING_PAUSED' : 'ANSWERING_CLOSED')
}

/** The rater's turn; a foreign or unknown one answers NOT_FOUND. */
export async function requireTurn({ database }: AnswersContext, rater: Rater, relationId: number) {
  const turn = await database.read((db) => turns.findTurn(db, rater, relationId, rater.questionnaireId))
  if (turn === undefined) throw new BusinessError('NOT_FOUND')
  return turn
}

/** Throws unless the turn still takes answers. */
export function refuseClosed(turn: StoredState & { status: string }, now: Date): void {
  if (turn.status === 'withdrawn') throw new BusinessError('ANSWERING_CLOSED')
  refuseUnlessOpen(turn, now)
}

/** Inside the transaction: holds the questionnaire as it is, so that its finish and this write exclude each other. */
export async function holdOpen(db: Handle, enterpriseId: number, questionnaireId: number, now: Date) {
  const questionnaire = await shareQuestionnaire(db, enterpriseId, questionnaireId)
  if (questionnaire === undefined) throw new BusinessError('ANSWERING_CLOSED')
  refuseUnlessOpen(questionnaire, now)
}

/** Throws ANSWER_INVALID with one field per faulty question, named by the question's id. */
export function refuseInvalid(
  paper: Paper,
  answers: readonly Answer[],
  rules: { allowUnable: boolean; complete: boolean },
  language: Language,
): void {
  const issues = checkAnswers(paper, answers, rules)
  const [first] = issues
  if (first === undefined) return
  const say = ({ key, params }: AnswerIssue) => translateServer(language, key, params)
  const fields = issues.slice(0, MOST_FIELDS).map((one) => ({ field: String(one.questionId), message: say(one) }))
  const isStranger = first.params.pageNumber === 0
  const detail = isStranger
    ? say(first)
    : translateServer(language, 'paper.answer.at', { ...first.params, text: say(first) })
  throw new BusinessError('ANSWER_INVALID', { field: '', detail }, { fields })
}

/** What is stored of one answer: the fields that say something, always in the same order. */
function storedAnswer({ questionId, optionIds, score, text, unable }: Answer): Answer {
  const stored: Answer = { questionId }
  if (optionIds !== undefined && optionIds.length > 0) stored.optionIds = optionIds
  if (score !== undefined) stored.score = score
  if (text !== undefined && text.trim() !== '') stored.text = text
  if (unable === true) stored.unable = unable
  return stored
}

/** The answers that say something, in the paper's order: the order of answering is nobody's business. */
export function storedAnswers(questions: readonly Question[], answers: readonly Answer[]): Answer[] {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  const said = questions.map(({ id }) => byQuestion.get(id)).filter((answer) => answer !== undefined)
  return said.filter(isAnswered).map(storedAnswer)
}
