import { BusinessError, fieldError, refuseStale } from '../../../domain/errors.ts'
import { holdsWords } from '../../../domain/search.ts'
import type { Language } from '../../../messages/format.ts'
import { contentVersion } from '../../database/contentVersion.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { inOrder } from '../../database/statements.ts'
import type { QueryOf, ResultOf } from '../../http/call.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { listTagsOf, TAG_USE } from '../../records/questionnaire/tags.ts'
import { searchText } from '../../records/questionnaire/title.ts'
import { bindAgain, refuseHidden, storedName, storedNames, type TagCarriers, tagIds } from './tagging.ts'
import {
  countTagged,
  deleteBindings,
  deleteUnusedTags,
  listCarriers,
  listTags,
  renameTag,
  replaceTags,
} from './tagStore.ts'

export interface TagCaller {
  enterpriseId: number
  language: Language
}

type Tag = ResultOf<'listTags'>[number]

interface TagBinding {
  objectId: number
  tagNames?: string[]
  /** What it had when it was read; a form has no empty list, so one empty name says none. */
  before?: string[]
}

const tagsVersion = (names: readonly string[]) => contentVersion(names.filter((name) => name !== '').sort())

async function wireTags(db: Handle, enterpriseId: number, rows: { id: number; name: string }[]): Promise<Tag[]> {
  const counts = await countTagged(db, enterpriseId, TAG_USE)
  return rows.map(({ id, name }) => ({
    id,
    name,
    useType: 'QUESTIONNAIRE',
    questionnaireCount: counts.get(id) ?? 0,
  }))
}

type TagQuery = Omit<QueryOf<'listTags'>, 'useType'>

/** The tags whose name, pinyin or initials hold every word. */
export async function sortedTags(db: Handle, enterpriseId: number, { kw, sort = 'name', order = 'asc' }: TagQuery) {
  const all = inOrder(await listTags(db, enterpriseId, TAG_USE), order, ({ id }) => id)
  const holds = holdsWords(kw)
  const fitting = kw ? all.filter(({ name }) => holds(searchText(name))) : all
  const named = sort === 'name' ? inOrder(fitting, order, ({ sortKey }) => sortKey) : fitting
  const tags = await wireTags(db, enterpriseId, named)
  return sort === 'name' ? tags : inOrder(tags, order, (tag) => tag[sort])
}

/** Tags: names bound to questionnaires (spec §3). */
export function createTagService(context: ServiceContext) {
  const { database } = context
  return {
    list: (enterpriseId: number, query: TagQuery) => database.read((db) => sortedTags(db, enterpriseId, query)),

    /** Gives a questionnaire exactly these tags; the list keeps only tags in use. */
    async bind(caller: TagCaller, { objectId, tagNames: names = [], before }: TagBinding) {
      const { enterpriseId, language } = caller
      const stored = storedNames(language, names)
      return database.write(async (db) => {
        await takeQuestionnaire(db, enterpriseId, objectId)
        // Two callers must not remove a tag the other is about to bind.
        await lockEnterprise(db, enterpriseId)
        const there = await listTagsOf(db, enterpriseId, TAG_USE, [objectId])
        refuseStale(tagsVersion(there.map(({ name }) => name)), before && tagsVersion(before))
        await refuseHidden(db, caller, names)
        const chosen = await tagIds(context, db, enterpriseId, stored)
        await replaceTags(db, enterpriseId, TAG_USE, objectId, [...chosen.values()])
        await deleteUnusedTags(db, enterpriseId, TAG_USE)
        return wireTags(db, enterpriseId, await listTagsOf(db, enterpriseId, TAG_USE, [objectId]))
      })
    },

    /** Another name for a tag, wherever it is carried; a name that is taken is refused. */
    async rename({ enterpriseId, language }: TagCaller, { name, newName }: { name: string; newName: string }) {
      const next = storedName(language, newName, 'newName')
      return database.write(async (db) => {
        await lockEnterprise(db, enterpriseId)
        const all = await listTags(db, enterpriseId, TAG_USE)
        const tag = all.find((each) => each.name === name)
        if (tag === undefined) throw new BusinessError('NOT_FOUND')
        if (all.some((each) => each.name === next && each.id !== tag.id)) {
          throw fieldError('NAME_TAKEN', 'newName', { name: next })
        }
        await renameTag(db, enterpriseId, tag.id, next)
        const [renamed] = await wireTags(db, enterpriseId, [{ id: tag.id, name: next }])
        if (renamed === undefined) throw new BusinessError('NOT_FOUND')
        return renamed
      })
    },

    /** Takes tags away from everything that carries them; answers what carried them. */
    async remove({ enterpriseId }: TagCaller, names: string[]) {
      const wanted = new Set(names)
      return database.write(async (db) => {
        await lockEnterprise(db, enterpriseId)
        const tags = (await listTags(db, enterpriseId, TAG_USE)).filter(({ name }) => wanted.has(name))
        const removed = []
        for (const { id, name } of tags) {
          const questionnaireIds = await listCarriers(db, enterpriseId, TAG_USE, id)
          await deleteBindings(db, enterpriseId, TAG_USE, id, questionnaireIds)
          removed.push({ name, questionnaireIds })
        }
        await deleteUnusedTags(db, enterpriseId, TAG_USE)
        return { changed: removed.map(({ name }) => name), removed }
      })
    },

    /** Binds removed tags again, to what is still there and has room for them. */
    async restore({ enterpriseId, language }: TagCaller, removed: TagCarriers[]) {
      const wanted = removed.map(({ name, questionnaireIds }, index) => ({
        name: storedName(language, name, `removed.${index}.name`),
        questionnaireIds,
      }))
      const bound = await database.write((db) => bindAgain(context, db, enterpriseId, wanted))
      return { changed: bound.map(({ name }) => name), removed: bound }
    },
  }
}

export type TagService = ReturnType<typeof createTagService>
