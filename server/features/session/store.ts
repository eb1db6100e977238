import type { Handle } from '../../database/open.ts'

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
