import type { Handle } from '../../../database/open.ts'
import type { MailRelayTable } from '../../../database/schema/schema.ts'

export async function findRelay(db: Handle, enterpriseId: number) {
  return db.selectFrom('mailRelay').selectAll().where('enterpriseId', '=', enterpriseId).executeTakeFirst()
}

export async function saveRelay(db: Handle, row: MailRelayTable) {
  const { enterpriseId: _, ...values } = row
  await db
    .insertInto('mailRelay')
    .values(row)
    .onConflict((conflict) => conflict.column('enterpriseId').doUpdateSet(values))
    .execute()
}

export async function deleteRelay(db: Handle, enterpriseId: number) {
  await db.deleteFrom('mailRelay').where('enterpriseId', '=', enterpriseId).execute()
}

/** Whether an anonymous questionnaire collects answers, disabled or not, or was removed since `restorable` and may again. */
export async function collectsAnonymously(db: Handle, enterpriseId: number, restorable: string): Promise<boolean> {
  const row = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('type', '=', 2)
    .where('processStatus', '=', 30)
    .where((eb) => eb.or([eb('deletedAt', 'is', null), eb('deletedAt', '>=', restorable)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
