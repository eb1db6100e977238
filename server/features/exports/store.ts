import type { Handle } from '../../database/open.ts'

/** What kind of job exports are. */
export const EXPORT = 'export'

/** An export job of the person who asked for it; nobody else's. */
export async function findExport(db: Handle, enterpriseId: number, employeeId: number, jobId: number) {
  return db
    .selectFrom('job')
    .select('status')
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', jobId)
    .where('kind', '=', EXPORT)
    .where('createdBy', '=', employeeId)
    .executeTakeFirst()
}

/** The parts of a file that was asked for at `from` or later, in their order. */
export async function listParts(db: Handle, enterpriseId: number, jobId: number, from: string): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('exportPart')
    .select('body')
    .where('enterpriseId', '=', enterpriseId)
    .where('jobId', '=', jobId)
    .where('createdAt', '>=', from)
    .orderBy('part')
    .execute()
  return rows.map(({ body }) => body)
}
