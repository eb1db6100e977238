import type { Handle } from '../../database/open.ts'
import type { JobTable } from '../../database/schema.ts'

const OPEN = ['waiting', 'running'] as const

export async function insertJob(db: Handle, row: JobTable) {
  await db.insertInto('job').values(row).execute()
}

/** A job with the name of who asked for it. */
export async function findJob(db: Handle, enterpriseId: number, id: number) {
  return db
    .selectFrom('job')
    .leftJoin('employee', (join) =>
      join.onRef('employee.enterpriseId', '=', 'job.enterpriseId').onRef('employee.id', '=', 'job.createdBy'),
    )
    .selectAll('job')
    .select('employee.displayName as creator')
    .where('job.enterpriseId', '=', enterpriseId)
    .where('job.id', '=', id)
    .executeTakeFirst()
}

/** Changes a waiting or running job; false when it is neither any more. */
export async function changeOpenJob(
  db: Handle,
  enterpriseId: number,
  id: number,
  change: Partial<Pick<JobTable, 'status' | 'done' | 'message' | 'resultJson' | 'updatedAt'>>,
): Promise<boolean> {
  const changed = await db
    .updateTable('job')
    .set(change)
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('status', 'in', OPEN)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function listOpenJobs(db: Handle) {
  return db.selectFrom('job').select(['enterpriseId', 'id']).where('status', 'in', OPEN).execute()
}
