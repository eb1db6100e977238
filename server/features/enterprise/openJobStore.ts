/** Jobs that are not over yet: who does them, how far they are, and what another process needs to go on. */

import type { Handle } from '../../database/open.ts'
import type { JobTable } from '../../database/schema/jobSchema.ts'
import { slices } from '../../database/statements.ts'

const OPEN = ['waiting', 'running'] as const
/** About as many megabytes as hold nobody up. */
const PARTS_A_STATEMENT = 20

export type JobKey = Pick<JobTable, 'enterpriseId' | 'id'>

export async function insertJob(db: Handle, row: JobTable) {
  await db.insertInto('job').values(row).execute()
}

const isOpen = (status: JobTable['status']) => status === 'waiting' || status === 'running'

/**
 * Changes a waiting or running job, of `claimedBy` alone where that is given; answers how far it is, or undefined when it is
 * over, or another's. Of one that ends nothing stays but what is told.
 */
export async function changeOpenJob(
  db: Handle,
  { enterpriseId, id }: JobKey,
  change: Partial<
    Pick<JobTable, 'status' | 'done' | 'message' | 'resultJson' | 'updatedAt' | 'claimedBy' | 'startedAt'>
  >,
  claimedBy?: string,
): Promise<Pick<JobTable, 'done' | 'resultJson'> | undefined> {
  const isOver = change.status !== undefined && !isOpen(change.status)
  const open = db
    .updateTable('job')
    .set({ ...change, ...(isOver && { claimedBy: null }) })
    .$if(change.startedAt !== undefined, (query) => query.set(({ ref }) => ({ startedDone: ref('done') })))
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .where('status', 'in', OPEN)
  const mine = claimedBy === undefined ? open : open.where('claimedBy', '=', claimedBy)
  const changed = await mine.returning(['done', 'resultJson']).executeTakeFirst()
  if (isOver && changed !== undefined) {
    await db.deleteFrom('jobOrder').where('enterpriseId', '=', enterpriseId).where('jobId', '=', id).execute()
  }
  return changed
}

/** All enterprises' jobs that some process does, or did before it went. */
export async function listClaimedJobs(db: Handle) {
  const rows = await db
    .selectFrom('job')
    .select(['enterpriseId', 'id', 'kind', 'claimedBy'])
    .where('claimedBy', 'is not', null)
    .where('status', 'in', OPEN)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ claimedBy, ...row }) => (claimedBy === null ? [] : [{ ...row, claimedBy }]))
}

/** Keeps parts of a job's order, the first of them as number `first`. */
export async function insertJobParts(
  db: Handle,
  { enterpriseId, id: jobId }: JobKey,
  first: number,
  bodies: readonly string[],
): Promise<void> {
  const rows = bodies.map((body, index) => ({ enterpriseId, jobId, part: first + index, body }))
  for (const slice of slices(rows, PARTS_A_STATEMENT)) await db.insertInto('jobOrder').values(slice).execute()
}

/** `count` parts of a job's order from number `first` on, fewer where it ends. */
export async function listJobParts(
  db: Handle,
  { enterpriseId, id }: JobKey,
  first: number,
  count: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('jobOrder')
    .select('body')
    .where('enterpriseId', '=', enterpriseId)
    .where('jobId', '=', id)
    .where('part', '>=', first)
    .where('part', '<', first + count)
    .orderBy('part')
    .execute()
  return rows.map(({ body }) => body)
}

/** Drops the parts of a job's order from number `first` up to `before`, which is left. */
export async function dropJobParts(
  db: Handle,
  { enterpriseId, id }: JobKey,
  first: number,
  before: number,
): Promise<void> {
  await db
    .deleteFrom('jobOrder')
    .where('enterpriseId', '=', enterpriseId)
    .where('jobId', '=', id)
    .where('part', '>=', first)
    .where('part', '<', before)
    .execute()
}
