import type { Handle } from '../../../database/open.ts'
import type { Database } from '../../../database/schema/schema.ts'

/** The mail templates somebody has changed. */
export async function listTemplates(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('emailTemplate')
    .select(['emailType', 'title', 'content'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .execute()
}

export async function saveTemplate(db: Handle, row: Database['emailTemplate']) {
  await db
    .insertInto('emailTemplate')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['enterpriseId', 'questionnaireId', 'emailType'])
        .doUpdateSet({ title: row.title, content: row.content }),
    )
    .execute()
}
