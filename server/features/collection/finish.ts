/** Finishing a questionnaire for good; an anonymous one is sealed and its reports are published (anonymity.md R1, R4-R6, R9). */
import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { FINISHED, forgetCancelledRaters, insertEvent } from '../../records/questionnaire/audit.ts'
import { deleteExports } from '../../records/questionnaire/exportParts.ts'
import { questionnaireInfo } from '../../records/questionnaire/info.ts'
import { type QuestionnaireRow, setStatus } from '../../records/questionnaire/store.ts'
import { deleteDraftsAndBallots } from '../../records/turns/answers.ts'
import { closeAllTurns, closeOpenTurns } from '../../records/turns/closing.ts'
import { forgetLinks } from '../../records/turns/links.ts'
import { sealOlder } from '../../records/turns/older.ts'
import { insertPublished } from '../../records/turns/published.ts'
import { listUnsealed, markSealed, rewriteSealedTables, sealBallots } from '../../records/turns/sealing.ts'
import { cancelUnsent, forgetMails } from './forgetting.ts'

interface Caller {
  enterpriseId: number
  userId: number
}

export interface FinishContext extends ServiceContext {
  /** What somebody must hear of although the finish itself went well. */
  tellFault(error: unknown): void
}

/**
 * Moves 30 to 40 and does all that follows in the same transaction: whoever answers at that moment is either
 * counted or refused (the submission holds the questionnaire's row). Throws NOT_FOUND, NOT_COLLECTING.
 */
export async function finishQuestionnaire(context: FinishContext, caller: Caller, id: number) {
  const { database, ids } = context
  const { enterpriseId, userId } = caller
  const at = context.now().toISOString()
  const finished = await database.write(async (db) => {
    const row = await setStatus(db, enterpriseId, id, [30], 40, { finishedAt: at })
    if (row === undefined) {
      await getQuestionnaire(db, enterpriseId, id)
      throw new BusinessError('NOT_COLLECTING')
    }
    if (row.type === 2) await seal(context, db, row, at)
    else {
      await deleteDraftsAndBallots(db, enterpriseId, id)
      await closeOpenTurns(db, enterpriseId, id)
    }
    // Turns before mails, as whoever changes an address takes them: the other way round each waits for the other.
    await cancelUnsent(db, enterpriseId, id)
    if (row.type === 2) await forgetTraces(context, db, row)
    const event = { enterpriseId, id: ids.newId(), at, userId, action: FINISHED, objectId: id, detailJson: '{}' }
    await insertEvent(db, event)
    return row
  })
  if (finished.type === 2) await completeSealing(context, id).catch(context.tellFault)
  return database.read((db) => questionnaireInfo(db, finished))
}

/** Every evaluatee's report is computed from the sealed answers here, once, and never again (R4). */
async function seal({ ids }: ServiceContext, db: Handle, row: QuestionnaireRow, at: string): Promise<void> {
  const { enterpriseId, id: questionnaireId } = row
  const reports = await sealBallots(db, ids, row, at)
  await insertPublished(
    db,
    reports.map(({ employeeId, report }) => ({
      enterpriseId,
      questionnaireId,
      employeeId,
      reportJson: JSON.stringify(report),
    })),
  )
  await closeAllTurns(db, enterpriseId, questionnaireId)
}

/** What tells who was asked again, and when somebody answered (R5, R22). */
async function forgetTraces({ ids }: ServiceContext, db: Handle, row: QuestionnaireRow): Promise<void> {
  const { enterpriseId, id: questionnaireId } = row
  // Mails before links: a worker that claims some at this moment has made their links by then.
  await forgetMails(db, ids, enterpriseId, questionnaireId)
  await forgetLinks(db, enterpriseId, questionnaireId)
  await forgetCancelledRaters(db, enterpriseId, questionnaireId)
  await deleteExports(db, enterpriseId, questionnaireId)
}

/**
 * Rewrites the files of the sealed tables and notes it. Also called when the server starts, for a finish whose
 * rewriting did not come to its end, and for rounds that an earlier version finished; does nothing when all is sealed.
 * `finishedNow` is a questionnaire this version has just finished: nothing of it is left to seal or to forget.
 */
export async function completeSealing({ database, ids, now }: ServiceContext, finishedNow?: number): Promise<void> {
  const unsealed = await database.read((db) => listUnsealed(db))
  if (unsealed.length === 0) return
  for (const round of unsealed) {
    const { enterpriseId, questionnaireId } = round
    if (questionnaireId === finishedNow) continue
    await database.write(async (db) => {
      await sealOlder(db, round)
      await cancelUnsent(db, enterpriseId, questionnaireId)
      await forgetMails(db, ids, enterpriseId, questionnaireId)
    })
  }
  await rewriteSealedTables(database)
  await markSealed(database, unsealed, now())
}
