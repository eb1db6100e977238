/** Means of a department, with all departments below it, from five evaluatees on (numbers.md 8, anonymity.md R7). */
import { branchesOf, childrenOf, type Node } from '../../directory/tree.ts'
import { eachOf, toEnd } from '../../steps.ts'
import { toOneDecimal } from '../figures.ts'
import type { Standing } from './standing.ts'
import { summedDepartments } from './summed.ts'

export interface Department extends Node {
  name: string
}

export interface TeamDepartment {
  departmentId: number
  name: string
  /** How many departments it lies below, from 0. */
  depth: number
  evaluatees: number
  percent: number | null
  /** Percent, one for each of the dimensions asked for. */
  percents: (number | null)[]
}

/** Figures of the people of a department: of each column how many there are, and their sum. */
interface Sums {
  people: number
  counts: number[]
  sums: number[]
}

/**
 * The departments that may be summed up, each before those below it; `departmentOf` by employee. A column in which some have
 * no figure is one of fewer people, and asked again.
 */
export const departmentMeans = (...given: Parameters<typeof departmentMeansSteps>): TeamDepartment[] =>
  toEnd(departmentMeansSteps(...given))

/** The same with pauses. */
export function* departmentMeansSteps(
  members: readonly Pick<Standing, 'evaluatee' | 'overallPercent' | 'dimensions'>[],
  departments: readonly Department[],
  departmentOf: ReadonlyMap<number, number | null>,
  dimensionIds: readonly number[],
): Generator<void, TeamDepartment[]> {
  const columns = 1 + dimensionIds.length
  const empty = (): Sums => ({ people: 0, counts: Array(columns).fill(0), sums: Array(columns).fill(0) })
  const [whole, own] = [empty(), new Map(departments.map(({ id }) => [id, empty()]))]
  yield* eachOf(members, ({ evaluatee, overallPercent, dimensions }) => {
    const places = new Map(dimensions.map(({ dimensionId, percent }) => [dimensionId, percent]))
    const figures = [overallPercent, ...dimensionIds.map((id) => places.get(id) ?? null)]
    addTo(whole, 1, figures)
    const department = own.get(departmentOf.get(evaluatee.employeeId) ?? -1)
    if (department !== undefined) addTo(department, 1, figures)
  })
  const listed = summedDepartments(departments, (id) => own.get(id)?.people ?? 0, whole.people)
  const shown = whole.counts.map((all, column) =>
    summedDepartments(departments, (id) => own.get(id)?.counts[column] ?? 0, all),
  )
  const branches = branchSums(departments, own, empty)
  return branchesOf(departments).flatMap(({ node: { id, name }, depth }) => {
    const branch = branches.get(id)
    if (branch === undefined || !listed.has(id)) return []
    const [percent = null, ...percents] = branch.sums.map((sum, column) =>
      shown[column]?.has(id) ? toOneDecimal(sum / (branch.counts[column] ?? 0)) : null,
    )
    return [{ departmentId: id, name, depth, evaluatees: branch.people, percent, percents }]
  })
}

function addTo(to: Sums, people: number, figures: readonly (number | null)[]): void {
  to.people += people
  figures.forEach((figure, column) => {
    if (figure === null) return
    to.counts[column] = (to.counts[column] ?? 0) + 1
    to.sums[column] = (to.sums[column] ?? 0) + figure
  })
}

/** Of each department with all below it. */
function branchSums(
  departments: readonly Department[],
  own: ReadonlyMap<number, Sums>,
  empty: () => Sums,
): Map<number, Sums> {
  const children = childrenOf(departments)
  const branches = new Map<number, Sums>()
  // From the last to the first: each after all below it.
  for (const { node } of branchesOf(departments).reverse()) {
    const branch = empty()
    const parts = [own.get(node.id), ...(children.get(node.id) ?? []).map(({ id }) => branches.get(id))]
    for (const part of parts) {
      if (part === undefined) continue
      branch.people += part.people
      branch.counts = branch.counts.map((count, column) => count + (part.counts[column] ?? 0))
      branch.sums = branch.sums.map((sum, column) => sum + (part.sums[column] ?? 0))
    }
    branches.set(node.id, branch)
  }
  return branches
}
