/** What an administrator may do to single forms: leave them out of the figures, withdraw them (R11). */
import { BusinessError } from '../../../domain/errors.ts'
import { isPublished, isSealed } from '../../../domain/evaluation/status.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { CANCELLED, insertEvent } from '../../records/questionnaire/audit.ts'
import { recordChange } from '../../records/questionnaire/raterChanges.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { deleteDraft } from '../../records/turns/answers.ts'
import { deleteForm } from '../../records/turns/forms.ts'
import { LEFT_OUT, type LeftOut } from '../../records/turns/leftOut.ts'
import { afterReleases, type InOrder } from '../../records/turns/published/outdated.ts'
import { setCounted, withdrawEnded, withdrawOpen } from '../../records/turns/turnStatus.ts'
import { findRelation } from './store/progress.ts'

export interface Caller {
  enterpriseId: number
  userId: number
  remoteAddress: string
}

/** Records who did what, in the transaction of the deed. */
export async function record(
  { ids, now }: InOrder,
  db: Handle,
  { enterpriseId, userId, remoteAddress }: Caller,
  action: string,
  questionnaireId: number,
  detail: object,
) {
  const at = now().toISOString()
  const detailJson = JSON.stringify(detail)
  const event = { enterpriseId, id: ids.newId(), at, userId, action, objectId: questionnaireId, detailJson }
  await insertEvent(db, { ...event, remoteAddress })
}

/** Counts forms in the figures or leaves them out; refused for anonymous questionnaires (R11). */
export async function setStatistic(
  context: ServiceContext,
  caller: Caller,
  questionnaireId: number,
  input: { ids: number[]; statistic: boolean; reason?: string | undefined },
): Promise<{ changed: number }> {
  const changed = await context.database.write((db) => countForms(context, db, caller, questionnaireId, input))
  return { changed: changed.length }
}

/** The same within a transaction; answers the forms that changed. */
export async function countForms(
  context: ServiceContext,
  db: Handle,
  caller: Caller,
  questionnaireId: number,
  input: { ids: number[]; statistic: boolean; reason?: string | undefined },
): Promise<number[]> {
  const { enterpriseId } = caller
  const row = await takeQuestionnaire(db, enterpriseId, questionnaireId)
  if (row.type === 2) throw new BusinessError('ANONYMOUS_REFUSED')
  const changed = await setCounted(db, enterpriseId, questionnaireId, input.ids, input.statistic ? 1 : 0)
  if (changed.length > 0) {
    const detail: LeftOut = { relationIds: changed, statistic: input.statistic, reason: input.reason ?? '' }
    await record(await afterReleases(context, db, row), db, caller, LEFT_OUT, questionnaireId, detail)
  }
  return changed
}

interface Cancel {
  evaluatorId: number
  participantRelationId: number
  valuerId: number
  reason?: string | undefined
}

/** Withdraws a form: an open one always, a sent one only of a named questionnaire (R11); what was sent goes. */
export async function cancelForm(
  context: ServiceContext,
  caller: Caller,
  questionnaireId: number,
  cancel: Cancel,
): Promise<{ done: true }> {
  await context.database.write(async (db) => {
    const row = await takeQuestionnaire(db, caller.enterpriseId, questionnaireId)
    const isGone = await withdrawForm(await afterReleases(context, db, row), db, caller, row, cancel)
    await recordChange(db, context, caller, row, { added: 0, removed: isGone ? 1 : 0 })
  })
  return { done: true }
}

/**
 * The same within a transaction that holds the questionnaire, kept in order and but for the change of raters, which the
 * caller records; whose form it is need not be said. Answers whether it was not withdrawn before.
 */
export async function withdrawForm(
  context: InOrder,
  db: Handle,
  caller: Caller,
  row: QuestionnaireRow,
  cancel: Pick<Cancel, 'participantRelationId'> & Partial<Cancel>,
): Promise<boolean> {
  const { enterpriseId, id: questionnaireId } = row
  const relationId = cancel.participantRelationId
  const key = { enterpriseId, questionnaireId, relationId }
  const relation = await findRelation(db, enterpriseId, questionnaireId, relationId)
  if (relation === undefined) throw new BusinessError('NOT_FOUND')
  const { raterId: valuerId, employeeId: evaluatorId } = relation
  const isMeant = valuerId === (cancel.valuerId ?? valuerId) && evaluatorId === (cancel.evaluatorId ?? evaluatorId)
  if (!isMeant) throw new BusinessError('NOT_FOUND')
  if (!isPublished(row.processStatus)) throw new BusinessError('NOT_COLLECTING')
  // From the finish on every one is refused alike, so that it tells nobody who has answered (R5).
  if (isSealed(row)) throw new BusinessError('ANONYMOUS_REFUSED')
  if (relation.status === 'withdrawn') return false
  if (!(await withdrawOpen(db, key))) {
    if (row.type === 2) throw new BusinessError('ANONYMOUS_REFUSED')
    await withdrawEnded(db, key)
    await deleteForm(db, key)
  }
  await deleteDraft(db, key)
  const isSent = relation.status === 'submitted'
  const detail = { relationId, evaluatorId, valuerId, isSent, reason: cancel.reason ?? '' }
  await record(context, db, caller, CANCELLED, questionnaireId, detail)
  return true
}
