/** Drafts, field by field: what a rater has typed survives a closed browser (design §5.7). */
import { BusinessError } from '../../../domain/errors.ts'
import { isAnswered } from '../../../domain/paper/answers.ts'
import type { Answer } from '../../../domain/paper/model.ts'
import type { Language } from '../../http/call.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import { countDraft, deleteDraft, upsertDraft } from '../../records/turns/answers.ts'
import { type Rater, refuseShut } from '../../records/turns/raters.ts'
import { markDrafting } from '../../records/turns/turnStatus.ts'
import { type AnswersContext, holdOpen, refuseClosed, refuseInvalid, requireTurn, storedAnswers } from './turn.ts'

interface Draft {
  relationId: number
  answers: Answer[]
  language: Language
}

/**
 * Keeps the given answers and takes back the empty ones. Throws ALREADY_SUBMITTED, ANSWERING_CLOSED, ANSWERING_PAUSED,
 * ANSWER_INVALID, NOT_FOUND, and as `refuseShut`.
 */
export async function saveDraft(context: AnswersContext, rater: Rater, draft: Draft): Promise<{ savedCount: number }> {
  const turn = await requireTurn(context, rater, draft.relationId)
  if (turn.status === 'submitted') throw new BusinessError('ALREADY_SUBMITTED')
  const now = context.now()
  refuseShut(turn, rater)
  refuseClosed(turn, now)
  const { enterpriseId } = rater
  const { questionnaireId, version } = turn
  const key = { enterpriseId, questionnaireId, relationId: draft.relationId }
  const { paper, questions } = await context.paperOf({ enterpriseId, questionnaireId, version })
  const { allowUnable } = readSetting(turn)
  refuseInvalid(paper, draft.answers, { allowUnable, complete: false }, draft.language)
  const kept = storedAnswers(questions, draft.answers).map((answer) => ({
    questionId: answer.questionId,
    answerJson: JSON.stringify(answer),
  }))
  const dropped = draft.answers.filter((answer) => !isAnswered(answer)).map(({ questionId }) => questionId)
  const savedCount = await context.database.write(async (db) => {
    await holdOpen(db, enterpriseId, questionnaireId, now)
    // The row is held from here on: a submission beside this call waits, then drops the draft.
    if (!(await markDrafting(db, key, 'drafting'))) return undefined
    await upsertDraft(db, key, kept)
    await deleteDraft(db, key, dropped)
    const count = await countDraft(db, key)
    if (count === 0) await markDrafting(db, key, 'waiting')
    return count
  })
  if (savedCount !== undefined) return { savedCount }
  const { status } = await requireTurn(context, rater, draft.relationId)
  throw new BusinessError(status === 'submitted' ? 'ALREADY_SUBMITTED' : 'ANSWERING_CLOSED')
}
