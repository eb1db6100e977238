/** Mails of a round: who gets what, and the rows of the outbox (design §5.10). What asks for answers is written when it goes (stillMeant.ts). */
import { BusinessError } from '../../../domain/errors.ts'
import { isAsking } from '../../../domain/evaluation/mailTemplate.ts'
import { isAnswerable } from '../../../domain/evaluation/status.ts'
import type { Language } from '../../../messages/format.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'
import { inTurns } from '../../database/sliceBySlice.ts'
import type { ResultOf } from '../../http/call.ts'
import { apart, together } from '../../jobs/reading.ts'
import { getQuestionnaire, refuseUnfinished, takeQuestionnaire } from '../../records/questionnaire/access.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { afterOpenings } from '../../records/turns/published/outdated.ts'
import { findReaders } from './readers.ts'
import { findRecipients, type Recipient, type Round, type SomeRaters } from './recipients.ts'
import * as outbox from './store/outbox.ts'
import { type EmailTemplate, templatesOf } from './templates.ts'
import { storedTemplate, type Wording, wordingOf } from './wording.ts'

/** Recipients of one transaction: nobody waits longer than for one of these. */
const RECIPIENTS_A_SLICE = 250

export type NotifyResult = ResultOf<'notifyParticipants'>
export type NotifyInput = Omit<Round, 'now'> & { confirm: boolean }
type Questionnaire = Database['questionnaire']

/** Invitations and reminders go out while answers are taken, thanks and reports when it is over. */
function refuseWrongTime(questionnaire: Questionnaire, emailType: Round['emailType'], now: Date): void {
  if (emailType === 'finished' || emailType === 'report') {
    refuseUnfinished(questionnaire)
    return
  }
  const isTaking = (deadline: string | null) => isAnswerable({ ...questionnaire, deadline }, now.toISOString())
  if (!isTaking(null)) throw new BusinessError('NOT_COLLECTING')
  if (!isTaking(readSetting(questionnaire).deadline)) throw new BusinessError('DEADLINE_PASSED')
}

/** When it is written, which tells whether a report was open by then, and from when on it may be sent. */
interface MailMoments {
  createdAt: string
  nextAttemptAt: string
}

/** How the mails of a round are written. */
interface Writing {
  templates: EmailTemplate[]
  language: Language
  wording: Wording
}

function toMail(
  id: number,
  { enterpriseId, id: questionnaireId }: QuestionnaireRow,
  { templates, language, wording }: Writing,
  recipient: Recipient,
  moments: MailMoments,
) {
  const { emailType, employeeId, email } = recipient
  const own = templates.find((one) => one.emailType === emailType)
  if (own === undefined) throw new Error(`no template of type ${emailType}`)
  const template = { ...own, language }
  const { subject, content } = wording(template, recipient)
  // Of the others it is known what they told (R16).
  const isWrittenLater = isAsking(emailType)
  return {
    ...{ enterpriseId, questionnaireId, id, employeeId, emailType, address: email.trim(), subject },
    content: isWrittenLater ? '' : content,
    templateJson: isWrittenLater ? storedTemplate(template) : null,
    ...{ status: 'waiting' as const, attempts: 0, unreached: 0, claimedUntil: null, error: '', sentAt: null },
    ...moments,
  }
}

function toResult(confirm: boolean, recipients: Recipient[]): NotifyResult {
  const count = recipients.filter(({ reason }) => reason === null).length
  return {
    confirm,
    recipients: recipients.map(({ evaluateeNames: _names, ...recipient }) => recipient),
    count,
    skipped: recipients.length - count,
  }
}

/** Raters are mailed about what they are asked, readers about what was released to them. */
const findMeant: typeof findRecipients = (reading, row, round, some) =>
  round.emailType === 'report' ? findReaders(reading, round, some) : findRecipients(reading, row, round, some)

/** A mail about reports is of after all that opened and closed them: its readers are told of what is open by then. */
async function momentsOf(
  context: ServiceContext,
  db: Handle,
  row: QuestionnaireRow,
  round: Round,
): Promise<MailMoments> {
  const own = { ids: context.ids, now: () => round.now }
  const then = round.emailType === 'report' ? await afterOpenings(own, db, row) : own
  return { createdAt: then.now().toISOString(), nextAttemptAt: round.now.toISOString() }
}

/** Mails to these raters, as everything is at this moment. Answers what was found of them. */
async function mailSome(context: ServiceContext, round: Round, some: SomeRaters): Promise<Recipient[]> {
  return context.database.write(async (db) => {
    const row = await takeQuestionnaire(db, round.enterpriseId, round.questionnaireId)
    refuseWrongTime(row, round.emailType, round.now)
    const { recipients } = await findMeant(together(db), row, round, some)
    const { language } = readSetting(row)
    const templates = await templatesOf(db, round.enterpriseId, round.questionnaireId, language)
    const writing = { templates, language, wording: await wordingOf(db, row) }
    const mailed = recipients.filter(({ reason }) => reason === null)
    const moments = await momentsOf(context, db, row, round)
    const mails = mailed.map((recipient) => toMail(context.ids.newId(), row, writing, recipient, moments))
    await outbox.insertMails(db, mails)
    return recipients
  })
}

/**
 * Puts one mail for each recipient into the outbox; with `confirm` only says who would get what. In slices, each of which
 * looks at its recipients anew: of two calls at once nobody gets a second mail, and what a broken call began its repetition
 * completes, also where it mails again who was mailed lately: for whom a mail waits gets none. Throws NOT_COLLECTING,
 * NOT_FINISHED, DEADLINE_PASSED, NOT_FOUND.
 */
export async function notify(context: ServiceContext, input: NotifyInput): Promise<NotifyResult> {
  const { confirm, ...asked } = input
  const { enterpriseId, questionnaireId, emailType } = asked
  const round = { ...asked, now: context.now() }
  const reading = apart(context.database)
  const row = await reading.read((db) => getQuestionnaire(db, enterpriseId, questionnaireId))
  refuseWrongTime(row, emailType, round.now)
  const { recipients: meant, markOf } = await findMeant(reading, row, round)
  if (confirm) return toResult(confirm, meant)
  const raterIds = meant.flatMap(({ employeeId, reason }) => (reason === null ? [employeeId] : []))
  const found = new Map<number, Recipient>()
  await inTurns(raterIds, RECIPIENTS_A_SLICE, async (some) => {
    const mailed = await mailSome(context, round, { raterIds: some, markOf })
    for (const recipient of mailed) found.set(recipient.employeeId, recipient)
  })
  const recipients = meant.map((recipient) => (recipient.reason === null ? found.get(recipient.employeeId) : recipient))
  return toResult(
    confirm,
    recipients.filter((recipient) => recipient !== undefined),
  )
}
