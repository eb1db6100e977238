import type { Handle } from '../../database/open.ts'

/** A job of these kinds of the person who asked for it; nobody else's. */
export async function findExport(db: Handle, enterpriseId: number, employeeId: number, jobId: number, kinds: string[]) {
  return db
    .selectFrom('job')
    .select(['status', 'kind'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', jobId)
    .where('kind', 'in', kinds)
    .where('createdBy', '=', employeeId)
    .executeTakeFirst()
}

/** The parts of a file that was asked for at `from` or later, in their order. */
export async function listParts(db: Handle, enterpriseId: number, jobId: number, from: string) {
  return db
    .selectFrom('exportPart')
    .select(['body', 'questionnaireId'])
    .where('enterpriseId', '=', enterpriseId)
    .where('jobId', '=', jobId)
    .where('createdAt', '>=', from)
    .orderBy('part')
    .execute()
}
