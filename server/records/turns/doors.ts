/** The ways into a person's forms, and what follows when somebody else changes one: decided here alone (anonymity.md R20). */
import type { ExpressionBuilder } from 'kysely'
import { isShutOut } from '../../../domain/evaluation/doors.ts'
import { ANONYMOUS, COLLECTING, isCollecting } from '../../../domain/evaluation/status.ts'
import { momentAfter } from '../../../domain/momentAfter.ts'
import { byId, hasId } from '../../database/byId.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { LetterTable } from '../../database/schema/linkSchema.ts'
import type { Database, EmployeeTable } from '../../database/schema/schema.ts'
import { IDS_A_STATEMENT, slices } from '../../database/statements.ts'
import { updateEmployee } from '../people/employees.ts'
import { insertLetters } from '../people/letters.ts'
import { deletePasswordLinksOf } from '../people/passwordLinks.ts'
import { deleteSessionsIn } from '../people/sessions.ts'
import { listWithPassword } from '../people/users.ts'
import { insertEventsOf } from '../questionnaire/audit.ts'
import { lastPublished, type QuestionnaireRow } from '../questionnaire/store.ts'
import { deleteDraftsOf } from './answers.ts'
import { deleteLinksOf } from './links.ts'

/** Who acts; that session goes on. */
export interface DoorActor {
  enterpriseId: number
  userId: number
  employeeId: number
  sessionHash: string
  remoteAddress: string
  /** Of a session that the enterprise's provider opened; null for a password. */
  issuerSetAt: string | null
}

/** Whether somebody acts on the own sign-in: whom a provider signed in may be somebody else, and counts as such (R20). */
export const isOneself = ({ employeeId, issuerSetAt }: Pick<DoorActor, 'employeeId' | 'issuerSetAt'>, id: number) =>
  id === employeeId && issuerSetAt === null

/** What was done to a person: `email` is the new address, `hasOtherSignIn` another sign-in or a password set. */
export interface DoorChange {
  /** As the person was before. */
  person: Pick<EmployeeTable, 'id' | 'userId' | 'displayName' | 'email'>
  email?: string
  hasOtherSignIn: boolean
  /** That of whoever acts. */
  language: LetterTable['language']
}

const ACTIONS = { password: 'person.password', address: 'person.address' } as const

const collectingAnonymous = (enterpriseId: number) => (eb: ExpressionBuilder<Database, 'relation'>) =>
  eb
    .selectFrom('questionnaire')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('type', '=', ANONYMOUS)
    .where('processStatus', '=', COLLECTING)
    // What one that is closing had open is told to nobody, and goes with it.
    .where('closingSince', 'is', null)

/**
 * Discards what these raters have not sent in anonymous rounds that collect, removed ones that may come back included.
 * To be called before the enterprise is locked: turns come first, as where people are disabled.
 */
export async function discardDrafts(db: Handle, enterpriseId: number, raterIds: readonly number[]): Promise<void> {
  for (const slice of slices([...raterIds], IDS_A_STATEMENT)) {
    // Also those without a draft: a draft that is being saved at this moment is waited for.
    const rows = await db
      .updateTable('relation')
      .set({ status: 'waiting' })
      .where('enterpriseId', '=', enterpriseId)
      .where('raterId', 'in', slice)
      .where('status', 'in', ['waiting', 'drafting'])
      .where('questionnaireId', 'in', collectingAnonymous(enterpriseId))
      .returning(['id', 'questionnaireId'])
      .execute()
    const byRound = new Map<number, number[]>()
    for (const { id, questionnaireId } of rows) {
      byRound.set(questionnaireId, [...(byRound.get(questionnaireId) ?? []), id])
    }
    for (const [questionnaireId, ids] of byRound) await deleteDraftsOf(db, enterpriseId, questionnaireId, ids)
  }
}

/** In how many anonymous rounds that collect a rater still has forms to send: all of them, or those that began before a moment. */
export async function countOpenRounds(
  db: Handle,
  enterpriseId: number,
  raterId: number,
  before?: string,
): Promise<number> {
  const rounds = collectingAnonymous(enterpriseId)
  const { count } = await db
    .selectFrom('relation')
    .select((eb) => eb.fn.count<number>('questionnaireId').distinct().as('count'))
    .where('enterpriseId', '=', enterpriseId)
    .where('raterId', '=', raterId)
    .where('status', 'in', ['waiting', 'drafting'])
    .where('questionnaireId', 'in', (eb) =>
      before === undefined ? rounds(eb) : rounds(eb).where('publishedAt', '<', before),
    )
    .executeTakeFirstOrThrow()
  return count
}

/** How many of these raters have no door at all: no address for links and the provider, and no password that works. */
export async function countWithoutDoor(
  db: Handle,
  enterpriseId: number,
  raterIds: Iterable<number>,
  now: Date,
): Promise<number> {
  const people = await byId(raterIds, (ids) =>
    db
      .selectFrom('employee')
      .select(['id', 'userId'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(ids))
      .where('email', '=', '')
      .execute(),
  )
  const hasPassword = await readPasswords(db, people.values(), now)
  return [...people.values()].filter((person) => !hasPassword(person)).length
}

/** Which of these people have a password that works. */
async function readPasswords(db: Handle, people: Iterable<Pick<EmployeeTable, 'userId'>>, now: Date) {
  const userIds = [...people].flatMap(({ userId }) => userId ?? [])
  const found = await listWithPassword(db, userIds, now.toISOString())
  return ({ userId }: Pick<EmployeeTable, 'userId'>) => userId !== null && found.has(userId)
}

/** Those of these raters whom no door is left into the round's forms; nobody of one that is not anonymous or does not collect. */
export async function listShutOut(
  db: Handle,
  row: QuestionnaireRow,
  raterIds: Iterable<number>,
  now: Date,
): Promise<ReadonlySet<number>> {
  const { enterpriseId, type, publishedAt } = row
  if (type !== ANONYMOUS || !isCollecting(row)) return new Set()
  const people = await byId(raterIds, (ids) =>
    db
      .selectFrom('employee')
      .select(['id', 'userId', 'email', 'signInSetAt', 'addressSetAt'])
      .where('enterpriseId', '=', enterpriseId)
      .where(hasId(ids))
      // A link opens to all the others.
      .where((eb) => eb.or([eb('email', '=', ''), eb('addressSetAt', 'is not', null)]))
      .execute(),
  )
  const hasPassword = await readPasswords(db, people.values(), now)
  const shutOut = [...people.values()].filter(({ userId, email, ...door }) => {
    const keys = { hasAddress: email !== '', hasPassword: hasPassword({ userId }) }
    return isShutOut({ type, publishedAt, ...door }, keys)
  })
  return new Set(shutOut.map(({ id }) => id))
}

/**
 * Closes the doors of people whose password or address was changed, in that change's transaction and after it:
 * mailed links and sessions end. Of whom somebody else did it to, unsent anonymous drafts go, the moment is kept with the
 * person, the act in the audit log, and the person is written to, at the addresses before and after. All of them
 * together, since an import moves thousands while everybody waits.
 */
export async function closeDoors(
  db: Handle,
  { ids, now }: Pick<ServiceContext, 'ids' | 'now'>,
  actor: DoorActor,
  changes: readonly DoorChange[],
): Promise<void> {
  const { enterpriseId, userId: actorId, remoteAddress } = actor
  await deleteLinksOf(db, enterpriseId, idsOf(changes))
  const userIds = changes.flatMap(({ person: { userId } }) => (userId === null ? [] : [userId]))
  for (const userId of userIds) await deletePasswordLinksOf(db, userId)
  await deleteSessionsIn(db, userIds, enterpriseId, actor.sessionHash)
  const others = changes.filter(({ person }) => !isOneself(actor, person.id))
  if (others.length === 0) return
  await discardDrafts(db, enterpriseId, idsOf(others))
  const at = now().toISOString()
  // The enterprise is locked: what is being published meanwhile comes before or after all of this.
  const setAt = momentAfter(now(), [await lastPublished(db, enterpriseId)])
  for (const { person, email, hasOtherSignIn } of others) {
    const set = { ...(hasOtherSignIn && { signInSetAt: setAt }), ...(email !== undefined && { addressSetAt: setAt }) }
    await updateEmployee(db, enterpriseId, person.id, set)
  }
  const events = others.map(({ person, email }) => ({
    ...{ id: ids.newId(), at, objectId: person.id, remoteAddress, action: ACTIONS[doorOf(email)] },
    detailJson: JSON.stringify(email === undefined ? {} : { from: person.email, to: email }),
  }))
  await insertEventsOf(db, { enterpriseId, userId: actorId }, events)
  const waiting = { attempts: 0, unreached: 0, createdAt: at, nextAttemptAt: at, claimedUntil: null }
  const letters = others.flatMap(({ person, email, language }) => {
    const { id: employeeId, userId, displayName: name } = person
    const letter = { enterpriseId, employeeId, userId, name, kind: doorOf(email), language, ...waiting }
    const addresses = [...new Set([person.email, email ?? person.email])].filter((address) => address !== '')
    return addresses.map((address) => ({ ...letter, id: ids.newId(), address }))
  })
  await insertLetters(db, letters)
}

const idsOf = (changes: readonly DoorChange[]) => changes.map(({ person }) => person.id)

const doorOf = (email: string | undefined): keyof typeof ACTIONS => (email === undefined ? 'password' : 'address')
