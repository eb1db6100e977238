/** Whose reports on the page would tell them no score of others. The list waits for no figures: it is asked for after it. */
import { useListContext } from 'react-admin'
import { useQuestion } from '../../../providers/calls/useQuestion.ts'
import { useQuestionnaireId } from '../../../providers/useQuestionnaireId.ts'
import type { ListRecord } from '../../../resource/list/shape.ts'
import { LASTING } from '../model.ts'
import type { Released } from './model.ts'

/**
 * False also while it is not known. Whoever releases the same rows asks the same anew: what the page was told earlier is no
 * answer to that.
 */
export function useIsFigureless({ employeeId }: Released): boolean {
  const path = { id: useQuestionnaireId() }
  const { data: rows = [] } = useListContext<ListRecord & Released>()
  const ids = rows.map((row) => row.employeeId)
  const options = { ...LASTING, enabled: ids.length > 0, keptFor: 'marks' }
  const { data } = useQuestion('planReleases', { path, body: { ids } }, options)
  return data?.withoutFigures.some((one) => one.employeeId === employeeId) ?? false
}
