import type { Handle } from '../../../database/open.ts'
import type { Database } from '../../../database/schema.ts'

const ROWS_A_STATEMENT = 500

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
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await db
      .insertInto('answeringLink')
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .execute()
  }
}

/** Forgets a link that never reached its reader. */
export async function deleteLink(db: Handle, tokenHash: string) {
  await db.deleteFrom('answeringLink').where('tokenHash', '=', tokenHash).execute()
}
