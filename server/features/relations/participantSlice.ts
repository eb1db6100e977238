/** Giving and taking raters within one transaction: at once, or a slice of a job (participantJob.ts). */
import { BusinessError } from '../../../domain/errors.ts'
import { levelTypeOf, mayRateOn } from '../../../domain/evaluation/levels.ts'
import type { Ids } from '../../database/ids.ts'
import type { Handle } from '../../database/open.ts'
import { slices } from '../../database/statements.ts'
import { findActive } from '../../records/people/employees.ts'
import type { QuestionnaireRow } from '../../records/questionnaire/store.ts'
import { listEvaluateesThere } from '../../records/turns/evaluatees.ts'
import {
  listRelationsById,
  listRelationsOf,
  RELATIONS_A_SLICE,
  type StoredRelation,
} from '../../records/turns/relations.ts'
import { type Additions, addRelations, removeUnsent } from './change.ts'

/** The same raters on one level. */
export interface Giving {
  /** 1 adds, 2 replaces the level's raters. */
  addType: 1 | 2
  isExcludeEvaluatee: boolean
  /** Each once. */
  valuerIds: number[]
}

/** What of it one transaction does. */
export interface GivingPiece {
  evaluateeIds: number[]
  valuerIds: number[]
  /** Whether it drops the raters who are not wanted any more, of whom nobody knows how many there are. */
  isDropping: boolean
}

/** As many an evaluatee may well have on a level: what a replacement drops counts as well. */
const USUAL_RATERS = 20

/** Cuts the order so that no piece changes more relations than a slice; one piece, if only an empty one, there always is. */
export function givingPieces({ addType, valuerIds }: Giving, evaluateeIds: readonly number[]): GivingPiece[] {
  const isReplacing = addType === 2
  const mostRaters = isReplacing ? RELATIONS_A_SLICE - USUAL_RATERS : RELATIONS_A_SLICE
  return orEmpty(slices(valuerIds, mostRaters)).flatMap((raters, index) => {
    const isDropping = isReplacing && index === 0
    const changed = Math.max(raters.length + (isDropping ? USUAL_RATERS : 0), 1)
    const evaluatees = orEmpty(slices(evaluateeIds, Math.floor(RELATIONS_A_SLICE / changed)))
    return evaluatees.map((those) => ({ evaluateeIds: those, valuerIds: raters, isDropping }))
  })
}

const orEmpty = (pieces: number[][]): number[][] => (pieces.length === 0 ? [[]] : pieces)

export interface Given extends Additions {
  removed: number
  skipped: number
}

/**
 * Gives the evaluatees of a piece its raters. Left out and counted as skipped: who rates the evaluatee already, on whatever
 * level; oneself; others on level self; disabled people; newcomers who come too late (R19); removals of sent answers;
 * whoever is gone. The caller holds the lock of the questionnaire.
 */
export async function giveRaters(
  db: Handle,
  ids: Ids,
  row: QuestionnaireRow,
  level: { id: number; type: string },
  giving: Giving,
  { evaluateeIds, valuerIds, isDropping }: GivingPiece,
): Promise<Given> {
  const { enterpriseId, id: questionnaireId } = row
  const evaluatees = await listEvaluateesThere(db, enterpriseId, questionnaireId, evaluateeIds)
  const people = await findActive(db, enterpriseId, valuerIds)
  const active = valuerIds.filter((id) => people.has(id))
  const existing = await listRelationsOf(db, enterpriseId, questionnaireId, evaluateeIds)
  const dropped = isDropping ? replaced(existing, level.id, new Set(giving.valuerIds)) : []
  const gone = new Set(await removeUnsent(db, row, dropped))
  const levelType = levelTypeOf(level.type)
  const excludesOneself = giving.isExcludeEvaluatee && levelType !== 'self'
  const mayRate = (raterId: number, employeeId: number) =>
    mayRateOn(levelType, raterId, employeeId) && !(excludesOneself && raterId === employeeId)
  const wanted = [...evaluatees].flatMap(([evaluateeId, employeeId]) =>
    active.flatMap((raterId) => (mayRate(raterId, employeeId) ? [{ evaluateeId, levelId: level.id, raterId }] : [])),
  )
  const kept = existing.filter(({ id }) => !gone.has(id))
  const { added, refused } = await addRelations(db, ids, row, kept, wanted)
  // Who had to make way for a newcomer could not come back either.
  if (giving.addType === 2 && refused.length > 0) throw new BusinessError('NEWCOMERS_REFUSED')
  const left = evaluateeIds.length * valuerIds.length - added.length
  return { added, refused, removed: gone.size, skipped: left + dropped.length - gone.size }
}

/** The relations on the level that a replacement drops. */
function replaced(existing: readonly StoredRelation[], levelId: number, raters: ReadonlySet<number>): number[] {
  return existing
    .filter((relation) => relation.levelId === levelId)
    .filter(({ raterId, status }) => !raters.has(raterId) && status !== 'withdrawn')
    .map((relation) => relation.id)
}

/** Removes those of these relations that are still there and on the level; sent ones stay and are counted. */
export async function takeRaters(db: Handle, row: QuestionnaireRow, relationIds: number[], levelId: number | null) {
  const rows = await listRelationsById(db, row.enterpriseId, row.id, relationIds)
  const named = rows.filter((relation) => isNamedOn(relation, levelId)).map(({ id }) => id)
  const gone = await removeUnsent(db, row, named)
  return { removed: gone.length, skipped: named.length - gone.length }
}

/** Whether it is on that level, or on whatever level; a withdrawn one is nobody's to remove. */
export const isNamedOn = (relation: StoredRelation, levelId: number | null) =>
  (levelId ?? relation.levelId) === relation.levelId && relation.status !== 'withdrawn'
