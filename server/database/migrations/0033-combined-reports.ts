import type { Kysely } from 'kysely'
import type { Database } from '../schema/schema.ts'
import { createTable } from './tableShape.ts'

/** Reports over several questionnaires: what they are called and which ones they combine; their figures are made when asked for. */
export async function up(db: Kysely<Database>): Promise<void> {
  await createTable(db, 'combinedReport', ['enterpriseId'], {
    columns: {
      ...{ id: 'id', title: 'text', summary: 'text', questionnairesJson: 'text', version: 'int' },
      ...{ createdAt: 'text', updatedAt: 'text', deletedAt: 'text?' },
    },
    key: ['id'],
  })
}
