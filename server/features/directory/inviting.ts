/** Invites many: the letters are written at once, their links are made when they are sent. */
import { BusinessError } from '../../../domain/errors.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { BulkCaller } from '../../jobs/bulk.ts'
import { listFreshInvitations } from '../../records/people/invitations.ts'
import { insertLetters, listInvited } from '../../records/people/letters.ts'
import { pausedSince } from './invitationLink.ts'
import * as store from './store.ts'

/**
 * Answers who is written to: not those whose sign-in is their own already, nor who has a link on its way. Throws NOT_FOUND,
 * and LINK_NOT_SENT for who is disabled or has no address, and for all without a mail server (`canMail`).
 */
export async function invitePeople(
  db: Handle,
  { ids, now }: Pick<ServiceContext, 'ids' | 'now'>,
  { enterpriseId, language, canMail }: BulkCaller & { canMail: boolean },
  employeeIds: readonly number[],
): Promise<number[]> {
  const people = await store.listInvitable(db, enterpriseId, employeeIds)
  if (people.length < employeeIds.length) throw new BusinessError('NOT_FOUND')
  const refusal = (key: string) =>
    new BusinessError('LINK_NOT_SENT', { detail: translateServer(language, `passwordLink.${key}`) })
  if (!canMail) throw refusal('cannotMail')
  for (const { disabled, email } of people) {
    if (disabled === 1) throw refusal('disabled')
    if (email === '') throw refusal('cannotMail')
  }
  const waiting = await listInvited(db, enterpriseId, employeeIds)
  const fresh = await listFreshInvitations(db, enterpriseId, employeeIds, pausedSince(now()))
  const invited = people.filter(({ id, confirmedAt }) => confirmedAt === null && !waiting.has(id) && !fresh.has(id))
  const createdAt = now().toISOString()
  const letter = { enterpriseId, kind: 'invitation', language, attempts: 0, claimedUntil: null } as const
  await insertLetters(
    db,
    invited.map(({ id, userId, displayName, email }) => ({
      ...letter,
      id: ids.newId(),
      employeeId: id,
      userId,
      name: displayName,
      address: email,
      nextAttemptAt: createdAt,
      createdAt,
    })),
  )
  return invited.map(({ id }) => id)
}
