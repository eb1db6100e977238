/** Who did and opened what (anonymity.md R11, R15). */
import type { ServiceContext } from '../../database/context.ts'
import { NOBODY } from '../../database/ids.ts'
import type { Handle } from '../../database/open.ts'
import type { LetterTable } from '../../database/schema/linkSchema.ts'
import type { AuditEventTable } from '../../database/schema/schema.ts'
import { IDS_A_STATEMENT, ROWS_A_STATEMENT, slices } from '../../database/statements.ts'

export const FINISHED = 'questionnaire.finished'
export const CANCELLED = 'answer.cancel'
export const RELEASED = 'report.release'
export const WITHDRAWN = 'report.withdraw'
export const RESTORED = 'report.restore'
export const ENABLED = 'person.enabled'
export const PASSWORD_LINK = 'person.passwordLink'
export const INVITED = 'person.invited'
export const INVITATION_FAILED = 'person.invitationFailed'
/** What is counted by the day, each with the last figure of its events' ids. */
const COUNTED = { 'session.opened': 0, 'session.refused': 1 }

export type CountedAction = keyof typeof COUNTED

/** Who did something, and from where. */
export interface Doer {
  userId: number
  remoteAddress: string
}

/** The operator, who is no user and acts at the machine itself. */
export const OPERATOR: Doer = { userId: 0, remoteAddress: '' }

type NewEvent = Omit<AuditEventTable, 'times' | 'actorId'>

export const insertEvent = (db: Handle, event: NewEvent) => insertEventsOf(db, event, [event])

/** Keeps what was done to several, one event each. */
const insertEvents = (
  db: Handle,
  row: Omit<NewEvent, 'id' | 'objectId'>,
  objects: readonly Pick<NewEvent, 'id' | 'objectId'>[],
) =>
  insertEventsOf(
    db,
    row,
    objects.map(({ id, objectId }) => ({ ...row, id, objectId })),
  )

/** Keeps what one did in an enterprise, with the employee the account is of now: it may become another's. */
export async function insertEventsOf(
  db: Handle,
  { enterpriseId, userId }: Pick<NewEvent, 'enterpriseId' | 'userId'>,
  events: readonly Omit<NewEvent, 'enterpriseId' | 'userId'>[],
): Promise<void> {
  const actor = await db
    .selectFrom('employee')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  const doer = { enterpriseId, userId, actorId: actor?.id ?? NOBODY, times: 0 }
  for (const slice of slices(events, ROWS_A_STATEMENT)) {
    await db
      .insertInto('auditEvent')
      .values(slice.map((event) => ({ ...event, ...doer })))
      .execute()
  }
}

/** Why an invitation was not sent: what the mail server said, or what has become of the person or the letter. */
export type Unsent = { reason: string } | { cause: string }

type Invitation = Pick<LetterTable, 'enterpriseId' | 'id' | 'employeeId'>

/** What is kept of one kind of event about one questionnaire, newest first. */
export async function listDetails(
  db: Handle,
  enterpriseId: number,
  objectId: number,
  action: string,
): Promise<string[]> {
  const events = await db
    .selectFrom('auditEvent')
    .select('detailJson')
    .where('enterpriseId', '=', enterpriseId)
    .where('objectId', '=', objectId)
    .where('action', '=', action)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return events.map(({ detailJson }) => detailJson)
}

/** When the newest of these kinds of events about one questionnaire was; null for none. */
export async function lastOf(
  db: Handle,
  enterpriseId: number,
  objectId: number,
  actions: readonly string[],
): Promise<string | null> {
  const { at } = await db
    .selectFrom('auditEvent')
    .select((eb) => eb.fn.max('at').as('at'))
    .where('enterpriseId', '=', enterpriseId)
    .where('objectId', '=', objectId)
    .where('action', 'in', actions)
    .executeTakeFirstOrThrow()
  return at
}

/** What was done to one questionnaire after a moment, of these kinds, oldest first. */
export const listLater = (
  db: Handle,
  enterpriseId: number,
  objectId: number,
  actions: readonly string[],
  after: string,
) =>
  db
    .selectFrom('auditEvent')
    .select(['action', 'at', 'detailJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('objectId', '=', objectId)
    .where('action', 'in', actions)
    .where('at', '>', after)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** What was done to these questionnaires of these kinds, as a mark: another as soon as more is done, since nothing of it goes. */
export async function markOfEvents(
  db: Handle,
  enterpriseId: number,
  objectIds: readonly number[],
  actions: readonly string[],
): Promise<string> {
  const { count, newest } = await db
    .selectFrom('auditEvent')
    .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('id').as('newest')])
    .where('enterpriseId', '=', enterpriseId)
    .where('objectId', 'in', [...objectIds])
    .where('action', 'in', actions)
    .executeTakeFirstOrThrow()
  return `${count} ${newest}`
}

/** Says anew what an event tells of: of work in slices there is one, which tells of all that were done so far. */
export async function retellEvent(db: Handle, enterpriseId: number, id: number, detailJson: string): Promise<void> {
  await db
    .updateTable('auditEvent')
    .set({ detailJson })
    .where('enterpriseId', '=', enterpriseId)
    .where('id', '=', id)
    .execute()
}

/** Keeps that somebody did the same to several people or questionnaires, one event each. */
export async function noteEach(
  db: Handle,
  { ids, now }: Pick<ServiceContext, 'ids' | 'now'>,
  { enterpriseId, userId, remoteAddress }: Doer & { enterpriseId: number },
  action: string,
  objectIds: readonly number[],
): Promise<void> {
  const event = { enterpriseId, at: now().toISOString(), userId, remoteAddress, action, detailJson: '{}' }
  await insertEvents(
    db,
    event,
    objectIds.map((objectId) => ({ id: ids.newId(), objectId })),
  )
}

/** Invitations that were not sent, told by nobody; the letter's id is the event's, so that it is told once. */
export async function noteUnsent(db: Handle, letters: readonly Invitation[], now: Date, unsent: Unsent): Promise<void> {
  const event = { at: now.toISOString(), userId: NOBODY, remoteAddress: '', action: INVITATION_FAILED }
  const detailJson = JSON.stringify(unsent)
  for (const enterpriseId of new Set(letters.map((letter) => letter.enterpriseId))) {
    const own = letters.filter((letter) => letter.enterpriseId === enterpriseId)
    const objects = own.map(({ id, employeeId: objectId }) => ({ id, objectId }))
    await insertEvents(db, { ...event, enterpriseId, detailJson }, objects)
  }
}

/** Counts what is kept by the day alone, and of nobody by name (anonymity.md R22): one event of an action and a day. */
export async function countEvent(db: Handle, enterpriseId: number, action: CountedAction, now: Date): Promise<void> {
  const day = now.toISOString().slice(0, 'yyyy-mm-dd'.length)
  // Made of the day, so that two at once count up the same one; all others are much larger.
  const id = Number(day.replaceAll('-', '')) * 10 + COUNTED[action]
  const event = {
    enterpriseId,
    id,
    action,
    at: `${day}T00:00:00.000Z`,
    userId: NOBODY,
    actorId: NOBODY,
    objectId: NOBODY,
  }
  await db
    .insertInto('auditEvent')
    .values({ ...event, detailJson: '{}', remoteAddress: '', times: 1 })
    .onConflict((conflict) =>
      conflict.columns(['enterpriseId', 'id']).doUpdateSet((eb) => ({ times: eb('auditEvent.times', '+', 1) })),
    )
    .execute()
}

/** Each is a statement of its own. */
const CANCELLED_AT_ONCE = 100

/** Where an event stands among those of its enterprise, by time. */
export type EventPlace = Pick<AuditEventTable, 'at' | 'id'>

/**
 * Takes the network addresses off `most` older events after the one at `after`; the events stay. Answers the last of them
 * where there may be more.
 */
export async function forgetSomeAddresses(
  db: Handle,
  enterpriseId: number,
  before: string,
  most: number,
  after: EventPlace,
): Promise<EventPlace | undefined> {
  const old = await db
    .selectFrom('auditEvent')
    .select(['at', 'id', 'remoteAddress'])
    .where('enterpriseId', '=', enterpriseId)
    .where('at', '<', before)
    .where('at', '>=', after.at)
    .where(({ eb, or }) => or([eb('at', '>', after.at), eb('id', '>', after.id)]))
    .orderBy('at')
    .orderBy('id')
    .limit(most)
    .execute()
  const addressed = old.flatMap(({ id, remoteAddress }) => (remoteAddress === '' ? [] : [id]))
  for (const ids of slices(addressed, IDS_A_STATEMENT)) {
    await db
      .updateTable('auditEvent')
      .set({ remoteAddress: '' })
      .where('enterpriseId', '=', enterpriseId)
      .where('id', 'in', ids)
      .execute()
  }
  return old.length === most ? old.at(-1) : undefined
}

/**
 * Takes the raters out of some of a questionnaire's records of cancelled forms, after the one with id `after`: an open form
 * had not been answered (R5). Answers the last of them where there may be more.
 */
export async function forgetSomeCancelled(
  db: Handle,
  { enterpriseId, questionnaireId }: { enterpriseId: number; questionnaireId: number },
  after: number,
): Promise<number | undefined> {
  const cancelled = await db
    .selectFrom('auditEvent')
    .select(['id', 'detailJson'])
    .where('enterpriseId', '=', enterpriseId)
    .where('objectId', '=', questionnaireId)
    .where('action', '=', CANCELLED)
    .where('id', '>', after)
    .orderBy('id')
    .limit(CANCELLED_AT_ONCE)
    .execute()
  for (const { id, detailJson } of cancelled) {
    const { evaluatorId, reason } = JSON.parse(detailJson) as { evaluatorId: number; reason: string }
    await db
      .updateTable('auditEvent')
      .set({ detailJson: JSON.stringify({ evaluatorId, reason }) })
      .where('enterpriseId', '=', enterpriseId)
      .where('id', '=', id)
      .execute()
  }
  return cancelled.length < CANCELLED_AT_ONCE ? undefined : cancelled.at(-1)?.id
}
