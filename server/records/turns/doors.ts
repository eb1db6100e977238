/** The ways into a person's forms, and what follows when somebody else changes one: decided here alone (anonymity.md R20). */
import type { ServiceContext } from '../../database/context.ts'
import type { LetterTable } from '../../database/linkSchema.ts'
import type { Handle } from '../../database/open.ts'
import type { EmployeeTable } from '../../database/schema.ts'
import { IDS_A_STATEMENT, slices } from '../../database/statements.ts'
import { updateEmployee } from '../people/employees.ts'
import { insertLetters } from '../people/letters.ts'
import { deletePasswordLinksOf } from '../people/passwordLinks.ts'
import { deleteSessionsIn } from '../people/sessions.ts'
import { insertEvent } from '../questionnaire/audit.ts'
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
      .where('questionnaireId', 'in', (eb) =>
        eb
          .selectFrom('questionnaire')
          .select('id')
          .where('enterpriseId', '=', enterpriseId)
          .where('type', '=', 2)
          .where('processStatus', '=', 30),
      )
      .returning(['id', 'questionnaireId'])
      .execute()
    const byRound = new Map<number, number[]>()
    for (const { id, questionnaireId } of rows) {
      byRound.set(questionnaireId, [...(byRound.get(questionnaireId) ?? []), id])
    }
    for (const [questionnaireId, ids] of byRound) await deleteDraftsOf(db, enterpriseId, questionnaireId, ids)
  }
}

/**
 * Closes the doors of a person whose password or address was changed, in that change's transaction and after it:
 * mailed links and sessions end. When somebody else did it, unsent anonymous drafts go, the moment is kept with the
 * person, the act in the audit log, and the person is written to, at the addresses before and after.
 */
export async function closeDoors(
  db: Handle,
  { ids, now }: Pick<ServiceContext, 'ids' | 'now'>,
  actor: DoorActor,
  { person, email, hasOtherSignIn, language }: DoorChange,
): Promise<void> {
  const { enterpriseId } = actor
  const { id, userId } = person
  await deleteLinksOf(db, enterpriseId, id)
  if (userId !== null) {
    await deletePasswordLinksOf(db, userId)
    await deleteSessionsIn(db, [userId], enterpriseId, actor.sessionHash)
  }
  if (isOneself(actor, id)) return
  await discardDrafts(db, enterpriseId, [id])
  const at = now().toISOString()
  const set = { ...(hasOtherSignIn && { signInSetAt: at }), ...(email !== undefined && { addressSetAt: at }) }
  await updateEmployee(db, enterpriseId, id, set)
  const door = email === undefined ? 'password' : 'address'
  const detailJson = JSON.stringify(email === undefined ? {} : { from: person.email, to: email })
  const { userId: actorId, remoteAddress } = actor
  const event = { enterpriseId, id: ids.newId(), at, userId: actorId, objectId: id, detailJson, remoteAddress }
  await insertEvent(db, { ...event, action: ACTIONS[door] })
  const addresses = [...new Set([person.email, email ?? person.email])].filter((address) => address !== '')
  const about = { enterpriseId, employeeId: id, userId, name: person.displayName } as const
  const letter = { ...about, kind: door, language, createdAt: at } as const
  const waiting = { attempts: 0, unreached: 0, nextAttemptAt: at, claimedUntil: null }
  await insertLetters(
    db,
    addresses.map((address) => ({ ...letter, ...waiting, id: ids.newId(), address })),
  )
}
