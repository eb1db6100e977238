import type { Handle } from '../../../database/open.ts'

/** The employee a user is in an enterprise. */
export async function findPerson(db: Handle, enterpriseId: number, userId: number) {
  return db
    .selectFrom('employee')
    .select(['displayName', 'email'])
    .where('enterpriseId', '=', enterpriseId)
    .where('userId', '=', userId)
    .executeTakeFirst()
}
