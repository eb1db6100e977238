/** The people a questionnaire may ask: reads the directory for the services of relations and copies. */
import type { Handle } from '../../database/open.ts'
import { IDS_A_STATEMENT, slices } from '../../database/statements.ts'

/** Every employee who is not disabled. */
export async function listActiveIds(db: Handle, enterpriseId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('employee')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('disabled', '=', 0)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Which of `ids` the enterprise has, with whether they are disabled. */
export async function findPeople(db: Handle, enterpriseId: number, ids: readonly number[]) {
  const found = new Map<number, { disabled: boolean }>()
  for (const slice of slices(ids, IDS_A_STATEMENT)) {
    const rows = await db
      .selectFrom('employee')
      .select(['id', 'disabled'])
      .where('enterpriseId', '=', enterpriseId)
      .where('id', 'in', slice)
      .execute()
    for (const { id, disabled } of rows) found.set(id, { disabled: disabled === 1 })
  }
  return found
}
