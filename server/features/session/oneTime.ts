/** A password that an administrator has set: for 24 hours it is exchanged for an own one, once (docs/decisions/0017). */
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { UserTable } from '../../database/schema/schema.ts'
import { refuseWeakPasswordOf } from '../../records/people/passwordRule.ts'
import { hashPassword } from '../../records/people/passwords.ts'

type Account = Pick<UserTable, 'id' | 'oneTimeUntil'>

/**
 * Answers the hash of the own password somebody chooses in the place of a one-time one. Throws ONE_TIME_PASSWORD_OVER,
 * PASSWORD_CHANGE_NEEDED without a new one, PASSWORD_UNCHANGED and WEAK_PASSWORD.
 */
export function createOneTime({ database, now }: Pick<ServiceContext, 'database' | 'now'>) {
  return async (
    { id, oneTimeUntil }: Account,
    { password, newPassword }: { password: string; newPassword?: string | undefined },
  ): Promise<string> => {
    if ((oneTimeUntil ?? '') <= now().toISOString()) throw new BusinessError('ONE_TIME_PASSWORD_OVER')
    if (newPassword === undefined) throw new BusinessError('PASSWORD_CHANGE_NEEDED')
    if (newPassword === password) throw fieldError('PASSWORD_UNCHANGED', 'newPassword')
    await refuseWeakPasswordOf(database, id, newPassword, 'newPassword')
    return hashPassword(newPassword)
  }
}
