import type { ListSource } from '../../jobs/listSource.ts'
import { questionnaireInfos } from '../../records/questionnaire/info.ts'
import { questionnaireIds } from './list.ts'
import { isSort, listQuestionnaires } from './store.ts'
import { sortedTags } from './tagService.ts'

/** The list of questionnaires as it can be made a file. */
export const exportedQuestionnaires: ListSource = {
  async idsOf({ read }, { enterpriseId }, { filter, ids, sort, order }) {
    if (!isSort(sort)) return []
    const all = await read((db) => questionnaireIds(db, enterpriseId, filter, { sort, order }))
    return ids === null ? all : all.filter((id) => ids.has(id))
  },

  openRecords:
    async (_, { enterpriseId }) =>
    async (db, ids) => {
      const page = { pageIndex: 1, pageSize: ids.length }
      const filter = { keywordIds: [], onlyIds: ids }
      const { items } = await listQuestionnaires(db, enterpriseId, filter, { sort: 'createdAt', order: 'asc' }, page)
      return questionnaireInfos(db, enterpriseId, items)
    },
}

/** The list of tags as it can be made a file. */
export const exportedTags: ListSource = {
  async idsOf({ read }, { enterpriseId }, { filter, ids, sort, order }) {
    const by = sort === 'questionnaireCount' ? sort : 'name'
    const all = await read((db) => sortedTags(db, enterpriseId, { kw: filter.kw, sort: by, order }))
    return all.filter(({ name }) => ids === null || ids.has(name)).map(({ id }) => id)
  },

  openRecords:
    async (_, { enterpriseId }) =>
    async (db, ids) => {
      const wanted = new Set(ids)
      return (await sortedTags(db, enterpriseId, {})).filter(({ id }) => wanted.has(id))
    },
}
