/** Who gets which mail, and who does not and why (design §5.10). */

import { ASKING_TYPES, type EmailType, isAsking } from '../../../domain/evaluation/mailTemplate.ts'
import { namedApart } from '../../../domain/evaluation/names.ts'
import type { Reading } from '../../database/sliceBySlice.ts'
import { slices } from '../../database/statements.ts'
import { unreachable } from '../../records/people/mailed.ts'
import { MOST_CHOSEN, type NameMarks, nameMarks } from '../../records/people/nameMarks.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import type { RoundKey } from '../../records/turns/answers.ts'
import { listShutOut } from '../../records/turns/doors.ts'
import { isOpenTurn } from '../../records/turns/turnStatus.ts'
import * as outbox from './store/outbox.ts'
import * as progress from './store/progress.ts'

const RECENT_MILLISECONDS = 18 * 3_600_000

export interface Recipient {
  employeeId: number
  name: string
  /** Tells the person from another of the same name; else empty. */
  nameMark: string
  email: string
  emailType: EmailType
  reason: 'finished' | 'mailWaits' | 'mailedRecently' | 'noAddress' | 'disabled' | 'shutOut' | null
  /** Evaluatees the mail speaks of, told apart: the open ones, all of them when the round is over. */
  evaluateeNames: string[]
}

export interface Round {
  enterpriseId: number
  questionnaireId: number
  /** `chosen`: whoever was never invited is invited, the others reminded. */
  emailType: EmailType | 'chosen'
  /** Relations whose raters are meant; null means every rater. */
  relationIds: number[] | null
  /** Evaluatees whose reports' readers are meant; absent, those of all reports. */
  evaluateeIds?: readonly number[] | undefined
  /** Also whoever was mailed within 18 hours; nobody for whom such a mail still waits. */
  repeat: boolean
  now: Date
}

type Turn = Awaited<ReturnType<typeof progress.listTurns>>[number]

/** Each person's newest mail, and whether one still waits: `${employeeId} ${emailType}`. */
type Newest = Map<string, { createdAt: string; sentAt: string | null; isWaiting: boolean }>

/** Of a round, or of some of its people. */
export async function readNewest({ read }: Reading, round: Round, employeeIds?: readonly number[]): Promise<Newest> {
  const mails = await read((db) => outbox.newestMails(db, round, employeeIds))
  return new Map(
    mails.map(({ employeeId, emailType, createdAt, sentAt, waits }) => [
      `${employeeId} ${emailType}`,
      { createdAt, sentAt, isWaiting: waits === 1 },
    ]),
  )
}

function emailTypeFor(round: Round, employeeId: number, newest: Newest): EmailType {
  if (round.emailType !== 'chosen') return round.emailType
  const invitation = newest.get(`${employeeId} invite`)
  // Who is not invited yet is reminded of nothing.
  return invitation === undefined || invitation.isWaiting ? 'invite' : 'remind'
}

/** An invitation counts against a reminder too: both ask for the same thing. */
function mailsLike(employeeId: number, emailType: EmailType, newest: Newest) {
  const types = isAsking(emailType) ? ASKING_TYPES : [emailType]
  return types.flatMap((type) => newest.get(`${employeeId} ${type}`) ?? [])
}

function wasMailedRecently(round: Round, mails: ReturnType<typeof mailsLike>): boolean {
  const since = new Date(round.now.getTime() - RECENT_MILLISECONDS).toISOString()
  // One may have waited for a mail server.
  return mails.some(({ createdAt, sentAt }) => createdAt > since || (sentAt !== null && sentAt > since))
}

/** What is known of everybody meant. */
interface Known {
  newest: Newest
  shutOut: ReadonlySet<number>
  markOf: NameMarks
}

function toRecipient(round: Round, turns: Turn[], first: Turn, { newest, shutOut, markOf }: Known): Recipient {
  const { raterId: employeeId, name, email } = first
  const emailType = emailTypeFor(round, employeeId, newest)
  const meant = emailType === 'finished' ? turns : turns.filter(isOpenTurn)
  const evaluateeNames = namesOn(meant, markOf)
  const recipient = { employeeId, name, nameMark: markOf(employeeId), email, emailType, evaluateeNames }
  if (meant.length === 0) return { ...recipient, reason: 'finished' }
  const why = unreachable(first)
  // An address given now would be one more door that somebody else set.
  if (why !== 'disabled' && shutOut.has(employeeId)) return { ...recipient, reason: 'shutOut' }
  if (why !== null) return { ...recipient, reason: why }
  const mails = mailsLike(employeeId, emailType, newest)
  if (mails.some(({ isWaiting }) => isWaiting)) return { ...recipient, reason: 'mailWaits' }
  const isTooSoon = !round.repeat && wasMailedRecently(round, mails)
  return { ...recipient, reason: isTooSoon ? 'mailedRecently' : null }
}

const namesOn = (turns: readonly Turn[], markOf: NameMarks) =>
  turns.map(({ evaluateeName, evaluatedId }) => namedApart(evaluateeName, markOf(evaluatedId)))

function byRater(turns: readonly Turn[]): ReadonlyMap<number, Turn[]> {
  const turnsOf = new Map<number, Turn[]>()
  for (const turn of turns) {
    const own = turnsOf.get(turn.raterId)
    if (own === undefined) turnsOf.set(turn.raterId, [turn])
    else own.push(turn)
  }
  return turnsOf
}

/** Evaluatees these raters (at most some hundred) are still asked about, told apart; whoever is asked about nobody is left out. */
export async function namesAsked(
  reading: Reading,
  key: RoundKey,
  raterIds: number[],
): Promise<ReadonlyMap<number, string[]>> {
  if (raterIds.length === 0) return new Map()
  const open = (await progress.listTurns(reading, key, raterIds)).filter(isOpenTurn)
  const markOf = await findMarks(
    reading,
    key.enterpriseId,
    open.map(({ evaluatedId }) => evaluatedId),
  )
  return new Map([...byRater(open)].map(([raterId, turns]) => [raterId, namesOn(turns, markOf)]))
}

/** The marks of these people, found some at a time. */
export async function findMarks({ read }: Reading, enterpriseId: number, ids: readonly number[]): Promise<NameMarks> {
  const people = [...new Set(ids)]
  const marks = new Map<number, string>()
  for (const some of slices(people, MOST_CHOSEN)) {
    const markOf = await read((db) => nameMarks(db, enterpriseId, some))
    for (const id of some) marks.set(id, markOf(id))
  }
  return (id) => marks.get(id) ?? ''
}

const peopleOn = (turns: readonly Turn[]) => turns.flatMap(({ raterId, evaluatedId }) => [raterId, evaluatedId])

/** One after the other, each with the reason where there is no mail. */
function* recipientsOf(round: Round, turnsOf: ReadonlyMap<number, Turn[]>, known: Known): Generator<void, Recipient[]> {
  const chosen = round.relationIds === null ? null : new Set(round.relationIds)
  const recipients: Recipient[] = []
  for (const own of turnsOf.values()) {
    yield
    const [first] = own
    if (first === undefined) continue
    if (round.emailType !== 'finished' && own.every(({ status }) => status === 'withdrawn')) continue
    if (chosen !== null && !own.some(({ relationId }) => chosen.has(relationId))) continue
    recipients.push(toRecipient(round, own, first, known))
  }
  return recipients
}

/** Some of the raters (at most some hundred), of whom it is known by which marks people are told apart. */
export interface SomeRaters {
  raterIds: number[]
  markOf: NameMarks
}

/** Everybody meant, or those of them among `some`, each once, with the reason where there is no mail; and all marks. */
export async function findRecipients(
  reading: Reading,
  row: QuestionnaireRow,
  round: Round,
  some?: SomeRaters,
): Promise<{ recipients: Recipient[]; markOf: NameMarks }> {
  const { read } = reading
  const raterIds = some?.raterIds
  const turns = await progress.listTurns(reading, round, raterIds)
  const newest = await readNewest(reading, round, raterIds)
  const turnsOf = byRater(turns)
  const shutOut = await read((db) => listShutOut(db, row, turnsOf.keys(), round.now))
  const markOf = some?.markOf ?? (await findMarks(reading, round.enterpriseId, peopleOn(turns)))
  const recipients = await reading.think(recipientsOf(round, turnsOf, { newest, shutOut, markOf }))
  return { recipients, markOf }
}
