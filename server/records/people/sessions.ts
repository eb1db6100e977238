/** Open sessions: the only writer of their table. */
import type { Handle } from '../../database/open.ts'

export async function insertSession(
  db: Handle,
  row: { idHash: string; userId: number; enterpriseId: number; createdAt: string; expiresAt: string },
) {
  await db.insertInto('session').values(row).execute()
}

/** The living session with its employee; a disabled employee has none. */
export async function findSession(db: Handle, idHash: string, now: string) {
  return db
    .selectFrom('session')
    .innerJoin('employee', (join) =>
      join.onRef('employee.enterpriseId', '=', 'session.enterpriseId').onRef('employee.userId', '=', 'session.userId'),
    )
    .select(['session.userId', 'session.enterpriseId', 'employee.id as employeeId', 'employee.role'])
    .where('session.idHash', '=', idHash)
    .where('session.expiresAt', '>', now)
    .where('employee.disabled', '=', 0)
    .executeTakeFirst()
}

export async function deleteSession(db: Handle, idHash: string) {
  await db.deleteFrom('session').where('idHash', '=', idHash).execute()
}

/** Ends every session of a user but one (`exceptHash`), as after a change of password. */
export async function deleteSessionsOfUser(db: Handle, userId: number, exceptHash = '') {
  await db.deleteFrom('session').where('userId', '=', userId).where('idHash', '!=', exceptHash).execute()
}

/** Ends users' sessions in one enterprise but one (`exceptHash`); those in others go on. */
export async function deleteSessionsIn(db: Handle, userIds: readonly number[], enterpriseId: number, exceptHash = '') {
  if (userIds.length === 0) return
  await db
    .deleteFrom('session')
    .where('userId', 'in', userIds)
    .where('enterpriseId', '=', enterpriseId)
    .where('idHash', '!=', exceptHash)
    .execute()
}

export async function setSessionEnterprise(db: Handle, idHash: string, enterpriseId: number) {
  await db.updateTable('session').set({ enterpriseId }).where('idHash', '=', idHash).execute()
}

export async function deleteExpiredSessions(db: Handle, now: string) {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute()
}
