/** What a corrected e-mail address means for the sign-in that hangs on it (design §5.4). */
import { fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { EmployeeTable } from '../../database/schema/schema.ts'
import { updateEmployee } from '../../records/people/employees.ts'
import { countMemberships, lockUser, setUserEmail } from '../../records/people/users.ts'
import { closeDoors, type DoorActor, type DoorChange } from '../../records/turns/doors.ts'

/**
 * Lets the person sign in with the new address from now on. A sign-in that other enterprises share is not this one's
 * to change: the person is taken off it. Answers whether that was so.
 */
async function moveSignIn(
  db: Handle,
  corrector: { employeeId: number },
  { enterpriseId, id, userId }: EmployeeTable,
  email: string,
): Promise<boolean> {
  if (userId === null) return false
  await lockUser(db, userId)
  if ((await countMemberships(db, userId)) === 1) {
    await setUserEmail(db, userId, email || null)
    return false
  }
  // Taken off one's own sign-in, an administrator would be locked out.
  if (id === corrector.employeeId) throw fieldError('OWN_ACCOUNT', 'email')
  await updateEmployee(db, enterpriseId, id, { userId: null })
  return true
}

/** Who was moved to another address signs in with it, and what the old one opened is closed. */
export async function followAddress(
  db: Handle,
  context: Pick<ServiceContext, 'ids' | 'now'>,
  editor: DoorActor,
  change: Omit<DoorChange, 'person' | 'email' | 'hasOtherSignIn'> & { person: EmployeeTable; email: string },
): Promise<void> {
  const hasOtherSignIn = await moveSignIn(db, editor, change.person, change.email)
  await closeDoors(db, context, editor, [{ ...change, hasOtherSignIn }])
}
