import { invalidInput } from '../../../domain/errors.ts'
import { namedApart } from '../../../domain/evaluation/names.ts'
import { AT_ONCE } from '../../../domain/selection.ts'
import { translateServer } from '../../../messages/server.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import type { Bulk, BulkAct, BulkCaller, BulkResult, Selection } from '../../jobs/bulk.ts'
import { listBranchIds } from '../../records/people/departments.ts'
import { nameMarks } from '../../records/people/nameMarks.ts'
import type { Doer } from '../../records/questionnaire/audit.ts'
import { type Inviter, invitePeople } from './letters/inviting.ts'
import { reference } from './reference.ts'
import { disablePeople, enablePeople, expectDepartment, movePeople, type Place } from './standing.ts'
import * as store from './store.ts'

export interface EmployeeFilterInput {
  departId?: number | undefined
  kw?: string | undefined
  disabled?: boolean | undefined
  role?: 'admin' | 'member' | undefined
}

export interface PreviousDepartment {
  departId: number | null
  ids: number[]
}

/** What a list's filters mean to the store: a department is all below it, too. */
export async function storedFilter(
  db: Handle,
  enterpriseId: number,
  { departId, kw, disabled = false, role }: EmployeeFilterInput,
): Promise<store.EmployeeFilter> {
  const departmentId = reference(departId)
  const departmentIds = departmentId === null ? undefined : await listBranchIds(db, enterpriseId, departmentId)
  return { departmentIds, keyword: kw, disabled, role }
}

/** Acts upon many people, by the rules of the single ones. */
export function createEmployeesBulk(
  context: ServiceContext,
  bulk: Bulk,
  { canMail, wakeMails }: { canMail: boolean; wakeMails: () => void },
) {
  const { database } = context

  async function run<Note = never>(
    caller: BulkCaller,
    kind: BulkAct<never>['kind'],
    selection: Selection<EmployeeFilterInput>,
    act: BulkAct<EmployeeFilterInput, Note>['act'],
  ) {
    const { enterpriseId } = caller
    return bulk.run<EmployeeFilterInput, Note>(caller, selection, {
      kind,
      idsOf: (filter) =>
        database.read(async (db) =>
          store.listEmployeeIds(db, enterpriseId, await storedFilter(db, enterpriseId, filter)),
        ),
      async namesOf(db, ids) {
        const people = await store.listStanding(db, enterpriseId, ids)
        const markOf = await nameMarks(db, enterpriseId, ids)
        return new Map(people.map(({ id, displayName }) => [id, namedApart(displayName, markOf(id))]))
      },
      act,
    })
  }

  async function move(caller: BulkCaller, selection: Selection<EmployeeFilterInput>, departId: number | null) {
    const departmentId = reference(departId)
    const { notes, ...result } = await run<Place>(caller, 'bulkMoveEmployees', selection, async (db, ids) => {
      const places = await movePeople(db, caller.enterpriseId, ids, departmentId)
      return { changed: places.map(({ id }) => id), notes: places }
    })
    return { ...result, previous: byDepartment(notes) }
  }

  /** A department that is not there is no fault of the people: nobody is tried. */
  async function moveTo(caller: BulkCaller, selection: Selection<EmployeeFilterInput>, departId: number | null) {
    await database.read((db) => expectDepartment(db, caller.enterpriseId, reference(departId)))
    return move(caller, selection, departId)
  }

  return {
    async disable(caller: BulkCaller & Doer, selection: Selection<EmployeeFilterInput>): Promise<BulkResult> {
      const { notes: _, ...result } = await run(caller, 'bulkDisableEmployees', selection, async (db, ids) => ({
        changed: await disablePeople(db, context, caller, ids),
      }))
      return result
    },

    async enable(caller: BulkCaller & Doer, selection: Selection<EmployeeFilterInput>): Promise<BulkResult> {
      const { notes: _, ...result } = await run(caller, 'bulkEnableEmployees', selection, async (db, ids) => ({
        changed: await enablePeople(db, context, caller, ids),
      }))
      return result
    },

    async invite(caller: Inviter, selection: Selection<EmployeeFilterInput>): Promise<BulkResult> {
      const { notes: _, ...result } = await run(caller, 'bulkInviteEmployees', selection, (db, ids) =>
        invitePeople(db, context, { ...caller, canMail }, ids),
      )
      wakeMails()
      return result
    },

    move: moveTo,

    /** Undoes a move: everybody goes where the answer said they had been. */
    async moveBack(caller: BulkCaller, previous: PreviousDepartment[]) {
      // No move answers more: a larger one is a job, and nothing undoes that.
      if (previous.flatMap(({ ids }) => ids).length > AT_ONCE) {
        throw invalidInput('previous', translateServer(caller.language, 'input.tooManyMovedBack', { maximum: AT_ONCE }))
      }
      const all: Awaited<ReturnType<typeof move>>[] = []
      for (const { departId, ids } of previous) all.push(await move(caller, { ids }, departId))
      return {
        changed: all.flatMap(({ changed }) => changed),
        skipped: all.flatMap(({ skipped }) => skipped),
        jobId: null,
        previous: all.flatMap((one) => one.previous),
      }
    },
  }
}

export type EmployeesBulk = ReturnType<typeof createEmployeesBulk>

function byDepartment(places: Place[]): PreviousDepartment[] {
  const ids = new Map<number | null, number[]>()
  for (const { id, departId } of places) ids.set(departId, [...(ids.get(departId) ?? []), id])
  return [...ids].map(([departId, all]) => ({ departId, ids: all }))
}
