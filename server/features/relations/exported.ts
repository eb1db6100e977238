import { type ListSource, ofQuestionnaire } from '../../jobs/listSource.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { isSort, listEvaluateeIds, listShown } from './store.ts'

/** The list of evaluatees as it can be made a file. */
export const exportedEvaluatees: ListSource = {
  async idsOf({ read }, place, { filter, ids, sort, order }) {
    const { enterpriseId } = place
    const by = isSort(sort) ? { sort, order } : undefined
    const { id } = await read((db) => getQuestionnaire(db, enterpriseId, ofQuestionnaire(place)))
    const all = await read((db) => listEvaluateeIds(db, enterpriseId, id, filter.kw, by))
    return ids === null ? all : all.filter((one) => ids.has(one))
  },

  openRecords: async (_, place) => (db, ids) => listShown(db, place.enterpriseId, ofQuestionnaire(place), ids),
}
