/** Means of a department, with all departments below it, from five evaluatees on (numbers.md 8, anonymity.md R7). */
import { childrenOf, type Node } from '../../directory/tree.ts'
import { toOneDecimal } from '../figures.ts'
import { NORM_FLOOR } from '../rule.ts'
import type { Member } from './member.ts'

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

/** The departments that have enough evaluatees, each before those below it; `departmentOf` by employee. */
export function departmentMeans(
  members: readonly Member[],
  departments: readonly Department[],
  departmentOf: ReadonlyMap<number, number | null>,
  dimensionIds: readonly number[],
): TeamDepartment[] {
  const children = childrenOf(departments)

  function visit({ id, name }: Department, depth: number): { members: Member[]; rows: TeamDepartment[] } {
    const branches = (children.get(id) ?? []).map((child) => visit(child, depth + 1))
    const own = members.filter(({ evaluatee }) => departmentOf.get(evaluatee.employeeId) === id)
    const branch = [...own, ...branches.flatMap((one) => one.members)]
    const rows = branches.flatMap((one) => one.rows)
    if (branch.length < NORM_FLOOR) return { members: branch, rows }
    const row = {
      ...{ departmentId: id, name, depth, evaluatees: branch.length },
      percent: meanOf(branch.map(({ overallPercent }) => overallPercent)),
      percents: dimensionIds.map((dimensionId) =>
        meanOf(
          branch.map((member) => member.dimensions.find((one) => one.dimensionId === dimensionId)?.percent ?? null),
        ),
      ),
    }
    return { members: branch, rows: [row, ...rows] }
  }

  return (children.get(null) ?? []).flatMap((root) => visit(root, 0).rows)
}

function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null)
  if (known.length < NORM_FLOOR) return null
  return toOneDecimal(known.reduce((sum, value) => sum + value, 0) / known.length)
}
