/** Which turns count as asked for, one rule for every total. */
import type { ExpressionBuilder } from 'kysely'
import { ANONYMOUS, COLLECTING } from '../../../domain/evaluation/status.ts'
import type { Handle } from '../../database/open.ts'
import type { Database } from '../../database/schema/schema.ts'

/**
 * Those of these questionnaires whose withdrawn turns count, too: anonymous ones from their start on. Their finish makes every
 * turn alike, and a total without the withdrawn ones, beside the list of all, would tell of who was disabled meanwhile that
 * nothing was sent (anonymity.md R5, R17). So they count before it as well, and no total changes by the finish.
 */
export async function listCountingAll(db: Handle, enterpriseId: number, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('questionnaire')
    .select('id')
    .where('enterpriseId', '=', enterpriseId)
    .where('id', 'in', ids)
    .where('type', '=', ANONYMOUS)
    .where('processStatus', '>=', COLLECTING)
    .execute()
  return rows.map(({ id }) => id)
}

/** Turns that count, where `countingAll` is what listCountingAll says of their questionnaires. */
export const isAsked = (countingAll: readonly number[]) => (eb: ExpressionBuilder<Database, 'relation'>) =>
  countingAll.length === 0
    ? eb('relation.status', '!=', 'withdrawn')
    : eb.or([eb('relation.status', '!=', 'withdrawn'), eb('relation.questionnaireId', 'in', countingAll)])
