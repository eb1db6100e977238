import { type ListSource, ofQuestionnaire } from '../../jobs/listSource.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { isSort, listEvaluateeIds, listShown } from './store.ts'

/** The list of evaluatees as it can be made a file. */
export const exportedEvaluatees: ListSource = {
  async idsOf(db, place, { filter, ids, sort, order }) {
    const { enterpriseId } = place
    const { id } = await getQuestionnaire(db, enterpriseId, ofQuestionnaire(place))
    const all = await listEvaluateeIds(db, enterpriseId, id, filter.kw, isSort(sort) ? { sort, order } : undefined)
    return ids === null ? all : all.filter((one) => ids.has(one))
  },

  recordsOf: (db, place, ids) => listShown(db, place.enterpriseId, ofQuestionnaire(place), ids),
}
