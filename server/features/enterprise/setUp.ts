import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { lockEnterprises } from '../../database/engine/lock.ts'
import type { Handle } from '../../database/open.ts'
import { insertEmployees } from '../../records/people/employees.ts'
import { anyEnterprise, insertEnterprise, newEnterprise } from '../../records/people/enterprises.ts'
import { newEmployee } from '../../records/people/newEmployee.ts'
import { insertUser } from '../../records/people/users.ts'

export interface SetUpInput {
  enterpriseName: string
  displayName: string
  email: string
  passwordHash: string
}

export interface SetUpResult {
  enterpriseId: number
  userId: number
  employeeId: number
}

/** Throws when there is an enterprise, else keeps others from making one until the transaction ends. */
async function refuseSecond(db: Handle): Promise<void> {
  // Once there is one, nobody gets as far as the lock, which would hold up every enterprise.
  if (await anyEnterprise(db)) throw new BusinessError('ALREADY_SET_UP')
  await lockEnterprises(db)
  if (await anyEnterprise(db)) throw new BusinessError('ALREADY_SET_UP')
}

/** Makes an enterprise with its administrator. Only the first may be made without being signed in. */
export async function setUpEnterprise(
  { database, ids, now }: ServiceContext,
  input: SetUpInput,
  isFirst: boolean,
): Promise<SetUpResult> {
  const createdAt = now().toISOString()
  const enterpriseId = ids.newId()
  const userId = ids.newId()
  const employee = newEmployee({
    enterpriseId,
    id: ids.newId(),
    displayName: input.displayName.trim(),
    email: input.email.trim().toLowerCase(),
    createdAt,
  })
  await database.write(async (db) => {
    if (isFirst) await refuseSecond(db)
    await insertEnterprise(db, newEnterprise({ id: enterpriseId, name: input.enterpriseName.trim(), createdAt }))
    await insertUser(db, {
      id: userId,
      email: employee.email,
      passwordHash: input.passwordHash,
      language: null,
      createdAt,
    })
    await insertEmployees(db, [{ ...employee, userId, role: 'admin' }])
  })
  return { enterpriseId, userId, employeeId: employee.id }
}
