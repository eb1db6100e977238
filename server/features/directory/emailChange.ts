/** What a corrected e-mail address means for the sign-in that hangs on it (design §5.4). */
import { fieldError } from '../../../domain/errors.ts'
import type { Handle } from '../../database/open.ts'
import type { EmployeeTable } from '../../database/schema.ts'
import { updateEmployee } from '../../records/people/employees.ts'
import { countMemberships, findUsersByEmail, removeUser, setUserEmail } from '../../records/people/users.ts'

/**
 * Lets the person sign in with the new address from now on. A sign-in that other enterprises share is not this one's
 * to change: the person is taken off it. An address that has a sign-in already is linked to that, as when somebody is
 * added. Answers whether the person has another sign-in, or none, from now on.
 */
export async function moveSignIn(
  db: Handle,
  corrector: { employeeId: number },
  { enterpriseId, id, userId }: EmployeeTable,
  email: string,
): Promise<boolean> {
  const holder = email === '' ? undefined : (await findUsersByEmail(db, [email]))[0]
  if (userId === null) {
    if (holder !== undefined) await updateEmployee(db, enterpriseId, id, { userId: holder.id })
    return holder !== undefined
  }
  const isShared = (await countMemberships(db, userId)) > 1
  if (!isShared && holder === undefined) {
    await setUserEmail(db, userId, email || null)
    return false
  }
  // Taken off one's own sign-in, an administrator would be locked out.
  if (id === corrector.employeeId) throw fieldError('OWN_ACCOUNT', 'email')
  await updateEmployee(db, enterpriseId, id, { userId: holder?.id ?? null })
  if (!isShared) await removeUser(db, userId)
  return true
}
