/** Adding raters, the call of both the cell and its dialog. */
import type { CallInput } from '../../providers/calls/calls.ts'
import type { Evaluatee, Level } from './model.ts'

/** `valuerIds` besides those who are there already, on one level of one evaluatee. */
export function ratersToAdd(
  id: number,
  row: Evaluatee,
  level: Level,
  valuerIds: number[],
): CallInput<'updateParticipants'> {
  const body = { levelId: level.levelId, valuerIds, evaluateeIds: [row.id] }
  return { path: { id }, body: { ...body, addType: 1, isSyncAll: false, isExcludeEvaluatee: true } }
}
