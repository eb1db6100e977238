/** Removing, bringing back, stopping and allowing answers: the acts upon one questionnaire, alone or among many. */
import { BusinessError } from '../../../domain/errors.ts'
import type { Handle } from '../../database/open.ts'
import { getQuestionnaire, takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { refuseBeyondLicence } from '../../records/questionnaire/licence.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import { removeQuestionnaire, restoreQuestionnaire, updateQuestionnaire } from '../../records/questionnaire/store.ts'

/** Whether the questionnaire is otherwise than before. */
type Act = (db: Handle, enterpriseId: number, id: number) => Promise<boolean>

/** Throws NOT_FOUND where it is gone already. */
export const removeAt =
  (moment: string): Act =>
  async (db, enterpriseId, id) => {
    const removed = await removeQuestionnaire(db, enterpriseId, id, moment)
    if (removed === undefined) throw new BusinessError('NOT_FOUND')
    return true
  }

/** Brings a removed one back; one that was running needs its people under the licence again. NOT_FOUND when it went for good. */
export const bringBack =
  (now: Date): Act =>
  async (db, enterpriseId, id) => {
    const restored = await restoreQuestionnaire(db, enterpriseId, id, now)
    if (restored === undefined) {
      await getQuestionnaire(db, enterpriseId, id)
      return false
    }
    if (restored.processStatus === 30) await refuseBeyondLicence(db, enterpriseId)
    // Its raters may have been disabled meanwhile.
    await refreshReadiness(db, enterpriseId, id)
    return true
  }

export const setDisabled =
  (disableStatus: 0 | 1): Act =>
  async (db, enterpriseId, id) => {
    const row = await takeQuestionnaire(db, enterpriseId, id)
    if (row.disableStatus === disableStatus) return false
    await updateQuestionnaire(db, enterpriseId, id, { disableStatus })
    return true
  }
