/** Whom auto-bind binds: raters found in the organisation (design §5.11). Nothing is written here. */
import { autoBindSteps, type Relation } from '../../../domain/evaluation/assignment.ts'
import { type BuiltInLevelType, levelTypeOf } from '../../../domain/evaluation/levels.ts'
import type { OrganisationEmployee } from '../../../domain/evaluation/organisation.ts'
import type { DatabaseService } from '../../database/open.ts'
import { sliceBySlice } from '../../database/sliceBySlice.ts'
import { apart } from '../../jobs/reading.ts'
import { inPieces } from '../../pacing/pieces.ts'
import { listDepartments } from '../../records/people/departments.ts'
import { listPlacesAfter } from '../../records/people/employees.ts'
import { getQuestionnaire } from '../../records/questionnaire/access.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import { listEvaluatees } from '../../records/turns/evaluatees.ts'
import { readRelations, type StoredRelation } from '../../records/turns/relations.ts'
import type { NewRelation } from './change.ts'

export interface BoundLevel {
  levelId: number
  levelType: BuiltInLevelType
}

export interface BindPlan {
  /** The open levels among those asked for, in their order. */
  levels: BoundLevel[]
  /** What is missing on them. */
  wanted: NewRelation[]
  /** What was there. */
  existing: StoredRelation[]
}

/** Planned in pieces and outside any transaction, because a large organisation takes a while. Throws NOT_FOUND. */
export async function planBinding(
  database: Pick<DatabaseService, 'read'>,
  enterpriseId: number,
  id: number,
  levelTypes: readonly BuiltInLevelType[],
): Promise<BindPlan> {
  const { organisation, ...rest } = await readGround(database, enterpriseId, id)
  const ground = { ...rest, relations: await readRelations(database, enterpriseId, id) }
  const levels = levelTypes.flatMap((levelType) => {
    const level = ground.levels.find(({ type, open }) => type === levelType && open === 1)
    return level === undefined ? [] : [{ levelType, levelId: level.id }]
  })
  const steps = autoBindSteps({
    organisation,
    evaluateeIds: ground.evaluatees.map(({ employeeId }) => employeeId),
    levelTypes: levels.map(({ levelType }) => levelType),
    maximumPerLevel: ground.maximumPerLevel,
    existing: inWordsOfDomain(ground),
  })
  const byEmployee = new Map(ground.evaluatees.map((evaluatee) => [evaluatee.employeeId, evaluatee.id]))
  const byType = new Map<string, number>(levels.map(({ levelType, levelId }) => [levelType, levelId]))
  const wanted = (await inPieces(steps)).flatMap(({ evaluateeId: employeeId, raterId, levelType }) => {
    const evaluateeId = byEmployee.get(employeeId)
    const levelId = byType.get(levelType)
    return evaluateeId === undefined || levelId === undefined ? [] : [{ evaluateeId, levelId, raterId }]
  })
  return { levels, wanted, existing: ground.relations }
}

/** People of one read. */
const PEOPLE_AT_ONCE = 2_000

/** Everybody of the enterprise, read slice by slice. */
async function readEmployees({ read }: Pick<DatabaseService, 'read'>, enterpriseId: number) {
  const employees: OrganisationEmployee[] = []
  await sliceBySlice(async (after) => {
    const places = await read((db) => listPlacesAfter(db, enterpriseId, after, PEOPLE_AT_ONCE))
    for (const place of places) employees.push({ ...place, disabled: place.disabled === 1 })
    return places.length < PEOPLE_AT_ONCE ? undefined : places.at(-1)?.id
  })
  return employees
}

async function readGround(database: Pick<DatabaseService, 'read'>, enterpriseId: number, id: number) {
  const { read } = apart(database)
  const row = await read((db) => getQuestionnaire(db, enterpriseId, id))
  return {
    maximumPerLevel: readSetting(row).maximumRatersPerLevel,
    evaluatees: await read((db) => listEvaluatees(db, enterpriseId, id)),
    levels: await read((db) => listLevels(db, enterpriseId, id)),
    organisation: {
      employees: await readEmployees(database, enterpriseId),
      departments: await read((db) => listDepartments(db, enterpriseId)),
    },
  }
}

interface Ground extends Pick<Awaited<ReturnType<typeof readGround>>, 'evaluatees' | 'levels'> {
  relations: StoredRelation[]
}

/** The relations there are, people by their employee ids. */
function inWordsOfDomain({ evaluatees, levels, relations }: Ground): Relation[] {
  const people = new Map(evaluatees.map((evaluatee) => [evaluatee.id, evaluatee.employeeId]))
  const types = new Map(levels.map((level) => [level.id, levelTypeOf(level.type)]))
  return relations.flatMap(({ evaluateeId, raterId, levelId }) => {
    const employeeId = people.get(evaluateeId)
    const levelType = types.get(levelId)
    // A withdrawn turn counts too: who was taken out by hand is not brought back by the machine.
    return employeeId === undefined || levelType === undefined ? [] : [{ evaluateeId: employeeId, raterId, levelType }]
  })
}
