import type { ServiceContext } from '../../database/context.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { listTagsOf, TAG_USE } from '../../records/questionnaire/tags.ts'
import { deleteUnusedTags, insertTags, listTags, replaceTags } from './tagStore.ts'

/** Tags: names bound to questionnaires (spec §3). */
export function createTagService({ database, ids }: ServiceContext) {
  return {
    async list(enterpriseId: number) {
      const rows = await database.read((db) => listTags(db, enterpriseId, TAG_USE))
      const tags = rows.map(({ id, name }) => ({ id, name, useType: 'QUESTIONNAIRE' as const }))
      return tags.sort((a, b) => a.name.localeCompare(b.name, 'zh'))
    },

    /** Gives a questionnaire exactly these tags; the list keeps only tags in use. */
    async bind(enterpriseId: number, questionnaireId: number, names: string[]) {
      const wanted = new Set(names.map((name) => name.trim()).filter((name) => name !== ''))
      return database.write(async (db) => {
        await takeQuestionnaire(db, enterpriseId, questionnaireId)
        // Two callers must not remove a tag the other is about to bind.
        await lockEnterprise(db, enterpriseId)
        const rows = [...wanted].map((name) => ({ id: ids.newId(), name, useType: TAG_USE }))
        await insertTags(db, enterpriseId, rows)
        const all = await listTags(db, enterpriseId, TAG_USE)
        const chosen = all.filter(({ name }) => wanted.has(name)).map(({ id }) => id)
        await replaceTags(db, enterpriseId, TAG_USE, questionnaireId, chosen)
        await deleteUnusedTags(db, enterpriseId, TAG_USE)
        const bound = await listTagsOf(db, enterpriseId, TAG_USE, [questionnaireId])
        return bound.map(({ id, name }) => ({ id, name, useType: 'QUESTIONNAIRE' as const }))
      })
    },
  }
}

export type TagService = ReturnType<typeof createTagService>
