/** The outbox as it is filled, read and emptied; it is sent by sending.ts. */
import { kept, keptRows } from '../../../database/kept.ts'
import type { Handle } from '../../../database/open.ts'
import type { Database } from '../../../database/schema.ts'
import { directed, type Order, type SortColumn } from '../../../database/statements.ts'

type Row = Database['outboxMail']

export const insertMails = keptRows((db, rows: Omit<Row, 'claimedBy'>[]) => db.insertInto('outboxMail').values(rows))

function mailsOf(db: Handle, enterpriseId: number, questionnaireId: number) {
  return db
    .selectFrom('outboxMail')
    .where('outboxMail.enterpriseId', '=', enterpriseId)
    .where('outboxMail.questionnaireId', '=', questionnaireId)
}

/**
 * When each person, or each of these, was last sent, or is about to be sent, a mail of each type, and whether one of them
 * still waits (1); failed ones do not count.
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

const SORTS: Record<SortName, SortColumn<`outboxMail.${keyof Row}` | 'employee.sortKey'>> = {
  recipient: { column: 'employee.sortKey' },
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

/** A page of mails without their text; `hiddenTypes` are left out, `status` chooses. */
export async function listMails(
  db: Handle,
  enterpriseId: number,
  questionnaireId: number,
  { hiddenTypes, status }: { hiddenTypes: readonly string[]; status: 'waiting' | 'sent' | 'failed' | undefined },
  page: { pageIndex: number; pageSize: number },
  { sort, order }: MailSort,
) {
  const { column, isNullable } = SORTS[sort]
  let shown = mailsOf(db, enterpriseId, questionnaireId)
  if (hiddenTypes.length > 0) shown = shown.where('emailType', 'not in', hiddenTypes)
  if (status !== undefined) shown = shown.where('outboxMail.status', '=', status)
  const { total } = await shown.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const items = await shown
    .innerJoin('employee', (join) =>
      join
        .onRef('employee.enterpriseId', '=', 'outboxMail.enterpriseId')
        .onRef('employee.id', '=', 'outboxMail.employeeId'),
    )
    .select([
      'outboxMail.id',
      'employee.displayName as recipient',
      'outboxMail.address',
      'outboxMail.emailType',
      'outboxMail.subject',
      'outboxMail.status',
      'outboxMail.attempts',
      'outboxMail.error',
      'outboxMail.createdAt',
      'outboxMail.sentAt',
      'outboxMail.claimedUntil',
    ])
    .orderBy(column, directed(order, isNullable))
    .orderBy('outboxMail.id', order)
    .limit(page.pageSize)
    .offset((page.pageIndex - 1) * page.pageSize)
    .execute()
  return { items, total }
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
