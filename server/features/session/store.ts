import type { Handle } from '../../database/open.ts'

export async function findUserByEmail(db: Handle, email: string) {
  return db.selectFrom('user').selectAll().where('email', '=', email).executeTakeFirst()
}

/** The enterprises a user belongs to and may enter, with the person's employee row. */
export async function listMemberships(db: Handle, userId: number) {
  return db
    .selectFrom('employee')
    .innerJoin('enterprise', 'enterprise.id', 'employee.enterpriseId')
    .select([
      'employee.enterpriseId',
      'employee.id as employeeId',
      'employee.role',
      'enterprise.uid',
      'enterprise.name',
      'enterprise.logo',
    ])
    .where('employee.userId', '=', userId)
    .where('employee.disabled', '=', 0)
    .orderBy('enterprise.id')
    .execute()
}

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

/** Ends a user's sessions in one enterprise; those in others go on. */
export async function deleteSessionsIn(db: Handle, userId: number, enterpriseId: number) {
  await db.deleteFrom('session').where('userId', '=', userId).where('enterpriseId', '=', enterpriseId).execute()
}

export async function setSessionEnterprise(db: Handle, idHash: string, enterpriseId: number) {
  await db.updateTable('session').set({ enterpriseId }).where('idHash', '=', idHash).execute()
}

export async function findCurrentUser(db: Handle, enterpriseId: number, employeeId: number) {
  return db
    .selectFrom('employee')
    .innerJoin('enterprise', 'enterprise.id', 'employee.enterpriseId')
    .leftJoin('user', 'user.id', 'employee.userId')
    .select([
      'employee.displayName',
      'employee.email',
      'employee.avatar',
      'employee.role',
      'user.language',
      'enterprise.name as enterpriseName',
      'enterprise.logo as enterpriseLogo',
      'enterprise.uid as enterpriseUid',
    ])
    .where('employee.enterpriseId', '=', enterpriseId)
    .where('employee.id', '=', employeeId)
    .executeTakeFirst()
}

export async function enterpriseExists(db: Handle): Promise<boolean> {
  return (await db.selectFrom('enterprise').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Counts a failure, from 1 again when the last one was before `since`; answers the failures so far and the block set before. */
export async function countFailure(db: Handle, key: string, now: string, since: string) {
  return db
    .insertInto('signInThrottle')
    .values({ key, failures: 1, blockedUntil: null, updatedAt: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({
        failures: eb
          .case()
          .when('signInThrottle.updatedAt', '<', since)
          .then(1)
          .else(eb('signInThrottle.failures', '+', 1))
          .end(),
        updatedAt: now,
      })),
    )
    .returning(['failures', 'blockedUntil'])
    .executeTakeFirstOrThrow()
}

/** Takes one counted failure back, and the block it set. */
export async function uncountFailure(db: Handle, key: string) {
  await db
    .updateTable('signInThrottle')
    .set((eb) => ({ failures: eb('failures', '-', 1), blockedUntil: null }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute()
}

/** Blocks a counted key until `blockedUntil`. */
export async function block(db: Handle, key: string, blockedUntil: string) {
  await db.updateTable('signInThrottle').set({ blockedUntil }).where('key', '=', key).execute()
}

export async function clearThrottle(db: Handle, key: string) {
  await db.deleteFrom('signInThrottle').where('key', '=', key).execute()
}

export async function deleteExpiredSessions(db: Handle, now: string) {
  await db.deleteFrom('session').where('expiresAt', '<=', now).execute()
}

/** Deletes the counts that were last raised before `before`. */
export async function deleteThrottles(db: Handle, before: string) {
  await db.deleteFrom('signInThrottle').where('updatedAt', '<', before).execute()
}
