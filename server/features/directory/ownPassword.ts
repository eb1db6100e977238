/** One's own password, and the session that sees it change. */
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { hashSecret } from '../../database/secrets.ts'
import { moveReads } from '../../records/paper/reads.ts'
import { refuseWeakPasswordOf } from '../../records/people/passwordRule.ts'
import { hashPassword, passwordFits } from '../../records/people/passwords.ts'
import { deleteSessionsOfUser, renewSession } from '../../records/people/sessions.ts'
import { createThrottle } from '../../records/people/throttle.ts'
import { findUser, setPasswordHash } from '../../records/people/users.ts'
import type { DoorActor } from '../../records/turns/doors.ts'
import * as store from './store.ts'

export type EmployeeRow = NonNullable<Awaited<ReturnType<typeof store.findEmployee>>>

export async function findRow(db: Handle, enterpriseId: number, id: number): Promise<EmployeeRow> {
  const row = await store.findEmployee(db, enterpriseId, id)
  if (row === undefined) throw new BusinessError('NOT_FOUND')
  return row
}

/** A new id for one's own session, whose secret it answers; which papers it has read stays known. */
async function renewOwn(db: Handle, sessionHash: string): Promise<string> {
  const secret = await renewSession(db, sessionHash)
  await moveReads(db, sessionHash, hashSecret(secret))
  return secret
}

/**
 * Changes one's own password, ends one's other sessions and gives this one a new id; answers its secret. Throws
 * SIGN_ON_KEEPS_PASSWORD for whoever came by the enterprise's provider.
 */
export function createOwnPassword(context: ServiceContext) {
  const { database } = context
  const throttle = createThrottle(context)
  return async (actor: DoorActor, input: { password: string; oldPassword: string }): Promise<string> => {
    const { userId, sessionHash, issuerSetAt } = actor
    // The provider may have let in somebody else, and the password may open other enterprises: it is neither guessed nor set
    // from here. Whoever knows it signs in with it. The same of every account, or it would tell which opens others.
    if (issuerSetAt !== null) throw new BusinessError('SIGN_ON_KEEPS_PASSWORD')
    const keys = [{ kind: 'account' as const, key: `password:${userId}` }]
    const counted = await throttle.begin(keys)
    const user = await database.read((db) => findUser(db, userId))
    if (!(await passwordFits(user?.passwordHash ?? null, input.oldPassword))) {
      throw fieldError('WRONG_PASSWORD', 'oldPassword')
    }
    await throttle.succeed(counted)
    if (input.password === input.oldPassword) throw fieldError('PASSWORD_UNCHANGED', 'password')
    await refuseWeakPasswordOf(database, userId, input.password)
    const passwordHash = await hashPassword(input.password)
    return database.write(async (db) => {
      await setPasswordHash(db, userId, passwordHash)
      await deleteSessionsOfUser(db, userId, sessionHash)
      return renewOwn(db, sessionHash)
    })
  }
}
