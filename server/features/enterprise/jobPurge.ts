/** Jobs of long ago go: what could not be done is told with the names of whom it was about. */
import type { ServiceContext } from '../../database/context.ts'
import { dropAll } from '../../database/sliceBySlice.ts'
import { listEnterprises } from '../../records/people/enterprises.ts'
import { deleteSomeEndedJobs } from './jobStore.ts'

const DAY = 86_400_000
/** So long it is told what became of a job; its file is kept for a day (exportParts.ts). */
const JOB_DAYS = 90
/** So many go in one transaction, each with up to a thousand rows that could not be done: every other write waits for it. */
const JOBS_AT_ONCE = 200

/** Those of every enterprise; what a stop leaves goes in the next round. */
export async function dropOldJobs(
  { database, now }: Pick<ServiceContext, 'database' | 'now'>,
  isStopping: () => boolean,
): Promise<void> {
  const before = new Date(now().getTime() - JOB_DAYS * DAY).toISOString()
  for (const { id } of await database.read((db) => listEnterprises(db))) {
    await dropAll(JOBS_AT_ONCE, isStopping, () =>
      database.write((db) => deleteSomeEndedJobs(db, id, before, JOBS_AT_ONCE)),
    )
  }
}
