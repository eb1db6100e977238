import type { Handle } from '../../database/open.ts'
import { sortKeyOf } from '../../database/pinyin.ts'
import { IDS_A_STATEMENT, ROWS_A_STATEMENT, slices } from '../../database/statements.ts'

export interface TagRow {
  id: number
  name: string
  useType: string
}

export async function listTags(
  db: Handle,
  enterpriseId: number,
  useType: string,
): Promise<(TagRow & { sortKey: string })[]> {
  return db
    .selectFrom('tag')
    .select(['id', 'name', 'useType', 'sortKey'])
    .where('enterpriseId', '=', enterpriseId)
    .where('useType', '=', useType)
    .orderBy('id')
    .execute()
}

/** How many questionnaires carry each tag, by tag id; those that were removed do not count. */
export async function countTagged(db: Handle, enterpriseId: number, useType: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('tagBinding')
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'tagBinding.enterpriseId')
        .onRef('questionnaire.id', '=', 'tagBinding.objectId'),
    )
    .select((eb) => ['tagBinding.tagId', eb.fn.countAll<number>().as('count')])
    .where('tagBinding.enterpriseId', '=', enterpriseId)
    .where('tagBinding.useType', '=', useType)
    .where('questionnaire.deletedAt', 'is', null)
    .groupBy('tagBinding.tagId')
    .execute()
  return new Map(rows.map(({ tagId, count }) => [tagId, count]))
}

/** The objects that carry every one of `tagIds`. */
export async function listObjectsWithAll(db: Handle, enterpriseId: number, useType: string, tagIds: number[]) {
  if (tagIds.length === 0) return []
  const rows = await db
    .selectFrom('tagBinding')
    .select('objectId')
    .where('enterpriseId', '=', enterpriseId)
    .where('useType', '=', useType)
    .where('tagId', 'in', tagIds)
    .groupBy('objectId')
    .having((eb) => eb(eb.fn.countAll<number>(), '=', tagIds.length))
    .execute()
  return rows.map(({ objectId }) => objectId)
}

/** The objects that carry one of `tagIds` at least. */
export async function listObjectsWithAny(db: Handle, enterpriseId: number, useType: string, tagIds: number[]) {
  if (tagIds.length === 0) return []
  const rows = await db
    .selectFrom('tagBinding')
    .select('objectId')
    .distinct()
    .where('enterpriseId', '=', enterpriseId)
    .where('useType', '=', useType)
    .where('tagId', 'in', tagIds)
    .execute()
  return rows.map(({ objectId }) => objectId)
}

/** Makes the tags that do not exist yet; two callers may name the same. */
export async function insertTags(db: Handle, enterpriseId: number, rows: TagRow[]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) {
    await db
      .insertInto('tag')
      .values(slice.map((row) => ({ enterpriseId, ...row, sortKey: sortKeyOf(row.name) })))
      .onConflict((conflict) => conflict.columns(['enterpriseId', 'useType', 'name']).doNothing())
      .execute()
  }
}

/** Gives an object exactly these tags. */
export async function replaceTags(
  db: Handle,
  enterpriseId: number,
  useType: string,
  objectId: number,
  tagIds: number[],
) {
  await db
    .deleteFrom('tagBinding')
    .where('enterpriseId', '=', enterpriseId)
    .where('useType', '=', useType)
    .where('objectId', '=', objectId)
    .execute()
  if (tagIds.length === 0) return
  await db
    .insertInto('tagBinding')
    .values(tagIds.map((tagId) => ({ enterpriseId, useType, objectId, tagId })))
    .onConflict((conflict) => conflict.columns(['enterpriseId', 'useType', 'objectId', 'tagId']).doNothing())
    .execute()
}

/** Takes away the tags nothing carries any more: the list shows tags in use. */
export async function deleteUnusedTags(db: Handle, enterpriseId: number, useType: string) {
  await db
    .deleteFrom('tag')
    .where('enterpriseId', '=', enterpriseId)
    .where('useType', '=', useType)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tagBinding')
            .select('tagBinding.tagId')
            .whereRef('tagBinding.enterpriseId', '=', 'tag.enterpriseId')
            .whereRef('tagBinding.tagId', '=', 'tag.id'),
        ),
      ),
    )
    .execute()
}

/** Binds tags to objects; what is bound already stays. */
export async function insertBindings(
  db: Handle,
  enterpriseId: number,
  useType: string,
  rows: { objectId: number; tagId: number }[],
) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) {
    await db
      .insertInto('tagBinding')
      .values(slice.map((row) => ({ enterpriseId, useType, ...row })))
      .onConflict((conflict) => conflict.columns(['enterpriseId', 'useType', 'objectId', 'tagId']).doNothing())
      .execute()
  }
}

/** Takes a tag away from objects. */
export async function deleteBindings(
  db: Handle,
  enterpriseId: number,
  useType: string,
  tagId: number,
  objectIds: number[],
) {
  for (const slice of slices(objectIds, IDS_A_STATEMENT)) {
    await db
      .deleteFrom('tagBinding')
      .where('enterpriseId', '=', enterpriseId)
      .where('useType', '=', useType)
      .where('tagId', '=', tagId)
      .where('objectId', 'in', slice)
      .execute()
  }
}

/** The objects that carry a tag. */
export async function listCarriers(db: Handle, enterpriseId: number, useType: string, tagId: number) {
  const rows = await db
    .selectFrom('tagBinding')
    .select('objectId')
    .where('enterpriseId', '=', enterpriseId)
    .where('useType', '=', useType)
    .where('tagId', '=', tagId)
    .orderBy('objectId')
    .execute()
  return rows.map(({ objectId }) => objectId)
}

export async function renameTag(db: Handle, enterpriseId: number, id: number, name: string) {
  await db
    .updateTable('tag')
    .set({ name, sortKey: sortKeyOf(name) })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .execute()
}

/** Which of these questionnaires the enterprise has, removed ones too. */
export async function knownQuestionnaires(db: Handle, enterpriseId: number, ids: number[]): Promise<number[]> {
  const known: number[] = []
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    const rows = await db
      .selectFrom('questionnaire')
      .select('id')
      .where('enterpriseId', '=', enterpriseId)
      .where('id', 'in', slice)
      .execute()
    known.push(...rows.map(({ id }) => id))
  }
  return known
}
