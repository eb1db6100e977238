/** The tags questionnaires carry, as every list of them shows; the feature alone writes them. */
import type { Handle } from '../../database/open.ts'

/** What a tag of a questionnaire is used for, as the wire says it. */
export const TAG_USE = 'QUESTIONNAIRE'

/** The tags of each of `objectIds`, in the order they were made. */
export async function listTagsOf(db: Handle, enterpriseId: number, useType: string, objectIds: number[]) {
  if (objectIds.length === 0) return []
  return db
    .selectFrom('tagBinding')
    .innerJoin('tag', (join) =>
      join.onRef('tag.enterpriseId', '=', 'tagBinding.enterpriseId').onRef('tag.id', '=', 'tagBinding.tagId'),
    )
    .select(['tagBinding.objectId', 'tag.id', 'tag.name', 'tag.useType'])
    .where('tagBinding.enterpriseId', '=', enterpriseId)
    .where('tagBinding.useType', '=', useType)
    .where('tagBinding.objectId', 'in', objectIds)
    .orderBy('tag.id')
    .execute()
}
