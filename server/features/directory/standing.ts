/** Disabling people, letting them in again and moving them: one rule for one person and for many. */
import { BusinessError, fieldError } from '../../../domain/errors.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { findDepartment } from '../../records/people/departments.ts'
import { countActive, setDepartment, setDisabled } from '../../records/people/employees.ts'
import { lockEnterprise } from '../../records/people/enterprises.ts'
import { beginAsAdministrator, deleteSessionsIn } from '../../records/people/sessions.ts'
import { type Doer, ENABLED, noteEach } from '../../records/questionnaire/audit.ts'
import { recordChange } from '../../records/questionnaire/raterChanges.ts'
import { withdrawTurnsOf } from '../../records/turns/withdraw.ts'
import * as store from './store.ts'

type Context = Pick<ServiceContext, 'ids' | 'now'>
type Actor = Doer & { enterpriseId: number; employeeId: number }

async function standingOf(db: Handle, enterpriseId: number, ids: readonly number[]) {
  const people = await store.listStanding(db, enterpriseId, ids)
  if (people.length < ids.length) throw new BusinessError('NOT_FOUND')
  return people
}

/**
 * Ends their sessions here and withdraws open forms; what was sent stays (design §5.14). Who was disabled stands in the
 * audit log, and what running rounds lost by it where they tell of their raters (anonymity.md R19).
 */
export async function disablePeople(
  db: Handle,
  context: Context,
  actor: Actor,
  ids: readonly number[],
): Promise<number[]> {
  const { enterpriseId } = actor
  if (ids.includes(actor.employeeId)) throw new BusinessError('OWN_ACCOUNT')
  // Turns before the enterprise, the order in which publishing and binding lock them too.
  const withdrawals = await withdrawTurnsOf(db, enterpriseId, ids)
  await lockEnterprise(db, enterpriseId)
  const people = await standingOf(db, enterpriseId, ids)
  const changed = await setDisabled(db, enterpriseId, ids, 1)
  if ((await countActive(db, enterpriseId)).administrators === 0) throw new BusinessError('LAST_ADMINISTRATOR')
  await deleteSessionsIn(
    db,
    people.flatMap(({ userId }) => userId ?? []),
    enterpriseId,
  )
  await noteEach(db, context, actor, 'person.disabled', changed)
  const isChanged = new Set(changed)
  for (const { round, raterIds } of withdrawals) {
    const removed = raterIds.filter((id) => isChanged.has(id)).length
    await recordChange(db, context, actor, round, { added: 0, removed })
  }
  return changed
}

export async function enablePeople(
  db: Handle,
  context: Context,
  actor: Actor,
  ids: readonly number[],
): Promise<number[]> {
  const { enterpriseId } = actor
  await lockEnterprise(db, enterpriseId)
  for (const { userId, role } of await standingOf(db, enterpriseId, ids)) {
    if (role === 'admin' && userId !== null) await beginAsAdministrator(db, userId, context.now())
  }
  const changed = await setDisabled(db, enterpriseId, ids, 0)
  await noteEach(db, context, actor, ENABLED, changed)
  return changed
}

/** Where somebody was before a move. */
export interface Place {
  id: number
  departId: number | null
}

/** Refuses a department that is not there; null is none. */
export async function expectDepartment(db: Handle, enterpriseId: number, departmentId: number | null): Promise<void> {
  if (departmentId !== null && (await findDepartment(db, enterpriseId, departmentId)) === undefined) {
    throw fieldError('REFERENCE_UNKNOWN', 'departId')
  }
}

/** Puts people into a department (null: none); answers where those were who were elsewhere. */
export async function movePeople(
  db: Handle,
  enterpriseId: number,
  ids: readonly number[],
  departmentId: number | null,
): Promise<Place[]> {
  await lockEnterprise(db, enterpriseId)
  await expectDepartment(db, enterpriseId, departmentId)
  const people = await standingOf(db, enterpriseId, ids)
  const moved = people.filter((person) => person.departmentId !== departmentId)
  const movedIds = moved.map(({ id }) => id)
  await setDepartment(db, enterpriseId, movedIds, departmentId)
  return moved.map(({ id, departmentId: departId }) => ({ id, departId }))
}
