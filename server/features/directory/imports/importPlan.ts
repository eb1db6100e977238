/** What importing a table would do to the directory as it is known. Pure: preview and job both stand on it. */
import type { CsvTable } from '../../../sheets/csv.ts'
import {
  headingFaults,
  type ImportEntry,
  type ImportFault,
  type ReadColumn,
  readColumns,
  readPath,
  readRows,
} from './importTable.ts'

const EXCESS = {
  rows: 'import.fault.tooManyRows',
  columns: 'import.fault.tooManyColumns',
  cell: 'import.fault.cellTooLong',
} as const

export interface KnownEmployee {
  id: number
  email: string
  employeeNo: string | null
  /** Null without a sign-in: only then may the address change. */
  userId: number | null
}

export interface KnownDepartment {
  id: number
  parentId: number | null
  name: string
}

export interface PlannedRow {
  entry: ImportEntry
  status: 'new' | 'update' | 'error'
}

export interface ImportPlan {
  columns: ReadColumn[]
  rows: PlannedRow[]
  faults: ImportFault[]
  /** Paths of departments to be made, parents first. */
  newDepartments: string[]
}

/** Finds who a row is about: by address, then by number; an empty one is nobody's. */
export class EmployeeIndex<T extends KnownEmployee> {
  private readonly byEmail: Map<string, T>
  private readonly byNumber: Map<string, T>

  constructor(employees: readonly T[]) {
    this.byEmail = new Map(employees.flatMap((employee) => (employee.email ? [[employee.email, employee]] : [])))
    this.byNumber = new Map(
      employees.flatMap((employee) => (employee.employeeNo ? [[employee.employeeNo, employee]] : [])),
    )
  }

  match(entry: ImportEntry): { employee: T | undefined; fault?: ImportFault } {
    const byEmail = this.byEmail.get(entry.email)
    const byNumber = this.byNumber.get(entry.employeeNo)
    if (byEmail !== undefined && byNumber !== undefined && byEmail.id !== byNumber.id) {
      return { employee: undefined, fault: { row: entry.row, field: 'employeeNo', fault: 'import.fault.numberTaken' } }
    }
    const employee = byEmail ?? byNumber
    const isOther = entry.email !== '' && entry.email !== employee?.email
    if (employee !== undefined && isOther && employee.userId !== null) {
      return { employee: undefined, fault: { row: entry.row, field: 'email', fault: 'import.fault.emailFixed' } }
    }
    return { employee }
  }
}

/** The path of each department, by id, as a table names it: the names from the top joined by '/'. */
export function pathsOf(departments: readonly KnownDepartment[]): Map<number, string> {
  const byId = new Map(departments.map((department) => [department.id, department]))
  const pathOf = (department: KnownDepartment): string => {
    const names: string[] = []
    let at: KnownDepartment | undefined = department
    while (at !== undefined && names.length < 100) {
      names.unshift(at.name)
      at = at.parentId === null ? undefined : byId.get(at.parentId)
    }
    return readPath(names.join('/')).join('/')
  }
  return new Map(departments.map((department) => [department.id, pathOf(department)]))
}

/** The department of each path. */
export function departmentPaths(departments: readonly KnownDepartment[]): Map<string, number> {
  return new Map([...pathsOf(departments)].map(([id, path]) => [path, id]))
}

/**
 * The path a department cell means: a bare name that is no path of its own means the one department called so, wherever
 * it stands. Where several are, nobody can know which; nor by a path that two have, as a name may hold a '/'.
 */
function departmentReader(departments: readonly KnownDepartment[]) {
  const paths = pathsOf(departments)
  const byPath = new Map<string, string[]>()
  const byName = new Map<string, string[]>()
  const add = (meant: Map<string, string[]>, words: string, path: string) => {
    const those = meant.get(words) ?? []
    those.push(path)
    meant.set(words, those)
  }
  for (const { id, name } of departments) {
    const bare = readPath(name).join('/')
    const path = paths.get(id) ?? bare
    add(byPath, path, path)
    add(byName, bare, path)
  }
  return ({ row, department }: ImportEntry): { path: string; fault?: ImportFault } => {
    const [path = department, ...others] = byPath.get(department) ?? byName.get(department) ?? []
    if (others.length === 0) return { path }
    return { path: department, fault: { row, field: 'department', fault: 'import.fault.departmentAmbiguous' } }
  }
}

/** The paths that lead to `path` and are not known, parents first. A name may hold a '/': the whole is looked up first. */
export function missingPaths(path: string, known: { has(path: string): boolean }): string[] {
  const missing: string[] = []
  for (let at = path; at !== '' && !known.has(at); at = at.includes('/') ? at.slice(0, at.lastIndexOf('/')) : '') {
    missing.unshift(at)
  }
  return missing
}

/** The first thing a row wants that a row above it has; a row without such a fault claims what it wants. */
function collision(entry: ImportEntry, employeeId: number | undefined, claims: Map<string, number>): ImportFault[] {
  const { row, email, employeeNo, department, leader } = entry
  const wanted = [
    ...(email === ''
      ? []
      : [{ field: 'email', what: `email ${email}`, fault: 'import.fault.duplicateEmail' as const }]),
    ...(employeeNo === ''
      ? []
      : [{ field: 'employeeNo', what: `no ${employeeNo}`, fault: 'import.fault.duplicateNumber' as const }]),
    ...(leader ? [{ field: 'leader', what: `leader ${department}`, fault: 'import.fault.twoLeaders' as const }] : []),
    ...(employeeId === undefined
      ? []
      : [{ field: 'employeeNo', what: `id ${employeeId}`, fault: 'import.fault.samePerson' as const }]),
  ]
  for (const { field, what, fault } of wanted) {
    const earlier = claims.get(what)
    if (earlier !== undefined) return [{ row, field, fault, params: { row: earlier } }]
  }
  for (const { what } of wanted) claims.set(what, row)
  return []
}

/** A fault of the table, not of one row's content; row 0 is the whole of it. */
function tableFault(fault: ImportFault['fault'], row = 0, params: ImportFault['params'] = {}): ImportFault {
  return { row, field: '', fault, params }
}

/** The whole plan of a table; rows with any fault have status error and are left out. */
export function planImport(
  table: CsvTable,
  known: { employees: readonly KnownEmployee[]; departments: readonly KnownDepartment[] },
): ImportPlan {
  const columns = readColumns(table.header)
  const empty = { columns, rows: [], newDepartments: [] }
  if (table.excess !== undefined) {
    const { line, what, maximum } = table.excess
    return { ...empty, faults: [tableFault(EXCESS[what], line, { maximum })] }
  }
  const heading = headingFaults(columns)
  if (columns.length > 0 && heading.length > 0) return { ...empty, faults: heading }
  if (table.rows.length === 0) return { ...empty, faults: [tableFault('import.fault.empty')] }
  const index = new EmployeeIndex(known.employees)
  const paths = new Set(pathsOf(known.departments).values())
  const readDepartment = departmentReader(known.departments)
  const claims = new Map<string, number>()
  const faults: ImportFault[] = []
  const newDepartments: string[] = []
  const rows = readRows(table, columns).map(({ entry: read, faults: own }): PlannedRow => {
    const department = readDepartment(read)
    const entry = { ...read, department: department.path }
    const { employee, fault = department.fault } = index.match(entry)
    const all = own.length > 0 ? own : fault ? [fault] : collision(entry, employee?.id, claims)
    faults.push(...all)
    if (all.length > 0) return { entry, status: 'error' }
    for (const path of missingPaths(entry.department, paths)) {
      paths.add(path)
      newDepartments.push(path)
    }
    return { entry, status: employee === undefined ? 'new' : 'update' }
  })
  return { columns, rows, faults, newDepartments }
}
