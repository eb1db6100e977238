/** Copies to which people still come, by a job of their own. */
import type { Handle } from '../../database/open.ts'
import type { QuestionnaireRow } from './store.ts'

/** The jobs under way that bring people to these questionnaires. */
export async function listPeopleJobs(
  db: Handle,
  enterpriseId: number,
  rows: readonly Pick<QuestionnaireRow, 'peopleJobId'>[],
): Promise<Set<number>> {
  const ids = rows.flatMap(({ peopleJobId }) => peopleJobId ?? [])
  if (ids.length === 0) return new Set()
  const jobs = await db
    .selectFrom('job')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('id', 'in', ids)
    .where('status', 'in', ['waiting', 'running'])
    .execute()
  return new Set(jobs.map(({ id }) => id))
}
