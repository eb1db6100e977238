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

/** Who has the address in an enterprise and is not disabled there. */
export async function findPersonAt(db: Handle, enterpriseId: number, email: string) {
  return db
    .selectFrom('employee')
    .select(['id', 'userId', 'role', 'createdAt'])
    .where('enterpriseId', '=', enterpriseId)
    .where('email', '=', email)
    .where('email', '<>', '')
    .where('disabled', '=', 0)
    .executeTakeFirst()
}
