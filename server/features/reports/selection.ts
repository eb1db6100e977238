/** Whom a department leaves of a round, and what may be said of them together (docs/decisions/0030-team-figures.md). */
import { branchIds } from '../../../domain/directory/tree.ts'
import { departmentMeansSteps } from '../../../domain/scoring/team/departments.ts'
import type { Standing } from '../../../domain/scoring/team/standing.ts'
import type { ServiceContext } from '../../database/context.ts'
import { inTurns } from '../../database/sliceBySlice.ts'
import { inPieces } from '../../pacing/pieces.ts'
import { listDepartments } from '../../records/people/departments.ts'
import { listDepartmentsOf } from './store.ts'

export interface Selection {
  has(employeeId: number): boolean
  /** Whether figures over these people may be formed: of a dimension, or overall (R7). */
  maySum(dimensionId: number | null): boolean
}

/** Too few have no figure anyway. */
export const EVERYBODY: Selection = { has: () => true, maySum: () => true }

type Team = readonly Pick<Standing, 'evaluatee' | 'overallPercent' | 'dimensions'>[]

/** Those of this department and of all below it; nobody, where it is none of the enterprise's. */
export async function readSelection(
  { database }: ServiceContext,
  enterpriseId: number,
  team: Team,
  departId: number | undefined,
): Promise<Selection> {
  if (departId === undefined) return EVERYBODY
  const departments = await database.read((db) => listDepartments(db, enterpriseId))
  const employeeIds = team.map(({ evaluatee }) => evaluatee.employeeId)
  const departmentOf = await readDepartmentsOf({ database }, enterpriseId, employeeIds)
  const branch = new Set(branchIds(departments, departId))
  const dimensionIds = team[0]?.dimensions.map(({ dimensionId }) => dimensionId) ?? []
  const means = await inPieces(departmentMeansSteps(team, departments, departmentOf, dimensionIds))
  const own = means.find((one) => one.departmentId === departId)
  return {
    has: (employeeId) => branch.has(departmentOf.get(employeeId) ?? 0),
    maySum(dimensionId) {
      const figure = dimensionId === null ? own?.percent : own?.percents[dimensionIds.indexOf(dimensionId)]
      return figure !== undefined && figure !== null
    },
  }
}

/** People that are read at once: nobody waits for more of them. */
const PEOPLE_AT_ONCE = 2_000

/** The department each of these people belongs to today. */
export async function readDepartmentsOf(
  { database }: Pick<ServiceContext, 'database'>,
  enterpriseId: number,
  employeeIds: readonly number[],
): Promise<Map<number, number | null>> {
  const found = new Map<number, number | null>()
  await inTurns(employeeIds, PEOPLE_AT_ONCE, async (some) => {
    for (const [id, own] of await database.read((db) => listDepartmentsOf(db, enterpriseId, some))) found.set(id, own)
  })
  return found
}
