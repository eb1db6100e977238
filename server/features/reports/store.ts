import { byId, hasId } from '../../database/byId.ts'
import type { Handle } from '../../database/open.ts'

/** What the evaluatees of a questionnaire are ordered by, and told apart by from others of the same name, by employee id. */
export async function listNames(db: Handle, enterpriseId: number, questionnaireId: number) {
  const evaluatees = await db
    .selectFrom('evaluatee')
    .select('employeeId')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
  const employeeIds = evaluatees.map(({ employeeId }) => employeeId)
  return byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'sortKey', 'employeeNo', 'email'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )
}
