/** Takes evaluatees out with the relations to their raters; undo brings them back with their raters. */

import type { CallResult } from '../../providers/calls/calls.ts'
import { useQuestionnaireId } from '../../providers/useQuestionnaireId.ts'

export function useRemoving() {
  const id = useQuestionnaireId()
  const path = { id }
  return {
    path,
    act: 'bulkRemoveEvaluatees',
    doneKey: 'relations.removed',
    leaves: `evaluatees.${id}`,
    inverse: {
      act: 'bulkRestoreEvaluatees',
      input: ({ previous }: CallResult<'bulkRemoveEvaluatees'>) => ({ path, body: { previous } }),
    },
  } as const
}
