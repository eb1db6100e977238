/** What evaluatees keep beside their reports: the only reader and writer of its table. */
import type { Handle } from '../../database/open.ts'
import type { OwnNotesTable } from '../../database/schema/releaseSchema.ts'

type Key = Pick<OwnNotesTable, 'enterpriseId' | 'questionnaireId' | 'employeeId'>

export async function findNotes(db: Handle, { enterpriseId, questionnaireId, employeeId }: Key) {
  return db
    .selectFrom('ownNotes')
    .select(['text', 'aimsJson', 'isShared', 'version'])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', '=', employeeId)
    .executeTakeFirst()
}

/** The first of them; false when there are some by now. */
export async function insertNotes(db: Handle, row: OwnNotesTable): Promise<boolean> {
  const inserted = await db
    .insertInto('ownNotes')
    .values(row)
    .onConflict((conflict) => conflict.columns(['enterpriseId', 'questionnaireId', 'employeeId']).doNothing())
    .returning('version')
    .execute()
  return inserted.length > 0
}

/** In the place of version `before`; false when that is no longer the one there. */
export async function replaceNotes(
  db: Handle,
  { enterpriseId, questionnaireId, employeeId }: Key,
  before: number,
  values: Pick<OwnNotesTable, 'text' | 'aimsJson' | 'isShared' | 'version'>,
): Promise<boolean> {
  const replaced = await db
    .updateTable('ownNotes')
    .set(values)
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('employeeId', '=', employeeId)
    .where('version', '=', before)
    .returning('version')
    .execute()
  return replaced.length > 0
}
