import { BusinessError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import { hashSecret } from '../../database/secrets.ts'
import { markSetByLink } from '../../records/people/employees.ts'
import { findPasswordLink, takePasswordLink } from '../../records/people/passwordLinks.ts'
import { refuseWeakPasswordOf } from '../../records/people/passwordRule.ts'
import { hashPassword } from '../../records/people/passwords.ts'
import { deleteSessionsOfUser } from '../../records/people/sessions.ts'
import { freeAccount } from '../../records/people/throttle.ts'
import { setPasswordHash } from '../../records/people/users.ts'

/** Sets the password of whom a mailed link belongs to, once, and ends the person's sessions everywhere (design §5.4). */
export function createPasswordByLink({ database, now }: Pick<ServiceContext, 'database' | 'now'>) {
  return async (secret: string, password: string): Promise<void> => {
    const tokenHash = hashSecret(secret)
    const owner = await database.read((db) => findPasswordLink(db, tokenHash, now().toISOString()))
    if (owner === undefined) throw new BusinessError('PASSWORD_LINK_INVALID')
    await refuseWeakPasswordOf(database, owner.userId, password)
    const passwordHash = await hashPassword(password)
    await database.write(async (db) => {
      // Two at the same moment: the link is taken by one of them.
      if (!(await takePasswordLink(db, tokenHash))) throw new BusinessError('PASSWORD_LINK_INVALID')
      await setPasswordHash(db, owner.userId, passwordHash)
      await deleteSessionsOfUser(db, owner.userId)
      await markSetByLink(db, owner.userId)
      await freeAccount(db, owner.userId, owner.email ?? '')
    })
  }
}
