/** Open sessions: the only writer of their table. */
import { keptMoment, type SessionTimes } from '../../../domain/directory/sessionLimits.ts'
import { BusinessError } from '../../../domain/errors.ts'
import type { Handle } from '../../database/open.ts'
import { hashSecret, newSecret } from '../../database/secrets.ts'
import { isAdministratorAnywhere } from './users.ts'

/** Where a session is opened. */
export interface Whereabouts {
  remoteAddress: string
  userAgent: string
}

/** Longer names of browsers are cut. */
const LONGEST_AGENT = 300

/** Whose session it is; `issuerSetAt` where the enterprise's provider opened it (docs/decisions/0018). */
interface SessionOwner {
  userId: number
  enterpriseId: number
  issuerSetAt?: string | null
}

/** Opens a session and answers its secret, which only the browser keeps. */
export async function openSession(
  db: Handle,
  { userId, enterpriseId, issuerSetAt = null }: SessionOwner,
  { remoteAddress, userAgent }: Whereabouts,
  now: Date,
): Promise<string> {
  const secret = newSecret()
  const moment = keptMoment(await isAdministratorAnywhere(db, userId), now)
  const from = { remoteAddress, userAgent: userAgent.slice(0, LONGEST_AGENT) }
  const owner = { userId, enterpriseId, issuerSetAt }
  const row = { idHash: hashSecret(secret), ...owner, createdAt: moment, lastSeenAt: moment, ...from }
  await db.insertInto('session').values(row).execute()
  return secret
}

/**
 * Lets the limits of administrators count from now for who is made one: their sessions of today go on, those of former
 * days are over by them. Call it before the role is given; who manages somewhere already stays no longer by it. Only
 * what is kept of somebody who answers begins anew: a session that was an administrator's before is judged as it is.
 */
export async function beginAsAdministrator(db: Handle, userId: number, now: Date) {
  if (await isAdministratorAnywhere(db, userId)) return
  const moment = now.toISOString()
  await db
    .updateTable('session')
    .set({ createdAt: moment, lastSeenAt: moment })
    .where('userId', '=', userId)
    .where('lastSeenAt', '=', keptMoment(false, now))
    .execute()
}

/** A session with its employee; a disabled employee has none. Whether it is over is the caller's to ask. */
export async function findSession(db: Handle, idHash: string) {
  const row = await db
    .selectFrom('session')
    .innerJoin('employee', (join) =>
      join.onRef('employee.enterpriseId', '=', 'session.enterpriseId').onRef('employee.userId', '=', 'session.userId'),
    )
    .select(['session.userId', 'session.enterpriseId', 'employee.id as employeeId', 'employee.role'])
    .select(['session.createdAt', 'session.lastSeenAt', 'session.issuerSetAt'])
    .where('session.idHash', '=', idHash)
    .where('employee.disabled', '=', 0)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { createdAt, lastSeenAt, ...owner } = row
  const isAdministrator = row.role === 'admin' || (await isAdministratorAnywhere(db, row.userId))
  return { owner, times: { isAdministrator, createdAt, lastSeenAt } satisfies SessionTimes }
}

const MOST = 100

/** A user's sessions that began and were seen after these moments, the latest seen first; at most so many; of one enterprise, or all. */
export async function listSessionsOf(
  db: Handle,
  { userId, onlyIn }: { userId: number; onlyIn: number | null },
  after: Pick<SessionTimes, 'createdAt' | 'lastSeenAt'>,
) {
  const all = db.selectFrom('session')
  return (onlyIn === null ? all : all.where('enterpriseId', '=', onlyIn))
    .select(['idHash', 'createdAt', 'lastSeenAt', 'remoteAddress', 'userAgent'])
    .where('userId', '=', userId)
    .where('createdAt', '>', after.createdAt)
    .where('lastSeenAt', '>', after.lastSeenAt)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('createdAt', 'desc')
    .limit(MOST)
    .execute()
}

export async function markSeen(db: Handle, idHash: string, lastSeenAt: string) {
  await db
    .updateTable('session')
    .set({ lastSeenAt })
    .where('idHash', '=', idHash)
    .where('lastSeenAt', '<', lastSeenAt)
    .execute()
}

/**
 * Puts a new id in the place of a session's, in `enterpriseId` where one is given; what opened it opens nothing any
 * more. When it began stays. Answers the new secret; throws UNAUTHENTICATED when the session has ended meanwhile.
 */
export async function renewSession(db: Handle, idHash: string, enterpriseId?: number): Promise<string> {
  const secret = newSecret()
  const renewed = await db
    .updateTable('session')
    .set({ idHash: hashSecret(secret), ...(enterpriseId !== undefined && { enterpriseId }) })
    .where('idHash', '=', idHash)
    .returning('userId')
    .executeTakeFirst()
  if (renewed === undefined) throw new BusinessError('UNAUTHENTICATED')
  return secret
}

export async function deleteSession(db: Handle, idHash: string) {
  await db.deleteFrom('session').where('idHash', '=', idHash).execute()
}

/** Ends every session of a user but one (`exceptHash`), as after a change of password. */
export async function deleteSessionsOfUser(db: Handle, userId: number, exceptHash = '') {
  await db.deleteFrom('session').where('userId', '=', userId).where('idHash', '!=', exceptHash).execute()
}

/** Ends users' sessions in one enterprise but one (`exceptHash`); those in others go on. */
export async function deleteSessionsIn(db: Handle, userIds: readonly number[], enterpriseId: number, exceptHash = '') {
  if (userIds.length === 0) return
  await db
    .deleteFrom('session')
    .where('userId', 'in', userIds)
    .where('enterpriseId', '=', enterpriseId)
    .where('idHash', '!=', exceptHash)
    .execute()
}

/** Ends every session that the enterprise's provider opened. */
export async function deleteSessionsByProvider(db: Handle, enterpriseId: number) {
  await db.deleteFrom('session').where('enterpriseId', '=', enterpriseId).where('issuerSetAt', 'is not', null).execute()
}

/** Deletes what nobody can use any more, whoever's it is. */
export async function deleteSomeSessionsBegunBefore(db: Handle, moment: string, most: number): Promise<number> {
  const old = db.selectFrom('session').select('idHash').where('createdAt', '<=', moment).limit(most)
  const { numDeletedRows } = await db.deleteFrom('session').where('idHash', 'in', old).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
