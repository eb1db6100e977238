/** Invites many: the letters are written at once, their links are made when they are sent. */
import { whyNotInvited } from '../../../../domain/directory/invitation.ts'
import { BusinessError } from '../../../../domain/errors.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import type { BulkCaller, Refused } from '../../../jobs/bulk.ts'
import { lockEnterprise } from '../../../records/people/enterprises.ts'
import { insertLetters } from '../../../records/people/letters.ts'
import { type Doer, INVITED, noteEach } from '../../../records/questionnaire/audit.ts'
import { listInvitable } from '../store.ts'
import { linkNotSent } from './invitationLink.ts'

export type Inviter = BulkCaller & Doer

/**
 * Answers who is written to, and who is not and why (LINK_NOT_SENT); in neither list is whose sign-in is their own already,
 * for nothing is left to be done. Throws NOT_FOUND.
 */
export async function invitePeople(
  db: Handle,
  { ids, now }: Pick<ServiceContext, 'ids' | 'now'>,
  { enterpriseId, language, userId, remoteAddress, canMail }: Inviter & { canMail: boolean },
  employeeIds: readonly number[],
): Promise<{ changed: number[]; refused: Refused[] }> {
  // Of two who invite the same people at once the second sees the letters of the first.
  await lockEnterprise(db, enterpriseId)
  const people = await listInvitable(db, enterpriseId, employeeIds)
  if (people.length < employeeIds.length) throw new BusinessError('NOT_FOUND')
  const answers = people.map((person) => ({ person, why: whyNotInvited(person, { canMail, now: now() }) }))
  const invited = answers.flatMap(({ person, why }) => (why === null ? person : []))
  const createdAt = now().toISOString()
  const letter = { enterpriseId, kind: 'invitation', language, attempts: 0, unreached: 0, claimedUntil: null } as const
  await insertLetters(
    db,
    invited.map(({ id, userId: readerId, displayName, email }) => ({
      ...{ ...letter, id: ids.newId(), employeeId: id, userId: readerId, name: displayName, address: email },
      ...{ nextAttemptAt: createdAt, createdAt },
    })),
  )
  const invitedIds = invited.map(({ id }) => id)
  await noteEach(db, { ids, now }, { enterpriseId, userId, remoteAddress }, INVITED, invitedIds)
  return {
    changed: invitedIds,
    refused: answers.flatMap(({ person: { id }, why }) =>
      why === null || why === 'joined' ? [] : { id, error: linkNotSent(language, why) },
    ),
  }
}
