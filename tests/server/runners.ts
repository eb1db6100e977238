/** Runners of jobs over a real database, and an order that tells who did what of it. */
import { createIds } from '../../server/database/ids.ts'
import type { DatabaseService } from '../../server/database/open.ts'
import {
  changeOpenJob,
  dropJobParts,
  insertJob,
  insertJobParts,
  listClaimedJobs,
  listJobParts,
} from '../../server/features/enterprise/openJobStore.ts'
import type { JobOrder } from '../../server/jobs/order.ts'
import { createJobRunner } from '../../server/jobs/runner.ts'

export const NOTHING = { enterpriseId: 1, createdBy: 1, total: 6 }
export const KEPT = { head: { is: 'kept' }, parts: ['a', 'b', 'c', 'd', 'e', 'f'] }

/** A process of that number; `gone` are those it finds gone. */
export function runnerOn(database: DatabaseService, instance: number, gone: (run: string) => boolean = () => false) {
  const faults: string[] = []
  const ids = createIds(Date.now, instance)
  const runner = createJobRunner({
    context: { database, ids, now: () => new Date() },
    store: { changeOpenJob, dropJobParts, insertJob, insertJobParts, listClaimedJobs, listJobParts },
    findGone: async (runs) => runs.filter(gone),
    onError: (error) => faults.push(String(error)),
  })
  return { runner, faults, run: ids.run }
}

/** An order of a step a part that writes down who did which; `afterStep` follows each. */
export function spelling(seen: string[], who: string, afterStep = () => {}): Omit<JobOrder, 'kept'> {
  return {
    ...NOTHING,
    kind: 'employeeImport',
    async step(_db, { done, result, parts }) {
      const [part = ''] = await parts(done, 1)
      seen.push(`${who} ${part}`)
      return { done: done + 1, result: { told: `${(result as { told?: string } | null)?.told ?? ''}${part}` } }
    },
    afterStep,
  }
}
