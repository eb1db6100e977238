import type { Handle } from '../../database/open.ts'
import { byId } from '../../database/statements.ts'
import { listEvaluatees } from '../../records/turns/evaluatees.ts'

/** What the evaluatees of a questionnaire are ordered by, and told apart by from others of the same name, by employee id. */
export async function listNames(db: Handle, enterpriseId: number, questionnaireId: number) {
  const evaluatees = await listEvaluatees(db, enterpriseId, questionnaireId)
  const employeeIds = evaluatees.map(({ employeeId }) => employeeId)
  return byId(employeeIds, (slice) =>
    db
      .selectFrom('employee')
      .select(['id', 'sortKey', 'employeeNo', 'email'])
      .where('enterpriseId', '=', enterpriseId)
      .where('id', 'in', slice)
      .execute(),
  )
}
