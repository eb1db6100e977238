/** The outbox as it is filled, read and emptied; it is sent by sending.ts. */
import { byId, hasId, namesOf } from '../../../database/byId.ts'
import { kept, keptRows } from '../../../database/kept.ts'
import type { Handle } from '../../../database/open.ts'
import type { Database } from '../../../database/schema/schema.ts'
import { directed, inOrder, type Order, type SortColumn } from '../../../database/statements.ts'

type Row = Database['outboxMail']

export const insertMails = keptRows((db, rows: Omit<Row, 'claimedBy'>[]) => db.insertInto('outboxMail').values(rows))

function mailsOf(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('outboxMail')
    .where('outboxMail.enterpriseId', '=', enterpriseId)
    .where('outboxMail.questionnaireId', '=', questionnaireId)
}

/**
 * When each person's, or each of these persons', newest mail of each type was queued, and the last was sent, and whether one
 * of them still waits (1); failed ones do not count.
 */
export async function newestMails(
  db: Handle,
  { enterpriseId, questionnaireId }: { enterpriseId: number; questionnaireId: number },
  employeeIds?: readonly number[],
) {
  const mails = mailsOf(db, enterpriseId, questionnaireId)
  return (employeeIds === undefined ? mails : mails.where('employeeId', 'in', [...employeeIds]))
    .select(({ case: when, eb, fn }) => [
      ...(['employeeId', 'emailType'] as const),
      fn.max('createdAt').as('createdAt'),
      fn.max('sentAt').as('sentAt'),
      fn
        .max(
          when()
            .when(eb('status', '=', 'waiting'))
            .then(1)
            .else(0)
            .end(),
        )
        .as('waits'),
    ])
    .where('status', '!=', 'failed')
    .groupBy(['employeeId', 'emailType'])
    .execute()
}

/** Of each type and status how many, and why those that wait for a mail server wait. */
export async function countMails(db: Handle, enterpriseId: number, questionnaireId: number) {
  return mailsOf(db, enterpriseId, questionnaireId)
    .select(({ case: when, eb, fn }) => [
      ...(['emailType', 'status'] as const),
      fn.countAll<number>().as('count'),
      fn
        .max(
          when()
            .when(eb('status', '=', 'waiting').and('unreached', '>', 0))
            .then(eb.ref('error'))
            .end(),
        )
        .as('trouble'),
    ])
    .groupBy(['emailType', 'status'])
    .execute()
}

export async function deleteMails(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  emailTypes: readonly Row['emailType'][],
  statuses: readonly Row['status'][],
) {
  await db
    .deleteFrom('outboxMail')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', '=', questionnaireId)
    .where('emailType', 'in', emailTypes)
    .where('status', 'in', statuses)
    .execute()
}

/** Deletes up to `most` mails of these types that were sent or failed, to anybody but `nobody`; answers what they were. */
export async function deleteSomeSettled(
  db: Handle,
  { enterpriseId, questionnaireId }: { enterpriseId: number; questionnaireId: number },
  { emailTypes, nobody, most }: { emailTypes: readonly Row['emailType'][]; nobody: number; most: number },
) {
  const mails = await mailsOf(db, enterpriseId, questionnaireId)
    .select(['id', 'emailType', 'status'])
    .where('emailType', 'in', emailTypes)
    .where('status', 'in', ['sent', 'failed'])
    .where('employeeId', '!=', nobody)
    .orderBy('id')
    .limit(most)
    .execute()
  if (mails.length > 0) {
    await db
      .deleteFrom('outboxMail')
      .where('enterpriseId', '=', enterpriseId)
      .where('questionnaireId', '=', questionnaireId)
      .where(
        'id',
        'in',
        mails.map(({ id }) => id),
      )
      .execute()
  }
  return mails
}

type SortName = 'recipient' | 'address' | 'emailType' | 'subject' | 'status' | 'attempts' | 'createdAt' | 'sentAt'

/** Null where another table says it, which no statement joins (database/byId.ts). */
const SORTS: Record<SortName, SortColumn<`outboxMail.${keyof Row}`> | null> = {
  recipient: null,
  address: { column: 'outboxMail.address' },
  emailType: { column: 'outboxMail.emailType' },
  subject: { column: 'outboxMail.subject' },
  status: { column: 'outboxMail.status' },
  attempts: { column: 'outboxMail.attempts' },
  // Ids are time-ordered.
  createdAt: { column: 'outboxMail.id' },
  sentAt: { column: 'outboxMail.sentAt', isNullable: true },
}

export interface MailSort {
  sort: SortName
  order: Order
}

interface MailFilter {
  hiddenTypes: readonly string[]
  status: 'waiting' | 'sent' | 'failed' | undefined
}

function shownMails(db: Handle, enterpriseId: number, questionnaireId: number, { hiddenTypes, status }: MailFilter) {
  let mails = mailsOf(db, enterpriseId, questionnaireId)
  if (hiddenTypes.length > 0) mails = mails.where('emailType', 'not in', hiddenTypes)
  return status === undefined ? mails : mails.where('outboxMail.status', '=', status)
}

/** The mails by the names of those they go to. */
async function idsByRecipient(db: Handle, enterpriseId: number, mails: ReturnType<typeof mailsOf>, order: Order) {
  const all = await mails.select(['outboxMail.id', 'employeeId']).orderBy('outboxMail.id', order).execute()
  const employeeIds = all.map(({ employeeId }) => employeeId)
  const people = await byId(employeeIds, (known) =>
    db
      .selectFrom('employee')
      .select(['id', 'sortKey'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(known))
      .execute(),
  )
  const known = all.filter(({ employeeId }) => people.has(employeeId))
  return inOrder(known, order, ({ employeeId }) => people.get(employeeId)?.sortKey ?? null).map(({ id }) => id)
}

const withoutText = (mails: ReturnType<typeof mailsOf>) =>
  mails.select([
    ...(['outboxMail.id', 'employeeId', 'address', 'emailType', 'subject', 'outboxMail.status'] as const),
    ...(['attempts', 'error', 'createdAt', 'sentAt', 'claimedUntil'] as const),
  ])

/** A page of mails without their text; `hiddenTypes` are left out, `status` chooses. */
export async function listMails(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  filter: MailFilter,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
  { sort, order }: MailSort,
) {
  const mails = shownMails(db, enterpriseId, questionnaireId, filter)
  const { total } = await mails.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const offset = (pageIndex - 1) * pageSize
  const by = SORTS[sort]
  if (by !== null) {
    const page = withoutText(mails)
      .orderBy(by.column, directed(order, by.isNullable))
      .orderBy('outboxMail.id', order)
      .limit(pageSize)
      .offset(offset)
    return { items: await withRecipients(db, enterpriseId, await page.execute()), total }
  }
  const ids = (await idsByRecipient(db, enterpriseId, mails, order)).slice(offset, offset + pageSize)
  const page = await byId(ids, (known) => withoutText(mails).where(hasId(known)).execute())
  const rows = ids.flatMap((id) => page.get(id) ?? [])
  return { items: await withRecipients(db, enterpriseId, rows), total }
}

/** Each with whom it goes to; those of nobody are left out (forgetting.ts). */
async function withRecipients<Mail extends { employeeId: number }>(
  db: Handle,
  enterpriseId: number,
  mails: readonly Mail[],
) {
  const employeeIds = mails.map(({ employeeId }) => employeeId)
  const names = await namesOf(db, enterpriseId, employeeIds)
  return mails.flatMap(({ employeeId, ...mail }) => {
    const recipient = names.get(employeeId)
    return recipient === undefined ? [] : [{ ...mail, recipient }]
  })
}

/** Sends a person's waiting mails to another address; without one nobody could get them, so they go. */
export async function redirectMails(db: Handle, enterpriseId: number, employeeId: number, address: string) {
  if (address === '') {
    await db
      .deleteFrom('outboxMail')
      .where('enterpriseId', '=', enterpriseId)
      .where('employeeId', '=', employeeId)
      .where('status', '=', 'waiting')
      .execute()
    return
  }
  await readdress(db, { enterpriseId, employeeId, address })
}

const readdress = kept(
  (db, { enterpriseId, employeeId, address }: { enterpriseId: number; employeeId: number; address: string }) =>
    db
      .updateTable('outboxMail')
      .set({ address })
      .where('enterpriseId', '=', enterpriseId)
      .where('employeeId', '=', employeeId)
      .where('status', '=', 'waiting'),
)
