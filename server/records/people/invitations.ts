/** Links that give an employee a sign-in, stored as hashes: the only writer of their table (docs/decisions/0017). */

import type { Handle } from '../../database/open.ts'
import type { InvitationTable } from '../../database/schema/linkSchema.ts'

/** Puts a link in place of an older one. */
export async function replaceInvitation(db: Handle, row: InvitationTable): Promise<void> {
  const { enterpriseId: _enterprise, employeeId: _employee, ...fresh } = row
  await db
    .insertInto('invitation')
    .values(row)
    .onConflict((conflict) => conflict.columns(['enterpriseId', 'employeeId']).doUpdateSet(fresh))
    .execute()
}

/** Whom a living link invites where; nobody who is disabled there or has another address by now. */
export async function findInvitation(db: Handle, tokenHash: string, now: string) {
  return db
    .selectFrom('invitation')
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.enterpriseId', '=', 'invitation.enterpriseId')
        .onRef('employee.id', '=', 'invitation.employeeId')
        .onRef('employee.email', '=', 'invitation.email'),
    )
    .innerJoin('enterprise', 'enterprise.id', 'invitation.enterpriseId')
    .select(['invitation.enterpriseId', 'invitation.employeeId', 'invitation.email', 'invitation.isMailed'])
    .select([
      'employee.userId',
      'employee.addressSetAt',
      'employee.role',
      'employee.displayName',
      'employee.employeeNo',
      'employee.createdAt as personSince',
    ])
    .select(['enterprise.name as enterpriseName', 'enterprise.uid as enterpriseUid'])
    .where('invitation.tokenHash', '=', tokenHash)
    .where('invitation.expiresAt', '>', now)
    .where('employee.disabled', '=', 0)
    .executeTakeFirst()
}

/** Takes a link away; true for the one who took it. */
export async function takeInvitation(db: Handle, tokenHash: string): Promise<boolean> {
  const taken = await db
    .deleteFrom('invitation')
    .where('tokenHash', '=', tokenHash)
    .returning('employeeId')
    .executeTakeFirst()
  return taken !== undefined
}

/** Deletes `most` that open nothing any more: of a whole company invited at once there are as many as people. */
export async function deleteSomeExpiredInvitations(db: Handle, now: string, most: number): Promise<number> {
  const expired = db.selectFrom('invitation').select('tokenHash').where('expiresAt', '<=', now).limit(most)
  const { numDeletedRows } = await db
    .deleteFrom('invitation')
    .where('tokenHash', 'in', expired)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
