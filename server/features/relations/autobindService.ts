import { autoBindSteps, type Relation } from '../../../domain/evaluation/assignment.ts'
import { type BuiltInLevelType, levelTypeOf } from '../../../domain/evaluation/levels.ts'
import type { ServiceContext } from '../../database/context.ts'
import type { Handle } from '../../database/open.ts'
import { inPieces } from '../../jobs/pieces.ts'
import { listDepartments } from '../../records/people/departments.ts'
import { listPlaces } from '../../records/people/employees.ts'
import { getQuestionnaire, takeUnfinished } from '../../records/questionnaire/access.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import { listEvaluatees } from '../../records/turns/evaluatees.ts'
import { listRelations } from '../../records/turns/relations.ts'
import { addRelations, pairKey, refuseLateAlone, settle } from './change.ts'
import type { RelationCaller } from './levelService.ts'
import { recordChange } from './raterChanges.ts'

/** Raters found in the organisation (design §5.11). */
export function createAutobindService(context: ServiceContext) {
  const { database, ids } = context
  return {
    /** Adds what is missing on the open levels named, up to the setting; answers for whom nobody was found. */
    async bind(caller: RelationCaller, id: number, levelTypes: BuiltInLevelType[]) {
      const { enterpriseId } = caller
      // Planned outside the transaction, because a large organisation takes a while; checked again inside.
      const asked = await database.read((db) => readAsked(db, enterpriseId, id, levelTypes))
      const plan = await inPieces(autoBindSteps(asked))
      return database.write(async (db) => {
        const row = await takeUnfinished(db, enterpriseId, id)
        const ground = await readGround(db, enterpriseId, id)
        const wanted = openLevels(ground, levelTypes)
        const fresh = plan.flatMap(({ evaluateeId, raterId, levelType }) => {
          const evaluatee = ground.byEmployee.get(evaluateeId)
          const level = wanted.find((each) => each.levelType === levelType)
          return evaluatee && level ? [{ evaluateeId: evaluatee, raterId, levelId: level.levelId }] : []
        })
        const additions = await addRelations(db, ids, row, ground.relations, fresh)
        refuseLateAlone(additions)
        const { added, refused } = additions
        await settle(db, row)
        await recordChange(db, context, caller, row, { added: added.length, removed: 0 })
        const perLevel = wanted.map(({ levelType, levelId }) => {
          return { levelId, levelType, added: added.filter((relation) => relation.levelId === levelId).length }
        })
        const late = new Set(refused.map(pairKey))
        const bound = plan.filter(({ evaluateeId, raterId }) => {
          return !late.has(pairKey({ evaluateeId: ground.byEmployee.get(evaluateeId) ?? 0, raterId }))
        })
        return { added: added.length, perLevel, missing: missingOf(ground, [...ground.existing, ...bound], wanted) }
      })
    },
  }
}

export type AutobindService = ReturnType<typeof createAutobindService>

interface Ground {
  evaluatees: { id: number; employeeId: number }[]
  byEmployee: Map<number, number>
  levels: { id: number; type: string; open: number }[]
  relations: Awaited<ReturnType<typeof listRelations>>
  /** The relations in the words of the domain: people by their employee ids. */
  existing: Relation[]
}

function openLevels(ground: Ground, levelTypes: BuiltInLevelType[]) {
  return levelTypes.flatMap((levelType) => {
    const level = ground.levels.find(({ type, open }) => type === levelType && open === 1)
    return level === undefined ? [] : [{ levelType, levelId: level.id }]
  })
}

async function readAsked(db: Handle, enterpriseId: number, id: number, levelTypes: BuiltInLevelType[]) {
  const row = await getQuestionnaire(db, enterpriseId, id)
  const ground = await readGround(db, enterpriseId, id)
  return {
    organisation: await readOrganisation(db, enterpriseId),
    evaluateeIds: ground.evaluatees.map(({ employeeId }) => employeeId),
    levelTypes: openLevels(ground, levelTypes).map(({ levelType }) => levelType),
    maximumPerLevel: readSetting(row).maximumRatersPerLevel,
    existing: ground.existing,
  }
}

async function readGround(db: Handle, enterpriseId: number, id: number): Promise<Ground> {
  const evaluatees = await listEvaluatees(db, enterpriseId, id)
  const levels = await listLevels(db, enterpriseId, id)
  const relations = await listRelations(db, enterpriseId, id)
  const people = new Map(evaluatees.map((evaluatee) => [evaluatee.id, evaluatee.employeeId]))
  const types = new Map(levels.map((level) => [level.id, levelTypeOf(level.type)]))
  const existing = relations.flatMap(({ evaluateeId, raterId, levelId }) => {
    const employeeId = people.get(evaluateeId)
    const levelType = types.get(levelId)
    // A withdrawn turn counts too: who was taken out by hand is not brought back by the machine.
    return employeeId === undefined || levelType === undefined ? [] : [{ evaluateeId: employeeId, raterId, levelType }]
  })
  const byEmployee = new Map(evaluatees.map((evaluatee) => [evaluatee.employeeId, evaluatee.id]))
  return { evaluatees, byEmployee, levels, relations, existing }
}

async function readOrganisation(db: Handle, enterpriseId: number) {
  const places = await listPlaces(db, enterpriseId)
  const departments = await listDepartments(db, enterpriseId)
  return {
    employees: places.map(({ id, departmentId, disabled }) => ({ id, departmentId, disabled: disabled === 1 })),
    departments: departments.map(({ id, parentId, leaderId }) => ({ id, parentId, leaderId })),
  }
}

function missingOf(ground: Ground, bound: Relation[], wanted: { levelType: BuiltInLevelType }[]) {
  const has = new Set(bound.map(({ evaluateeId, levelType }) => `${evaluateeId} ${levelType}`))
  return ground.evaluatees.flatMap(({ id, employeeId }) =>
    wanted
      .filter(({ levelType }) => !has.has(`${employeeId} ${levelType}`))
      .map(({ levelType }) => ({ evaluateeId: id, levelType })),
  )
}
