/** Mails that waited, as they go: since they were queued their reason may have gone, and what they say may be otherwise. */
import { isAsking } from '../../../domain/evaluation/mailTemplate.ts'
import { isAnswerable } from '../../../domain/evaluation/status.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { together } from '../../jobs/reading.ts'
import { unreachable } from '../../records/people/mailed.ts'
import { findQuestionnaire, type QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { listShutOut } from '../../records/turns/doors.ts'
import { readStillOpen } from './readers.ts'
import { namesAsked } from './recipients.ts'
import * as store from './store/sending.ts'
import { templateOf, wordingOf } from './wording.ts'

type Row = Database['outboxMail']

/** A mail that goes, with what it says. */
export interface Addressed {
  row: Row
  to: store.MailRecipient
  round: QuestionnaireRow
  subject: string
  content: string
}

const peopleIn = (mails: readonly Row[], isMeant: (mail: Row) => boolean) =>
  mails.filter(isMeant).map(({ employeeId }) => employeeId)

/** What there is to tell people in mails of a round: who is still asked about whom, and which mails tell of an open report. */
async function toTell(db: Handle, round: QuestionnaireRow, mails: readonly Row[], now: Date) {
  const key = { enterpriseId: round.enterpriseId, questionnaireId: round.id }
  const meant = peopleIn(mails, ({ emailType }) => isAsking(emailType))
  const shutOut = await listShutOut(db, round, meant, now)
  const raterIds = meant.filter((id) => !shutOut.has(id))
  const readerIds = peopleIn(mails, ({ emailType }) => emailType === 'report')
  return {
    asked: await namesAsked(together(db), key, raterIds),
    isStillOpen: await readStillOpen(db, key, readerIds),
  }
}

/** Those of a round that go; to people nobody writes to any more, or with nothing left that they could open, they are deleted. */
async function ofRound(
  db: Handle,
  round: QuestionnaireRow,
  mails: readonly Row[],
  people: ReadonlyMap<number, store.MailRecipient>,
  now: Date,
): Promise<Addressed[]> {
  const { asked, isStillOpen } = await toTell(db, round, mails, now)
  const wording = await wordingOf(db, round)
  const goes = mails.flatMap((row): Addressed[] => {
    const { emailType, employeeId, subject, content } = row
    const to = people.get(employeeId)
    if (to === undefined || unreachable(to) !== null) return []
    if (emailType === 'report' && !isStillOpen(row)) return []
    const evaluateeNames = asked.get(employeeId) ?? []
    if (isAsking(emailType) && evaluateeNames.length === 0) return []
    const template = templateOf(row)
    const words = template === null ? { subject, content } : wording(template, { name: to.name, evaluateeNames })
    return [{ row, to, round, ...words }]
  })
  const going = new Set(goes.map(({ row }) => row))
  const drops = mails.filter((row) => !going.has(row))
  await store.dropMails(db, { enterpriseId: round.enterpriseId, questionnaireId: round.id }, drops)
  return goes
}

/**
 * Of mails just leased those that go. The others are deleted; those whose round was removed, or takes no answers any more since
 * they were found, are left to be given back.
 */
export async function stillMeant(db: Handle, rows: readonly Row[], now: Date): Promise<Addressed[]> {
  const people = await store.recipientsOf(db, rows)
  const goes: Addressed[] = []
  for (const { enterpriseId, questionnaireId } of roundsOf(rows)) {
    const round = await findQuestionnaire(db, enterpriseId, questionnaireId)
    if (round === undefined) continue
    const takesAnswers = isAnswerable(round, now.toISOString())
    const own = rows.filter((row) => row.questionnaireId === questionnaireId)
    const mails = own.filter(({ emailType }) => takesAnswers || !isAsking(emailType))
    goes.push(...(await ofRound(db, round, mails, people, now)))
  }
  return goes
}

const roundsOf = (rows: readonly Row[]) => new Map(rows.map((row) => [row.questionnaireId, row])).values()
