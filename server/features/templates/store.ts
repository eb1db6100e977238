import type { Handle } from '../../database/open.ts'
import { sortKeyOf } from '../../database/pinyin.ts'
import type { Database } from '../../database/schema/schema.ts'
import { searchHolds } from '../../database/statements.ts'

export type TemplateRow = Database['template']

/** The enterprise's own templates whose title or summary holds every word, the newest first; without their content. */
export async function listTemplates(db: Handle, enterpriseId: number, keyword: string | undefined) {
  return db
    .selectFrom('template')
    .where('enterpriseId', '=', enterpriseId)
    .where('deletedAt', 'is', null)
    .where(searchHolds('template.search', keyword))
    .select(['id', 'title', 'summary', 'language', 'questionCount', 'pageCount', 'createdAt', 'sortKey'])
    .orderBy('id', 'desc')
    .execute()
}

export async function findTemplate(db: Handle, enterpriseId: number, id: number) {
  return db
    .selectFrom('template')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
}

export async function insertTemplate(db: Handle, row: Omit<TemplateRow, 'sortKey'>) {
  await db
    .insertInto('template')
    .values({ ...row, sortKey: sortKeyOf(row.title) })
    .execute()
}

/** Puts `deletedAt` on some of the enterprise's own, or takes it away; answers those that were otherwise before. */
export async function setDeleted(db: Handle, enterpriseId: number, ids: readonly number[], deletedAt: string | null) {
  const rows = await db
    .updateTable('template')
    .set({ deletedAt })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', 'in', [...ids])
    .where('deletedAt', deletedAt === null ? 'is not' : 'is', null)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The titles of own templates, removed ones too. */
export async function titlesOf(db: Handle, enterpriseId: number, ids: number[]): Promise<[number, string][]> {
  const rows = await db
    .selectFrom('template')
    .select(['id', 'title'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, title }) => [id, title])
}
