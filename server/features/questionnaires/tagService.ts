import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { inOrder, searchWords } from '../../database/statements.ts'
import type { QueryOf, ResultOf } from '../../http/call.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { listTagsOf, TAG_USE } from '../../records/questionnaire/tags.ts'
import { searchText } from '../../records/questionnaire/title.ts'
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

function holdsAll(text: string, words: string[]): boolean {
  return words.every((word) => text.includes(word))
}

/** Tags: names bound to questionnaires (spec §3). */
export function createTagService({ database, ids }: ServiceContext) {
  return {
    /** The tags whose name, pinyin or initials hold every word. */
    async list(enterpriseId: number, { kw, sort = 'name', order = 'asc' }: Omit<QueryOf<'listTags'>, 'useType'>) {
      const words = searchWords(kw)
      return database.read(async (db) => {
        const all = inOrder(await listTags(db, enterpriseId, TAG_USE), order, ({ id }) => id)
        const fitting = all.filter(({ name }) => words.length === 0 || holdsAll(searchText(name), words))
        const named = sort === 'name' ? inOrder(fitting, order, ({ sortKey }) => sortKey) : fitting
        const tags = await wireTags(db, enterpriseId, named)
        return sort === 'name' ? tags : inOrder(tags, order, (tag) => tag[sort])
      })
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
