/** A password that an administrator has set: for 24 hours it is exchanged for an own one, once (docs/decisions/0017). */
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { UserTable } from '../../database/schema.ts'
import { refuseWeakPasswordOf } from '../../records/people/passwordRule.ts'
import { hashPassword } from '../../records/people/passwords.ts'
import { replaceOneTimePassword } from '../../records/people/users.ts'

type Account = Pick<UserTable, 'id' | 'passwordHash' | 'oneTimeUntil'>

/**
 * Checks the new password of somebody who knows the one-time one, and answers what writes it. Throws
 * ONE_TIME_PASSWORD_OVER, PASSWORD_CHANGE_NEEDED without a new one, PASSWORD_UNCHANGED and WEAK_PASSWORD.
 */
export function createOneTime({ database, now }: Pick<ServiceContext, 'database' | 'now'>) {
  return async (account: Account, input: { password: string; newPassword?: string | undefined }) => {
    const { password, newPassword } = input
    if ((account.oneTimeUntil ?? '') <= now().toISOString()) throw new BusinessError('ONE_TIME_PASSWORD_OVER')
    if (newPassword === undefined) throw new BusinessError('PASSWORD_CHANGE_NEEDED')
    if (newPassword === password) throw fieldError('PASSWORD_UNCHANGED', 'newPassword')
    await refuseWeakPasswordOf(database, account.id, newPassword, 'newPassword')
    const passwordHash = await hashPassword(newPassword)
    return async (db: Handle): Promise<void> => {
      // Of two at the same moment one comes in; for the other the password is no longer the right one.
      if (!(await replaceOneTimePassword(db, account, passwordHash))) throw new BusinessError('SIGN_IN_FAILED')
    }
  }
}
