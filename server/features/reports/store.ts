import type { Handle } from '../../database/open.ts'

/** What the evaluatees of a questionnaire are ordered by, and told apart by from others of the same name. */
export async function listNames(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('evaluatee')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.enterpriseId', '=', 'evaluatee.enterpriseId')
        .onRef('employee.id', '=', 'evaluatee.employeeId'),
    )
    .select(['evaluatee.employeeId', 'employee.sortKey', 'employee.employeeNo', 'employee.email'])
    .where('evaluatee.enterpriseId', '=', enterpriseId)
    .where('evaluatee.questionnaireId', '=', questionnaireId)
    .execute()
}
