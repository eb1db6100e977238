/** Mails that waited, as they go: since they were queued their reason may have gone, and what they say may be otherwise. */
import { EMAIL_TYPES } from '../../../domain/evaluation/mailTemplate.ts'
import type { ServiceContext } from '../../database/context.ts'
import { NOBODY } from '../../database/ids.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { together } from '../../jobs/reading.ts'
import { unreachable } from '../../records/people/mailed.ts'
import { findQuestionnaire, lockQuestionnaire, type QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { afterOpenings } from '../../records/turns/published/outdated.ts'
import { findMeant } from './notify.ts'
import type { Recipient } from './recipients.ts'
import * as store from './store/sending.ts'
import { wordingOf } from './wording.ts'

type Row = Database['outboxMail']
type Context = Pick<ServiceContext, 'ids' | 'now'>

const isAboutReports = ({ emailType }: Row) => emailType === 'report'

/** A mail that goes, with what it says now. */
export interface Addressed {
  row: Row
  to: store.MailRecipient
  round: QuestionnaireRow
  subject: string
  content: string
}

/** Who is meant by mails of a round now, whenever they were mailed, as `${emailType} ${employeeId}`. */
async function findStill(db: Handle, row: QuestionnaireRow, mails: readonly Row[], now: Date) {
  const { enterpriseId, id: questionnaireId } = row
  const found = new Map<string, Recipient>()
  for (const emailType of EMAIL_TYPES) {
    const raterIds = mails.flatMap((mail) => (mail.emailType === emailType ? [mail.employeeId] : []))
    if (raterIds.length === 0) continue
    const round = { enterpriseId, questionnaireId, emailType, relationIds: null, repeat: true, now }
    const { recipients } = await findMeant(together(db), row, round, { raterIds })
    for (const one of recipients) found.set(`${emailType} ${one.employeeId}`, one)
  }
  return found
}

/** Those of a round that go; to people nobody writes to any more, or with nothing left to be told, they are deleted. */
async function ofRound(
  { now }: Context,
  db: Handle,
  round: QuestionnaireRow,
  mails: readonly Row[],
  people: Map<number, store.MailRecipient>,
): Promise<Addressed[]> {
  const recipients = await findStill(db, round, mails, now())
  const wording = await wordingOf(db, round)
  const goes = mails.flatMap((row): Addressed[] => {
    const to = people.get(row.employeeId)
    const recipient = recipients.get(`${row.emailType} ${row.employeeId}`)
    if (to === undefined || unreachable(to) !== null) return []
    if (recipient === undefined || recipient.reason === 'finished') return []
    return [{ row, to, round, ...wording(row, recipient) }]
  })
  const going = new Set(goes.map(({ row }) => row))
  const drops = mails.filter((row) => !going.has(row))
  await store.dropMails(db, { enterpriseId: round.enterpriseId, questionnaireId: round.id }, drops)
  return goes
}

/** Mails about reports tell of what is open at this moment, and count as written then: what opens or closes them waits for the end. */
async function takeWithReports(context: Context, db: Handle, mails: readonly Row[]) {
  const [first] = mails.filter(isAboutReports)
  if (first === undefined) return
  const { enterpriseId, questionnaireId } = first
  const round = await lockQuestionnaire(db, enterpriseId, questionnaireId)
  if (round === undefined) return
  const then = await afterOpenings(context, db, round)
  const ids = mails.filter(isAboutReports).map(({ id }) => id)
  await store.setWritten(db, { enterpriseId, questionnaireId }, ids, then.now().toISOString())
}

/** Of mails just leased those that go; the others are deleted, but those of a round removed at this moment, which go back. */
export async function stillMeant(context: Context, db: Handle, rows: readonly Row[]): Promise<Addressed[]> {
  const mailsOf = new Map<number, Row[]>()
  for (const row of rows) mailsOf.set(row.questionnaireId, [...(mailsOf.get(row.questionnaireId) ?? []), row])
  // Before the people, as whoever releases reports does it, or two might wait for each other for ever.
  for (const mails of mailsOf.values()) await takeWithReports(context, db, mails)
  const people = await store.recipientsOf(db, rows)
  const goes: Addressed[] = []
  for (const [questionnaireId, mails] of mailsOf) {
    const round = await findQuestionnaire(db, mails[0]?.enterpriseId ?? NOBODY, questionnaireId)
    if (round !== undefined) goes.push(...(await ofRound(context, db, round, mails, people)))
  }
  return goes
}
