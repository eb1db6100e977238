import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema.ts'
import { holdsWord } from '../../database/statements.ts'

export type TemplateRow = Database['template']

/** The enterprise's own templates whose title or summary holds every word, the newest first; without their content. */
export async function listTemplates(db: Handle, enterpriseId: number, words: string[]) {
  let query = db.selectFrom('template').where('enterpriseId', '=', enterpriseId)
  for (const word of words) query = query.where(holdsWord('template.search', word))
  return query
    .select(['id', 'title', 'summary', 'language', 'questionCount', 'pageCount', 'createdAt'])
    .orderBy('id', 'desc')
    .execute()
}

export async function findTemplate(db: Handle, enterpriseId: number, id: number) {
  return db
    .selectFrom('template')
    .selectAll()
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertTemplate(db: Handle, row: TemplateRow) {
  await db.insertInto('template').values(row).execute()
}

/** Removes one of the enterprise's own; false when there is none. */
export async function deleteTemplate(db: Handle, enterpriseId: number, id: number): Promise<boolean> {
  const row = await db
    .deleteFrom('template')
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
