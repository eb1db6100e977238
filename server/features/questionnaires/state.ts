/** Removing, bringing back, stopping and allowing answers: the acts upon one questionnaire, alone or among many. */
import { BusinessError } from '../../../domain/errors.ts'
import { isCollecting, isPublished } from '../../../domain/evaluation/status.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { getQuestionnaire, takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { type Doer, noteEach } from '../../records/questionnaire/audit.ts'
import { refuseBeyondLicence } from '../../records/questionnaire/licence.ts'
import { refreshReadiness } from '../../records/questionnaire/readiness.ts'
import { removeQuestionnaire, restoreQuestionnaire, updateQuestionnaire } from '../../records/questionnaire/store.ts'

/** Does it to each, in their order, or throws; answers those that are otherwise than before. */
export type Act = (db: Handle, enterpriseId: number, ids: readonly number[]) => Promise<number[]>

type Context = Pick<ServiceContext, 'ids' | 'now'>

/** The same, and each that is otherwise than before stands in the audit log. */
const noted =
  (context: Context, doer: Doer, action: string, act: Act): Act =>
  async (db, enterpriseId, chosen) => {
    const changed = await act(db, enterpriseId, chosen)
    await noteEach(db, context, { enterpriseId, ...doer }, action, changed)
    return changed
  }

export const removing = (context: Context, doer: Doer): Act =>
  noted(context, doer, 'questionnaire.removed', removeAt(context.now().toISOString()))

export const restoring = (context: Context, doer: Doer): Act =>
  noted(context, doer, 'questionnaire.restored', bringBack(context.now()))

/** Throws NOT_FOUND where one is gone already. */
const removeAt =
  (moment: string): Act =>
  async (db, enterpriseId, ids) => {
    for (const id of ids) {
      const removed = await removeQuestionnaire(db, enterpriseId, id, moment)
      if (removed === undefined) throw new BusinessError('NOT_FOUND')
    }
    return [...ids]
  }

/** Brings removed ones back; those that were running need their people under the licence again. NOT_FOUND when one went for good. */
const bringBack =
  (now: Date): Act =>
  async (db, enterpriseId, ids) => {
    const restored = []
    for (const id of ids) {
      const row = await restoreQuestionnaire(db, enterpriseId, id, now)
      if (row === undefined) await getQuestionnaire(db, enterpriseId, id)
      else restored.push(row)
    }
    // After all of them: the licence locks the enterprise, and everybody locks that last.
    if (restored.some(isCollecting)) await refuseBeyondLicence(db, enterpriseId)
    // Their raters may have been disabled meanwhile.
    for (const { id } of restored) await refreshReadiness(db, enterpriseId, id)
    return restored.map(({ id }) => id)
  }

/** Lets raters wait, or answer again; of those that were started it stands in the audit log. */
const setDisabled =
  (context: Context, doer: Doer, disableStatus: 0 | 1, action: string): Act =>
  async (db, enterpriseId, ids) => {
    const changed = []
    for (const id of ids) {
      const row = await takeQuestionnaire(db, enterpriseId, id)
      if (row.disableStatus === disableStatus) continue
      await updateQuestionnaire(db, enterpriseId, id, { disableStatus })
      changed.push(row)
    }
    const started = changed.filter(({ processStatus }) => isPublished(processStatus))
    await noteEach(db, context, { enterpriseId, ...doer }, action, idsOf(started))
    return idsOf(changed)
  }

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)

export const disabling = (context: Context, doer: Doer): Act => setDisabled(context, doer, 1, 'questionnaire.disabled')

export const enabling = (context: Context, doer: Doer): Act => setDisabled(context, doer, 0, 'questionnaire.enabled')
