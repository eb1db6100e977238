import type { Handle } from '../../database/open.ts'

/** The keys names are sorted by, of the evaluatees of a questionnaire. */
export async function listSortKeys(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('evaluatee')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.enterpriseId', '=', 'evaluatee.enterpriseId')
        .onRef('employee.id', '=', 'evaluatee.employeeId'),
    )
    .select(['evaluatee.employeeId', 'employee.sortKey'])
    .where('evaluatee.enterpriseId', '=', enterpriseId)
    .where('evaluatee.questionnaireId', '=', questionnaireId)
    .execute()
}
