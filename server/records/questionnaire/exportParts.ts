/** The files of exports, in parts of a few hundred rows: kept in the database, so that any process can answer them. */

import type { ExportPartTable } from '../../database/jobSchema.ts'
import type { Handle } from '../../database/open.ts'

/** So long a file is kept. */
export const EXPORT_DAYS = 1

export async function insertExportPart(db: Handle, row: ExportPartTable): Promise<void> {
  await db.insertInto('exportPart').values(row).execute()
}

/** Deletes the files of a questionnaire: those of an anonymous one tell who had answered when they were made (R5). */
export async function deleteExports(db: Handle, enterpriseId: number, questionnaireId: number): Promise<void> {
  await db
    .deleteFrom('exportPart')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

/** Deletes the parts made before a moment; all parts of a file bear the time it was asked for. */
export async function deleteStaleExports(db: Handle, createdBefore: string): Promise<void> {
  await db.deleteFrom('exportPart').where('createdAt', '<', createdBefore).execute()
}
