import { firstIdAt } from '../../database/ids.ts'
import type { Handle } from '../../database/open.ts'
import type { JobTable } from '../../database/schema/jobSchema.ts'
import type { Order } from '../../database/statements.ts'

/** Whose jobs are looked at by whom, and from when on exported files are kept. */
export interface JobLooking {
  enterpriseId: number
  employeeId: number
  filesFrom: string
}

/** The jobs of an enterprise with who asked for them, and the questionnaires they are of. */
function jobsOf(db: Handle, enterpriseId: number) {
  return db
    .selectFrom('job')
    .leftJoin('employee', (join) =>
      join.onRef('employee.enterpriseId', '=', 'job.enterpriseId').onRef('employee.id', '=', 'job.createdBy'),
    )
    .leftJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'job.enterpriseId')
        .onRef('questionnaire.id', '=', 'job.questionnaireId'),
    )
    .where('job.enterpriseId', '=', enterpriseId)
}

/** With each: who asked for it, of which questionnaire it is, and whether it has a file that person still can download. */
function viewed(query: ReturnType<typeof jobsOf>, { employeeId, filesFrom }: JobLooking) {
  return query
    .selectAll('job')
    .select(['employee.displayName as creator', 'questionnaire.title'])
    .select(({ case: when, and, eb, exists, selectFrom }) =>
      when()
        .when(
          and([
            eb('job.status', '=', 'done'),
            eb('job.createdBy', '=', employeeId),
            // Not by the parts' own time, which stands behind a megabyte of each.
            eb('job.createdAt', '>=', filesFrom),
            exists(
              selectFrom('exportPart')
                .select('exportPart.part')
                .whereRef('exportPart.enterpriseId', '=', 'job.enterpriseId')
                .whereRef('exportPart.jobId', '=', 'job.id'),
            ),
          ]),
        )
        .then(1)
        .else(0)
        .end()
        .as('hasFile'),
    )
}

export async function findJob(db: Handle, looking: JobLooking, id: number) {
  return viewed(jobsOf(db, looking.enterpriseId), looking).where('job.id', '=', id).executeTakeFirst()
}

/** Drops up to `most` of the enterprise's jobs that ended before then; answers how many. By the ids, which tell when one was asked for. */
export async function deleteSomeEndedJobs(
  db: Handle,
  enterpriseId: number,
  before: string,
  most: number,
): Promise<number> {
  const askedBefore = firstIdAt(before)
  const some = db
    .selectFrom('job')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '<', askedBefore)
    .where('status', 'in', ['done', 'failed', 'cancelled'])
    .where('updatedAt', '<', before)
    .orderBy('id')
    .limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('job')
    .where('enterpriseId', '=', enterpriseId)
    // Said once more, for PostgreSQL, which may look through what is said here.
    .where('id', '<', askedBefore)
    .where('id', 'in', some)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

type SortName = 'kind' | 'status' | 'createdAt'

const SORTS: Record<SortName, 'job.kind' | 'job.status' | 'job.id'> = {
  kind: 'job.kind',
  status: 'job.status',
  // Ids are time-ordered.
  createdAt: 'job.id',
}

export interface JobQuery {
  status: JobTable['status'] | undefined
  sort: SortName
  order: Order
  pageIndex: number
  pageSize: number
}

/** A page of jobs and how many there are. */
export async function listJobs(db: Handle, looking: JobLooking, query: JobQuery) {
  const { status, sort, order, pageIndex, pageSize } = query
  const all = jobsOf(db, looking.enterpriseId)
  const jobs = status === undefined ? all : all.where('job.status', '=', status)
  const { total } = await jobs.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items = await viewed(jobs, looking)
    .orderBy(SORTS[sort], order)
    .orderBy('job.id', order)
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute()
  return { items, total }
}
