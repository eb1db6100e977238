/** Finishing a questionnaire for good (anonymity.md R6): answering ends at once, the rest is done piece by piece (closer.ts). */
import { BusinessError } from '../../../domain/errors.ts'
import { isCollecting } from '../../../domain/evaluation/status.ts'
import type { ServiceContext } from '../../database/context.ts'
import { getQuestionnaire, takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { FINISHED, insertEvent } from '../../records/questionnaire/audit.ts'
import { beginClosing } from '../../records/questionnaire/closings.ts'
import { questionnaireInfo } from '../../records/questionnaire/info.ts'
import { updateQuestionnaire } from '../../records/questionnaire/store.ts'
import { countTurns } from '../../records/turns/counted.ts'
import { beginSealing } from '../../records/turns/sealing/sealing.ts'
import type { Closer } from './closer.ts'
import { cancelUnsent } from './forgetting.ts'

interface Caller {
  enterpriseId: number
  userId: number
  remoteAddress: string
}

/**
 * Ends answering at once: whoever answers at that moment is either counted or refused (the submission holds the
 * questionnaire's row). Answers the questionnaire, finished (40) or still closing. Throws NOT_FOUND, NOT_COLLECTING,
 * ROUND_CLOSING.
 */
export async function finishQuestionnaire(
  context: ServiceContext,
  closer: Pick<Closer, 'soon'>,
  caller: Caller,
  id: number,
) {
  const { database, ids } = context
  const { enterpriseId, userId, remoteAddress } = caller
  const at = context.now().toISOString()
  const type = await database.write(async (db) => {
    const row = await takeQuestionnaire(db, enterpriseId, id)
    if (row.closingSince !== null) throw new BusinessError('ROUND_CLOSING')
    if (!isCollecting(row)) throw new BusinessError('NOT_COLLECTING')
    await updateQuestionnaire(db, enterpriseId, id, { closingSince: at })
    const key = { enterpriseId, questionnaireId: id }
    await (row.type === 2 ? beginSealing(db, key) : beginClosing(db, key, await countTurns(db, key)))
    await cancelUnsent(db, enterpriseId, id)
    const event = { enterpriseId, id: ids.newId(), at, userId, action: FINISHED, objectId: id, detailJson: '{}' }
    await insertEvent(db, { ...event, remoteAddress })
    return row.type
  })
  await closer.soon([type])
  return database.read(async (db) => questionnaireInfo(db, await getQuestionnaire(db, enterpriseId, id)))
}
