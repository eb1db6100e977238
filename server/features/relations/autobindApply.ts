/** Writing what a plan of auto-bind holds, as far as it is still wanted: others may have written since it was made. */
import type { Ids } from '../../database/ids.ts'
import type { Handle } from '../../database/open.ts'
import { findActive } from '../../records/people/employees.ts'
import { listLevels } from '../../records/questionnaire/levels.ts'
import { readSetting } from '../../records/questionnaire/setting.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { listEvaluatees, listEvaluateesThere } from '../../records/turns/evaluatees.ts'
import { listRelationsOf } from '../../records/turns/relations.ts'
import type { BoundLevel } from './autobindPlan.ts'
import { type Additions, addRelations, type NewRelation, pairKey } from './change.ts'
import { listAsked } from './store.ts'

/** Those of the plan's levels that are open now. */
export async function openAmong(db: Handle, row: QuestionnaireRow, levels: readonly BoundLevel[]) {
  const all = await listLevels(db, row.enterpriseId, row.id)
  const open = new Set(all.flatMap((level) => (level.open === 1 ? [level.id] : [])))
  return levels.filter(({ levelId }) => open.has(levelId))
}

/**
 * Adds those whose evaluatee, level and rater are there and who are no pair yet, while the level has room for them; newcomers
 * who come too late are passed over (R19). The caller holds the lock of the questionnaire.
 */
export async function addPlanned(
  db: Handle,
  ids: Ids,
  row: QuestionnaireRow,
  open: readonly BoundLevel[],
  planned: readonly NewRelation[],
): Promise<Additions> {
  const { enterpriseId, id } = row
  const evaluateeIds = [...new Set(planned.map(({ evaluateeId }) => evaluateeId))]
  const evaluatees = await listEvaluateesThere(db, enterpriseId, id, evaluateeIds)
  const raterIds = planned.map(({ raterId }) => raterId)
  const active = await findActive(db, enterpriseId, raterIds)
  const existing = await listRelationsOf(db, enterpriseId, id, evaluateeIds)
  const levelIds = new Set(open.map(({ levelId }) => levelId))
  // Who was taken out by hand is not brought back by the machine, and keeps the place.
  const pairs = new Set(existing.map(pairKey))
  const hasRoom = roomOn(existing, readSetting(row).maximumRatersPerLevel)
  const wanted = planned.filter((relation) => {
    const { evaluateeId, levelId, raterId } = relation
    const isThere = evaluatees.has(evaluateeId) && levelIds.has(levelId) && active.has(raterId)
    return isThere && !pairs.has(pairKey(relation)) && hasRoom(relation)
  })
  return addRelations(db, ids, row, existing, wanted)
}

const placeOf = ({ evaluateeId, levelId }: Omit<NewRelation, 'raterId'>) => `${evaluateeId} ${levelId}`

/** Says of one relation after the other whether it has a place among at most `maximum` of a level and an evaluatee, and takes it. */
function roomOn(existing: readonly Omit<NewRelation, 'raterId'>[], maximum: number) {
  const taken = new Map<string, number>()
  const take = (key: string) => taken.set(key, (taken.get(key) ?? 0) + 1)
  for (const relation of existing) take(placeOf(relation))
  return (relation: Omit<NewRelation, 'raterId'>) => {
    const key = placeOf(relation)
    if ((taken.get(key) ?? 0) >= maximum) return false
    take(key)
    return true
  }
}

/** How many of these relations are on a level. */
export const countOn = (added: Additions['added'], levelId: number) =>
  added.filter((relation) => relation.levelId === levelId).length

/**
 * Evaluatees about whom nobody was ever asked on a level, in the order they were added in, and each one's levels in theirs.
 * Both are read whole: of a join, a database that guesses few rows may read one anew for each of the other.
 */
export async function missingOn(db: Handle, { enterpriseId, id }: QuestionnaireRow, levels: readonly BoundLevel[]) {
  const levelIds = levels.map(({ levelId }) => levelId)
  const asked = new Set((await listAsked(db, enterpriseId, id, levelIds)).map(placeOf))
  return (await listEvaluatees(db, enterpriseId, id)).flatMap(({ id: evaluateeId }) =>
    levels.flatMap(({ levelId, levelType }) =>
      asked.has(placeOf({ evaluateeId, levelId })) ? [] : [{ evaluateeId, levelType }],
    ),
  )
}
