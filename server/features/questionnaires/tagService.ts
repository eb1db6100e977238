import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { ResultOf } from '../../http/call.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { listTagsOf, TAG_USE } from '../../records/questionnaire/tags.ts'
import { countTagged, deleteUnusedTags, insertTags, listTags, replaceTags } from './tagStore.ts'

type Tag = ResultOf<'listTags'>[number]

async function wireTags(db: Handle, enterpriseId: number, rows: { id: number; name: string }[]): Promise<Tag[]> {
  const counts = await countTagged(db, enterpriseId, TAG_USE)
  return rows.map(({ id, name }) => ({
    id,
    name,
    useType: 'QUESTIONNAIRE',
    questionnaireCount: counts.get(id) ?? 0,
  }))
}

/** Tags: names bound to questionnaires (spec §3). */
export function createTagService({ database, ids }: ServiceContext) {
  return {
    async list(enterpriseId: number) {
      const tags = await database.read(async (db) =>
        wireTags(db, enterpriseId, await listTags(db, enterpriseId, TAG_USE)),
      )
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
        return wireTags(db, enterpriseId, bound)
      })
    },
  }
}

export type TagService = ReturnType<typeof createTagService>
