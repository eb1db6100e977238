import type { Handle } from '../../database/open.ts'

/** A job of these kinds of the person who asked for it; nobody else's. */
export async function findExport(db: Handle, enterpriseId: number, employeeId: number, jobId: number, kinds: string[]) {
  return db
    .selectFrom('job')
    .select(['status', 'kind', 'createdAt'])
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', jobId)
    .where('kind', 'in', kinds)
    .where('createdBy', '=', employeeId)
    .executeTakeFirst()
}

/** The parts of a file that was asked for at `from` or later, in their order; since when the questionnaire they tell of closes, and of which type it is. */
export async function listParts(db: Handle, enterpriseId: number, jobId: number, from: string) {
  return db
    .selectFrom('exportPart')
    .leftJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'exportPart.enterpriseId')
        .onRef('questionnaire.id', '=', 'exportPart.questionnaireId'),
    )
    .select(['exportPart.body', 'exportPart.questionnaireId', 'questionnaire.closingSince', 'questionnaire.type'])
    .where('exportPart.enterpriseId', '=', enterpriseId)
    .where('exportPart.jobId', '=', jobId)
    .where('exportPart.createdAt', '>=', from)
    .orderBy('exportPart.part')
    .execute()
}

/** Of which questionnaire an archive tells that was asked for at `from` or later; undefined when that was removed. */
export async function findArchived(
  db: Handle,
  { enterpriseId, jobId }: { enterpriseId: number; jobId: number },
  from: string,
) {
  return db
    .selectFrom('exportPart')
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'exportPart.enterpriseId')
        .onRef('questionnaire.id', '=', 'exportPart.questionnaireId'),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.enterpriseId', '=', 'exportPart.enterpriseId').onRef('job.id', '=', 'exportPart.jobId'),
    )
    .select(['questionnaire.title', 'exportPart.questionnaireId'])
    .where('exportPart.enterpriseId', '=', enterpriseId)
    .where('exportPart.jobId', '=', jobId)
    .where('job.createdAt', '>=', from)
    .where('questionnaire.deletedAt', 'is', null)
    .orderBy('exportPart.part')
    .limit(1)
    .executeTakeFirst()
}
