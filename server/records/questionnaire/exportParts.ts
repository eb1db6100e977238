/** The files of exports, in parts of a few hundred rows: kept in the database, so that any process can answer them. */

import { firstIdAt } from '../../database/ids.ts'
import type { Handle } from '../../database/open.ts'
import type { ExportPartTable } from '../../database/schema/jobSchema.ts'

/** So long a file is kept. */
export const EXPORT_DAYS = 1

export async function insertExportPart(db: Handle, row: ExportPartTable): Promise<void> {
  await db.insertInto('exportPart').values(row).execute()
}

export type ExportFile = Pick<ExportPartTable, 'enterpriseId' | 'jobId'>

/** So many parts go in one transaction, a megabyte each: every other write waits for it. */
export const PARTS_AT_ONCE = 4

/** The files that tell of a questionnaire. */
export async function listExportsOf(db: Handle, enterpriseId: number, questionnaireId: number): Promise<ExportFile[]> {
  return db
    .selectFrom('exportPart')
    .select(['enterpriseId', 'jobId'])
    .distinct()
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

/**
 * The files asked for before a moment, all enterprises'. By the ids of their jobs: `createdAt` stands behind the body, and SQLite
 * would read a megabyte of each part to come to it.
 */
export async function listStaleExports(db: Handle, createdBefore: string): Promise<ExportFile[]> {
  return db
    .selectFrom('exportPart')
    .select(['enterpriseId', 'jobId'])
    .distinct()
    .where('jobId', '<', firstIdAt(createdBefore))
    .execute()
}

/** Deletes up to PARTS_AT_ONCE parts of a file; answers how many. */
export async function deleteSomeParts(db: Handle, { enterpriseId, jobId }: ExportFile): Promise<number> {
  const some = db
    .selectFrom('exportPart')
    .select('part')
    .where('enterpriseId', '=', enterpriseId)
    .where('jobId', '=', jobId)
    .orderBy('part')
    .limit(PARTS_AT_ONCE)
  const { numDeletedRows } = await db
    .deleteFrom('exportPart')
    .where('enterpriseId', '=', enterpriseId)
    .where('jobId', '=', jobId)
    .where('part', 'in', some)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
