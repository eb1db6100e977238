import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { isPublished } from '../../../domain/evaluation/status.ts'
import { useCurrentQuestionnaire } from '../../providers/currentQuestionnaire.ts'
import { useBulkAct } from '../../resource/list/bulk/useBulkAct.ts'
import '../../ui/inputs/choice.css'
import { type Evaluatee, evaluateeName } from './model.ts'
import { RemoveEvaluateesDialog } from './RemoveEvaluateesDialog.tsx'
import { useRemoving } from './useRemoving.ts'

/** A row's head, and the way to take the row out, which can be undone; of a round that was started it asks first. */
export function EvaluateeName({ row, canEdit }: { row: Evaluatee; canEdit: boolean }) {
  const translate = useTranslate()
  const { questionnaire } = useCurrentQuestionnaire()
  const [isAsking, setAsking] = useState(false)
  const { path, ...removing } = useRemoving()
  const { run, isPending } = useBulkAct({ ...removing, rowId: row.id })
  const name = row.evaluateName.trim() === '' ? translate('list.untitled') : evaluateeName(row)

  return (
    <th scope="row" title={row.evaluateEmail}>
      <span className="rv-matrix-name">
        <span>
          <b>{name}</b> <span className="rv-muted">{row.departName ?? row.evaluateEmail}</span>
        </span>
        {canEdit && (
          <button
            type="button"
            className="rv-icon-button rv-matrix-quiet"
            aria-label={translate('relations.removeEvaluatee', { name })}
            disabled={isPending}
            onClick={() => (isPublished(questionnaire.processStatus) ? setAsking(true) : run({ path }))}
          >
            ×
          </button>
        )}
        {isAsking && <RemoveEvaluateesDialog row={{ id: row.id, name }} onClose={() => setAsking(false)} />}
      </span>
    </th>
  )
}
