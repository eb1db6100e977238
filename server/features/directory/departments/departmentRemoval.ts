import { arranged, childrenOf, type Node } from '../../../../domain/directory/tree.ts'
import { BusinessError, fieldError, refuseStale } from '../../../../domain/errors.ts'
import type { components } from '../../../../openapi/generated/schema.d.ts'
import { contentVersion } from '../../../database/contentVersion.ts'
import type { ServiceContext } from '../../../database/context.ts'
import type { Handle } from '../../../database/open.ts'
import type { DepartmentTable } from '../../../database/schema/schema.ts'
import { deleteDepartment, insertDepartments, listDepartments } from '../../../records/people/departments.ts'
import { emptyDepartment, settle } from '../../../records/people/employees.ts'
import { reference } from '../reference.ts'
import * as store from '../store.ts'
import {
  changeDepartments,
  checkLeader,
  findIn,
  refuseTakenName,
  refuseUnknownParent,
  savePlaces,
} from './departmentChange.ts'
import { type DepartmentReading, departmentVersion } from './departmentReading.ts'

export type DepartmentRemoved = components['schemas']['DepartmentRemoved']
type Restored = Pick<
  DepartmentRemoved,
  'id' | 'name' | 'departNo' | 'parentId' | 'seq' | 'leaderId' | 'memberIds' | 'childIds'
>
type DepartmentRemoval = components['schemas']['DepartmentRemoval']

/** Who belongs to a department, what stands below it, and all of that as one number. */
async function touchedBy(db: Handle, enterpriseId: number, all: DepartmentTable[], row: DepartmentTable) {
  const people = await store.listBelonging(db, enterpriseId, row.id)
  const tree = childrenOf(all)
  const children = tree.get(row.id) ?? []
  const siblings = tree.get(row.parentId) ?? []
  const taken = new Set(siblings.flatMap(({ id, name }) => (id === row.id ? [] : [name])))
  const clashes = children.flatMap(({ name }) => (taken.has(name) ? [name] : []))
  const memberIds = people.map(({ id }) => id)
  const childIds = children.map(({ id }) => id)
  const version = contentVersion([
    departmentVersion(row),
    row.parentId,
    ...[people.map(({ id, disabled }) => `${id} ${disabled}`), childIds, clashes].map((list) => list.join()),
  ])
  return {
    members: people.filter(({ disabled }) => disabled === 0).length,
    memberIds,
    childIds,
    siblings,
    clashes,
    version,
  }
}

/** What was told is what is done; nothing said at all, only an empty department goes. */
function refuseUntold(touched: Awaited<ReturnType<typeof touchedBy>>, version: number | undefined) {
  const { members, childIds, clashes } = touched
  const isEmpty = members === 0 && childIds.length === 0
  if (version === undefined && !isEmpty) throw new BusinessError('DEPARTMENT_NOT_EMPTY')
  refuseStale(touched.version, version)
  const [name] = clashes
  if (name !== undefined) throw new BusinessError('NAME_TAKEN', { name })
}

/** Everybody's place with `row` back where it was, and those of `childIds` below it again. */
function placesBack(all: readonly Node[], { id, parentId, seq }: Node, childIds: readonly number[]): Node[] {
  const siblings = (childrenOf(all).get(parentId) ?? []).flatMap((one) => (childIds.includes(one.id) ? [] : [one.id]))
  const at = Math.max(0, seq - 1)
  const order = [...siblings.slice(0, at), id, ...siblings.slice(at)]
  return arranged(arranged([...all, { id, parentId, seq }], parentId, order), id, childIds)
}

/** Removing departments, what it touches said first, and taking it back. */
export function createDepartmentRemoval({ database, ids }: ServiceContext, reading: DepartmentReading) {
  return {
    async previewRemoval(enterpriseId: number, id: number): Promise<DepartmentRemoval> {
      return database.read(async (db) => {
        const all = await listDepartments(db, enterpriseId)
        const row = findIn(all, id)
        const { members, memberIds, childIds, clashes, version } = await touchedBy(db, enterpriseId, all, row)
        const leader = row.leaderId === null ? undefined : await store.findEmployee(db, enterpriseId, row.leaderId)
        return {
          members,
          disabledMembers: memberIds.length - members,
          childDepartments: childIds.length,
          leaderName: leader?.displayName ?? '',
          questionnaires: await store.countOpenQuestionnaires(db, enterpriseId, id),
          clashes,
          version,
        }
      })
    },

    /** Its people stay without a department, its children take its place. */
    async remove(enterpriseId: number, id: number, version: number | undefined): Promise<DepartmentRemoved> {
      return changeDepartments(database, enterpriseId, async (db, all) => {
        const row = findIn(all, id)
        const touched = await touchedBy(db, enterpriseId, all, row)
        refuseUntold(touched, version)
        const { memberIds, childIds, siblings } = touched
        await emptyDepartment(db, enterpriseId, id, 'all')
        await deleteDepartment(db, enterpriseId, id)
        const order = siblings.flatMap((one) => (one.id === id ? childIds : [one.id]))
        await savePlaces(db, enterpriseId, all, arranged(all, row.parentId, order))
        const { name, departNo, parentId, leaderId } = row
        const seq = siblings.indexOf(row) + 1
        return { id, name, departNo, parentId, seq, leaderId, memberIds, childIds }
      })
    },

    /** Undoes `remove`; who and what has gone elsewhere meanwhile stays there. */
    async restore(enterpriseId: number, removed: Restored) {
      const { id, seq, memberIds } = removed
      const name = removed.name.trim()
      const parentId = reference(removed.parentId)
      const leaderId = reference(removed.leaderId)
      // An id that was never given out could be given out later.
      if (id >= ids.newId()) throw fieldError('REFERENCE_UNKNOWN', 'id')
      const missed = await changeDepartments(database, enterpriseId, async (db, all) => {
        if (all.some((other) => other.id === id)) return { missedMembers: 0, missedDepartments: 0 }
        refuseUnknownParent(all, parentId)
        await checkLeader(db, enterpriseId, leaderId)
        const stayed = new Set(all.flatMap((one) => (one.parentId === parentId ? [one.id] : [])))
        const childIds = removed.childIds.filter((child) => stayed.has(child))
        const others = all.filter((one) => !childIds.includes(one.id))
        refuseTakenName(others, { id, parentId, name })
        const row = { enterpriseId, id, parentId, seq, departNo: removed.departNo.trim(), leaderId, name }
        await insertDepartments(db, [row])
        await savePlaces(db, enterpriseId, [...all, row], placesBack(all, row, childIds))
        return {
          missedMembers: memberIds.length - (await settle(db, enterpriseId, memberIds, id)),
          missedDepartments: removed.childIds.length - childIds.length,
        }
      })
      return { department: await reading.findOne(enterpriseId, id), ...missed }
    },
  }
}
