/** Giving questionnaires tags and taking them away, whether one tag is bound or many are. */
import { isName } from '../../../domain/directory/name.ts'
import { invalidInput } from '../../../domain/errors.ts'
import { tagName } from '../../../domain/evaluation/tagNames.ts'
import type { Language } from '../../../messages/format.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { IDS_A_STATEMENT, slices } from '../../database/statements.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { listTagsOf, TAG_USE } from '../../records/questionnaire/tags.ts'
import {
  deleteBindings,
  deleteUnusedTags,
  insertBindings,
  insertTags,
  knownQuestionnaires,
  listTags,
} from './tagStore.ts'

const MOST_TAGS = 20

/** A tag with the questionnaires that carried it. */
export interface TagCarriers {
  name: string
  questionnaireIds: number[]
}

/** Which questionnaires a tag was given to or taken from. */
export interface TagPair {
  tagName: string
  ids: number[]
}

interface NamedObject {
  objectId: number
  name: string
}

/** The questionnaires in their order, then the enterprise locked: two callers must not remove a tag the other is about to bind. */
async function takeAll(db: Handle, enterpriseId: number, ids: number[]): Promise<void> {
  for (const id of ids) await takeQuestionnaire(db, enterpriseId, id)
  await lockEnterprise(db, enterpriseId)
}

/** A name as it is stored; throws where nothing is left of it, naming the field. */
export function storedName(language: Language, name: string, field: string): string {
  const stored = tagName(name)
  if (stored === '') throw invalidInput(field, translateServer(language, 'tags.noName'))
  return stored
}

/** The names of `tagNames` as they are stored, each once. */
export function storedNames(language: Language, names: readonly string[]): string[] {
  return [...new Set(names.map((name, index) => storedName(language, name, `tagNames.${index}`)))]
}

/** Refuses hidden characters in names that would become tags; a tag that is called so already can still be bound. */
export async function refuseHidden(
  db: Handle,
  { enterpriseId, language }: { enterpriseId: number; language: Language },
  names: readonly string[],
): Promise<void> {
  if (names.every((name) => isName(tagName(name)))) return
  const known = new Set((await listTags(db, enterpriseId, TAG_USE)).map(({ name }) => name))
  const index = names.findIndex((name) => !isName(tagName(name)) && !known.has(tagName(name)))
  if (index >= 0) throw invalidInput(`tagNames.${index}`, translateServer(language, 'input.rule.name'))
}

/** The ids of the tags by name; new names become tags. */
export async function tagIds({ ids }: Pick<ServiceContext, 'ids'>, db: Handle, enterpriseId: number, names: string[]) {
  const rows = names.map((name) => ({ id: ids.newId(), name, useType: TAG_USE }))
  await insertTags(db, enterpriseId, rows)
  const wanted = new Set(names)
  const all = await listTags(db, enterpriseId, TAG_USE)
  return new Map(all.filter(({ name }) => wanted.has(name)).map(({ id, name }) => [name, id]))
}

/** Gives each questionnaire its names, as they are stored, beside the tags it carries; notes tell which were new to which. */
export async function tagMany(
  context: Pick<ServiceContext, 'ids'>,
  db: Handle,
  { enterpriseId, language }: { enterpriseId: number; language: Language },
  ids: number[],
  names: Map<number, string[]>,
): Promise<{ changed: number[]; notes: TagPair[] }> {
  await takeAll(db, enterpriseId, ids)
  const carried = await carriedBy(db, enterpriseId, ids)
  const fresh = ids.flatMap((objectId) => {
    const own = carried.get(objectId) ?? new Set<string>()
    const added = (names.get(objectId) ?? []).filter((name) => !own.has(name))
    if (own.size + added.length > MOST_TAGS) {
      throw invalidInput('tagNames', translateServer(language, 'input.tooManyTags', { maximum: MOST_TAGS }))
    }
    return added.map((name) => ({ objectId, name }))
  })
  await bindNames(context, db, enterpriseId, fresh)
  return outcomeOf(fresh)
}

/** Takes names away from each questionnaire; notes tell which carried which. Tags nobody carries any more go. */
export async function untagMany(
  db: Handle,
  enterpriseId: number,
  ids: number[],
  names: Map<number, string[]>,
): Promise<{ changed: number[]; notes: TagPair[] }> {
  await takeAll(db, enterpriseId, ids)
  const all = new Map((await listTags(db, enterpriseId, TAG_USE)).map(({ id, name }) => [name, id]))
  const carried = await carriedBy(db, enterpriseId, ids)
  const gone = ids.flatMap((objectId) =>
    (names.get(objectId) ?? []).filter((name) => carried.get(objectId)?.has(name)).map((name) => ({ objectId, name })),
  )
  const outcome = outcomeOf(gone)
  for (const note of outcome.notes) {
    const tagId = all.get(note.tagName)
    if (tagId !== undefined) await deleteBindings(db, enterpriseId, TAG_USE, tagId, note.ids)
  }
  await deleteUnusedTags(db, enterpriseId, TAG_USE)
  return outcome
}

/** Binds each name to those of its questionnaires that are there and carry it or have room for one more; answers these. */
export async function bindAgain(
  context: Pick<ServiceContext, 'ids'>,
  db: Handle,
  enterpriseId: number,
  wanted: TagCarriers[],
): Promise<TagCarriers[]> {
  await lockEnterprise(db, enterpriseId)
  const named = new Set(wanted.flatMap(({ questionnaireIds }) => questionnaireIds))
  const carried = await carriedBy(db, enterpriseId, await knownQuestionnaires(db, enterpriseId, [...named]))
  const bound = wanted.flatMap(({ name, questionnaireIds }) => {
    const takers = [...new Set(questionnaireIds)].filter((id) => {
      const own = carried.get(id)
      if (own === undefined || (own.size >= MOST_TAGS && !own.has(name))) return false
      own.add(name)
      return true
    })
    return takers.length === 0 ? [] : [{ name, questionnaireIds: takers }]
  })
  const pairs = bound.flatMap(({ name, questionnaireIds }) => questionnaireIds.map((objectId) => ({ objectId, name })))
  await bindNames(context, db, enterpriseId, pairs)
  return bound
}

/** Binds each name to its questionnaire; new names become tags. */
async function bindNames(context: Pick<ServiceContext, 'ids'>, db: Handle, enterpriseId: number, pairs: NamedObject[]) {
  const tags = await tagIds(context, db, enterpriseId, [...new Set(pairs.map(({ name }) => name))])
  const rows = pairs.flatMap(({ objectId, name }) => {
    const tagId = tags.get(name)
    return tagId === undefined ? [] : [{ objectId, tagId }]
  })
  await insertBindings(db, enterpriseId, TAG_USE, rows)
}

/** The names each of the questionnaires carries. */
async function carriedBy(db: Handle, enterpriseId: number, ids: number[]): Promise<Map<number, Set<string>>> {
  const carried = new Map(ids.map((id) => [id, new Set<string>()]))
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    for (const { objectId, name } of await listTagsOf(db, enterpriseId, TAG_USE, slice))
      carried.get(objectId)?.add(name)
  }
  return carried
}

function outcomeOf(pairs: NamedObject[]): { changed: number[]; notes: TagPair[] } {
  const byName = new Map<string, number[]>()
  for (const { objectId, name } of pairs) byName.set(name, [...(byName.get(name) ?? []), objectId])
  return {
    changed: [...new Set(pairs.map(({ objectId }) => objectId))],
    notes: [...byName].map(([tagName, ids]) => ({ tagName, ids })),
  }
}
