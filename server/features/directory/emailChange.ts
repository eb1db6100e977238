/** What a corrected e-mail address means for the sign-in that hangs on it (design §5.4). */
import { fieldError } from '../../../domain/errors.ts'
import type { Handle } from '../../database/open.ts'
import type { EmployeeTable } from '../../database/schema.ts'
import { updateEmployee } from '../../records/people/employees.ts'
import { deleteSessionsOfUser } from '../../records/people/sessions.ts'
import { countMemberships, findUsersByEmail, removeUser, setUserEmail } from '../../records/people/users.ts'

/** Who corrects it: that session goes on. */
interface Corrector {
  employeeId: number
  sessionHash: string
}

/**
 * Lets the person sign in with the new address from now on and ends the sessions of the old one. A sign-in that other
 * enterprises share is not this one's to change: the person is taken off it. An address that has a sign-in already
 * is linked to that, as when somebody is added.
 */
export async function moveSignIn(
  db: Handle,
  corrector: Corrector,
  { enterpriseId, id, userId }: EmployeeTable,
  email: string,
): Promise<void> {
  const holder = email === '' ? undefined : (await findUsersByEmail(db, [email]))[0]
  if (userId === null) {
    if (holder !== undefined) await updateEmployee(db, enterpriseId, id, { userId: holder.id })
    return
  }
  const isShared = (await countMemberships(db, userId)) > 1
  if (!isShared && holder === undefined) {
    await setUserEmail(db, userId, email || null)
    return deleteSessionsOfUser(db, userId, corrector.sessionHash)
  }
  // Taken off one's own sign-in, an administrator would be locked out.
  if (id === corrector.employeeId) throw fieldError('OWN_ACCOUNT', 'email')
  // The sessions here end with this, too: each is looked up through the employee's user.
  await updateEmployee(db, enterpriseId, id, { userId: holder?.id ?? null })
  if (!isShared) await removeUser(db, userId)
}
