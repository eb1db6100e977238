/** How many evaluatees and turns questionnaires have, counted from the rows themselves. */
import { sql } from 'kysely'
import type { Handle } from '../../database/open.ts'
import { slices } from '../../database/statements.ts'
import { toldTurns } from '../../database/toldTurns.ts'
import { isAsked, listCountingAll } from './asked.ts'

/** Turns on closed levels do not count, nor withdrawn ones but as `asked.ts` says: nobody would be asked. */
export interface TurnCounts {
  evaluatees: number
  /** Evaluatees somebody rates. */
  rated: number
  /** Turns, and those of them whose form is sent. */
  invited: number
  submitted: number
}

export const NONE: TurnCounts = { evaluatees: 0, rated: 0, invited: 0, submitted: 0 }

/** Each has some levels, which are parameters too. */
export const QUESTIONNAIRES_A_STATEMENT = 500

function countEvaluatees(db: Handle, enterpriseId: number, ids: readonly number[]) {
  return db
    .selectFrom('evaluatee')
    .select((eb) => ['questionnaireId', eb.fn.countAll<number>().as('total')])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', 'in', ids)
    .groupBy('questionnaireId')
    .execute()
}

export function openLevels(db: Handle, enterpriseId: number, ids: readonly number[]) {
  return db
    .selectFrom('relationLevel')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', 'in', ids)
    .where('open', '=', 1)
}

/**
 * All is counted in one pass over the relations in the order of an index, without a join: 250,000 of them took three
 * times as long in two.
 */
async function countTurns(db: Handle, enterpriseId: number, ids: readonly number[]) {
  const levels = await openLevels(db, enterpriseId, ids).execute()
  if (levels.length === 0) return []
  const levelIds = levels.map(({ id }) => id)
  const countingAll = await listCountingAll(db, enterpriseId, ids)
  const { status } = toldTurns(enterpriseId)
  const byEvaluatee = db
    .selectFrom('relation')
    .select((eb) => [
      'questionnaireId',
      'evaluateeId',
      eb.fn.countAll<number>().as('invited'),
      sql<number>`sum(case when ${status} = 'submitted' then 1 else 0 end)`.as('submitted'),
    ])
    .where('enterpriseId', '=', enterpriseId)
    .where('questionnaireId', 'in', ids)
    .where('levelId', 'in', levelIds)
    .where(isAsked(countingAll))
    .groupBy(['questionnaireId', 'evaluateeId'])
    .as('one')
  return db
    .selectFrom(byEvaluatee)
    .select((eb) => [
      'one.questionnaireId',
      eb.fn.countAll<number>().as('rated'),
      eb.fn.sum<number>('one.invited').as('invited'),
      eb.fn.sum<number>('one.submitted').as('submitted'),
    ])
    .groupBy('one.questionnaireId')
    .execute()
}

/** Counted from the rows themselves, for each of `ids`. */
export async function countAnew(
  db: Handle,
  enterpriseId: number,
  ids: readonly number[],
): Promise<Map<number, TurnCounts>> {
  const counts = new Map(ids.map((id) => [id, NONE]))
  const add = (id: number, more: Partial<TurnCounts>) => counts.set(id, { ...(counts.get(id) ?? NONE), ...more })
  for (const slice of slices([...ids], QUESTIONNAIRES_A_STATEMENT)) {
    for (const { questionnaireId, total } of await countEvaluatees(db, enterpriseId, slice)) {
      add(questionnaireId, { evaluatees: total })
    }
    for (const { questionnaireId, ...turns } of await countTurns(db, enterpriseId, slice)) add(questionnaireId, turns)
  }
  return counts
}
