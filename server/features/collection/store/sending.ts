/** The outbox as it is sent: a mail is a row first; who holds its lease sends it. */
import type { NotNull } from 'kysely'
import { sharePeople } from '../../../database/engine/lock.ts'
import type { Handle } from '../../../database/open.ts'
import type { Database } from '../../../database/schema/schema.ts'
import { isSending } from '../../../database/sendingRounds.ts'
import type { RoundKey } from '../../../records/turns/answers.ts'

type Row = Database['outboxMail']

/** Enterprises by how they send. */
export interface Senders {
  /** With a relay (`isOn`), or without one, on one of `hosts`; all when null. */
  relay: { isOn: boolean; hosts: readonly string[] } | null
  only: number | null
  except: readonly number[]
}

function due(db: Handle, now: string, { relay, only, except }: Senders) {
  let query = db
    .selectFrom('outboxMail')
    .where('status', '=', 'waiting')
    .where('nextAttemptAt', '<=', now)
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
    .where(isSending(now))
  if (only !== null) query = query.where('enterpriseId', '=', only)
  if (except.length > 0) query = query.where('enterpriseId', 'not in', except)
  if (relay === null) return query
  const withRelay = db.selectFrom('mailRelay').select('enterpriseId').where('host', 'in', relay.hosts)
  return query.where('enterpriseId', relay.isOn ? 'in' : 'not in', withRelay)
}

export async function hasDueMail(db: Handle, now: string, senders: Senders): Promise<boolean> {
  return (await due(db, now, senders).select('id').limit(1).executeTakeFirst()) !== undefined
}

/** Leases up to `count` due mails to a process until `until`; a row two workers want goes to one (the condition is checked again). */
export async function claimMails(
  db: Handle,
  now: string,
  { claimedBy, until, count }: { claimedBy: string; until: string; count: number },
  senders: Senders,
): Promise<Row[]> {
  return db
    .updateTable('outboxMail')
    .set({ claimedUntil: until, claimedBy })
    .where((eb) =>
      eb(
        eb.refTuple('enterpriseId', 'questionnaireId', 'id'),
        'in',
        due(db, now, senders)
          .select(['enterpriseId', 'questionnaireId', 'id'])
          .orderBy('nextAttemptAt')
          .orderBy('id')
          .limit(count)
          .$asTuple('enterpriseId', 'questionnaireId', 'id'),
      ),
    )
    .where('status', '=', 'waiting')
    .where((eb) => eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now)]))
    .returningAll()
    .execute()
}

/** The processes that have mails in hand, or had until they went. */
export async function listClaimants(db: Handle): Promise<string[]> {
  const query = db.selectFrom('outboxMail').select('claimedBy').distinct().where('claimedBy', 'is not', null)
  return (await query.execute()).flatMap(({ claimedBy }) => claimedBy ?? [])
}

/** What a process has in hand, as far as the database knows. */
export async function listLeases(db: Handle, claimedBy: string): Promise<Lease[]> {
  return db
    .selectFrom('outboxMail')
    .select(['enterpriseId', 'questionnaireId', 'id', 'claimedUntil'])
    .where('claimedBy', '=', claimedBy)
    .$narrowType<{ claimedUntil: NotNull }>()
    .execute()
}

/** Ends the leases of these processes. */
export async function takeBackMails(db: Handle, runs: readonly string[]): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({ claimedUntil: null, claimedBy: null })
    .where('claimedBy', 'in', [...runs])
    .execute()
}

export interface Lease {
  enterpriseId: number
  questionnaireId: number
  id: number
  claimedUntil: string
}

export async function isHeld(db: Handle, { enterpriseId, questionnaireId, id, claimedUntil }: Lease): Promise<boolean> {
  const row = await db
    .selectFrom('outboxMail')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('claimedUntil', '=', claimedUntil)
    .executeTakeFirst()
  return row !== undefined
}

/** Changes a mail while its lease is still the caller's; another's is left alone, and one that is gone stays gone. */
export async function settleMail(db: Handle, lease: Lease, values: Partial<Row>) {
  await db
    .updateTable('outboxMail')
    .set({ ...values, claimedUntil: null, claimedBy: null })
    .where('enterpriseId', '=', lease.enterpriseId)
    .where('questionnaireId', '=', lease.questionnaireId)
    .where('id', '=', lease.id)
    .where('status', '=', 'waiting')
    .where('claimedUntil', '=', lease.claimedUntil)
    .execute()
}

/** An enterprise's mails that wait for a mail server wait for it no longer; nothing more is told of it. */
export async function forgetUnreached(db: Handle, enterpriseId: number, now: string): Promise<void> {
  await db
    .updateTable('outboxMail')
    .set({ unreached: 0, error: '', nextAttemptAt: now })
    .where('enterpriseId', '=', enterpriseId)
    .where('status', '=', 'waiting')
    .where('unreached', '>', 0)
    .execute()
}

/** Deletes mails of a round that the transaction has leased. */
export async function dropMails(
  db: Handle,
  { enterpriseId, questionnaireId }: RoundKey,
  mails: readonly Row[],
): Promise<void> {
  if (mails.length === 0) return
  const ids = mails.map(({ id }) => id)
  await db
    .deleteFrom('outboxMail')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('id', 'in', ids)
    .execute()
}

export interface MailRecipient {
  name: string
  email: string
  disabled: number
  signInSetAt: string | null
  addressSetAt: string | null
}

/**
 * Names and addresses of the mails' recipients by employee id, and when somebody else set them a door; kept as they are
 * until the transaction ends: a correction of the address waits for the link that is made now, and then ends it.
 */
export async function recipientsOf(db: Handle, rows: readonly Row[]): Promise<Map<number, MailRecipient>> {
  if (rows.length === 0) return new Map()
  const enterpriseIds = [...new Set(rows.map(({ enterpriseId }) => enterpriseId))]
  const people = await sharePeople(db, enterpriseIds, [...new Set(rows.map(({ employeeId }) => employeeId))])
  return new Map(people.map(({ id, displayName: name, ...person }) => [id, { name, ...person }]))
}
