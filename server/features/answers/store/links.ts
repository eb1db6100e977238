import type { Handle } from '../../../database/open.ts'
import type { Database } from '../../../database/schema.ts'
import { ROWS_A_STATEMENT, slices } from '../../../database/statements.ts'

/** Who a link belongs to; undefined for a disabled person or a deleted questionnaire. */
export async function findLink(db: Handle, tokenHash: string) {
  return db
    .selectFrom('answeringLink')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.enterpriseId', '=', 'answeringLink.enterpriseId')
        .onRef('employee.id', '=', 'answeringLink.employeeId'),
    )
    .innerJoin('questionnaire', (join) =>
      join
        .onRef('questionnaire.enterpriseId', '=', 'answeringLink.enterpriseId')
        .onRef('questionnaire.id', '=', 'answeringLink.questionnaireId'),
    )
    .select(['answeringLink.enterpriseId', 'answeringLink.questionnaireId', 'answeringLink.employeeId'])
    .where('answeringLink.tokenHash', '=', tokenHash)
    .where('employee.disabled', '=', 0)
    .where('questionnaire.deletedAt', 'is', null)
    .executeTakeFirst()
}

export async function insertLinks(db: Handle, rows: Database['answeringLink'][]) {
  for (const slice of slices(rows, ROWS_A_STATEMENT)) await db.insertInto('answeringLink').values(slice).execute()
}
