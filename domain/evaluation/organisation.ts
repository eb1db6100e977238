/** Who stands where in an organisation, as auto-bind reads it (design §5.11). */

export interface OrganisationEmployee {
  id: number
  /** Null for somebody outside every department. */
  departmentId: number | null
  disabled: boolean
}

export interface OrganisationDepartment {
  id: number
  /** Null at the top; an unknown id counts as the top, and so does the parent where a circle closes. */
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
 * Subordinates are exactly those whose superior one is, so that both sides of a relation agree. Pauses after each person:
 * of 70,000 it is a tenth of a second's work.
 */
export function* relativesIn(organisation: Organisation): Generator<void, (employeeId: number) => Relatives> {
  const chart = yield* chartOf(organisation)
  const subordinates = yield* grouped(chart.activeIds, (id) => superiorOf(chart, id))
  const members = yield* grouped(chart.activeIds, (id) => chart.homes.get(id) ?? null)
  const leaders = leadersIn(chart)

  return (employeeId) => {
    const own = chart.ledBy.get(employeeId)
    const home = chart.homes.get(employeeId) ?? null
    const atHome = home === null ? [] : members.get(home)
    return {
      superior: superiorOf(chart, employeeId),
      peers: (own === undefined ? atHome : leaders.get(own.parentId)) ?? [],
      subordinates: subordinates.get(employeeId) ?? [],
    }
  }
}

interface Chart {
  /** A forest: without it a person could be peer and subordinate at once. */
  departments: ReadonlyMap<number, OrganisationDepartment>
  /** Enabled people, sorted. */
  activeIds: readonly number[]
  active: ReadonlySet<number>
  homes: ReadonlyMap<number, number | null>
  /** The topmost department of each leader, of equals the one with the lowest id. */
  ledBy: ReadonlyMap<number, OrganisationDepartment>
}

function* chartOf({ employees, departments }: Organisation): Generator<void, Chart> {
  const homes = new Map<number, number | null>()
  const active = new Set<number>()
  for (const { id, departmentId, disabled } of employees) {
    homes.set(id, departmentId)
    if (!disabled) active.add(id)
    yield
  }
  const activeIds = [...active].sort((a, b) => a - b)
  yield
  const byId = forestOf(departments)
  const ledBy = new Map<number, OrganisationDepartment>()
  const depth = (department: OrganisationDepartment): number => upwards(byId, department.id).length
  for (const department of [...byId.values()].sort((a, b) => depth(a) - depth(b) || a.id - b.id)) {
    if (department.leaderId !== null && !ledBy.has(department.leaderId)) ledBy.set(department.leaderId, department)
  }
  return { departments: byId, activeIds, active, homes, ledBy }
}

/** Who leads the departments of each parent: sorted, and once each, because somebody may lead two of them. */
function leadersIn(chart: Chart): Map<number | null, readonly number[]> {
  const found = new Map<number | null, number[]>()
  for (const department of chart.departments.values()) {
    const leader = leaderOf(chart, department)
    if (leader !== null) append(found, department.parentId, leader)
  }
  return new Map([...found].map(([parentId, ids]) => [parentId, [...new Set(ids)].sort((a, b) => a - b)]))
}

/** The first leader from the own department upwards who is not oneself; leaderless departments are skipped. */
function superiorOf(chart: Chart, employeeId: number): number | null {
  const own = chart.ledBy.get(employeeId)
  const start = own === undefined ? (chart.homes.get(employeeId) ?? null) : own.parentId
  for (const department of upwards(chart.departments, start)) {
    const leader = leaderOf(chart, department)
    if (leader !== null && leader !== employeeId) return leader
  }
  return null
}

function leaderOf(chart: Chart, department: OrganisationDepartment): number | null {
  return department.leaderId !== null && chart.active.has(department.leaderId) ? department.leaderId : null
}

/**
 * The departments by id, every parent known or null. Stored data may hold a circle (a department below itself is the
 * smallest): the one with the lowest id stands at its top, so that the same people are above whoever asks.
 */
function forestOf(departments: readonly OrganisationDepartment[]): Chart['departments'] {
  const byId = new Map(departments.map((department) => [department.id, department]))
  const isTop = ({ id, parentId }: OrganisationDepartment): boolean => {
    if (parentId === null || !byId.has(parentId)) return true
    const path = upwards(byId, id)
    return path.at(-1)?.parentId === id && path.every((other) => id <= other.id)
  }
  const entries = departments.map((one): [number, OrganisationDepartment] => [
    one.id,
    isTop(one) ? { ...one, parentId: null } : one,
  ])
  return new Map(entries)
}

/** A department and its ancestors; a circle ends where it closes. */
function upwards(departments: Chart['departments'], departmentId: number | null): OrganisationDepartment[] {
  const path: OrganisationDepartment[] = []
  let department = departmentId === null ? undefined : departments.get(departmentId)
  while (department !== undefined && !path.includes(department)) {
    path.push(department)
    department = department.parentId === null ? undefined : departments.get(department.parentId)
  }
  return path
}

function* grouped(
  ids: readonly number[],
  keyOf: (id: number) => number | null,
): Generator<void, Map<number | null, number[]>> {
  const groups = new Map<number | null, number[]>()
  for (const id of ids) {
    append(groups, keyOf(id), id)
    yield
  }
  return groups
}

function append<K>(groups: Map<K, number[]>, key: K, id: number): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [id])
  else group.push(id)
}
