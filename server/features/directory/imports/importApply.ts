/** Writing a slice of an import, inside the job's transaction. */
import type { Ids } from '../../../database/ids.ts'
import type { Handle } from '../../../database/open.ts'
import type { EmployeeTable } from '../../../database/schema/schema.ts'
import type { Language } from '../../../http/call.ts'
import {
  insertDepartments,
  listDepartments,
  type NewDepartment,
  updateDepartment,
} from '../../../records/people/departments.ts'
import { insertEmployees, updateEmployee } from '../../../records/people/employees.ts'
import { lockEnterprise } from '../../../records/people/enterprises.ts'
import { newEmployee, type SpokenName, searchColumns } from '../../../records/people/newEmployee.ts'
import { closeDoors, type DoorActor, type DoorChange, discardDrafts } from '../../../records/turns/doors.ts'
import type { RedirectMails } from '../employeeWriting.ts'
import * as store from '../store.ts'
import { departmentPaths, EmployeeIndex, missingPaths } from './importPlan.ts'
import type { KeptRow } from './importReading.ts'
import type { ImportEntry, ImportFault } from './importTable.ts'

export interface SliceOutcome {
  created: number
  updated: number
  skipped: number
  faults: ImportFault[]
}

export interface ApplyContext {
  actor: DoorActor
  ids: Ids
  now: () => Date
  redirectMails: RedirectMails
  /** That of whoever imports. */
  language: Language
}

/** Makes the departments the entries name and that are missing; answers the id of every path. */
async function makeDepartments(
  db: Handle,
  { actor: { enterpriseId }, ids }: ApplyContext,
  entries: readonly ImportEntry[],
) {
  const known = await listDepartments(db, enterpriseId)
  const paths = departmentPaths(known)
  const lastSeq = new Map<number | null, number>()
  for (const { parentId, seq } of known) lastSeq.set(parentId, Math.max(seq, lastSeq.get(parentId) ?? 0))
  const rows: NewDepartment[] = []
  for (const { department } of entries) {
    for (const path of missingPaths(department, paths)) {
      const cut = path.lastIndexOf('/')
      const parentId = cut < 0 ? null : (paths.get(path.slice(0, cut)) ?? null)
      const seq = (lastSeq.get(parentId) ?? 0) + 1
      lastSeq.set(parentId, seq)
      const row = {
        enterpriseId,
        id: ids.newId(),
        parentId,
        seq,
        departNo: '',
        leaderId: null,
        name: path.slice(cut + 1),
      }
      paths.set(path, row.id)
      rows.push(row)
    }
  }
  await insertDepartments(db, rows)
  return { paths, leaders: new Map(known.map(({ id, leaderId }) => [id, leaderId])) }
}

/** What a row says about a person; an empty cell says nothing. */
function valuesOf(entry: ImportEntry, departmentId: number | null) {
  const { displayName, email, employeeNo, mobile, sex, realName, telPhone, qq, wechat, address } = entry
  const texts = { displayName, email, employeeNo, mobile, sex, realName, telPhone, qq, wechat, address }
  const given = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  return { displayName, ...given, ...(departmentId !== null && { departmentId }) } as Partial<EmployeeTable> &
    Pick<EmployeeTable, 'displayName'>
}

/** Changes an existing person; false when the row says nothing new. */
async function updatePerson(
  db: Handle,
  row: EmployeeTable,
  values: ReturnType<typeof valuesOf>,
  spoken: SpokenName | undefined,
): Promise<boolean> {
  const isSame = Object.entries(values).every(([name, value]) => row[name as keyof EmployeeTable] === value)
  if (isSame) return false
  const change = { ...values, ...searchColumns({ ...row, ...values }, spoken) }
  await updateEmployee(db, row.enterpriseId, row.id, change)
  return true
}

export type GoodRow = Pick<KeptRow, 'entry' | 'spoken'>

interface Matched extends GoodRow {
  employee: EmployeeTable | undefined
  fault?: ImportFault
}

/** Who each row is about, as the directory is now. */
async function matchAll(db: Handle, enterpriseId: number, rows: readonly GoodRow[]): Promise<Matched[]> {
  const emails = rows.flatMap(({ entry: { email } }) => (email === '' ? [] : [email]))
  const numbers = rows.flatMap(({ entry: { employeeNo } }) => (employeeNo === '' ? [] : [employeeNo]))
  const index = new EmployeeIndex(await store.findByEmailOrNumber(db, enterpriseId, emails, numbers))
  return rows.map((row) => ({ ...row, ...index.match(row.entry) }))
}

/** True for a row that gives somebody known another address. */
function isMoved({ entry: { email }, employee }: Matched): boolean {
  return employee !== undefined && email !== '' && email !== employee.email
}

/** Whom the rows give another address, with it. */
function movedBy(matched: readonly Matched[]): { id: number; email: string }[] {
  return matched.flatMap((one) =>
    isMoved(one) && one.employee !== undefined ? [{ id: one.employee.id, email: one.entry.email }] : [],
  )
}

/** Writes good rows of a plan; who they are about is looked up anew, for others may have written meanwhile. */
export async function applySlice(db: Handle, context: ApplyContext, rows: readonly GoodRow[]): Promise<SliceOutcome> {
  const { actor, ids } = context
  const { enterpriseId, employeeId: actorId } = actor
  const createdAt = context.now().toISOString()
  // Turns come before the enterprise; who moves meanwhile is made good by closeDoors.
  const moving = movedBy(await matchAll(db, enterpriseId, rows)).filter(({ id }) => id !== actorId)
  await discardDrafts(
    db,
    enterpriseId,
    moving.map(({ id }) => id),
  )
  await lockEnterprise(db, enterpriseId)
  const matched = await matchAll(db, enterpriseId, rows)
  // All mails before the first person, as the outbox locks them, too.
  for (const { id, email } of movedBy(matched)) await context.redirectMails(db, enterpriseId, id, email)
  const good = matched.filter(({ fault }) => fault === undefined)
  const { paths, leaders } = await makeDepartments(
    db,
    context,
    good.map(({ entry }) => entry),
  )
  const faults = matched.flatMap(({ fault }) => fault ?? [])
  const outcome: SliceOutcome = { created: 0, updated: 0, skipped: 0, faults }
  const added: EmployeeTable[] = []
  const moved: DoorChange[] = []
  for (const { entry, spoken, employee } of good) {
    const departmentId = paths.get(entry.department) ?? null
    const values = valuesOf(entry, departmentId)
    const id = employee?.id ?? ids.newId()
    const leads = entry.leader && departmentId !== null && leaders.get(departmentId) !== id
    if (leads) await updateDepartment(db, enterpriseId, departmentId, { leaderId: id })
    if (employee === undefined) {
      added.push(newEmployee({ email: '', ...values, enterpriseId, id, createdAt }, spoken))
      continue
    }
    if ((await updatePerson(db, employee, values, spoken)) || leads) outcome.updated += 1
    else outcome.skipped += 1
    if (isMoved({ entry, employee })) {
      moved.push({ person: employee, email: entry.email, hasOtherSignIn: false, language: context.language })
    }
  }
  await closeDoors(db, context, actor, moved)
  await insertEmployees(db, added)
  return { ...outcome, created: added.length }
}
