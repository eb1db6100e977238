/** Who comes in by the provider of an enterprise: somebody who is there already. */
import { BusinessError } from '../../../../domain/errors.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import { updateEmployee } from '../../../records/people/employees.ts'
import { lockEnterprise } from '../../../records/people/enterprises.ts'
import { insertUser } from '../../../records/people/users.ts'
import { findPersonAt } from '../store.ts'

type Context = Pick<ServiceContext, 'ids'>

/** The account of an employee without one: of this enterprise alone, unconfirmed, without a password. */
async function addAccount(
  db: Handle,
  { ids }: Context,
  { enterpriseId, email }: { enterpriseId: number; email: string },
  { id, createdAt }: { id: number; createdAt: string },
): Promise<number> {
  // Neither id nor moment tells when somebody who only answers came first (anonymity.md R22): that of the person is taken.
  const user = { id: ids.randomId(), email, passwordHash: null, language: null, createdAt }
  await insertUser(db, user)
  await updateEmployee(db, enterpriseId, id, { userId: user.id })
  return user.id
}

/** The employee of that very enterprise with the address; throws SIGN_ON_UNKNOWN, also of whoever is disabled. */
export async function findEntered(db: Handle, context: Context, enterpriseId: number, email: string) {
  const found = await findPersonAt(db, enterpriseId, email)
  const isFirst = found?.userId === null
  // Two who come by the provider wait for each other already; a reset or an invitation beside them would make a second account.
  if (isFirst) await lockEnterprise(db, enterpriseId)
  const person = isFirst ? await findPersonAt(db, enterpriseId, email) : found
  if (person === undefined) throw new BusinessError('SIGN_ON_UNKNOWN')
  const { id: employeeId, role } = person
  const userId = person.userId ?? (await addAccount(db, context, { enterpriseId, email }, person))
  return { userId, enterpriseId, employeeId, role }
}
