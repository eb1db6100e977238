/** Finding or locking a questionnaire for a use case, or refusing it; for the services of every feature. */
import { BusinessError } from '../../../domain/errors.ts'
import { isEditable, isFinished, isOver } from '../../../domain/evaluation/status.ts'
import type { Handle } from '../../database/open.ts'
import { findQuestionnaire, lockQuestionnaire, type QuestionnaireRow } from './store.ts'

/** The questionnaire; NOT_FOUND when it was removed. */
export async function getQuestionnaire(db: Handle, enterpriseId: number, id: number): Promise<QuestionnaireRow> {
  const row = await findQuestionnaire(db, enterpriseId, id)
  if (row === undefined) throw new BusinessError('NOT_FOUND')
  return row
}

/** The questionnaire, locked for the rest of the transaction; NOT_FOUND when it was removed. */
export async function takeQuestionnaire(db: Handle, enterpriseId: number, id: number): Promise<QuestionnaireRow> {
  const row = await lockQuestionnaire(db, enterpriseId, id)
  if (row === undefined) throw new BusinessError('NOT_FOUND')
  return row
}

/** Locked, and its paper, dimensions, levels and type may still change; NOT_EDITABLE from the start on. */
export async function takeEditable(db: Handle, enterpriseId: number, id: number): Promise<QuestionnaireRow> {
  const row = await takeQuestionnaire(db, enterpriseId, id)
  if (!isEditable(row.processStatus)) throw new BusinessError('NOT_EDITABLE')
  return row
}

/** Locked, and people may still be added: until somebody finishes it; NOT_EDITABLE then. */
export async function takeUnfinished(db: Handle, enterpriseId: number, id: number): Promise<QuestionnaireRow> {
  const row = await takeQuestionnaire(db, enterpriseId, id)
  if (isOver(row)) throw new BusinessError('NOT_EDITABLE')
  return row
}

/** Throws NOT_FINISHED, and ROUND_CLOSING while the results are made: what is still being answered is handed to nobody (R4). */
export function refuseUnfinished({
  closingSince,
  processStatus,
}: Pick<QuestionnaireRow, 'closingSince' | 'processStatus'>) {
  if (isFinished(processStatus)) return
  throw new BusinessError(closingSince === null ? 'NOT_FINISHED' : 'ROUND_CLOSING')
}
