/** Sending a form for good: one transaction, once, whatever is repeated (design §5.7). */
import { BusinessError } from '../../../domain/errors.ts'
import type { Answer } from '../../../domain/paper/model.ts'
import { scoreVector } from '../../../domain/paper/score.ts'
import type { Handle } from '../../database/open.ts'
import type { Language } from '../../http/call.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import { type AnswersKey, deleteDraft, insertBallot, readDraft } from '../../records/turns/answers.ts'
import { insertForms } from '../../records/turns/forms.ts'
import { type Rater, refuseShut } from '../../records/turns/raters.ts'
import { markSubmitted } from '../../records/turns/turnStatus.ts'
import * as turns from './store.ts'
import { type AnswersContext, holdOpen, refuseClosed, refuseInvalid, requireTurn, storedAnswers } from './turn.ts'

interface Submission {
  relationId: number
  answers: Answer[]
  /** Questions the draft has older answers to than this form; undefined: nothing is compared. */
  unsaved?: number[] | undefined
  language: Language
}

/**
 * Stores the form under its turn: a ballot (anonymous) or a response (named). Sending again
 * changes nothing and answers as before. Throws ANSWERING_CLOSED, ANSWERING_PAUSED, ANSWER_INVALID,
 * DRAFT_CHANGED, NOT_FOUND, and as `refuseShut`.
 */
export async function submitFeedback(context: AnswersContext, rater: Rater, submission: Submission) {
  const { database, ids } = context
  const { relationId } = submission
  const turn = await requireTurn(context, rater, relationId)
  const key = { enterpriseId: rater.enterpriseId, questionnaireId: turn.questionnaireId, relationId }
  const now = context.now()
  if (turn.status === 'submitted') return answerAgain(context, rater, key)
  refuseShut(turn, rater)
  refuseClosed(turn, now)
  const { paper, questions } = await context.paperOf({ ...key, version: turn.version })
  const { allowUnable } = readSetting(turn)
  refuseInvalid(paper, submission.answers, { allowUnable, complete: true }, submission.language)
  const answers = storedAnswers(questions, submission.answers)
  const answersJson = JSON.stringify(answers)
  const day = now.toISOString().slice(0, 10)
  const sent = await database.write(async (db) => {
    await holdOpen(db, key.enterpriseId, key.questionnaireId, now)
    const marked = await markSubmitted(db, key, day)
    if (marked === undefined) return undefined
    const { unsaved } = submission
    if (unsaved !== undefined) refuseChanged(storedAnswers(questions, await readDraft(db, key)), answers, unsaved)
    const { relationId: _relationId, ...ofQuestionnaire } = key
    if (turn.type === 2) await insertBallot(db, { ...key, answersJson })
    else {
      const { evaluateeId, levelId } = marked
      const whose = { ...ofQuestionnaire, id: ids.newId(), evaluateeId, levelId, relationId }
      await insertForms(db, [{ ...whose, answersJson, scores: scoreVector(questions, answers) }])
    }
    await deleteDraft(db, key)
    return { relationId, remaining: await remainingOf(db, rater, key.questionnaireId) }
  })
  return sent ?? answerRace(context, rater, key)
}

/** Throws DRAFT_CHANGED when the draft holds what the sender never saw: answers given elsewhere meanwhile would be lost. */
function refuseChanged(drafted: readonly Answer[], sent: readonly Answer[], unsaved: readonly number[]): void {
  const own = new Set(unsaved)
  const others = (answers: readonly Answer[]) =>
    JSON.stringify(answers.filter(({ questionId }) => !own.has(questionId)))
  if (others(drafted) !== others(sent)) throw new BusinessError('DRAFT_CHANGED')
}

function remainingOf(db: Handle, rater: Rater, questionnaireId: number): Promise<number> {
  return turns.countOpenTurns(db, rater.enterpriseId, questionnaireId, rater.employeeId)
}

async function answerAgain({ database }: AnswersContext, rater: Rater, key: AnswersKey) {
  const remaining = await database.read((db) => remainingOf(db, rater, key.questionnaireId))
  return { relationId: key.relationId, remaining }
}

/** Somebody was faster: the same rater (all is well) or whoever withdrew the form. */
async function answerRace(context: AnswersContext, rater: Rater, key: AnswersKey) {
  const turn = await requireTurn(context, rater, key.relationId)
  if (turn.status !== 'submitted') throw new BusinessError('ANSWERING_CLOSED')
  return answerAgain(context, rater, key)
}
