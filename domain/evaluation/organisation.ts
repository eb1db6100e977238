/** Who stands where in an organisation, as auto-bind reads it (design §5.11). */

export interface OrganisationEmployee {
  id: number
  /** Null for somebody outside every department. */
  departmentId: number | null
  disabled: boolean
}

export interface OrganisationDepartment {
  id: number
  /** Null at the top; an unknown id counts as the top. */
  parentId: number | null
  leaderId: number | null
}

export interface Organisation {
  employees: readonly OrganisationEmployee[]
  departments: readonly OrganisationDepartment[]
}

export interface Relatives {
  superior: number | null
  /** Sorted by id; shared between people of one department, so not to be changed. */
  peers: readonly number[]
  subordinates: readonly number[]
}

/**
 * Reads the organisation once; the function it gives answers for any employee. Disabled people are
 * nobody's relatives. A person who leads several departments counts as leader of the topmost one.
 * Subordinates are exactly those whose superior one is, so that both sides of a relation agree.
 */
export function relativesIn(organisation: Organisation): (employeeId: number) => Relatives {
  const chart = chartOf(organisation)
  const subordinates = grouped(chart.activeIds, (id) => superiorOf(chart, id))
  const members = grouped(chart.activeIds, (id) => chart.homes.get(id) ?? null)
  const leaders = new Map<number | null, number[]>()
  for (const department of chart.departments.values()) {
    const leader = leaderOf(chart, department)
    if (leader !== null) append(leaders, parentOf(chart, department), leader)
  }
  for (const ids of leaders.values()) ids.sort((a, b) => a - b)

  return (employeeId) => {
    const own = chart.ledBy.get(employeeId)
    const home = chart.homes.get(employeeId) ?? null
    const atHome = home === null ? [] : members.get(home)
    return {
      superior: superiorOf(chart, employeeId),
      peers: (own === undefined ? atHome : leaders.get(parentOf(chart, own))) ?? [],
      subordinates: subordinates.get(employeeId) ?? [],
    }
  }
}

interface Chart {
  departments: ReadonlyMap<number, OrganisationDepartment>
  /** Enabled people, sorted. */
  activeIds: readonly number[]
  active: ReadonlySet<number>
  homes: ReadonlyMap<number, number | null>
  /** The topmost department of each leader, of equals the one with the lowest id. */
  ledBy: ReadonlyMap<number, OrganisationDepartment>
}

function chartOf({ employees, departments }: Organisation): Chart {
  const activeIds = employees.flatMap((employee) => (employee.disabled ? [] : [employee.id])).sort((a, b) => a - b)
  const byId = new Map(departments.map((department) => [department.id, department]))
  const ledBy = new Map<number, OrganisationDepartment>()
  const depth = (department: OrganisationDepartment): number => upwards(byId, department.id).length
  for (const department of [...departments].sort((a, b) => depth(a) - depth(b) || a.id - b.id)) {
    if (department.leaderId !== null && !ledBy.has(department.leaderId)) ledBy.set(department.leaderId, department)
  }
  const homes = new Map(employees.map((employee) => [employee.id, employee.departmentId]))
  return { departments: byId, activeIds, active: new Set(activeIds), homes, ledBy }
}

/** The first leader from the own department upwards who is not oneself; leaderless departments are skipped. */
function superiorOf(chart: Chart, employeeId: number): number | null {
  const own = chart.ledBy.get(employeeId)
  const start = own === undefined ? (chart.homes.get(employeeId) ?? null) : parentOf(chart, own)
  for (const department of upwards(chart.departments, start)) {
    const leader = leaderOf(chart, department)
    if (leader !== null && leader !== employeeId) return leader
  }
  return null
}

function leaderOf(chart: Chart, department: OrganisationDepartment): number | null {
  return department.leaderId !== null && chart.active.has(department.leaderId) ? department.leaderId : null
}

function parentOf(chart: Chart, department: OrganisationDepartment): number | null {
  return department.parentId !== null && chart.departments.has(department.parentId) ? department.parentId : null
}

/** A department and its ancestors; an import may have made a circle, which ends where it closes. */
function upwards(departments: Chart['departments'], departmentId: number | null): OrganisationDepartment[] {
  const path: OrganisationDepartment[] = []
  let department = departmentId === null ? undefined : departments.get(departmentId)
  while (department !== undefined && !path.includes(department)) {
    path.push(department)
    department = department.parentId === null ? undefined : departments.get(department.parentId)
  }
  return path
}

function grouped(ids: readonly number[], keyOf: (id: number) => number | null): Map<number | null, number[]> {
  const groups = new Map<number | null, number[]>()
  for (const id of ids) append(groups, keyOf(id), id)
  return groups
}

function append<K>(groups: Map<K, number[]>, key: K, id: number): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [id])
  else group.push(id)
}
